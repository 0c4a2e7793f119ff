"""New puzzles for practice: the day's, the same for everybody; some about given rules; quick ones for a storm."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.play.seeds import SEEDS
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.generator import drawn_rules, mixed

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from datetime import date

_QUICK: Final = ("playable", "legal", "dead", "joker", "next", "gives", "passes")
"""The kinds that are answered at a glance."""


def todays_puzzle(day: date) -> Puzzle:
    """Return the puzzle of a day, about another rule than the day before: it follows from the date alone."""
    rules = drawn_rules("sevens")  # a day has one puzzle for everybody, whatever games are added
    turn, place = divmod(day.toordinal(), len(rules))
    order = mixed(rules, Random(f"round {turn}"))
    return _first(order[place:] + order[:place], day.toordinal())


def about_rules(rules: Sequence[str], rng: Random) -> list[Puzzle]:
    """Return a new puzzle about each rule, as far as any comes up."""
    found = (_about(rule, int(rng.random() * SEEDS)) for rule in rules)
    return [puzzle for puzzle in found if puzzle]


def quick_puzzles(rng: Random) -> Iterator[Puzzle]:
    """Yield quick puzzles of all sorts, without end."""
    for number in count():
        kind = mixed(_QUICK, rng)[0] if number % len(_QUICK) else _QUICK[0]
        try:
            yield Puzzle.random(kind=kind, seed=int(rng.random() * SEEDS))
        except PuzzleError:
            continue


def _first(rules: Sequence[str], seed: int) -> Puzzle:
    """Return a puzzle about the first of the rules for which one comes up."""
    found = next(filter(None, (_about(rule, seed) for rule in rules)), None)
    return Puzzle.random(seed=seed) if found is None else found


def _about(rule: str, seed: int) -> Puzzle | None:
    try:
        return Puzzle.random(rule=rule, seed=seed)
    except PuzzleError:
        return None
