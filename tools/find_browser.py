"""Find a Chromium for the browser tests; as a script, install one where there is none.

    python tools/find_browser.py    prints the path of a browser that runs

`SEVENS_TEACH_BROWSER` names a browser to use instead of the ones looked for.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

CHOICE = "SEVENS_TEACH_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PLAYWRIGHT = [sys.executable, "-m", "playwright"]
# Debian's names. The last is what Playwright's own Node wants and the smallest systems lack.
PACKAGES = ("chromium", "chromium-sandbox", "fonts-dejavu-core", "fonts-liberation", "libatomic1")
ADVICE = (
    "the browser tests need a Chromium and none could be found or installed: "
    f"install chromium or google-chrome, or set {CHOICE} to the path of one"
)
DRIVER_ADVICE = "Playwright does not start, see above: it may need the system's package libatomic1"


def find_browser() -> str | None:
    """The path of a browser that starts, or None. The one that is asked for, if one is asked for."""
    return next((path for path in _candidates() if _runs([path])), None)


def install_browser() -> None:
    """Install Debian's Chromium where that is allowed, else Playwright's own; it may still be missing after."""
    if shutil.which("apt-get") and (become_root := _become_root()) is not None:
        _try([*become_root, "apt-get", "update", "-q"])
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends", *PACKAGES]
        _try([*become_root, "env", "DEBIAN_FRONTEND=noninteractive", *install])
    if find_browser() is None:
        _try([*PLAYWRIGHT, "install", "chromium"])


def main() -> str:
    """The path of a browser, installed if need be; ends the program with advice if there is none."""
    if not (_runs(PLAYWRIGHT) and (find_browser() or CHOICE in os.environ)):
        install_browser()
    if not _runs(PLAYWRIGHT):
        sys.exit(DRIVER_ADVICE)
    return find_browser() or sys.exit(ADVICE)


def _candidates() -> Iterator[str]:
    if chosen := os.environ.get(CHOICE):
        yield chosen
        return
    yield from filter(None, map(shutil.which, NAMES))
    if _runs(PLAYWRIGHT):
        with sync_playwright() as playwright:
            path = playwright.chromium.executable_path
        if Path(path).is_file():
            yield path


def _runs(program: list[str]) -> bool:
    """Whether the program answers: on some systems `chromium-browser` only points to a shop."""
    try:
        return subprocess.run([*program, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _become_root() -> list[str] | None:
    """The words to put before a command that needs root, or None if there is no way without a password."""
    if os.geteuid() == 0:
        return []
    return ["sudo", "-n"] if _runs(["sudo", "-n", "apt-get"]) else None


def _try(command: list[str]) -> None:
    """Run the command, its output to stderr, since stdout is for the path that is found."""
    subprocess.run(command, stdout=sys.stderr, stdin=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    print(main())
