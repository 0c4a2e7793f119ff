"""The notebooks beside the pages: JupyterLite runs a lesson on the kit, and asks nobody else for anything."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from browser.tables import Seen
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Page

PATIENCE = 180_000


def open_notebook(page: Page, address: str) -> None:
    """Follow a lesson's link to its notebook, and wait for its kernel."""
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    page.get_by_role("link", name="Open as a notebook").click()
    expect(page.locator("#jp-main-statusbar")).to_contain_text("Idle", timeout=PATIENCE)


def test_the_first_lesson_runs_in_the_browser_and_a_card_is_played(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    open_notebook(page, address)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(page.locator(".sv-table").first).to_be_visible(timeout=PATIENCE)
    table = Seen.on(page, 4)  # the first ones have no settings
    table.set("speed", "instant")
    table.wait_for_turn()
    expect(table.ranking).to_have_count(0)  # nobody has won yet: Python's None is no undefined on its way
    expect(table.el.locator(".sv-pass")).to_be_visible()
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    hosts = {urlsplit(url).netloc for url in asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(address).netloc}
