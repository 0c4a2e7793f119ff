"""A notebook of a few cells, open in a real JupyterLab and run."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from cores import all_cores
from lab_page import PATIENCE, run_all_cells, write_notebook
from lab_server import running_lab
from openings import browser

if TYPE_CHECKING:
    from collections.abc import Iterator

    from lab_server import Lab
    from playwright.sync_api import Page


@contextmanager
def running_notebook(*cells: str) -> Iterator[tuple[Page, Lab]]:
    """Open a notebook of these cells, run it, and wait until a table is there."""
    with tempfile.TemporaryDirectory() as folder, all_cores(), browser() as chromium:
        root, home = Path(folder, "root"), Path(folder, "home")
        for made in (root, home):
            made.mkdir()
        write_notebook(root / "measured.ipynb", *cells)
        with running_lab(root, home) as lab:
            page = chromium.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(lab.address("lab/tree/measured.ipynb"))
            run_all_cells(page, until=".sv-table")
            yield page, lab
