"""The site in a browser: seconds and bytes until one can answer and until one can play, clicks, and memory."""

from __future__ import annotations

import gzip
import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import psutil
from clicks import CLICK
from cores import all_cores
from measure import MissingError
from openings import browser
from static_server import served
from table import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, BrowserContext, Page, Request, Response

SITE = Path(__file__).parents[1] / "_site"
PUZZLES, GAME = "en/02-passing-and-going-broke.html", "en/01-the-row-of-sevens.html"
FRONT, BOARD = "en/index.html", "#front-table[data-ready]"
ANSWERABLE = ".sv-puzzle :is([data-card], [data-choice], button):not([disabled])"
AWAKE = ".site-exhibit[data-python='awake'] .sv-hand .sv-playable"
WHOLE = "localStorage.setItem('sevens-teach-view', 'page');"
"""Has a lesson shown whole: what is measured is not always in its first step."""
UNTIL = """([ready, first]) => new Promise((done) => {
  const look = () => {
    const table = document.querySelector(first);
    if (table && !seen) (seen = true), table.scrollIntoView({ block: "center" });
    if (!seen || !document.querySelector(ready)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(done));
  };
  let seen = false;
  const observer = new MutationObserver(look);
  observer.observe(document, { attributes: true, childList: true, subtree: true });
  look();
})"""
"""Waits as a reader does: what drives the browser would look at the page in every frame, and take a tenth of it all."""
PATIENCE = 50
"""Tenths of a second until what was asked for has come, or never does."""
ROUNDS = 5
CLICKS = 20
DRIVER = "node"
"""What Playwright drives a browser by."""
_KEPT = 6
"""More than this is kept once a table was awake."""
_UNPACKED = 2
"""Two files are kept unpacked, and after them the memory."""
UNPACKED = ".wasm"
"""What a page keeps unpacked, and asks for again where it is kept: that comes from no host."""
_COMPRESSIBLE = ("text/", "application/json")


@dataclass
class Sent:
    """What a page asked for: bytes on their way from a host that compresses text, as most do."""

    fresh: bool
    """Whether nobody has been here: a service worker that answers already has fetched it just now."""
    came: list[Request] = field(default_factory=list)
    asked: list[Request] = field(default_factory=list)

    def ask(self, request: Request) -> None:
        """Take what is asked for."""
        self.asked.append(request)

    def note(self, request: Request) -> None:
        """Take what has come, whole."""
        self.came.append(request)

    @property
    def bytes(self) -> int:
        """The bytes of all that has come."""
        came = (request for request in [*self.came] if not request.url.partition("?")[0].endswith(UNPACKED))
        answers = {request.url: request.response() for request in came}.values()
        return sum(
            _packed(each) for each in answers if each and each.ok and (self.fresh or not each.from_service_worker)
        )


@dataclass
class Opened:
    """What one opening took until one can: seconds, those of processors, bytes, and MiB of the page's own process."""

    seconds: float
    processor: float
    sent: int
    memory: float


def pages() -> Iterator[Table]:
    """Yield the tables; raises `MissingError` where there is no site, or no browser."""
    if not (SITE / "python").is_dir():
        raise MissingError("run make site first")
    with all_cores(), served(SITE) as address, browser() as chromium:
        first = [_fresh(chromium, address + FRONT, BOARD) for _ in range(ROUNDS)]
        answers = [_fresh(chromium, address + PUZZLES, ANSWERABLE) for _ in range(ROUNDS)]
        cold = [_fresh(chromium, address + GAME, AWAKE) for _ in range(ROUNDS)]
        warm, clicks = _again(chromium, address + GAME)
    table = Table("The site, from a server on this machine", ("until one can", "seconds", "of processors", "kB", "MiB"))
    table.rows += [_row("answer at the first page's board", first)]
    table.rows += [_row("answer a puzzle", answers), _row("play at a table, cold", cold), _row("play, warm", warm)]
    table.notes = [f"a click to the repainted table: {median(clicks):.0f} ms, the median of {len(clicks)}"]
    yield table


