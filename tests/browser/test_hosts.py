"""A lesson in Notebook 7: a card is played by mouse and by keys, and the keys stay in the table.

`make test-hosts` has the same in the reading view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.exhibits import arrow_to, tab_to
from browser.play import play_a_card
from browser.tables import EVERYWHERE, Seen, wait_for_kernel
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Page

LESSON = "lessons/en/06-house-rules.ipynb"
"""The first that begins with a whole game."""
MOST_STOPS = 40
MOST_TRIES, TRY = 20, 3000
"""Milliseconds, each."""


@pytest.mark.parametrize("host", ["notebooks", *["voila/render"] * EVERYWHERE])
def test_the_lesson_is_played_by_mouse_and_by_keys(page: Page, lab: Lab, host: str) -> None:
    page.goto(lab.address(f"{host}/{LESSON}"))
    if host == "notebooks":
        run_all(page)
    table = Seen.on(page)
    play_a_card(page)
    table.set("speed", "instant")
    table.wait_for_turn()
    cells, moves = page.locator(".jp-Cell").count(), table.moves()
    tab_to(page, table.el, ".sv-hand", within=MOST_STOPS)
    for key in ("a", "b", "x", "m", "d", "d"):
        page.keyboard.press(key)
    playable = table.names(".sv-hand .sv-playable")
    if playable:
        arrow_to(page, playable[0])
    page.keyboard.press("Enter" if playable else "p")
    table.wait_for_move(moves)
    assert page.locator(".jp-Cell").count() == cells
    leave_by_tab(page)


def run_all(page: Page) -> None:
    """Choose Run All Cells until the kernel takes them, as it says too early that it is idle."""
    wait_for_kernel(page)
    begun = page.locator(".jp-InputPrompt", has_text="[*]").or_(page.locator(".sv-table")).first
    for _ in range(MOST_TRIES):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        try:
            expect(begun).to_be_attached(timeout=TRY)
        except AssertionError:
            continue
        return


def leave_by_tab(page: Page) -> None:
    """Leave the table by Tab alone."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if not page.evaluate("!!document.activeElement.closest('.sv-table')"):
            expect(page.locator(".sv-table").first).to_be_visible()
            return
    pytest.fail("Tab never leaves the table")
