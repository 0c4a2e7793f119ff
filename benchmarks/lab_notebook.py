"""A notebook of a few cells, open in a real JupyterLab and run."""

from __future__ import annotations

import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from cores import all_cores
from lab_page import PATIENCE, run_all_cells
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
        _write(cells, root / "measured.ipynb")
        with running_lab(root, home) as lab:
            page = chromium.new_page()
            page.set_default_timeout(PATIENCE)
            page.goto(lab.address("lab/tree/measured.ipynb"))
            run_all_cells(page, until=".sv-table")
            yield page, lab


def _write(cells: tuple[str, ...], path: Path) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell.strip()) for cell in cells])
    notebook.metadata["kernelspec"] = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    nbformat.write(notebook, path)
