"""A long sitting in a real JupyterLab: how soon a table is there when its cell is run, what 200 games leave behind."""

from __future__ import annotations

from statistics import median
from typing import TYPE_CHECKING

import long_use
from lab_notebook import running_notebook
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab_server import Lab
    from playwright.sync_api import Page

PATIENCE = 600_000
"""Milliseconds: so long 25 games may take on a busy machine."""
DRAWS = 10
GAMES = 200
EVERY = 25
_BARE = """
import anywidget
class Bare(anywidget.AnyWidget):
    _esm = "export default {render({el}) { el.innerHTML = '<button class=bare>here</button>' }}"
Bare()
"""
_TABLE = """
from sevens_teach import Game
from sevens_teach.ui import Table
Table(Game(seed=3))
"""
_DRAW = """selector => {
    const old = document.querySelector(selector);
    window.drawn = new Promise(resolve => {
        let begin = 0;
        addEventListener('keydown', event => { begin ||= event.timeStamp; }, { capture: true });
        const look = () => {
            const now = document.querySelector(selector);
            if (!now || now === old) requestAnimationFrame(look);
            else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        };
        look();
    });
}"""
"""From the next key on, until there is another such element than now, and it is on the screen."""


def sitting() -> Iterator[Table]:
    """Yield the time of the first draw, and the weights of page and kernel as the games go by."""
    with running_notebook(_BARE, _TABLE) as (page, _):
        yield _table_of_draws(page)
    with running_notebook(long_use.WATCHED) as (page, lab):
        page.set_default_timeout(PATIENCE)
        yield _table_of_games(page, lab)


def _table_of_draws(page: Page) -> Table:
    table = Table(
        f"From the key that runs a cell to its widget on the screen: milliseconds, {DRAWS} times in turn",
        ("", "median", "slowest"),
    )
    pairs = [(_draw(page, 0, ".bare"), _draw(page, 1, ".sv-table")) for _ in range(DRAWS)]
    for name, taken in zip(("bare button", "table"), zip(*pairs, strict=True), strict=True):
        table.rows.append((name, f"{median(taken):.0f}", f"{max(taken):.0f}"))
    ratio = median(drawn / bare for bare, drawn in pairs)
    table.rows.append(("table to button, median of the pairs", f"{ratio:.2f}", ""))
    return table


def _draw(page: Page, cell: int, selector: str) -> float:
    page.locator(".jp-CodeCell").nth(cell).locator(".jp-InputPrompt").click()
    page.evaluate(_DRAW, selector)
    page.keyboard.press("Control+Enter")
    return float(page.evaluate("window.drawn"))


def _table_of_games(page: Page, lab: Lab) -> Table:
    table = Table(
        f"{GAMES} games at one table: what is held, garbage collected",
        ("games", "page MiB", "nodes", "listeners", "kernel MiB", "its objects"),
        notes=["Aim: level after the first games."],
    )
    for played in range(0, GAMES + 1, EVERY):
        long_use.play(page, EVERY if played else 0)
        held = long_use.weigh(page, lab)
        page_side = f"{held.heap / 2**20:.2f}", f"{held.nodes}", f"{held.listeners}"
        table.rows.append((f"{played}", *page_side, f"{held.rss / 2**20:.1f}", f"{held.objects}"))
    return table
