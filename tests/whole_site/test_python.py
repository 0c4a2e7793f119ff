"""The page's own Python: whole games, what was pressed before it was there, and all of it again without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.tables import Seen
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Page

AROUND = "xpath=ancestor::*[contains(@class, 'site-exhibit')]"
PATIENCE = 180_000
MOST = 400
"""More turns than any game has."""


def wake(page: Page, address: str, lesson: str, index: int) -> Seen:
    """Open a lesson, go to a table, and wait until it is awake and plays at once."""
    page.goto(f"{address}en/{lesson}.html")
    table = Seen.on(page, index)
    table.el.scroll_into_view_if_needed()
    expect(table.el.locator(AROUND)).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table.set("speed", "instant")
    return table


def play_to_the_end(table: Seen) -> None:
    """Play whatever can be played, and pass when nothing can, until there is a ranking."""
    for _ in range(MOST):
        if table.ranking.is_visible():
            return
        before = table.moves()
        table.move()
        table.wait_for_move(before)
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("lesson", "index"), [("01-the-row-of-sevens", 1), ("05-killer-sevens", 1)])
def test_a_whole_game_is_played_on_the_pages_own_python(
    new_page: NewPage, address: str, lesson: str, index: int
) -> None:
    page = new_page(reduced_motion=True)
    table = wake(page, address, lesson, index)
    play_to_the_end(table)
    expect(table.ranking).to_be_visible()


def test_a_game_left_in_the_middle_goes_on_after_a_reload(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    table = wake(page, address, "01-the-row-of-sevens", 1)
    for _ in range(2):
        before = table.moves()
        table.move()
        table.wait_for_move(before)
    left, hand = table.moves(), table.names(".sv-hand [data-card]")
    page.reload()
    table = wake(page, address, "01-the-row-of-sevens", 1)
    assert (table.moves(), table.names(".sv-hand [data-card]")) == (left, hand)
    before = table.moves()
    table.move()
    table.wait_for_move(before)


KEPT = """async () => {
    const cache = await caches.open("sevens-teach");
    const kept = (await cache.keys()).map(request => request.url);
    const python = ["worker.js", "python.json", "pyodide.mjs", "asm.mjs", "asm.wasm.gz", "stdlib.zip.gz", "kit.zip.gz"];
    return ["00-welcome.html", ...python].every(name => kept.some(url => url.includes(name)));
}"""


def test_without_a_network_a_page_seen_once_is_all_there(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    wake(page, address, "00-welcome", 0)
    page.wait_for_function(KEPT, timeout=PATIENCE)
    page.context.set_offline(True)
    page.reload()
    table = Seen.on(page, 0)
    table.el.scroll_into_view_if_needed()
    expect(table.el.locator(AROUND)).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    before = table.moves()
    table.move()
    table.wait_for_move(before)
