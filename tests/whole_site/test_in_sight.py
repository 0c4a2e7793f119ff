"""Nothing that a step asks for lies under the foot: on a laptop; on a phone no farther than a short scroll."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browser.in_sight import SCROLL, SLACK, covered
from playwright.sync_api import expect

from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

APART = ("08", "09")
"""The puzzle book, which is looked into, and the lesson of code cells."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_nothing_that_a_step_asks_for_lies_under_the_foot(
    new_page: NewPage, site: Path, address: str, lang: str, size: tuple[int, int]
) -> None:
    is_phone = size[0] < size[1]
    page = new_page(size=size, touch=is_phone, reduced_motion=True, by_steps=True)
    names = sorted(path.stem for path in (site / lang).glob("[01]*.html") if not path.stem.startswith(APART))
    found = {}
    for name in names:
        page.goto(f"{address}/{lang}/{name}.html")
        here = page.locator(".site-stepwhere")
        while True:
            page.wait_for_timeout(300)
            where = here.inner_text()
            if hidden := covered(page, SCROLL if is_phone else SLACK):
                found[f"{name} {where}"] = hidden
            at, count = map(int, re.findall(r"\d+", where)[:2])
            if at == count:
                break
            skip = page.locator(".site-stepskip:visible")  # beside a Check that waits
            (skip if skip.count() else page.locator(".site-stepgo")).click(force=True)
    assert found == {}


TABLES = ("11-spades.html#trump-table", "11-spades.html#bid-table", "11-spades.html#cover-table")
BRIDGES = ("10-seven-bridge.html#pon-again", "10-seven-bridge.html#star-table")
"""Steps with a table that no row of a board gives way for."""


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [*TABLES, *BRIDGES])
def test_where_no_board_gives_way_a_laptop_shows_all_that_is_said_and_a_hint_moves_nothing(
    new_page: NewPage, address: str, lang: str, table: str, size: tuple[int, int]
) -> None:
    """What the cat asked when all others had bid lay under the tools, and a hint scrolled the hand."""
    page = new_page(size=size, reduced_motion=True, by_steps=True)
    page.goto(f"{address}{lang}/{table}")
    step = page.locator(".site-step:not(.site-away)")
    hint = step.locator("[data-tool=hint]:not([disabled])")
    hint.wait_for()
    page.wait_for_timeout(1000)
    assert covered(page) == []
    hand = step.locator(".sv-hand")
    before = hand.bounding_box()
    for _ in range(2):
        hint.click()
        page.wait_for_timeout(500)
        assert covered(page) == []
    after = hand.bounding_box()
    assert before
    assert after
    assert abs(after["y"] - before["y"]) <= SLACK


def answered_wrong(new_page: NewPage, address: str, lang: str) -> tuple[Page, Locator]:
    """Return a phone's page on which a puzzle of lesson 01 was answered wrong, and its step."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{address}/{lang}/01-the-row-of-sevens.html#together")
    step = page.locator(".site-step:not(.site-away)")
    step.locator(".sv-choice-button").first.tap()
    step.locator(".sv-drawer .sv-coach").wait_for()
    page.wait_for_timeout(500)
    return page, step


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_leaves_the_steps_name_and_the_board_in_sight_on_a_phone(
    new_page: NewPage, address: str, lang: str
) -> None:
    page, step = answered_wrong(new_page, address, lang)
    bar = page.locator(".site-stepbar").bounding_box()
    name, board = step.locator("h2").bounding_box(), step.locator(".sv-board").bounding_box()
    assert bar
    assert name
    assert board
    assert bar["y"] + bar["height"] <= name["y"] + 1
    assert name["y"] + name["height"] <= board["y"]


_CUT = """step => {
    const edge = step.querySelector("h2").getBoundingClientRect().bottom;
    const range = document.createRange();
    return [...step.querySelectorAll("p, .sv-puzzle-title, .sv-ask")].some(text => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(line => line.top < edge - 1 && line.bottom > edge + 1);
    });
}"""
"""Whether a line of text lies half under the step's name."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_wrong_answer_leaves_a_phones_page_where_it_was_and_cuts_no_line(
    new_page: NewPage, address: str, lang: str
) -> None:
    """The film that tells why it is wrong has the place of *Pass*: so the hand stands right above what is said."""
    page, step = answered_wrong(new_page, address, lang)
    stage, drawer = step.locator(".sv-stage").bounding_box(), step.locator(".sv-drawer").bounding_box()
    assert stage
    assert drawer
    assert page.evaluate("scrollY") == 0
    assert drawer["y"] - 30 <= stage["y"] + stage["height"] <= drawer["y"] + 1
    assert step.locator(".sv-puzzle[data-watch] .sv-show > .sv-bar").is_visible()
    assert not step.evaluate(_CUT)


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_a_solved_puzzle_is_sent_with_stands_above_the_foot_and_moves_nothing(
    new_page: NewPage, address: str, lang: str, size: tuple[int, int]
) -> None:
    """It stood below the foot; where a step has a text and open hands there is no room for it above."""
    page = new_page(size=size, reduced_motion=True, by_steps=True)
    page.goto(f"{address}{lang}/01-the-row-of-sevens.html#passing-puzzles")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    expect(box).to_be_visible()
    board = box.locator(".sv-board")
    before = board.bounding_box()
    box.evaluate("box => { box.dataset.tone = 'yes'; }")  # as once it is solved
    page.wait_for_timeout(500)
    expect(page.locator(".site-step:visible .sv-send")).to_be_visible()
    sent = page.locator(".site-step:visible .sv-send").bounding_box()
    foot = page.locator(".site-stepfoot").bounding_box()
    assert sent
    assert foot
    assert sent["y"] + sent["height"] <= foot["y"]
    assert board.bounding_box() == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_faster_comes_and_goes_beside_a_phones_hand_of_spades_and_moves_nothing(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{address}/{lang}/11-spades.html?door=play#play")
    table = page.locator(".site-step:visible .sv-table")
    tops = [
        table.evaluate(
            """(table, hides) => {
                table.querySelector("[data-tool=skip]").hidden = hides;
                return table.querySelector(".sv-hand").getBoundingClientRect().top;
            }""",
            hides,
        )
        for hides in (True, False)
    ]
    expect(table.locator("[data-tool=skip]")).to_be_visible()
    assert tops[0] == tops[1]
