"""Measured figures as aligned columns of text."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Table:
    """A title, a heading over each column, and rows; the first column is words, the others are figures."""

    title: str
    headings: tuple[str, ...]
    rows: list[tuple[str, ...] | str] = field(default_factory=list)
    """A row has as many cells as there are headings; one that is a `str` is a remark in its place."""
    notes: list[str] = field(default_factory=list)
    """Sentences under the table."""

    def __str__(self) -> str:
        lines = [self.headings, *self.rows]
        widths = [
            max(map(len, column)) for column in zip(*(line for line in lines if type(line) is tuple), strict=True)
        ]
        rows = [line if isinstance(line, str) else _aligned(line, widths) for line in lines]
        return "\n".join([self.title, *(f"  {row}" for row in rows), *self.notes, ""])


def _aligned(cells: tuple[str, ...], widths: list[int]) -> str:
    words, *figures = cells
    aligned = [f"{figure:>{width}}" for figure, width in zip(figures, widths[1:], strict=True)]
    return "   ".join([f"{words:<{widths[0]}}", *aligned])
