"""From a click to the repainted table with its motion, beside a bare button that only echoes; long tasks; the bundle's size."""

from __future__ import annotations

import gzip
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from lab_notebook import running_notebook
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

ROUNDS = 5
CLICKS = 20
"""Clicks a round, of each."""
STATIC = Path(__file__).parents[1] / "sevens_teach/static"

_ECHO = """
import anywidget, traitlets
class Echo(anywidget.AnyWidget):
    _esm = '''export default { render({ model, el }) {
        const button = document.createElement("button");
        button.className = "echo";
        button.onclick = () => model.send({ kind: "echo" });
        model.on("change:count", () => { button.textContent = model.get("count"); });
        el.append(button);
    } }'''
    count = traitlets.Int(0).tag(sync=True)
    def __init__(self):
        super().__init__()
        self.on_msg(self.echo)
    def echo(self, *message):
        self.count += 1
Echo()
"""
_TABLE = """
from sevens_teach import Game
from sevens_teach.ui import Table
Table(Game(seed=23), speed="normal")
"""
_CASCADE = """
from random import Random
from sevens_teach import Game, TipsPlayer
from sevens_teach.ui import Table
game = Game("passes=0 voluntary_passing=on", seed=23)
Table(game, speed="normal")
"""
CLICK = """async ([button, shown]) => {
    const begin = performance.now();
    const painted = new Promise(resolve => {
        const watch = new MutationObserver(() => {
            watch.disconnect();
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        });
        const changes = { childList: true, subtree: true, characterData: true, attributes: true };
        watch.observe(document.querySelector(shown), changes);
    });
    document.querySelector(button).click();
    const taken = await painted;
    await new Promise(resolve => setTimeout(resolve, 60));
    return taken;
}"""
"""Clicks one thing and measures until another, changed by it, is on the screen; then lets the page come to rest."""
_ECHOES = (".echo", ".echo")
_PLAYS = (".sv-hand .sv-playable", ".sv-board")
_PASSES = (".sv-pass", ".sv-players")


def clicks() -> Iterator[Table]:
    """Yield the time from click to repaint, and the size of what every widget sends first."""
    with running_notebook(_ECHO, _TABLE) as (page, _):
        rounds = [(_echoes(page), _plays(page)) for _ in range(ROUNDS)]
    yield _table_of_clicks(rounds)
    yield _table_of_sizes()


def _echoes(page: Page) -> list[float]:
    return [page.evaluate(CLICK, _ECHOES) for _ in range(CLICKS)]


def _plays(page: Page) -> list[float]:
    """Milliseconds of plays at the table; passes and new games come between, and are not counted."""
    taken: list[float] = []
    while len(taken) < CLICKS:
        if page.locator(".sv-ranking").is_visible():
            page.locator("[data-tool=new]").click()
            page.locator(".sv-ranking").wait_for(state="hidden")
        elif page.locator(_PLAYS[0]).count():
            taken.append(page.evaluate(CLICK, _PLAYS))
        else:
            if page.locator(".sv-danger-broke").count():
                page.locator(".sv-pass").click()  # it asks once
            page.evaluate(CLICK, _PASSES)
    return taken


def _table_of_clicks(rounds: list[tuple[list[float], list[float]]]) -> Table:
    table = Table(
        f"From click to repaint in JupyterLab: milliseconds, {ROUNDS} rounds of {CLICKS} clicks in turn, on all cores",
        ("", "median", "95 %"),
        notes=["A play answers with the reader's move and those of three computer players."],
    )
    for name, which in (("bare button, its kernel echoes", 0), ("a card at the table", 1)):
        taken = [each for pair in rounds for each in pair[which]]
        table.rows.append((name, f"{median(taken):.1f}", f"{quantiles(taken, n=20)[-1]:.1f}"))
    ratio = median(median(plays) / median(echoes) for echoes, plays in rounds)
    table.rows.append(("table to button, median of the rounds", f"{ratio:.2f}", ""))
    return table


def _table_of_sizes() -> Table:
    table = Table("Size of the front end that all widgets share: kB", ("", "plain", "gzipped"))
    for name in ("widget.js", "widget.css"):
        data = (STATIC / name).read_bytes()
        table.rows.append((name, f"{len(data) / 1000:.1f}", f"{len(gzip.compress(data)) / 1000:.1f}"))
    return table
