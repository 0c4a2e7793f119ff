"""Take pictures of every widget in every state, in a real browser: to be looked at, and for the docs.

    python tools/screenshots.py FOLDER [STATE...]

One PNG a state and look: light and dark, the second felt, English and Japanese, from a phone to a wide page. Then, or
for the state `game`, `game.webp`: some seconds of a game in motion; and, after `make site`, the site's pages. For the
state `docs` the pictures that the docs show, by the names they have there. A picture that cannot be taken is told
at the end, and the others are taken all the same.
"""

from __future__ import annotations

import io
import os
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import page_shots
from attempts import Attempts
from bare_page import BarePage
from find_browser import ADVICE, find_browser
from nobody import nobodys_home
from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.conftest import FLAGS
from browser.table_states import STATES, lay_joker, leave
from browser.tables import SCENE, Seen

from sevens_teach import ui
from sevens_teach.games import GAMES
from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, Page

    Way = Callable[[Seen], None]


@dataclass(frozen=True)
class Look:
    """A way to look at a widget."""

    lang: str
    width: int
    height: int
    dark: bool = False
    felt: str = "green"


LOOKS: Final = {
    "light": Look("en", 1280, 900),
    "dark": Look("ja", 1280, 900, dark=True),
    "indigo": Look("en", 768, 1024, felt="indigo"),
    "phone": Look("ja", 390, 844),
    "narrow": Look("en", 320, 740, dark=True, felt="indigo"),
}
FOR_DOCS: Final = LOOKS | {"wide-indigo": Look("en", 1280, 900, felt="indigo")}
"""The looks of the docs' pictures: a hand has room in them."""
BOARD: Final = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"


def step(widget: Seen) -> None:
    """Go to the middle, or to the next."""
    for _ in range(6):
        widget.el.locator("[data-step=forth]").click()


def ask(widget: Seen) -> None:
    """Ask why not, of a place that is not open."""
    widget.place("♥A").first.click()


def warn(widget: Seen) -> None:
    """Press the pass that is bankruptcy once."""
    widget.el.locator(".sv-pass").click()


def answer_wrong(widget: Seen) -> None:
    """Answer with the first card of the hand."""
    widget.el.locator(".sv-hand .sv-card").first.click()
    widget.el.locator(".sv-main:visible").first.click()


def _by_kind() -> dict[str, str]:
    """Return the first puzzle of every kind."""
    found: dict[str, str] = {}
    for each in load_puzzles():
        found.setdefault(each.kind, each.id)
    return found


OF_GAMES: Final = [import_module(f"{name}.shots") for name in GAMES if find_spec(f"{name}.shots")]
"""What the other games than Sevens have to show: each `tests/<game>/shots.py` holds `STATES`, and what these name."""
ALL: Final[dict[str, tuple[str, Way]]] = {
    **STATES,
    "start": ("table({})", leave),
    "danger": (
        'first_with(lambda now: now["can_pass"] and now["players"][0]["left"] == 0, passing=True, moves=20, {})',
        warn,
    ),
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
    **{name: state for shots in OF_GAMES for name, state in shots.STATES.items()},
    "board": (f'ui.Board("{BOARD}", {{}})', ask),
    "hand": (f'ui.Hand("{BOARD}", {{}})', leave),
    "stepper": ("ui.Stepper(table(moves=400).game, you=0, {})", step),
    "predict": ("ui.Stepper(table(moves=12).game, predict=True, {})", leave),
    "compare": (f'ui.Compare("{BOARD}", ["basic", "tunnel", "tunnel-oneway", "killer"], {{}})', ask),
    "wrong": ('ui.PuzzleBox("B3-02", {})', answer_wrong),
    "map": ("ui.LessonMap({})", leave),
    "report": ("ui.Report({})", leave),
    "keep": ('ui.KeepProgress("02", {})', leave),
    "builder": ("ui.HouseRules({})", leave),
    "practice": ("ui.Practice({})", leave),
    "book": ("ui.PuzzleBook({})", leave),
    **{f"puzzle-{kind}": (f'ui.PuzzleBox("{name}", {{}})', leave) for kind, name in _by_kind().items()},
}
"""By name: what makes a widget, with `{}` for more options, and what one does at it."""


def made(cell: str, lang: str) -> Any:  # noqa: ANN401, a widget, or a box of them
    """Return the widget that a cell makes."""
    names: dict[str, Any] = {"ui": ui} | {name: what for shots in OF_GAMES for name, what in shots.NAMES.items()}
    exec(SCENE, names)  # noqa: S102, this project's own text
    return eval(cell.format(f"lang={lang!r}"), names)  # noqa: S307, the same


