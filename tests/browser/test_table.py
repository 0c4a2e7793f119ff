"""A table answers to what a reader does, from the first card to the ranking.

`make test-hosts` has it in a real JupyterLab, where `make test` has whole lessons read to their ends.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from browser.tables import Seen, open_table
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Page


def shown(table: Seen) -> list[str]:
    """What the board, the hand and the seats show."""
    return [table.el.locator(part).inner_html() for part in (".sv-board", ".sv-hand", ".sv-players")]


def test_B4_an_illegal_card_stays_a_legal_one_is_played_and_so_on_to_the_ranking(page: Page, place: Lab | None) -> None:
    open_table(page, place, "Table(Game(seed=3))")
    table = Seen.on(page)
    table.set("speed", "instant")
    table.wait_for_turn()
    an_illegal_card_stays_and_the_coach_cites_the_rule(table)
    a_legal_card_is_played(table)
    the_game_goes_to_its_ranking(table)


def an_illegal_card_stays_and_the_coach_cites_the_rule(table: Seen) -> None:
    """Press a card that does not fit, and see everything as it was."""
    card = table.names(".sv-hand .sv-card:not(.sv-playable)")[0]
    table.card(card).focus()  # the tab stop goes along with a press
    before, moves = shown(table), table.moves()
    table.card(card).click()
    expect(table.rule).to_have_text("B4")
    expect(table.headline).to_contain_text(card)
    assert table.moves() == moves
    assert table.el.locator(".sv-reason").count() > 0
    marks = re.compile(' sv-reason|, this is the reason| title="this is the reason"')
    assert [marks.sub("", part) for part in shown(table)] == before


def a_legal_card_is_played(table: Seen) -> None:
    """Press a card that fits, and see it lie on the board."""
    before, moves = shown(table), table.moves()
    card = table.names(".sv-playable")[0]
    table.card(card).click()
    expect(table.place(card)).to_have_class(re.compile("sv-down"))
    expect(table.card(card)).to_have_count(0)
    table.wait_for_move(moves)
    assert table.moves() > moves + 1, "the others moved too"
    assert all(old != new for old, new in zip(before, shown(table), strict=True))


def the_game_goes_to_its_ranking(table: Seen) -> None:
    """Play on to the end."""
    while not table.ranking.is_visible():
        moves = table.moves()
        table.move()
        table.wait_for_move(moves)
    places = table.ranking.locator(".sv-placing")
    expect(places).to_have_count(4)
    assert places.locator(".sv-rank-number").all_inner_texts() == ["1", "2", "3", "4"]
    assert set(places.locator(".sv-rule").all_inner_texts()) <= {"B9", "B10"}
