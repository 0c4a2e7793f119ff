"""The first lesson in a real JupyterLab: the table answers to what a reader does."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from browser.conftest import OpenLesson

LESSON = "en/01-the-row-of-sevens.ipynb"
YOURS = ".sv-hand .sv-playable"


@pytest.fixture
def table(page: Page, open_lesson: OpenLesson) -> Locator:
    """The table of the lesson, after Run All Cells, with nothing moving on its own."""
    open_lesson(page, LESSON)
    table = page.locator(".sv-table")
    expect(table).to_have_count(1)
    table.get_by_text("Settings").click()
    table.locator("[data-setting=speed]").select_option(label="instant")
    return table


def shown(table: Locator) -> tuple[str, ...]:
    """What the board, the hand and the seats show."""
    return tuple(table.locator(part).inner_html() for part in (".sv-board", ".sv-hand", ".sv-players"))


def last_move(table: Locator) -> int:
    """The number of moves made."""
    text = table.locator(".sv-log .sv-summary").inner_text()
    return int(text.rpartition("/")[2])


def wait_for_turn(table: Locator) -> None:
    """Wait until the reader is to move, or play has ended."""
    your_turn = table.locator(".sv-headline", has_text="Your turn")
    expect(your_turn.or_(table.locator(".sv-ranking:visible"))).to_be_visible()


def test_a_legal_card_is_played(table: Locator) -> None:
    wait_for_turn(table)
    before, moves = shown(table), last_move(table)
    card = table.locator(YOURS).first.get_attribute("data-card")
    table.locator(f".sv-hand [data-card='{card}']").click()
    expect(table.locator(f".sv-board [data-place='{card}']")).to_have_class(re.compile("sv-down"))
    expect(table.locator(f".sv-hand [data-card='{card}']")).to_have_count(0)
    wait_for_turn(table)
    assert last_move(table) > moves + 1, "the others moved too"
    assert all(old != new for old, new in zip(before, shown(table), strict=True))


def test_B4_an_illegal_card_stays_and_the_coach_cites_the_rule(table: Locator) -> None:
    wait_for_turn(table)
    before, moves = shown(table), last_move(table)
    card = table.locator(".sv-hand .sv-card:not(.sv-playable)").first
    name = card.get_attribute("data-card") or ""
    card.click()
    expect(table.locator(".sv-coach .sv-rule")).to_have_text("B4")
    expect(table.locator(".sv-coach .sv-headline")).to_contain_text(name)
    assert last_move(table) == moves
    assert table.locator(".sv-reason").count() > 0
    after = [part.replace(" sv-reason", "").replace(", this is the reason", "") for part in shown(table)]
    assert after == list(before)


def test_a_whole_game_to_its_ranking(table: Locator) -> None:
    ranking = table.locator(".sv-ranking")
    while True:
        wait_for_turn(table)
        if ranking.is_visible():
            break
        moves = last_move(table)
        playable = table.locator(YOURS)
        (playable.first if playable.count() else table.locator(".sv-pass")).click()
        expect(table.locator(".sv-log .sv-summary")).not_to_contain_text(f"/{moves}")
    places = ranking.locator(".sv-placing")
    expect(places).to_have_count(4)
    assert places.locator(".sv-rank-number").all_inner_texts() == ["1", "2", "3", "4"]
    assert set(places.locator(".sv-rule").all_inner_texts()) <= {"B6", "B9", "B10"}
