"""Many games at one table: nothing piles up in the page or in the kernel, and nothing listens after the end.

Six games are weighed after three; `make test-hosts` weighs twenty after five.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import long_use
from browser.tables import EVERYWHERE, Seen, open_notebook, run_all
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import ConsoleMessage, Page

WARM_UP, ROUNDS, GAMES = (5, 2, 10) if EVERYWHERE else (3, 2, 3)
WEIGHED = ROUNDS * GAMES
MEGABYTE = 2**20


def test_many_games_leave_nothing_behind(page: Page, lab: Lab) -> None:
    wrong: list[str] = []

    def note(message: ConsoleMessage) -> None:
        # What `make site` installs into the same environment complains of a JupyterLab that has a server.
        if message.type == "error" and "@jupyterlite" not in message.text:
            wrong.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    open_notebook(page, lab, long_use.WATCHED)
    Seen.on(page)
    long_use.play(page, WARM_UP)
    weights = [long_use.weigh(page, lab)]
    for _ in range(ROUNDS):
        long_use.play(page, GAMES)
        weights.append(long_use.weigh(page, lab))
    before, after = weights[0], weights[-1]
    # One game is some 800 objects in the kernel and 50 lines of a log in the page: if they were kept it would show.
    assert least_growth(weights) < 10
    assert after.nodes - before.nodes < 30 * WEIGHED
    assert after.heap - before.heap < 0.3 * WEIGHED * MEGABYTE
    assert after.objects - before.objects < 500 * WEIGHED
    assert after.rss - before.rss < 2 * WEIGHED * MEGABYTE
    assert wrong == []


def test_nothing_listens_after_the_output_is_cleared(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, long_use.WATCHED)
    seen = Seen.on(page)
    own = long_use.listeners(page, ".sv-table")
    assert own > 20
    long_use.play(page, 1)
    cleared = []
    for _ in range(1 + ROUNDS):
        clear_outputs(page)
        cleared.append(long_use.weigh(page, lab))
        run_all(page)
        expect(seen.el).to_be_visible()
        long_use.play(page, 1)
    # anywidget itself keeps a few for each view of a model that is still there.
    assert least_growth(cleared) < own / 3


def least_growth(weights: list[long_use.Weight]) -> int:
    """By how many listeners the page grew in the round where it grew least.

    What is kept piles up in every round; JupyterLab adds a hundred of its own once, some seconds after it is idle.
    """
    return min(after.listeners - before.listeners for before, after in pairwise(weights))


def clear_outputs(page: Page) -> None:
    """Choose it from the menu, as a reader does."""
    page.get_by_role("menuitem", name="Edit", exact=True).click()
    page.get_by_role("menuitem", name="Clear Outputs of All Cells", exact=True).click()
    expect(page.locator(".sv-table")).to_have_count(0)
