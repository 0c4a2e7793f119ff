"""Puzzles from their files; an error names the file, the puzzle and the field."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import ValidationError

from sevens_teach.errors import SevensError, shown
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds import check_source
from sevens_teach.sevens.puzzles.puzzle import Puzzle
from sevens_teach.sevens.puzzles.scene import make_moves, read_position
from sevens_teach.sevens.puzzles.schema import PuzzleFile, PuzzleSource

if TYPE_CHECKING:
    from collections.abc import Callable
    from importlib.resources.abc import Traversable
    from typing import TypeVar

    T = TypeVar("T")


@cache
def authored() -> dict[str, Puzzle]:
    """Return the puzzles of this package by id, in the order of their files; raises `PuzzleError`."""
    return _by_id(files("sevens_teach.sevens.puzzles") / "data")


def load_puzzles(folder: Path | str | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of this package, or of the `*.toml` files in a folder; raises `PuzzleError`."""
    return tuple((authored() if folder is None else _by_id(Path(folder))).values())


def puzzle(name: str) -> Puzzle:
    """Return the puzzle of this package with this id; raises `PuzzleError`, naming those that there are."""
    try:
        return authored()[name]
    except (KeyError, TypeError):
        rule = str(name).partition("-")[0]
        known = [each for each in authored() if each.startswith(f"{rule}-")] or sorted({p.rule for p in load_puzzles()})
        raise PuzzleError(f"no puzzle is called {shown(name)}: expected {', '.join(known)}") from None


def _by_id(folder: Traversable) -> dict[str, Puzzle]:
    found: dict[str, Puzzle] = {}
    origin: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            for each in read_puzzles(file.read_text(encoding="utf-8"), file.name):
                if each.id in origin:
                    raise PuzzleError(f"{file.name}: {each.id}: id: {origin[each.id]} has it too")
                found[each.id], origin[each.id] = each, file.name
    return found


def read_puzzles(text: str, file: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a TOML text; errors call it `file`. Raises `PuzzleError`."""
    try:
        tables = PuzzleFile.model_validate(tomllib.loads(text)).puzzle
    except tomllib.TOMLDecodeError as error:
        raise PuzzleError(f"{file}: not TOML: {error}") from None
    except ValidationError as error:
        raise PuzzleError(f"{file}: {_first(error)}") from None
    return tuple(_read(table, f"{file}: {_name(table, number)}") for number, table in enumerate(tables, 1))


def _name(table: dict[str, Any], number: int) -> str:
    name = table.get("id")
    return name if isinstance(name, str) else f"puzzle {number}"


def _read(table: dict[str, Any], where: str) -> Puzzle:
    try:
        return make(PuzzleSource.model_validate(table))
    except ValidationError as error:
        raise PuzzleError(f"{where}: {_first(error)}") from None
    except SevensError as error:
        raise PuzzleError(f"{where}: {error}") from None


def _first(error: ValidationError) -> str:
    """Return the first thing that is wrong: the field, what is wrong with it, and what stands there."""
    found = error.errors()[0]
    field = ".".join(str(step) for step in found["loc"]) or "the file"
    return f"{field}: {found['msg'][:1].lower()}{found['msg'][1:]}, got {shown(found['input'])}"


def make(source: PuzzleSource) -> Puzzle:
    """Return the puzzle that a table describes; raises `PuzzleError` naming the field."""
    start = _in_field("position", lambda: read_position(source.position, source.rules))
    steps = _in_field("moves", lambda: make_moves(start, source.moves, lawful=source.kind != "record"))
    made = Puzzle(source.id, source, start, steps)
    if made.viewpoint not in start.players:
        raise PuzzleError(f"viewpoint: no player {made.viewpoint}: players are numbered 0 to {len(start.players) - 1}")
    check_source(made)
    return made


def _in_field(field: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except SevensError as error:
        raise PuzzleError(f"{field}: {error}") from None
