"""Practice that stood on a page which is loaded anew: a row is told by its ids, and posed again; a storm goes on."""

from __future__ import annotations

import re
from typing import Final

from sevens_teach import limits, progress
from sevens_teach.practice.drawing import drawn
from sevens_teach.practice.listing import once_listed
from sevens_teach.practice.mistakes import mistake_puzzle
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.level import MOST
from sevens_teach.rule_book import game_about, is_rule

_DRAWN: Final = re.compile(r"([A-Z]\d{1,2})-r(\d{1,9})")
"""The id of a puzzle that was drawn about a rule."""
_STORMED: Final = re.compile(_DRAWN.pattern + r" ([a-z-]{1,20})")
"""And of one in a storm, with its kind."""
StormAnswer = tuple[bool, bool, str]
"""One answer of a storm: whether it was right, whether it asked something new, and the name of its puzzle."""


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


def parse_storm(content: object) -> tuple[str, int, list[StormAnswer]] | None:
    """Read the way of a storm that stood there, the seconds it had left, and its answers; None for anything else."""
    match content:
        case {"kind": "storm", "way": "clock" | "lives" as way, "left": int(left), "answers": list(told), **rest}:
            answers = [*filter(None, map(_answer, told[: limits.TRIES]))]
            return None if rest or len(answers) < len(told) else (str(way), left, answers)
    return None


def _answer(told: object) -> StormAnswer | None:
    """Read an answer of a storm."""
    match told:
        case [bool(right), bool(is_new), str(name)]:
            return right, is_new, name
    return None


def storm_name(posed: Puzzle) -> str:
    """Return what draws a puzzle of a storm again, as `stormed_again` does."""
    return f"{posed.id} {posed.kind}"


def stormed_again(name: str) -> Puzzle | None:
    """Return a puzzle of a storm by its name; None where nothing draws it."""
    found = _STORMED.fullmatch(name)
    if not found or not is_rule(found[1]):
        return None
    rule, seed, kind = found[1], int(found[2]), found[3]
    game = game_about(rule)
    try:
        posed = drawn(rule, seed, kind) if game == "sevens" else Puzzle.random(game=game, seed=seed)
    except PuzzleError:
        return None
    return posed if posed and storm_name(posed) == name else None


def posed_again(way: str, name: str) -> Puzzle | None:
    """Return a puzzle of a row by its id; None where it is not there any more."""
    if way == "own":
        kept = progress.load().practice.mistakes.get(name)
        return mistake_puzzle(name, kept) if kept else None
    if way == "listed":
        return once_listed(name)
    found = _DRAWN.fullmatch(name) if way == "weak" else None
    return drawn(found[1], int(found[2])) if found else None
