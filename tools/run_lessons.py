"""Run lessons from top to bottom and save them with their outputs, in the one form that is committed.

    python tools/run_lessons.py [NOTEBOOK...]    all of lessons/ if none is named

What is saved depends on nothing but the cells: pictures and texts stay; widget views and widget
states, which name a kernel that is gone, go, and so do timings and the version of this Python.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import nbformat
from nbclient import NotebookClient
from nobody import nobodys_home

if TYPE_CHECKING:
    from collections.abc import Iterable

    from nbformat import NotebookNode

LESSONS = Path(__file__).parents[1] / "lessons"
WIDGET_VIEW = "application/vnd.jupyter.widget-view+json"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def run(path: Path) -> None:
    """Run one notebook and save it; raises `CellExecutionError` with the cell's traceback if one fails."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(notebook, resources={"metadata": {"path": str(path.parent)}}, record_timing=False).execute()
    clean(notebook)
    nbformat.validate(notebook)
    nbformat.write(notebook, path)


def clean(notebook: NotebookNode) -> None:
    """Take out what another run would write differently."""
    notebook.metadata = nbformat.from_dict({"kernelspec": KERNEL, "language_info": {"name": "python"}})
    for cell in notebook.cells:
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(WIDGET_VIEW, None)


def lessons() -> Iterable[Path]:
    """Every lesson, in order."""
    return sorted(path for path in LESSONS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def main(named: list[str]) -> None:
    """Run the lessons that are named, or all."""
    with nobodys_home():
        for path in map(Path, named) if named else lessons():
            run(path)
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
