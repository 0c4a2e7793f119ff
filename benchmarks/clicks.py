"""From a click to the repainted table, with motion, beside a bare button that echoes; long tasks; the bundle in kB."""

from __future__ import annotations

import gzip
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

from lab_notebook import running_notebook
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator, Page

ROUNDS = 5
CASCADES = 5
CLICKS = 20
"""Clicks a round, of each."""
_FILES = {
    "packed.js": "packed.js, which a widget is sent",
    "widget.js": "unpacked: widget.js",
    "widget.css": "unpacked: widget.css",
}
"""The files measured, and what their rows say."""
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
_BANKRUPTCY = """
Table(Game("passes=0", seed=23), speed="normal")
"""
"""The first pass throws a whole hand down."""
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
_LONG_TASKS = """async () => {
    const found = [];
    const observer = new PerformanceObserver(list => found.push(...list.getEntries().map(({ duration }) => duration)));
    observer.observe({ type: "longtask" });
    document.querySelectorAll(".sv-pass")[1].click();
    await new Promise(resolve => setTimeout(resolve, 1500));
    observer.disconnect();
    return found;
}"""
"""Presses the second table's pass, and gives the milliseconds of each task over 50 until the hand lies there."""
_ECHOES = (".echo", ".echo")
_PLAYS = (".sv-hand .sv-playable", ".sv-board")
_PASSES = (".sv-pass", ".sv-players")
_TWICE = 450
"""After this many milliseconds a press of *Pass* is no second one."""
_NEW = "[data-next=new]:visible, [data-tool=new]:visible"
"""What deals anew: on the last page one button, while a game goes on another."""


def clicks() -> Iterator[Table]:
    """Yield the time from click to repaint, and the size of what every widget sends first."""
    with running_notebook(_ECHO, _TABLE, _BANKRUPTCY) as (page, _):
        rounds = [(_echoes(page), _plays(page)) for _ in range(ROUNDS)]
        tasks = [_cascade(page) for _ in range(CASCADES)]
    yield _table_of_clicks(rounds)
    yield _table_of_tasks(tasks)
    yield sizes()


def _echoes(page: Page) -> list[float]:
    return [page.evaluate(CLICK, _ECHOES) for _ in range(CLICKS)]


def _plays(page: Page) -> list[float]:
    """Milliseconds of plays at the first table; passes and new games come between, and are not counted."""
    taken: list[float] = []
    table = page.locator(".sv-table").first
    while len(taken) < CLICKS:
        table.locator("[data-tool=skip]").evaluate("skip => skip.hidden || skip.click()")  # the others' moves
        if table.locator(".sv-ranking").is_visible():
            _deal_anew(table)
            table.locator(".sv-ranking").wait_for(state="hidden")
        elif table.locator(_PLAYS[0]).count():
            taken.append(page.evaluate(CLICK, _PLAYS))
        else:
            page.wait_for_timeout(_TWICE)
            if table.locator(".sv-danger-broke").count():
                table.locator(".sv-pass").click()  # it asks once
                page.wait_for_timeout(_TWICE)
            page.evaluate(CLICK, _PASSES)
    return taken


def _deal_anew(table: Locator) -> None:
    """Deal a new game; what is told of a card that was laid, above the page, is closed."""
    table.page.evaluate("document.querySelector('.sv-learned')?.close()")
    table.locator(_NEW).first.click()


def _cascade(page: Page) -> list[float]:
    """Milliseconds of the long tasks while the reader goes bankrupt at the second table."""
    page.evaluate("document.querySelector('.sv-learned')?.close()")
    table = page.locator(".sv-table").nth(1)
    table.locator(".sv-pass").click()  # it asks once
    table.locator(".sv-pass.sv-sure").wait_for()
    page.wait_for_timeout(_TWICE)
    found: list[float] = page.evaluate(_LONG_TASKS)
    _deal_anew(table)
    table.locator(".sv-danger-broke").wait_for()
    return found


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


def _table_of_tasks(tasks: list[list[float]]) -> Table:
    table = Table(
        f"While a hand of thirteen goes down by bankruptcy, {CASCADES} times: the browser's tasks over 50 ms",
        ("", "tasks", "longest, ms"),
        notes=["Aim: none. A full machine makes any task long."],
    )
    table.rows.append(
        ("of all bankruptcies", f"{sum(map(len, tasks))}", f"{max(map(max, filter(None, tasks)), default=0):.0f}")
    )
    table.rows.append(("of the calmest one", f"{min(map(len, tasks))}", ""))
    return table


def sizes() -> Table:
    """Return how large the front end is, as it is sent and unpacked."""
    table = Table(
        "Size of the front end that all widgets share: kB",
        ("", "plain", "gzipped"),
        notes=["The budget, 70 kB, is for what is sent, gzipped. The unpacked files are for reading: none is sent."],
    )
    for name, told in _FILES.items():
        data = (STATIC / name).read_bytes()
        table.rows.append((told, f"{len(data) / 1000:.1f}", f"{len(gzip.compress(data, 9)) / 1000:.1f}"))
    return table
