"""Take pictures of every widget in every state, in a real browser: to be looked at, and for the docs.

    python tools/screenshots.py FOLDER [STATE...]

One PNG a state and look: light and English, dark and Japanese, and narrow; all in the reading view, one page a look.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal, TypeAlias

from find_browser import ADVICE, find_browser
from lab_server import running_lab
from playwright.sync_api import ViewportSize, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.conftest import FLAGS, PATIENCE
from browser.table_states import STATES, lay_joker
from browser.tables import Seen, open_notebook

from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from collections.abc import Callable

    from lab_server import Lab
    from playwright.sync_api import Browser

Way: TypeAlias = "Callable[[Seen], None]"


@dataclass(frozen=True)
class Look:
    """A way to look at a widget: the theme, the language and the page."""

    theme: Literal["light", "dark"]
    lang: str
    size: ViewportSize


LOOKS = {
    "light": Look("light", "en", {"width": 1280, "height": 1700}),
    "dark": Look("dark", "ja", {"width": 1280, "height": 1700}),
    "narrow": Look("light", "en", {"width": 320, "height": 1700}),
}
BOARD = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"


def leave(_widget: Seen) -> None:
    """Leave the widget as it is."""


def step(widget: Seen) -> None:
    """Go to the middle, or to the next."""
    for _ in range(6):
        widget.el.locator("[data-step=forth]").click()


def ask(widget: Seen) -> None:
    """Ask why not, of a place that is not open."""
    widget.place("♥A").first.click()


def _by_kind() -> dict[str, str]:
    """Return the first puzzle of every kind."""
    found: dict[str, str] = {}
    for each in load_puzzles():
        found.setdefault(each.kind, each.id)
    return found


ALL: dict[str, tuple[str, Way]] = {
    **STATES,
    "start": ("table({})", leave),
    "island": (
        'first_with(lambda frame: frame["board"]["islands"] and frame["hand"], passing=True, moves=24, {})',
        leave,
    ),
    "joker-pair": ('first_with(lambda frame: frame["jokers"], "joker-pair", moves=8, {})', lay_joker),
    "tunnel-both": (
        'first_with(lambda frame: {{"♠A", "♠K"}} <= {{*frame["board"]["down"]}}, "tunnel", moves=36, {})',
        leave,
    ),
    "killer-hand": ('table(Rules(killer=True, dead_cards="hand"), moves=24, {})', leave),
    "fantan": ('first_with(lambda frame: not frame["board"]["down"], "fantan", {})', leave),
    "board": (f'ui.Board("{BOARD}", {{}})', ask),
    "hand": (f'ui.Hand("{BOARD}", {{}})', leave),
    "stepper": ("ui.Stepper(table(moves=400).game, you=0, {})", step),
    "predict": ("ui.Stepper(table(moves=12).game, predict=True, {})", leave),
    "compare": (f'ui.Compare("{BOARD}", ["basic", "tunnel", "tunnel-oneway", "killer"], {{}})', ask),
    **{f"puzzle-{kind}": (f'ui.PuzzleBox("{name}", {{}})', leave) for kind, name in _by_kind().items()},
}
"""By name: a cell that makes a widget, with `{}` for more options, and what one does at it."""


def pictures(browser: Browser, lab: Lab, folder: Path, states: list[str], name: str) -> None:
    """Take the pictures of these states in one look, all from one page."""
    look = LOOKS[name]
    page = browser.new_page(color_scheme=look.theme, viewport=look.size)
    page.set_default_timeout(5 * PATIENCE)
    cells = [ALL[state][0].format(f"lang={look.lang!r}") for state in states]
    open_notebook(page, lab, "from sevens_teach import ui", *cells, host="voila")
    shown = page.locator(".sv-root")
    shown.nth(len(states) - 1).wait_for()
    for number, state in enumerate(states):
        ALL[state][1](Seen(shown.nth(number)))
        path = folder / f"{state}-{name}.png"
        shown.nth(number).screenshot(path=path, animations="disabled")
        print(path, flush=True)
    page.close()
    lab.shut_down_kernels()


def main(folder: Path, states: list[str]) -> None:
    """Take the pictures of these states, or of all."""
    folder.mkdir(parents=True, exist_ok=True)
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with (
        TemporaryDirectory() as home,
        TemporaryDirectory() as root,
        running_lab(Path(root), Path(home)) as lab,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser() or sys.exit(ADVICE), args=flags)
        for name in LOOKS:
            pictures(browser, lab, folder, states or [*ALL], name)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
