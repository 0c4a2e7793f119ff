"""A lesson as a page: its prose, the pictures that its cells left behind, and places for what comes alive."""

from __future__ import annotations

import json
from html import escape
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from static_site.text import Writer

_HIDDEN: Final = "notebook-only"
"""The tag of a cell that only a notebook shows."""

Cell = dict[str, Any]


def cells_of(notebook: Path) -> list[Cell]:
    """Return the cells of a notebook."""
    return list(json.loads(notebook.read_text(encoding="utf-8"))["cells"])


def sources_of(cells: list[Cell]) -> dict[str, str]:
    """Return the Python of each cell, by its id."""
    return {cell["id"]: "".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"}


def written(cells: list[Cell], writer: Writer, alive: dict[str, Any], code: str) -> str:
    """Return the cells as HTML; those that are `alive` get a place by their id, code to read stands under `code`."""
    shown = (cell for cell in cells if _HIDDEN not in cell["metadata"].get("tags", ()))
    return "\n".join(part for cell in shown for part in _cell(cell, writer, alive, code))


def _cell(cell: Cell, writer: Writer, alive: dict[str, Any], code: str) -> Iterator[str]:
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        yield writer.html(source)
        return
    if cell["cell_type"] != "code":
        return
    if not cell["metadata"].get("jupyter", {}).get("source_hidden"):
        read = f'<summary>{escape(code)}</summary><pre tabindex="0">{escape(source)}</pre>'
        yield f'<details class="site-code">{read}</details>'
    pictures = "".join(_output(output) for output in cell["outputs"])
    if cell["id"] in alive:
        yield f'<div class="site-exhibit" data-cell="{escape(cell["id"])}"><noscript>{pictures}</noscript></div>'
    elif pictures:
        yield f'<div class="site-output">{pictures}</div>'


def _output(output: dict[str, Any]) -> str:
    """Return the best that a page can show of an output."""
    data = output.get("data", {})
    for kind in ("image/svg+xml", "text/html"):
        if kind in data:
            return "".join(data[kind])
    if "image/png" in data:
        return f'<img alt="" src="data:image/png;base64,{"".join(data["image/png"]).strip()}">'
    text = "".join(data.get("text/plain", output.get("text", "")))
    return f'<pre tabindex="0">{escape(text)}</pre>' if text else ""
