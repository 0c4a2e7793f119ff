"""The review on the last page in JupyterLab: it goes on in the background, stops, and leads back into the game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from browser.tables import Seen, open_notebook
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Locator

_STOP_SOON = """table => new Promise((done) => {
  const look = () => {
    if (!table.querySelector(".sv-dot")) return void requestAnimationFrame(look);
    table.querySelector("[data-review=stop]").click();
    done();
  };
  look();
})"""
"""Stops a review as soon as its curve has a dot: a machine under load may be done with it before a test looks again."""


def test_a_finished_game_is_reviewed_replayed_and_made_a_puzzle(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, "table(moves=400, passing=True)", "table(moves=400, passing=True, players=2, seed=5)")
    four, two = Seen.on(page), Seen.on(page, 1)
    review = four.el.locator(".sv-review")
    four.el.locator("[data-review=start]").focus()
    page.keyboard.press("Enter")
    expect(four.el.locator(".sv-lead").get_by_role("progressbar")).to_be_in_viewport()
    expect(four.el.locator("[data-review=stop]")).to_be_focused()
    four.set("zoom", "125 %")
    expect(four.el).to_have_attribute("style", re.compile("1.25"))
    expect(review).to_have_attribute("data-phase", "running")
    four.el.evaluate(_STOP_SOON)
    expect(review.locator(".sv-review-said")).to_contain_text("Stopped after")
    expect(four.el.locator("[data-review=start]")).to_have_text("Continue review")

    review = two.el.locator(".sv-review")
    two.el.locator("[data-review=start]").click()
    expect(review).to_have_attribute("data-phase", "done", timeout=30_000)
    expect(two.said).to_contain_text(" choices: ")
    expect(two.said).not_to_contain_text("Accuracy: ")
    expect(review.locator(".sv-terms")).to_contain_text("Accuracy: ")
    mistake = review.locator(".sv-moment").filter(has=page.locator("[data-puzzle]")).first
    expect(mistake.get_by_role("img")).to_have_attribute("aria-label", re.compile("The board before the move: .+"))
    expect(mistake.get_by_role("img")).not_to_have_attribute("aria-label", re.compile("arrow"))
    expect(mistake).not_to_contain_text("Better: ")
    expect(mistake).to_contain_text("What would have been better?")
    before = _turns_at(mistake)
    mistake.get_by_role("button", name="Show me").click()
    expect(mistake).to_contain_text("Better: ")
    expect(mistake.locator("[data-replay]")).to_be_focused()
    assert _turns_at(mistake) == before, "what turns to the moments stays where it is"
    _turn_through(mistake)
    if (pose := mistake.locator("[data-puzzle]")).is_visible():  # a blunder is kept by itself
        pose.click()
    expect(mistake).to_contain_text("“My mistakes”")  # perhaps since an earlier test
    _try_again(two, review)


def _try_again(two: Seen, review: Locator) -> None:
    """Play once more from the moment on show, take that back, play it again, and come back to the review."""
    moves = two.moves()
    review.locator("[data-replay]").click()
    expect(two.el.locator(".sv-again")).to_contain_text("A second try.")
    expect(two.ranking).to_be_hidden()
    assert two.moves() < moves
    two.tool("undo").click()
    expect(two.ranking).to_be_visible()
    review.locator("[data-replay]").click()
    again = two.el.locator(".sv-again")
    expect(again).to_contain_text("A second try.")
    expect(again).not_to_contain_text("This time")
    two.move()
    expect(again).to_contain_text("This time")
    two.el.locator("[data-again=back]").click()
    expect(two.ranking).to_be_visible()
    expect(again).to_be_hidden()
    expect(review).to_have_attribute("data-phase", "done")
    expect(review.locator(".sv-did")).to_be_in_viewport()
    expect(review.locator("[data-replay]")).to_be_focused()


def _turn_through(moment: Locator) -> None:
    """Turn to each of the moments, and back to the one that was on show: what turns to them stays where it is."""
    tabs, before = moment.locator("[data-moment]"), _turns_at(moment)
    began = [tab.get_attribute("aria-pressed") for tab in tabs.all()].index("true")
    for at in (*range(tabs.count()), began):
        tabs.nth(at).click()
        expect(tabs.nth(at)).to_have_attribute("aria-pressed", "true")
        assert _turns_at(moment) == before


def _turns_at(moment: Locator) -> tuple[float, float]:
    """Return how far from a moment's top and from its left edge the buttons are that turn to each of them."""
    around, buttons = moment.bounding_box(), moment.locator(".sv-tabs").bounding_box()
    assert around is not None
    assert buttons is not None
    return buttons["y"] - around["y"], buttons["x"] - around["x"]
