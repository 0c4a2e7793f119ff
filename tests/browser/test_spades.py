"""Spades in a real JupyterLab: a deal by keyboard, a deal by mouse, and axe finds nothing wrong on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.exhibits import violations
from browser.tables import Seen, open_notebook
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from lab_server import Lab
    from playwright.sync_api import Page

CELL = """
from sevens_teach.spades import Game as Spades
Table(Spades("sandbags=on", names=["Mio", "Ren", "Aoi", "Sora"], seed={}), speed="instant")
"""
CARDS = 13


def click(table: Seen, selector: str) -> None:
    """Press with the mouse."""
    table.el.locator(selector).first.click()


def press(table: Seen, selector: str) -> None:
    """Walk there with Tab and the arrows, and press Enter."""
    group = ".sv-bids" if "data-move" in selector else ".sv-hand"
    for _ in range(40):
        if table.el.locator(f"{group} :focus").count():
            break
        table.el.page.keyboard.press("Tab")
    table.el.page.keyboard.press("Home")
    for _ in range(2 * CARDS):
        if table.el.locator(f"{selector}:focus").count():
            break
        table.el.page.keyboard.press("ArrowRight")
    table.el.page.keyboard.press("Enter")


@pytest.mark.parametrize(("way", "seed"), [(click, 1), (press, 2)], ids=["mouse", "keyboard"])
def test_a_deal_is_played(page: Page, lab: Lab, way: Callable[[Seen, str], None], seed: int) -> None:
    open_notebook(page, lab, CELL.format(seed))
    table = Seen.on(page)
    table.wait_for_turn()
    assert violations(page, table.el) == []
    table.el.evaluate("table => table.focus()")
    way(table, "[data-move='bid 3']")
    for left in range(CARDS, 0, -1):
        expect(table.el.locator(".sv-hand .sv-card")).to_have_count(left)
        expect(table.el.locator(".sv-hand .sv-playable").first).to_be_visible()
        if left == CARDS // 2:
            assert violations(page, table.el) == []
        way(table, ".sv-hand .sv-playable")
    expect(table.el.locator(".sv-hand .sv-card")).to_have_count(0)
    expect(table.said).to_contain_text("The next deal?")
    expect(table.el.locator(".sv-sheet tbody tr").first).to_contain_text("Deal 1")
    assert violations(page, table.el) == []
    way(table, "[data-move='deal']")
    expect(table.el.locator(".sv-hand .sv-card")).to_have_count(CARDS)
    expect(table.el.locator(".sv-bids [data-move=nil]")).to_be_visible()
