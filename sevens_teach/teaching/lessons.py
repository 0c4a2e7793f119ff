"""Which lesson teaches a rule, where the coach's rule id leads, and in which lesson a puzzle is posed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

from sevens_teach.errors import SevensError
from sevens_teach.puzzles.level import rules_cited
from sevens_teach.puzzles.model import room_about

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

    from sevens_teach.progress import Progress
    from sevens_teach.puzzles import Puzzle


class LessonError(SevensError):
    """What is no lesson."""


LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "01": ("B1", "B2", "B3", "B4", "B5", "B9", "B11"),
    "02": ("B6", "B7", "B8", "B10"),
    "03": tuple(f"J{number}" for number in range(1, 8)),
    "04": tuple(f"T{number}" for number in range(1, 6)),
    "05": tuple(f"K{number}" for number in range(1, 12)),
    "06": ("F1", "F2", "G1", "G2"),
    "07": tuple(f"S{number}" for number in range(1, 6)),
    "10": tuple(f"D{number}" for number in range(1, 10)),
    "11": tuple(f"P{number}" for number in range(1, 7)),
}
"""The rules that each lesson teaches, by the lesson's number."""
POSED: Final[dict[str, tuple[str, ...]]] = {
    "01": ("B2-06", "B4-06", "B5-02", "B5-13", "B5-12"),
    "02": ("B7-01", "B8-05", "B6-41", "B6-12", "B9-04", "B5-41", "B5-45", "B5-10", "B9-19"),
    "03": ("J1-01", "J1-02", "J3-04", "J2-01", "J2-11", "J5-02", "J6-04", "J1-12", "J5-06", "J6-08", "J6-06", "J4-05"),
    "04": ("T1-04", "T3-07", "T3-04", "T4-02", "T4-06", "T4-14", "T4-08", "T2-06", "T3-05", "T4-12"),
    "05": ("K2-01", "K3-08", "K4-02", "K5-02", "K8-02", "K3-41", "K3-42", "K3-43", "K3-10", "K8-06", "K8-04", "K9-07"),
    "06": ("F1-01", "F1-41", "F2-05", "G2-02", "G1-01", "G2-01", "G2-05", "T1-41"),
    "07": ("S1-06", "S1-41", "S2-41", "S2-01", "S3-01", "S1-51", "S4-41", "S1-52", "T3-54", "J1-41", "S5-01"),
    "10": ("D2-01", "D2-03", "D4-01", "D4-10", "D5-03", "D5-09", "D5-02", "D6-03", "D3-03", "D7-03", "D7-14", "D8-02"),
    "11": ("P3-06", "P3-02", "P3-19", "P2-05", "P4-01", "P2-07", "P6-02", "P6-12", "P6-09", "P4-12", "P4-13", "P4-15"),
}
"""The puzzles that each lesson poses, twelve at most, in its order; the rest are in the puzzle book."""
HOUSE: Final[dict[str, tuple[str, ...]]] = {
    "02": ("passes=1", "passes=2"),
    "03": ("joker=solo", "joker=pair", "passes=1"),
    "04": ("tunnel=both", "tunnel=oneway", "passes=1"),
    "05": ("killer=on", "death=sides", "passes=0", "passes=1"),
    "06": ("opening=fantan", "ghost=on", "joker=solo", "passes=1"),
    "07": ("joker=solo", "tunnel=both", "passes=1", "passes=2"),
    "10": ("lone=set", "target=50"),
    "11": ("target=100", "sandbags=on"),
}
"""The house rules that each lesson plays with, at its tables and in its puzzles."""
FAST_TRACK: Final = (
    *("K2-01", "K1-41", "K3-08", "K4-02", "K3-41", "K3-43", "K3-44", "K3-42", "K5-02", "K8-02", "K3-10"),
    *("K8-05", "K8-65", "K3-06", "K8-07"),
)
"""The puzzles of Killer that the fast track poses; who knows the plain game passes over its first few."""
_ASKED: Final = frozenset(name.partition("-")[0] for names in POSED.values() for name in names)
"""The rules about which any lesson poses a puzzle."""
_FIRST: Final = "01"
"""The lesson that every reader is taken to have met."""


AFTER_PASSING: Final = ("B5", *(rule for number, rules in LESSONS.items() if number != _FIRST for rule in rules))
"""The rules of which any is met only by who has met passing too."""
_WITH_PASSES: Final = ("find", "play", "legal", "table")


def has_passes(puzzle: Puzzle) -> bool:
    """Return whether a pass is one of the moves of a puzzle of Sevens."""
    return puzzle.kind in _WITH_PASSES and puzzle.rule[0] not in "DP"


def lesson_of(puzzle: Puzzle) -> str | None:
    """Return the number of the first lesson by which a reader has met all that a puzzle needs.

    That is its rule, the rules that its replies cite, and what else its game says that it needs. None if its rule is in
    no lesson.
    """
    if _taught_in(puzzle.rule) is None:
        return None
    return max(number for rule in rules_needed(puzzle) if (number := _taught_in(rule)))


def rules_needed(puzzle: Puzzle) -> set[str]:
    """Return the rules of lessons that a reader has to have met for a puzzle."""
    needs = room_about(puzzle.rule).needs
    needed = needs(puzzle) if needs else rules_cited(puzzle) | {puzzle.rule}
    return {rule for rule in needed if _taught_in(rule)}


def is_at_a_lessons_table(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is played as those lessons have it whose rules it needs: with no other house rule."""
    played = {house for rule in rules_needed(puzzle) for house in HOUSE.get(_taught_in(rule) or "", ())}
    return {*str(puzzle.rules).split()} <= {"basic", *played}


def rules_met(found: Progress) -> set[str]:
    """Return the rules of which a reader has solved a puzzle or practised one, with what their lessons tell besides.

    A rule about which no lesson poses a puzzle is met with any other rule of its lesson.
    """
    met = {name.partition("-")[0] for name in found.solved} | found.practice.rules.keys()
    begun = {_taught_in(rule) for rule in met}
    return met | {rule for number, rules in LESSONS.items() if number in begun for rule in rules if rule not in _ASKED}


def _taught_in(rule: str) -> str | None:
    """Return the number of the lesson that teaches a rule."""
    return next((number for number, taught in LESSONS.items() if rule in taught), None)


def has_met(what: Puzzle | str, rules: Collection[str]) -> bool:
    """Return whether who has met these rules, and those of the first lesson, has met a rule, or all a puzzle needs.

    But a puzzle with a pass among its moves needs more than the first steps of that lesson.
    """
    if not isinstance(what, str) and has_passes(what) and {*AFTER_PASSING}.isdisjoint(rules):
        return False
    found = {number for number, taught in LESSONS.items() if number == _FIRST or not {*taught}.isdisjoint(rules)}
    return (_taught_in(what) if isinstance(what, str) else lesson_of(what)) in found


def lessons_in(folder: Path) -> dict[str, str]:
    """Return the address of each rule's lesson, seen from `folder`; only of lessons that are there."""
    found = addresses(folder)
    return {rule: found[number] for number, rules in LESSONS.items() if number in found for rule in rules}


def addresses(folder: Path) -> dict[str, str]:
    """Return the address of each lesson by its number, seen from `folder`; only of lessons that are there."""
    return {path.name[:2]: quote(path.name) for path in sorted(folder.glob("[0-9][0-9]-*.ipynb"), reverse=True)}
