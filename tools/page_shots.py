"""Pictures of the site's pages in every look: front page, a lesson's steps, a drawer, the board, a card laid, a review.

Called by `screenshots.py` for the states below; it wants the pages of `make site`, and leaves them out where none are.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import quote

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.solving import solve_by_mouse
from browser.tables import Seen
from static_server import served

from sevens_teach.puzzles import puzzle

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from attempts import Attempts
    from playwright.sync_api import Browser, Page
    from screenshots import Look

SITE: Final = Path(__file__).parents[1] / "_site"
_LESSON: Final = "01-the-row-of-sevens.html"
_PUZZLE: Final = "B5-02"
_STEP: Final = f"{_LESSON}#passing-puzzles"
_ENDGAME: Final = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"
"""A position of two that is played out in some moves."""
_AWAKE: Final = 180_000
"""Milliseconds in which the page's Python is awake, or a review done."""
_ANSWER: Final = 400
"""Milliseconds in which a move is answered."""


@dataclass(frozen=True)
class Shot:
    """A page, and what one does on it first."""

    page: str
    do: Callable[[Page], None]
    whole: bool = False
    """Whether the whole page is taken, and not what one sees of it."""
    steps: bool = True


def _nothing(_page: Page) -> None:
    """Leave the page as it is."""


def _wrong(page: Page) -> None:
    """Tap a card that does not fit."""
    page.locator('[data-card="♠5"]').click()


def _solve(page: Page) -> None:
    """Solve the puzzle of the step."""
    solve_by_mouse(page, page.locator(".sv-puzzle:visible"), puzzle(_PUZZLE))
    page.locator(".site-stepcard").wait_for()


def _lay(page: Page) -> None:
    """Solve the puzzle of the step, which lays a card, and go on."""
    _solve(page)
    page.locator(".site-stepgo").click()
    page.locator(".sv-learned").wait_for()


def _send(page: Page) -> None:
    """Solve the puzzle of the step and send it from below it; a phone has room for that on the whole page alone."""
    _solve(page)
    button = page.locator(".sv-puzzle[data-tone=yes] ~ .sv-send .sv-send-button:visible").first
    if not button.is_visible():
        page.locator(".site-stepview").click()
    button.click()
    page.wait_for_timeout(300)


def _choose(page: Page) -> None:
    """Ask what a card of the board stands for."""
    page.locator('[data-learned="♥8"]').click()


def _review(page: Page) -> None:
    """Pass once and play a position of two to its end, once Python is awake, and have the game reviewed."""
    page.set_default_timeout(_AWAKE)
    table = Seen.on(page)
    table.wait_for_turn()
    table.pass_turn()
    page.wait_for_timeout(_ANSWER)
    while not table.ranking.is_visible():
        table.wait_for_turn()
        table.move()
        page.wait_for_timeout(_ANSWER)
    table.el.locator("[data-review=start]").click()
    table.el.locator("[data-phase=done]").wait_for()


SHOTS: Final[Mapping[str, Shot]] = {
    "front": Shot("index.html", _wrong),
    "front-whole": Shot("index.html", _nothing, whole=True),
    "step": Shot(f"{_LESSON}#aim", _nothing),
    "drawer": Shot(_STEP, _solve),
    "laid": Shot(_STEP, _lay),
    "reader-board": Shot("index.html#board", _choose),
    "send": Shot(_STEP, _send),
    "site-review": Shot(f"play.html#position={quote(_ENDGAME)}", _review, whole=True),
    "lesson-page": Shot(_LESSON, _nothing, steps=False),
}
"""By name."""


def pages(browser: Browser, folder: Path, names: Iterable[str], looks: Mapping[str, Look], attempts: Attempts) -> None:
    """Take the pictures of these pages in every look."""
    wanted = [name for name in names if name in SHOTS]
    if not wanted:
        return
    if not SITE.is_dir():
        print("no pages: run make site first")
        return
    with served(SITE) as address:
        for name in wanted:
            for look, how in looks.items():
                with attempts.of(path := folder / f"{name}-{look}.png"):
                    _picture(browser, path, address, SHOTS[name], how)


def _picture(browser: Browser, path: Path, address: str, shot: Shot, look: Look) -> None:
    kept = {"view": "steps" if shot.steps else "page", "taste": json.dumps({"felt": look.felt})}
    stored = "".join(f"localStorage.setItem('sevens-teach-{name}', '{value}');" for name, value in kept.items())
    with browser.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.dark else "light",
        reduced_motion="reduce",
    ) as context:
        context.add_init_script(stored)
        page = context.new_page()
        page.goto(f"{address}{look.lang}/{shot.page}")
        page.wait_for_timeout(500)
        shot.do(page)
        page.screenshot(path=path, animations="disabled", full_page=shot.whole)
        width = page.evaluate("document.documentElement.scrollWidth")
        print(path, "" if width <= look.width else "TOO WIDE", flush=True)
