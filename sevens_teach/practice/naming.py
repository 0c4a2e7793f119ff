"""What a puzzle is called so that it can be found or drawn again: on the reader's own list, and in a link."""

from __future__ import annotations

import re
from typing import Any, Final

from sevens_teach.puzzles import Puzzle, PuzzleError, puzzle
from sevens_teach.puzzles.level import level

_ANY: Final = "*"
"""In the place of a rule: it was drawn without one."""
_DRAWN: Final = re.compile(r"(?P<rule>[A-Z]\d{1,2}|\*) (?P<kind>[a-z-]+) (?P<seed>\d{1,9})(?: (?P<level>[1-5]))?")


def name_of(posed: Puzzle) -> str | None:
    """Return the name by which a puzzle is found or drawn again; None where nothing does."""
    return next((each for each in names_of(posed) if _is_named(posed, each)), None)


def is_plain(name: str) -> bool:
    """Return whether a name is that of a puzzle drawn for a rule, at whichever level."""
    found = _DRAWN.fullmatch(name)
    return found is not None and found["rule"] != _ANY and found["level"] is None


def names_of(posed: Puzzle) -> tuple[str, ...]:
    """Return all names by which a puzzle may be found or drawn again, the plainest first."""
    if not posed.is_drawn:
        return (posed.id,)
    rule, _, number = posed.id.partition("-r")
    plain = tuple(f"{each} {posed.kind} {number}" for each in (rule, _ANY))
    return (*plain, *(f"{name} {level(posed)}" for name in plain))


def _is_named(posed: Puzzle, name: str) -> bool:
    """Return whether a name leads to just this puzzle."""
    again = named_puzzle(name)
    return again is not None and again.table() == posed.table()


def named_puzzle(name: str) -> Puzzle | None:
    """Return the puzzle of a name; None where there is none any more."""
    drawn = _DRAWN.fullmatch(name)
    try:
        return puzzle(name) if drawn is None else Puzzle.random(**_wish(drawn.groupdict()))
    except PuzzleError:
        return None


def _wish(named: dict[str, str | None]) -> dict[str, Any]:
    """Return what a name asks `Puzzle.random` for."""
    rule, measured = named["rule"], named["level"]
    return {
        "rule": None if rule == _ANY else rule,
        "kind": named["kind"],
        "seed": int(named["seed"] or 0),
        "level": None if measured is None else int(measured),
    }
