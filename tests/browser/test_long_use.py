"""Many games at one table: nothing piles up in the page or in the kernel, and nothing listens after the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import long_use
from browser.tables import Seen, open_notebook, run_all
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import ConsoleMessage, Page

WARM_UP, GAMES = 5, 10
MEGABYTE = 2**20


def test_many_games_leave_nothing_behind(page: Page, lab: Lab) -> None:
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            wrong.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_notebook(page, lab, long_use.WATCHED)
    Seen.on(page)
    long_use.play(page, WARM_UP)
    before = long_use.weigh(page, lab)
    long_use.play(page, GAMES)
    after = long_use.weigh(page, lab)
    # One game is some 800 objects in the kernel and 50 lines of a log in the page: 10 that were kept would show.
    assert after.listeners - before.listeners < 20
    assert after.nodes - before.nodes < 300
    assert after.heap - before.heap < 3 * MEGABYTE
    assert after.objects - before.objects < 5_000
    assert after.rss - before.rss < 20 * MEGABYTE
    assert wrong == []


def test_nothing_listens_after_the_output_is_cleared(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, long_use.WATCHED)
    Seen.on(page)
    drawn = long_use.weigh(page, lab)
    clear_outputs(page)
    cleared = long_use.weigh(page, lab)
    own = drawn.listeners - cleared.listeners
    assert own > 20, "those of the table are gone"
    run_all(page)
    Seen.on(page)
    long_use.play(page, 1)
    clear_outputs(page)
    # anywidget itself keeps a few for each view of a model that is still there.
    assert long_use.weigh(page, lab).listeners - cleared.listeners < own / 3


def clear_outputs(page: Page) -> None:
    """Choose it from the menu, as a reader does."""
    page.get_by_role("menuitem", name="Edit", exact=True).click()
    page.get_by_role("menuitem", name="Clear Outputs of All Cells", exact=True).click()
    expect(page.locator(".sv-table")).to_have_count(0)
