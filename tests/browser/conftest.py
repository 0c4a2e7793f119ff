"""A real JupyterLab on a copy of the lessons, and pages of a real browser on it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, cast

import pytest
from find_browser import ADVICE, find_browser
from lab_page import run_all_cells
from lab_server import Lab, running_lab
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from static_site.build import Site
from static_site.plan import Plan
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from collections.abc import Iterator

    from xdist.remote import Producer  # type: ignore[import-untyped]

LESSONS = Path(__file__).parents[2] / "lessons"
OF_THE_DRIVER = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect", "TcpPortRandomizationWin"),
    *("OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled", "PreconnectToSearch"),
    *("msForceBrowserSignIn", "msEdgeUpdateLaunchServicesPreferredVersion"),
)
"""What Playwright switches off: a browser heeds only the last such list, which is ours."""
ADDRESS_BAR = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""The browser's own pages for its address bar: loading them for each new reader takes more than our pages do."""
FLAGS = (
    f"--disable-features={','.join((*OF_THE_DRIVER, *ADDRESS_BAR))}",
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
const goOn = () => {
  const moment = document.querySelector(".sv-learned[open]");
  if (document.querySelector(".site-stepping")) moment?.querySelector(".sv-learned-enough").click();
  else moment?.close();
};
new MutationObserver(goOn)
  .observe(document, { childList: true, subtree: true });
"""
"""Goes on from a card that is laid where a step shows it; else closes it: it comes late, perhaps between two keys."""

WHOLE = """
try {
  if (innerWidth > 736) localStorage["sevens-teach-view"] ??= "page";
} catch { /* an empty page has no storage */ }
"""
"""Has a wide page show its lesson whole, as a reader chose who wants all of it at once: so most tests look at it."""

TOGETHER = {
    "test_site": "site",
    "test_way_through": "site",
    "test_tall_steps": "site",
    "test_binder": "binder",
}
"""The files whose tests share a server or a site of their own: one process has all of a group."""

LONGEST = (
    *("test_site", "test_way_through", "test_tall_steps", "test_whole_lesson", "test_today", "test_two_commands"),
    *("test_progress", "test_gone", "test_long_use", "test_command", "test_puzzle", "test_binder", "test_sending"),
    "test_reading_view",
)
"""The files of the groups and of the longest tests: they come first, so that no process is left alone with one."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Have the longest first."""
    items.sort(key=lambda item: LONGEST.index(item.path.stem) if item.path.stem in LONGEST else len(LONGEST))


class OneByOne(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Gives a process one test after another, and of a group all: xdist's own groups do nothing beside pytest 9.2."""

    def _split_scope(self, nodeid: str) -> str:
        """Return what is given out together with a test."""
        return TOGETHER.get(Path(nodeid.partition("::")[0]).stem, nodeid)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> OneByOne:
    """Have the tests given out so."""
    return OneByOne(config, log)


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
        by_steps: bool = False,
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


@pytest.fixture(autouse=True)
def no_games() -> None:
    """Forget the games of tables that are gone: the next such table would take one up, or deal the cards after it."""
    for folder in ("unfinished", "finished"):
        shutil.rmtree(Path(os.environ["SEVENS_TEACH_DATA"]) / folder, ignore_errors=True)


@pytest.fixture
def lab(server: Lab) -> Iterator[Lab]:
    """A JupyterLab that serves an untouched copy of the lessons and has no kernel running."""
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
    return None


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site of the first lessons and the rule book, without Python."""
    out = tmp_path_factory.mktemp("site")
    node = shutil.which("node")
    assert node
    subprocess.run([node, "build_site.mjs", str(out)], cwd=LESSONS.parent / "widgets", check=True)
    pages = frozenset(
        {"00-welcome", "01-the-row-of-sevens", "02-passing-and-going-broke", "08-the-puzzle-book", "rules", "questions"}
    )
    Site(Plan(LESSONS.parent), out, pages).build()
    return out


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

    A card that is laid on the reader's board is shown over the page: it is closed at once, but where `moments` are
    looked at. On a wide page a lesson is shown whole; `by_steps` leaves it as the kit has it for a new reader.
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
        by_steps: bool = False,
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
        context.set_default_navigation_timeout(2 * PATIENCE)  # the reading view has run its lesson before it is there
        page = context.new_page()
        if not moments:
            page.add_init_script(GO_ON)
        if not by_steps:
            page.add_init_script(WHOLE)
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