def picture(browser: Browser, path: Path, state: str, look: Look) -> None:
    """Take one picture."""
    cell, do = ALL[state]
    with browser.new_page(viewport={"width": look.width, "height": look.height}, reduced_motion="reduce") as page:
        shown = BarePage(page, dark=look.dark, felt=look.felt, padding=0 if look.width < look.height else 10)
        do(Seen(shown.show(made(cell, look.lang))))
        page.screenshot(path=path, animations="disabled", full_page=True)
        height, width = (page.evaluate(f"document.documentElement.scroll{side}") for side in ("Height", "Width"))
        print(path, f"{width} x {height}", "" if width <= look.width else "TOO WIDE", flush=True)


# -- a game in motion ------------------------------------------------------------------------------

_FRAMES: Final = 90
_STEP_MS: Final = 90
"""Of the game, from one frame of the moving picture to the next."""
_ROOM: Final = (900, 760)
"""The width and height in which a whole table is seen, without a scroll, and its hand side by side."""
_WIDTH: Final = 760
"""How wide it is kept, in pixels."""
_SLOWER: Final = 0.3
"""How fast the browser's own motions go meanwhile: a screenshot takes longer than a frame."""


def in_motion(browser: Browser, path: Path) -> None:
    """Take some seconds of a game, not its last page: the reader plays whenever it is their turn."""
    page = browser.new_page(viewport={"width": _ROOM[0], "height": _ROOM[1]})
    page.clock.install()
    shown = BarePage(page, padding=6)
    widget = made('table("basic", moves=20, seed=8, speed="fast", {})', "en")
    table = Seen(shown.show(widget))
    page.context.new_cdp_session(page).send("Animation.setPlaybackRate", {"playbackRate": _SLOWER})
    frames = list(takewhile(lambda _: not table.ranking.is_visible(), _frames(page, table)))
    frames[0].save(
        path,
        save_all=True,
        append_images=frames[1:],
        duration=_STEP_MS,
        loop=0,
        quality=55,
        method=4,
        minimize_size=True,
    )
    print(path, f"{path.stat().st_size / 1e6:.2f} MB")
    page.close()


def _frames(page: Page, table: Seen) -> Iterator[Image.Image]:
    """Yield what is seen from moment to moment."""
    for number in range(_FRAMES):
        if number % 10 == 4 and table.el.get_attribute("data-turn") == "you":
            table.move()
        page.clock.run_for(_STEP_MS)
        taken = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        yield taken.resize((_WIDTH, round(taken.height * _WIDTH / taken.width)), Image.Resampling.LANCZOS)


DOCS: Final = {
    "table": ("refused", "light"),
    "last-page": ("review", "light"),
    "killer": ("killer", "light"),
    "tunnel-dark-ja": ("tunnel", "dark"),
    "narrow": ("joker", "narrow"),
    "danger": ("danger", "wide-indigo"),
    "spades": ("spades-play", "wide-indigo"),
    "stepper": ("stepper", "light"),
    "compare": ("compare", "light"),
    "puzzle": ("wrong", "light"),
    "book": ("book", "indigo"),
    "map-dark-ja": ("map", "dark"),
}
"""The pictures of the docs: which state, in which look."""
_MOST_COLOURS: Final = 256


def for_docs(browser: Browser, folder: Path, attempts: Attempts) -> None:
    """Take the pictures of the docs: what a widget takes up of the page, small enough to keep."""
    for name, (state, look) in DOCS.items():
        with attempts.of(path := folder / f"{name}.png"):
            picture(browser, path, state, FOR_DOCS[look])
            _make_small(path)


def _make_small(path: Path) -> None:
    """Keep of a picture what its widget takes up, in few colours."""
    with Image.open(path) as shown:
        image = shown.convert("RGB")
    edges = ImageChops.difference(image, Image.new("RGB", image.size, image.getpixel((0, image.height - 1))))
    small = image.crop(edges.getbbox())
    colours = small.quantize(_MOST_COLOURS)
    small.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


def main(folder: Path, states: list[str]) -> str:
    """Take the pictures of these states, or of all; return what failed."""
    folder.mkdir(parents=True, exist_ok=True)
    attempts = Attempts()
    with nobodys_home():
        _take(folder, states, attempts)
    return attempts.told()


def _take(folder: Path, states: list[str], attempts: Attempts) -> None:
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser() or sys.exit(ADVICE), args=flags)
        for state in states or ALL:
            for name, look in LOOKS.items() if state in ALL else ():
                with attempts.of(path := folder / f"{state}-{name}.png"):
                    picture(browser, path, state, look)
        page_shots.pages(browser, folder, states or page_shots.SHOTS, LOOKS, attempts)
        if "docs" in states:
            for_docs(browser, folder, attempts)
        if not states or {"game", "docs"} & {*states}:
            with attempts.of(path := folder / "game.webp"):
                in_motion(browser, path)
        browser.close()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]) or None)
