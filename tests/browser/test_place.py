"""Run All Cells: in a notebook of the kit the reader stays where they are; elsewhere JupyterLab does as it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from lab_page import run_all_cells, write_notebook
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import OpenLesson
    from lab_server import Lab
    from playwright.sync_api import Page

LESSON = "en/02-passing-and-going-broke.ipynb"
SCROLLED = "() => document.querySelector('.jp-WindowedPanel-outer').scrollTop"
FIRST = """() => {
    const edge = document.querySelector('.jp-WindowedPanel-outer').getBoundingClientRect().top;
    const cells = [...document.querySelectorAll('.jp-Notebook .jp-Cell')];
    const at = cells.findIndex(cell => cell.getBoundingClientRect().bottom > edge);
    return [at, Math.round(cells[at].getBoundingClientRect().top - edge)];
}"""
RESTED = 2_500
"""Milliseconds: the place is held a little longer than the cells run."""


def test_after_run_all_the_reader_stands_where_they_were(page: Page, open_lesson: OpenLesson) -> None:
    open_lesson(page, LESSON)
    page.wait_for_timeout(RESTED)
    assert page.evaluate(SCROLLED) == 0
    page.locator(".jp-Notebook").hover()
    page.mouse.wheel(0, 2_600)
    page.wait_for_function(f"({SCROLLED})() > 2000")
    page.wait_for_timeout(500)
    first, below = page.evaluate(FIRST)
    run_all_cells(page, until=".sv-root")
    page.wait_for_timeout(RESTED)
    assert page.evaluate(FIRST) == [first, pytest.approx(below, abs=3)]
    page.locator(".jp-Notebook").hover()
    page.mouse.wheel(0, 600)
    page.wait_for_timeout(500)
    assert page.evaluate(FIRST) != [first, below], "and goes on from there"


def test_any_other_notebook_runs_as_in_any_jupyterlab(page: Page, lab: Lab) -> None:
    write_notebook(lab.root / "other.ipynb", *("# a line\n" * 40 + f"print({number})" for number in range(8)))
    page.goto(f"{lab.url}/lab/tree/other.ipynb?reset")
    expect(page.locator("#jp-main-statusbar")).to_contain_text("| Idle")
    run_all_cells(page, until=".jp-OutputArea-output")
    page.wait_for_function(f"({SCROLLED})() > 500")
