"""The least that shows that a table is alive: a card is played at it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page


def play_a_card(page: Page) -> None:
    """Play a card at the first table, and see it lie on the board."""
    table = page.locator(".sv-table").first
    table.evaluate("table => table.scrollIntoView()")  # Run All Cells has gone to the end of the lesson
    card = table.locator(".sv-hand .sv-playable").first.get_attribute("data-card")
    table.locator(f".sv-hand [data-card='{card}']").click()
    expect(table.locator(f".sv-board [data-place='{card}']")).to_have_class(re.compile("sv-down"))