def _fresh(chromium: Browser, address: str, ready: str) -> Opened:
    """Open a page as somebody who has never been here, but wants a lesson whole."""
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(WHOLE)
    opened = _open(context.new_page(), address, ready, fresh=True)
    context.close()
    return opened


def _again(chromium: Browser, address: str) -> tuple[list[Opened], list[float]]:
    """Open a page again and again as somebody who came by the first page and has been here, and click at its table."""
    context = chromium.new_context(reduced_motion="reduce")
    context.add_init_script(WHOLE)
    front = context.new_page()
    front.goto(address.replace(GAME, FRONT))
    while not front.evaluate("navigator.serviceWorker.controller !== null"):
        front.wait_for_timeout(100)
    front.close()
    _open(context.new_page(), address, AWAKE)
    _wait_until_kept(context)
    found = []
    for _ in range(ROUNDS):
        page = context.new_page()
        found.append(_open(page, address, AWAKE))
    selectors = [f"{AWAKE.partition(' ')[0]} [data-tool=hint]", f"{AWAKE.partition(' ')[0]} .sv-table"]
    clicks = [float(page.evaluate(CLICK, selectors)) for _ in range(CLICKS)]
    context.close()
    return found, clicks


def _open(page: Page, address: str, ready: str, *, fresh: bool = False) -> Opened:
    sent = Sent(fresh)
    driver = page.context.new_cdp_session(page)
    page.context.on("request", sent.ask)
    page.context.on("requestfinished", sent.note)
    begin, spent = time.monotonic(), _spent()
    page.goto(address, wait_until="commit")
    first = {BOARD: "#front-table", AWAKE: ".sv-table"}.get(ready, ".sv-puzzle")
    driver.send("Runtime.evaluate", {"expression": f"({UNTIL})({json.dumps([ready, first])})", "awaitPromise": True})
    seconds, processor, memory = time.monotonic() - begin, _spent() - spent, _largest()
    asked = [*sent.asked]
    for _ in range(PATIENCE):
        if len(sent.came) >= len(asked):
            break
        page.wait_for_timeout(100)  # what came is told a little later than what came of it
    return Opened(seconds, processor, sent.bytes, memory)


def _wait_until_kept(context: BrowserContext) -> None:
    page = context.pages[0]
    for cache, most in (("sevens-teach", _KEPT), ("sevens-teach-memory", _UNPACKED)):
        # Not `wait_for_function`: it takes any promise for true, and a page's policy forbids what it does.
        while (
            page.evaluate("name => caches.open(name).then(each => each.keys()).then(all => all.length)", cache) <= most
        ):
            page.wait_for_timeout(100)


def _packed(response: Response) -> int:
    body = response.body()
    kind = response.headers.get("content-type", "")
    return len(gzip.compress(body)) if kind.startswith(_COMPRESSIBLE) else len(body)


def _spent() -> float:
    """Seconds of processor time that the browser has taken; not what drives it from here, which no reader has."""
    return sum(_times(each) for each in psutil.Process().children(recursive=True))


def _times(process: psutil.Process) -> float:
    try:
        times = process.cpu_times()
        return 0.0 if Path(process.exe()).name == DRIVER else float(times.user + times.system)
    except psutil.Error:  # it has just ended
        return 0.0


def _largest() -> float:
    """MiB resident of the largest process of a page: the one just opened."""
    below = psutil.Process().children(recursive=True)
    return float(max(each.memory_info().rss for each in below if "--type=renderer" in each.cmdline())) / 2**20


def _row(what: str, opened: list[Opened]) -> tuple[str, ...]:
    return (
        what,
        f"{median(each.seconds for each in opened):.2f}",
        f"{median(each.processor for each in opened):.1f}",
        f"{median(each.sent for each in opened) / 1000:,.0f}",
        f"{median(each.memory for each in opened):.0f}",
    )
