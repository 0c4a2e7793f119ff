"""A real JupyterLab on a copy of the lessons, and pages of a real browser on it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import pytest
from find_browser import ADVICE, find_browser
from lab_page import run_all_cells
from lab_server import Lab, running_lab
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator

LESSONS = Path(__file__).parents[2] / "lessons"
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 60_000
"""Milliseconds until a page that does not do what a test waits for fails it: two cores may be busy."""

WIDE_ENOUGH = 700
"""CSS pixels from which on JupyterLab is shown whole."""

expect.set_options(timeout=PATIENCE)

GO_ON = """
new MutationObserver(() => document.querySelector(".sv-learned[open] .sv-learned-enough")?.click())
  .observe(document, { childList: true, subtree: true });
"""
"""Goes on from each card that is laid, before the next key or press: it comes a second late, perhaps between two."""

LONGEST = ("test_whole_lesson", "test_puzzle", "test_two_commands", "test_gone", "test_long_use", "test_reading_view")
"""The files that take longest: they come first, so that no process is left alone with one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have the longest files first."""
    items.sort(key=lambda item: item.path.stem not in LONGEST)


class NewPage(Protocol):
    """Opens a page in a fresh browser profile, closed when the test ends."""

    def __call__(  # noqa: PLR0913, each by its name
        self,
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        locale: str = "en-US",
        size: tuple[int, int] = (1280, 900),
        touch: bool = False,
        moments: bool = False,
    ) -> Page:
        """Open it. `size` is the width and height in CSS pixels; JupyterLab's theme follows `dark`."""


class OpenLesson(Protocol):
    """Opens a lesson in JupyterLab, its kernel started and idle; then runs all its cells, unless told not to."""

    def __call__(self, page: Page, lesson: str, *, run: bool = True) -> None:
        """Open it on the page. `lesson` is its path under lessons/: `en/01-the-row-of-sevens.ipynb`."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """The one server of all tests; tests take `lab`, which starts clean."""
    with running_lab(tmp_path_factory.mktemp("served"), tmp_path_factory.mktemp("home")) as lab:
        yield lab


def _no_games() -> None:
    """Forget the games that an earlier test's kernel left, on whatever server: the next one would take them up."""
    shutil.rmtree(Path(os.environ["SEVENS_TEACH_DATA"]) / "unfinished", ignore_errors=True)


@pytest.fixture
def lab(server: Lab) -> Iterator[Lab]:
    """A JupyterLab that serves an untouched copy of the lessons and has no kernel running."""
    _no_games()
    served = server.root / "lessons"
    shutil.copytree(LESSONS, served, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    yield server
    try:
        server.shut_down_kernels()
    finally:
        shutil.rmtree(served)


@pytest.fixture
def fresh(lab: Lab) -> Lab:
    """The same for a reader who has solved nothing yet."""
    shutil.rmtree(os.environ["SEVENS_TEACH_DATA"], ignore_errors=True)
    return lab


@pytest.fixture
def place(request: pytest.FixtureRequest) -> Lab | None:
    """Where a test has its table: a page with nothing else; with SEVENS_HOSTS=all a JupyterLab, as every reader has."""
    if os.environ.get("SEVENS_HOSTS") == "all":
        return cast("Lab", request.getfixturevalue("lab"))
    _no_games()
    return None


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium, or the one that SEVENS_TEACH_BROWSER names."""
    path = find_browser()
    if path is None:
        pytest.fail(ADVICE)
    # Chromium's own sandbox does not work for root.
    flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else FLAGS
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Makes pages, each as if of another reader: `new_page(dark=True, size=(320, 640), touch=True)`.

    A card that is laid on the reader's board is shown over the page: a reader goes on at once, but where
    `moments` are looked at.
    """
    contexts = []

    def open_page(  # noqa: PLR0913, each by its name
        *,
        dark: bool = False,
        reduced_motion: bool = False,
        locale: str = "en-US",
        size: tuple[int, int] = (1280, 900),
        touch: bool = False,
        moments: bool = False,
    ) -> Page:
        context = browser.new_context(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if reduced_motion else "no-preference",
            locale=locale,
            viewport=ViewportSize(width=size[0], height=size[1]),
            has_touch=touch,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        if not moments:
            page.add_init_script(GO_ON)
        return page

    yield open_page
    for context in contexts:
        context.close()


@pytest.fixture
def page(new_page: NewPage) -> Page:
    """A page as most readers see it: light, in English, 1280 by 900, with a mouse."""
    return new_page()


@pytest.fixture
def open_lesson(lab: Lab) -> OpenLesson:
    """Opens lessons: `open_lesson(page, "en/01-the-row-of-sevens.ipynb")`."""

    def open_it(page: Page, lesson: str, *, run: bool = True) -> None:
        # A narrow page has no room for JupyterLab's sidebar: there the lesson is opened as the only document.
        mode = "lab" if page.viewport_size and page.viewport_size["width"] > WIDE_ENOUGH else "doc"
        page.goto(f"{lab.url}/{mode}/tree/lessons/{lesson}?reset")
        expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
        if run:
            run_all_cells(page, until=".sv-root")

    return open_it
