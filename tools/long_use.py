"""Many games at one table, and what they leave behind in the page and in the kernel."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Page

WATCHED = """
import gc, json, os, psutil
from pathlib import Path
from sevens_teach import Game
from sevens_teach.say.messages import _catalogue
from sevens_teach.ui import Table
for key in list(_catalogue("en")._unread):
    _catalogue("en").with_message(key)
watched = Table(Game(seed=3), speed="instant")
def weigh(change=None):
    if change is None or not change.new["log"][4:]:
        gc.collect()
        found = {"objects": len(gc.get_objects()), "rss": psutil.Process(os.getpid()).memory_info().rss}
        Path("weight.json").write_text(json.dumps(found))
watched.observe(weigh, "state")
weigh()
watched
"""
"""A cell with a table whose kernel writes down its own weight whenever a game begins.

A text is read when it is first asked for, and kept: all are read here before anything is weighed.
"""

PLAY = """async games => {
    const table = document.querySelector('.sv-table');
    const find = what => table.querySelector(what);
    const seen = () => find('.sv-log .sv-summary').textContent;
    const over = () => !find('.sv-ranking').hidden;
    const frame = () => new Promise(requestAnimationFrame);
    const pause = () => new Promise(done => setTimeout(done, 420));  // sooner a press of Pass is a second one
    for (let game = 0; game < games; game += over()) {
        const before = seen();
        const move = over() ? find('[data-tool=new]') : find('.sv-hand .sv-playable');
        if (!move) await pause();
        (move ?? find('.sv-pass')).click();
        if (find('.sv-sure')) await pause();
        find('.sv-sure')?.click();
        while (seen() === before) await frame();
    }
}"""
"""Plays this many games to their end, by clicks, as fast as the kernel answers."""


@dataclass(frozen=True)
class Weight:
    """What page and kernel hold, garbage collected."""

    heap: int
    """Bytes of the page's script heap."""
    nodes: int
    """Nodes of the page, attached or not."""
    listeners: int
    """Its event listeners."""
    objects: int
    """Objects of the kernel that its garbage collector knows."""
    rss: int
    """Bytes of the kernel in memory."""


def weigh(page: Page, lab: Lab) -> Weight:
    """Weigh the page now and the kernel as it was when the last game began."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: int(each["value"]) for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    kernel = json.loads((lab.root / "weight.json").read_text())
    return Weight(
        heap=metrics["JSHeapUsedSize"],
        nodes=metrics["Nodes"],
        listeners=metrics["JSEventListeners"],
        objects=kernel["objects"],
        rss=kernel["rss"],
    )


def listeners(page: Page, selector: str) -> int:
    """Count the event listeners of the first element found and of all that is in it."""
    session = page.context.new_cdp_session(page)
    element = {"expression": f"document.querySelector({selector!r})"}
    found = session.send("Runtime.evaluate", element)["result"]["objectId"]
    heard = session.send("DOMDebugger.getEventListeners", {"objectId": found, "depth": -1})["listeners"]
    session.detach()
    return len(heard)


def play(page: Page, games: int) -> None:
    """Play games at the first table of the page, to their end; the next game has then begun."""
    page.evaluate(PLAY, games)
