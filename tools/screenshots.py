"""Take pictures of the table in every state, in a real JupyterLab: to be looked at, and for the docs.

    python tools/screenshots.py FOLDER [STATE...]

One PNG a state and look: light and English, dark and Japanese, and narrow in the reading view.
"""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Literal

from find_browser import ADVICE, find_browser
from lab_server import running_lab
from playwright.sync_api import ViewportSize, sync_playwright

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.conftest import FLAGS
from browser.table_states import STATES
from browser.tables import Seen, open_notebook

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Browser


@dataclass(frozen=True)
class Look:
    """A way to look at a table: the theme, the page, the language and the host."""

    theme: Literal["light", "dark"]
    lang: str
    host: str
    size: ViewportSize


LOOKS = {
    "light": Look("light", "en", "lab", {"width": 1280, "height": 1700}),
    "dark": Look("dark", "ja", "lab", {"width": 1280, "height": 1700}),
    "narrow": Look("light", "en", "voila", {"width": 320, "height": 1700}),
}


def picture(browser: Browser, lab: Lab, path: Path, state: str, look: Look) -> None:
    """Take one picture of a table in a state."""
    cell, do = STATES[state]
    page = browser.new_page(color_scheme=look.theme, viewport=look.size)
    open_notebook(page, lab, cell.format(f"lang={look.lang!r}"), host=look.host)
    table = Seen.on(page)
    do(table)
    table.el.screenshot(path=path)
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
        for state in states or STATES:
            for name, look in LOOKS.items():
                path = folder / f"{state}-{name}.png"
                picture(browser, lab, path, state, look)
                print(path, flush=True)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
