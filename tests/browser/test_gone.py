"""A kernel that is gone: who presses is told, and the way back leads to the game as it was left.

Sevens in JupyterLab and Seven Bridge in the reading view; `make test-hosts` has Sevens there and in Notebook 7 too.
"""

from __future__ import annotations

import os
import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from browser.tables import EVERYWHERE, Seen, open_notebook, run_all
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab_server import Lab
    from playwright.sync_api import Locator, Page

TABLE = """
import os
from pathlib import Path
Path("kernel.txt").write_text(str(os.getpid()))
table(passing=True)
"""
BRIDGE = """
import os
from pathlib import Path
from sevens_teach.bridge import Game as Bridge
Path("kernel.txt").write_text(str(os.getpid()))
Table(Bridge("target=100", seed=2), speed="instant", level="normal")
"""
TAKEN_UP = "Here is your game again, as you left it."


@pytest.mark.parametrize("host", ["lab", *["notebook", "voila"] * EVERYWHERE])
def test_after_a_kill_the_reader_is_told_and_plays_on(page: Page, lab: Lab, host: str) -> None:
    open_notebook(page, lab, TABLE, host=host)
    table = Seen.on(page)
    for _ in range(2):
        moves = table.moves()
        table.move()
        table.wait_for_move(moves)
    left = table.moves(), table.names(".sv-hand .sv-card")
    os.kill(int((lab.root / "kernel.txt").read_text()), signal.SIGKILL)
    table.tool("hint").dispatch_event("click")  # Jupyter's own dialog may lie over it
    expect(told(page)).to_contain_text("run the cell again")
    come_back(page, host)
    expect(table.headline).to_have_text(TAKEN_UP)
    expect(told(page)).to_have_count(0)
    assert (table.moves(), table.names(".sv-hand .sv-card")) == left
    table.move()
    table.wait_for_move(left[0])
    if host != "notebook":
        lab.shut_down_kernels()  # deleted, as a server does with those that nobody has used for long
        table.tool("hint").dispatch_event("click")
        expect(told(page)).to_be_visible()


def test_after_a_kill_a_deal_of_seven_bridge_goes_on_in_the_reading_view_as_it_was_left(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, BRIDGE, host="voila")
    table = Seen.on(page)
    for _ in range(2):
        table.el.locator(".sv-stock.sv-go").click()
        expect(table.el.locator(".sv-hand .sv-card")).to_have_count(8)
        table.el.locator(".sv-hand .sv-card").last.click()
        table.el.locator(".sv-offers [data-move^=drop]").click()
        expect(table.el.locator(".sv-stock.sv-go")).to_be_visible()
    left = table_of_bridge(table)
    os.kill(int((lab.root / "kernel.txt").read_text()), signal.SIGKILL)
    table.el.locator(".sv-stock.sv-go").click()
    expect(told(page)).to_contain_text("run the cell again")
    come_back(page, "voila")
    expect(table.headline).to_have_text(TAKEN_UP)
    expect(told(page)).to_have_count(0)
    assert table_of_bridge(table) == left
    table.el.locator(".sv-stock").click()
    expect(table.el.locator(".sv-hand .sv-card")).to_have_count(8)


def table_of_bridge(table: Seen) -> list[str]:
    """Return what lies there: the hand, the pile, the melds, the stock and the sheet."""
    return [table.el.locator(part).inner_text() for part in (".sv-hand", ".sv-discards", ".sv-melds", ".sv-stocks")]


def test_a_saved_notebook_opened_again_has_its_picture_or_its_words(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, "table()")
    save(page)
    mine = lab.root / "tables.ipynb"
    (lab.root / "theirs.ipynb").write_text(mine.read_text().replace("table()", "table( )"))
    open_again(page, lab, mine.name)
    expect(page.locator(".jp-OutputArea-output").get_by_role("img").first).to_be_visible()
    run_all(page)
    with saving_widgets(page):
        save(page)
        assert "widget-state" in mine.read_text(), "it was saved with them"
        open_again(page, lab, mine.name)
        expect(page.locator(".jp-OutputArea-output").get_by_role("img").first).to_be_visible()
    open_beside(page, "theirs.ipynb")  # nobody here has run it, so Jupyter trusts none of its pictures
    expect(page.locator(".jp-OutputArea-output:visible pre").first).to_contain_text("Table(")


def save(page: Page) -> None:
    """Save by keyboard, with the focus on a card."""
    expect(Seen.on(page).playable.first).to_be_visible()
    page.locator(".sv-hand .sv-card").first.focus()
    page.keyboard.press("Control+s")
    expect(page.locator("#jp-main-statusbar")).to_contain_text("Idle")
    expect(page.locator(".jp-mod-dirty")).to_have_count(0)


def open_again(page: Page, lab: Lab, name: str) -> None:
    """Open a notebook whose kernel is gone: another one starts, which knows nothing of it."""
    page.goto("about:blank")
    lab.shut_down_kernels()
    page.goto(f"{lab.url}/lab/tree/{name}?reset")
    look_at_what_was_saved(page)


def open_beside(page: Page, name: str) -> None:
    """Open another notebook in the same JupyterLab, which starts a kernel for it."""
    page.get_by_role("menuitem", name="File", exact=True).click()
    page.locator(".lm-Menu-itemLabel", has_text="Open from Path…").click()
    page.locator(".jp-Dialog input").fill(name)
    page.locator(".jp-Dialog").get_by_role("button", name="Open").click()
    expect(page.locator(".jp-NotebookPanel:visible .jp-Toolbar-kernelName")).to_have_text("Python 3 (ipykernel)")
    expect(page.locator(".lm-TabBar-tab.lm-mod-current .lm-TabBar-tabLabel", has_text=name)).to_be_visible()
    look_at_what_was_saved(page)


def look_at_what_was_saved(page: Page) -> None:
    """Wait until it is shown as far as it can be, and see that no part says that it is missing."""
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
    expect(page.locator(".jp-OutputArea-output:visible").first).to_be_visible()
    for said in ("Error displaying widget", "Loading widget", "model not found"):
        expect(page.get_by_text(said)).to_have_count(0)


@contextmanager
def saving_widgets(page: Page) -> Iterator[None]:
    """Have JupyterLab save what its widgets hold; it remembers this choice, so it is taken back."""
    switch_saving(page)
    try:
        yield
    finally:
        switch_saving(page)


def switch_saving(page: Page) -> None:
    """Choose it, or choose it no more."""
    page.get_by_role("menuitem", name="Settings", exact=True).click()
    page.locator(".lm-Menu-itemLabel", has_text="Save Widget State Automatically").click()


def told(page: Page) -> Locator:
    """What tells the reader that no answer comes."""
    return page.locator(".sv-silent:visible")


def come_back(page: Page, host: str) -> None:
    """Do what the reader was told to do."""
    if host == "voila":
        told(page).get_by_role("button", name="Reload the page").click()
        return
    # Jupyter itself notices after some seconds that the kernel was killed, starts it again, and says so.
    page.locator(".jp-Dialog").get_by_role("button").last.click()
    run_all(page)
