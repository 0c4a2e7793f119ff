"""Whole matches of Spades to 500 in a real page, by keyboard alone and by touch at 320 px, to the last page's review.

`make spades-matches` runs them, some minutes; no other command collects this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.exhibits import violations
from browser.tables import Seen, open_notebook
from browser.test_spades import CELL, press, tap
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Page

REVIEWED = 120_000
"""In this many milliseconds a match is reviewed, with what has to be compiled first."""


def test_a_match_by_keyboard_alone(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, CELL.format(seed=4, target=500, lang="en"))
    table = Seen.on(page)
    play_a_match(table, press)
    table.el.locator("[data-review=start]").focus()
    page.keyboard.press("Enter")
    expect_reviewed(table)


def test_a_match_by_touch_on_a_narrow_screen(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    open_notebook(page, lab, CELL.format(seed=5, target=500, lang="ja"), host="voila")
    table = Seen.on(page)
    play_a_match(table, tap)
    tap(table, "[data-review=start]")
    expect_reviewed(table)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def play_a_match(table: Seen, way: Callable[[Seen, str], None]) -> None:
    """Bid, play and ask for the next deal until a side has won; axe looks at the last page."""
    page = table.el.page
    table.wait_for_turn()
    table.el.evaluate("table => table.focus()")
    while not table.ranking.is_visible():
        moves = table.moves()
        said = ["[data-move='bid 3']", "[data-move='deal']"]
        way(table, next((each for each in said if table.el.locator(each).count()), ".sv-hand .sv-playable"))
        table.wait_for_move(moves)
    assert violations(page, table.el) == []


def expect_reviewed(table: Seen) -> None:
    """See the review to its end: a headline, a line of chances, and nothing that axe finds."""
    review = table.el.locator(".sv-review")
    expect(review).to_have_attribute("data-phase", "done", timeout=REVIEWED)
    expect(review.locator(".sv-review-headline")).not_to_be_empty()
    expect(review.locator(".sv-dot").first).to_be_visible()
    assert violations(table.el.page, table.el) == []
