"""A notebook to open in JupyterLab, and what a reader does there to have it run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import nbformat
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Locator, Page

PATIENCE = 120_000
"""Milliseconds until a page that does not do what is waited for is given up."""
TRIES = 20
TRY = 3_000
"""Milliseconds."""


def write_notebook(path: Path, *cells: str) -> None:
    """Write a notebook of these code cells."""
    made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell.strip()) for cell in cells])
    made.metadata["kernelspec"] = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    nbformat.write(made, path)


def run_all_cells(page: Page, until: str) -> None:
    """Choose Run All Cells from the menu and wait until there is what the selector `until` names.

    A kernel says that it is idle a moment before it takes cells, and drops some that it has taken then: so this is
    done until there is what was waited for and no cell runs any more.
    """
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle", timeout=PATIENCE)
    made = page.locator(until)
    running = page.locator(".jp-CodeCell .jp-InputPrompt", has_text="[*]:")
    for _ in range(TRIES):
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        if _comes(running.or_(made)):
            expect(running).to_have_count(0, timeout=PATIENCE)
            if _comes(made):
                return
    raise AssertionError(f"after Run All Cells, {TRIES} times, there is no {until}")


def _comes(element: Locator) -> bool:
    try:
        expect(element.first).to_be_attached(timeout=TRY)
    except AssertionError:
        return False
    return True
