"""The notebooks beside the pages: JupyterLite runs a lesson on the kit, and asks nobody else for anything."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from browser.tables import Seen
from playwright.sync_api import expect

import sevens_teach
from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Page

PATIENCE = 180_000


def open_notebook(page: Page, address: str) -> None:
    """Follow a lesson's link to its notebook, and wait for its kernel."""
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    page.get_by_role("link", name="Open as a notebook").click()
    expect(page.locator("#jp-main-statusbar")).to_contain_text("Idle", timeout=PATIENCE)


def run_all(page: Page) -> None:
    """Run the notebook that is open, until its first table is there."""
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    expect(page.locator(".sv-table").first).to_be_visible(timeout=PATIENCE)


WORKERS = "navigator.serviceWorker.getRegistrations().then(all => all.map(({ active }) => active?.scriptURL))"
"""The addresses of the site's service workers."""


def test_a_notebook_leaves_the_sites_own_service_worker_and_brings_none(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_notebook(page, address)
    assert page.evaluate(WORKERS) == [f"{address}sw.js"]


def test_when_everything_is_kept_a_notebook_runs_without_a_network_and_so_does_the_site_after_it(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    page.locator(".front-offline").click()
    expect(page.locator(".front-kept")).to_contain_text("✓", timeout=PATIENCE)
    page.context.set_offline(True)
    open_notebook(page, address)
    run_all(page)
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-tile="game"]')).to_be_visible()


def test_everything_is_all_that_lies_there_and_weighs_what_its_button_says(site: Path) -> None:
    found = json.loads((site / "offline.json").read_text(encoding="utf-8"))
    kept = {name.partition("?")[0] for name in (*chain(*found["visit"].values()), *found["more"])}
    for folder in ("en", "ja", "assets", "python", "images", "reference", "jupyter/files"):
        names = {path.relative_to(site).as_posix() for path in (site / folder).rglob("*") if path.is_file()}
        assert {name for name in names - kept if not name.endswith((".map", ".LICENSE.txt"))} == set(), folder
    weight = sum((site / name).stat().st_size for name in kept)
    for lang in LANGUAGES:
        told = (Path(sevens_teach.__file__).parent / "locale" / lang / "front.ftl").read_text(encoding="utf-8")
        assert re.findall(r"(\d+) ?MB", told) == [f"{round(weight / 10_000_000)}0"], lang


def test_the_first_lesson_runs_in_the_browser_and_a_card_is_played(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    open_notebook(page, address)
    run_all(page)
    table = Seen.on(page, 3)  # the first ones have no settings
    table.set("speed", "instant")
    table.wait_for_turn()
    expect(table.ranking).to_have_count(0)  # nobody has won yet: Python's None is no undefined on its way
    expect(table.el.locator(".sv-pass")).to_be_visible()
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    hosts = {urlsplit(url).netloc for url in asked if not url.startswith(("data:", "blob:"))}
    assert hosts == {urlsplit(address).netloc}
