"""A kernel that is gone, in every host: who presses is told, and the way back leads to the game as it was left."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

import pytest
from browser.tables import Seen, open_notebook, run_all
from playwright.sync_api import expect

if TYPE_CHECKING:
    from lab_server import Lab
    from playwright.sync_api import Locator, Page

TABLE = """
import os
from pathlib import Path
Path("kernel.txt").write_text(str(os.getpid()))
table(passing=True)
"""
TAKEN_UP = "Here is your game again, as you left it."


@pytest.mark.parametrize("host", ["lab", "notebook", "voila"])
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
    if host == "lab":
        lab.shut_down_kernels()
        table.tool("hint").click()
        expect(told(page)).to_be_visible()


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
