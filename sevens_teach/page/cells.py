"""A lesson's cells: what they set up is run in their order, what they show is made when it is wanted."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Mapping


class _Cell(NamedTuple):
    """A cell, cut in two."""

    sets_up: ast.Module
    shows: ast.Expression | None


class Cells:
    """The cells of one lesson, by id, and the names that they share."""

    def __init__(self, sources: Mapping[str, str]) -> None:
        """Take the Python of each cell; raises `SyntaxError`."""
        self._waiting = {name: _cut(source, name) for name, source in sources.items()}
        self._shows: dict[str, ast.Expression | None] = {}
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._failed: dict[str, Exception] = {}

    def value(self, name: str) -> object:
        """Return what a cell shows, None for nothing; raises what the cell raises."""
        while name not in self._shows:
            self._set_up(next(iter(self._waiting)))
        if name in self._failed:
            raise self._failed[name]
        shows = self._shows[name]
        return None if shows is None else eval(compile(shows, name, "eval"), self._names)  # noqa: S307, a lesson's own

    def _set_up(self, name: str) -> None:
        """Run what a cell sets up; one that needs what is not here spoils no other."""
        cell = self._waiting.pop(name)
        self._shows[name] = cell.shows
        try:
            exec(compile(cell.sets_up, name, "exec"), self._names)  # noqa: S102, a lesson's own
        except Exception as error:  # noqa: BLE001, whatever it is, the reader of this cell is told
            self._failed[name] = error


def shown_by(source: str) -> str | None:
    """Return the name that a cell's last line calls: `Table` for `Table(Game())`."""
    match _cut(source, "").shows:
        case ast.Expression(ast.Call(ast.Name(name))):
            return name
    return None


def _cut(source: str, name: str) -> _Cell:
    """Return a lesson's cell in two: what it sets up, and the last line, which is shown."""
    tree = ast.parse(source, name)
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        return _Cell(tree, None)
    return _Cell(ast.Module(tree.body[:-1], []), ast.Expression(last.value))
