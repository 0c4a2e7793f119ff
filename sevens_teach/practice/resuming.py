"""A row of practice that stood on a page which is loaded anew: it is told back by its ids, and posed again."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.practice.drawing import drawn
from sevens_teach.practice.listing import once_listed
from sevens_teach.practice.mistakes import mistake_puzzle
from sevens_teach.puzzles.level import MOST

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle

_DRAWN: Final = re.compile(r"([A-Z]\d{1,2})-r(\d{1,9})")
"""The id of a puzzle that was drawn about a rule."""


def parse_resumed(content: object) -> tuple[str, dict[str, int]] | None:
    """Read the way that stood there, and the ids of its puzzles with their stars; None for anything else."""
    match content:
        case {"kind": "resume", "way": str(way), "puzzles": list(puzzles), **rest} if not rest:
            won = dict(filter(None, map(_won, puzzles)))
            return (way, won) if len(won) == len(puzzles) else None
    return None


def _won(told: object) -> tuple[str, int] | None:
    """Read a puzzle's id, and the stars that it brought."""
    match told:
        case [str(name), int(stars)] if type(stars) is int and stars in range(MOST + 1):
            return name, stars
    return None


def posed_again(way: str, name: str) -> Puzzle | None:
    """Return a puzzle of a row by its id; None where it is not there any more."""
    if way == "own":
        kept = progress.load().practice.mistakes.get(name)
        return mistake_puzzle(name, kept) if kept else None
    if way == "listed":
        return once_listed(name)
    found = _DRAWN.fullmatch(name) if way == "weak" else None
    return drawn(found[1], int(found[2])) if found else None
