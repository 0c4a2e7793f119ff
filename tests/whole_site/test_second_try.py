"""A second try from a review outlasts a reload, and so do the game that is over and what its review has found."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.tables import Seen
from playwright.sync_api import expect
from whole_site.test_python import AROUND, PATIENCE, play_to_the_end

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page


def awake(page: Page, name: str) -> Seen:
    """The last table of a page, once it plays on the page's own Python."""
    index = 0 if name == "play" else 3
    table = Seen.on(page, index)
    table.el.scroll_into_view_if_needed()
    around = page.locator(".site-sent") if name == "play" else table.el.locator(AROUND)
    expect(around).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    return Seen.on(page, index)


def lose(table: Seen) -> None:
    """Pass as long as there is a pass left, so that there is something to review, then play to the end."""
    while table.el.locator(".sv-pass:not([disabled])").count() and not table.ranking.is_visible():
        before = table.moves()
        table.pass_turn()
        table.wait_for_move(before)
    play_to_the_end(table)


def review_of(table: Seen) -> Locator:
    """The review on a table's last page, once it is done."""
    review = table.el.locator(".sv-review")
    expect(review).to_have_attribute("data-phase", "done", timeout=PATIENCE)
    return review


@pytest.mark.parametrize("name", ["play", "01-the-row-of-sevens"])
def test_a_second_try_goes_on_after_a_reload_and_leads_back_to_the_review(
    new_page: NewPage, address: str, name: str
) -> None:
    page = new_page(reduced_motion=True)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{address}en/{name}.html")
    table = awake(page, name)
    table.set("speed", "instant")
    lose(table)
    ended = table.moves()
    table.el.locator("[data-review=start]").click()
    review = review_of(table)
    found = review.locator(".sv-review-headline").inner_text()
    page.reload()
    table = awake(page, name)
    expect(table.ranking).to_be_visible()
    review = review_of(table)
    expect(review.locator(".sv-review-headline")).to_have_text(found)
    review.locator("[data-replay]:visible").click()
    again = table.el.locator(".sv-again")
    expect(again).to_contain_text("A second try.")
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    told, moves, hand = again.inner_text(), table.moves(), table.names(".sv-hand [data-card]")
    page.reload()
    table = awake(page, name)
    again = table.el.locator(".sv-again")
    expect(again).to_have_text(told, use_inner_text=True, timeout=PATIENCE)
    assert (table.moves(), table.names(".sv-hand [data-card]")) == (moves, hand)
    table.el.locator("[data-again=back]").click()
    expect(table.ranking).to_be_visible()
    expect(review_of(table).locator(".sv-review-headline")).to_have_text(found)
    assert table.moves() == ended
    page.reload()
    table = awake(page, name)
    expect(table.ranking).to_be_visible()
    review_of(table)
    assert wrong == []
