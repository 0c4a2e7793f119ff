"""Print, as JSON, what the cells of notebooks show: `python -m sevens_teach.page lessons/en/*.ipynb`.

For each notebook, by the path that it was given by, the tree of each widget by its cell's id; with a warm-up's, the
rules that each of its puzzles needs, for the page to choose by.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from sevens_teach.page.cells import Cells, shown_by
from sevens_teach.page.stand_in import StandIn, install


def exhibits(notebook: Path) -> dict[str, Any]:
    """Return the tree of each widget that a notebook's cells show, by the cell's id."""
    from sevens_teach import ui  # noqa: PLC0415, not before the stand-ins are there
    from sevens_teach.page.kernel import tree  # noqa: PLC0415, as above

    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    sources = {cell["id"]: "".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"}
    run = Cells(sources)
    os.chdir(notebook.parent)  # a lesson finds the others beside it
    values = {cell: run.value(cell) for cell, source in sources.items() if shown_by(source) in ui.__all__}
    needs = {cell: {"needs": each.for_anybody()} for cell, each in values.items() if isinstance(each, ui.WarmUp)}
    return {cell: tree(value) | needs.get(cell, {}) for cell, value in values.items() if isinstance(value, StandIn)}


def main(paths: list[str]) -> None:
    """Print the widgets that the cells of notebooks show, as JSON."""
    install()
    absolute = {path: Path(path).resolve() for path in paths}
    json.dump({path: exhibits(notebook) for path, notebook in absolute.items()}, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main(sys.argv[1:])
