"""Which lesson teaches a rule, where the coach's rule id leads, and in which lesson a puzzle is posed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sevens_teach.errors import SevensError
from sevens_teach.puzzles.level import rules_cited
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.puzzles import Puzzle


class LessonError(SevensError):
    """What is no lesson."""


LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "01": ("B1", "B2", "B3", "B4", "B5", "B11"),
    "02": ("B6", "B7", "B8", "B9", "B10"),
    "03": tuple(f"J{number}" for number in range(1, 8)),
    "04": tuple(f"T{number}" for number in range(1, 6)),
    "05": tuple(f"K{number}" for number in range(1, 12)),
    "06": ("F1", "F2", "G1", "G2"),
}
"""The rules that each lesson teaches, by the lesson's number."""
_BROUGHT_IN: Final = {"joker": "J1", "tunnel": "T1", "killer": "K1", "opening": "F1", "ghost": "G1"}
"""The rule that tells of a house rule first."""
_BANKRUPT: Final = "B6"


def lesson_of(puzzle: Puzzle) -> str | None:
    """Return the number of the first lesson by which a reader has met all that a puzzle needs.

    That is its rule, the rules that its replies cite, its house rules, and bankruptcy if somebody is bankrupt.
    None if its rule is in no lesson.
    """
    taught = {rule: number for number, rules in LESSONS.items() for rule in rules}
    if puzzle.rule not in taught:
        return None
    basic = Rules()
    house = {rule for name, rule in _BROUGHT_IN.items() if getattr(puzzle.rules, name) != getattr(basic, name)}
    gone = {_BANKRUPT} if any(each.how is Ending.BANKRUPT for each in puzzle.position.exits) else set()
    return max(taught[rule] for rule in rules_cited(puzzle) | house | gone | {puzzle.rule} if rule in taught)


def lessons_in(folder: Path) -> dict[str, str]:
    """Return the address of each rule's lesson, seen from `folder`; only of lessons that are there."""
    found = addresses(folder)
    return {rule: found[number] for number, rules in LESSONS.items() if number in found for rule in rules}


def addresses(folder: Path) -> dict[str, str]:
    """Return the address of each lesson by its number, seen from `folder`; only of lessons that are there."""
    return {path.name[:2]: quote(path.name) for path in sorted(folder.glob("[0-9][0-9]-*.ipynb"), reverse=True)}
