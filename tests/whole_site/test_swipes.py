"""A finger drawn across a lesson turns its steps; drawn across a table it neither turns them nor leaves the lesson."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page


def swipe(page: Page, start: Locator, across: int) -> None:
    """Draw a finger across, from the middle of something."""
    box = start.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in range(1, 6):
        point = {"x": x + across * part / 5, "y": y}
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    hand.detach()


def test_a_swipe_turns_the_steps_forth_and_back_and_none_over_a_table(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True, size=(390, 844), touch=True, by_steps=True)
    page.goto(f"{address}en/learn.html")
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    where, heading = page.locator(".site-stepwhere"), page.locator(".site-step:visible > h2")
    expect(where).to_have_text(re.compile("^Step 1 of "))
    swipe(page, heading, -150)
    expect(where).to_have_text(re.compile("^Step 2 of "))
    swipe(page, heading, 150)
    expect(where).to_have_text(re.compile("^Step 1 of "))
    for across in (150, -150):
        swipe(page, page.locator(".site-step:visible .sv-board"), across)
    page.wait_for_timeout(500)
    expect(where).to_have_text(re.compile("^Step 1 of "))
    expect(page).to_have_url(re.compile("01-the-row-of-sevens"))
    # the browser's own way back: no test can draw it, but this is what keeps it away
    behaviour = "getComputedStyle(document.documentElement).overscrollBehaviorX"
    assert page.evaluate(behaviour) == "none"
    page.locator(".site-stepview").tap()
    assert page.evaluate(behaviour) == "auto"
