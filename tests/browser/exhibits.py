"""Widgets other than the table in a page: how a test gets there, looks at them, and moves in them by keys alone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser.tables import RUN, run_all
from lab_page import write_notebook
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from lab_server import Lab

AXE = Path(__file__).parents[2] / "widgets/node_modules/axe-core/axe.min.js"
MOST_STOPS = 60
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def show(page: Page, lab: Lab, *cells: str, host: str = "lab") -> None:
    """Open a notebook of these cells and run it."""
    write_notebook(lab.root / "exhibits.ipynb", *cells)
    page.goto(f"{lab.url}/{RUN[host]}/exhibits.ipynb?reset")
    if host == "lab":
        expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
        run_to_the_end(page)


def run_to_the_end(page: Page) -> None:
    """Choose Run All Cells, and wait until every cell has run."""
    run_all(page)
    # Chosen twice they may run twice, and what they show is there anew.
    expect(page.locator(".jp-CodeCell .jp-InputPrompt").filter(has_text=re.compile(r"\[[\s*]\]"))).to_have_count(0)
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")


def count_cells(page: Page) -> str:
    """How many cells the notebook has, as JupyterLab says it: those out of sight may not be on the page."""
    return page.locator("#jp-main-statusbar").get_by_text(re.compile(r"Cell \d+/\d+")).inner_text().partition("/")[2]


def violations(page: Page, widget: Locator) -> list[Any]:
    """What axe finds wrong with a widget as it is now."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE.read_text(encoding='utf-8')}; 0")  # a page's policy lets no script tag in
    found = widget.evaluate("""async el => {
        const { violations } = await axe.run(el, { resultTypes: ["violations"] });
        return violations.map(v => [v.id, v.nodes.map(n => n.html)]);
    }""")
    assert isinstance(found, list)
    return found


def tab_to(page: Page, widget: Locator, part: str, within: int = MOST_STOPS) -> None:
    """Come to a part of the widget by Tab alone, in this many stops at the most."""
    widget.evaluate("widget => widget.focus()")
    for _ in range(within):
        if page.evaluate("part => !!document.activeElement.closest(part)", part):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {part}")


def name_in_focus(page: Page) -> str:
    """The card, place or choice that has the focus."""
    name: str = page.evaluate(
        "(({card, place, choice}) => card ?? place ?? choice ?? '')(document.activeElement.dataset)"
    )
    return name


def arrow_to(page: Page, name: str) -> None:
    """Come to a card or a choice of the row that has the focus, by arrows alone."""
    page.keyboard.press("Home")
    for _ in range(MOST_STOPS):
        if name_in_focus(page) == name:
            return
        page.keyboard.press("ArrowRight")
    pytest.fail(f"the arrows never come to {name}")


def arrow_to_place(page: Page, place: str, rows: str = "♠♥♦♣") -> None:
    """Come to a place of the board that has the focus, by arrows alone."""
    here = name_in_focus(page)
    down = rows.index(place[0]) - rows.index(here[0])
    right = RANKS.index(place[1:]) - RANKS.index(here[1:])
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            page.keyboard.press(key)
    assert name_in_focus(page) == place
