"""New positions before a lesson begins: about what the reader has met of the lessons before it, what is due first."""

from __future__ import annotations

from itertools import chain, islice
from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.play.seeds import SEEDS
from sevens_teach.practice.drawing import is_lessons_own
from sevens_teach.practice.schedule import due_rules, rule_answered
from sevens_teach.progress import Progress
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.level import level
from sevens_teach.puzzles.model import room_about

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from datetime import date
    from random import Random

COUNT: Final = 2
"""How many positions, at most."""
_LOOKED_AT: Final = 9
"""Among how many about a lesson those are found that need few rules."""
_ROUNDS: Final = 3
"""How often each rule is tried: about few rules two kinds do not come up at once."""
_OF_FIRST: Final = 3
"""How many about the first lesson there are to choose from."""
_EASY: Final = 2
"""None is of a higher level: together they take half a minute."""
_SEATS, _TOLD = 4, 3
"""How many players sit at the table, and how many moves are told before the question, at most."""
_ONE_LOOK: Final = frozenset(
    (
        "danger",
        "dead",
        "give-up",
        "gives",
        "hurry",
        "joker",
        "kill",
        "kills-two",
        "legal",
        "must-hold",
        "next",
        "playable",
        "stop-suit",
        "tempo",
    )
)
"""The kinds that ask for a look or a move, and are drawn at once.

Who ranks where and who is still in takes keeping books.
"""
_TRIES: Final = 20
"""How many puzzles about a rule are drawn before it is left out."""


class WarmingUp:
    """The positions, and what comes of the answers, which is kept with the reader's progress."""

    def __init__(self, puzzles: Sequence[Puzzle], today: Callable[[], date]) -> None:
        """Take the positions, and what tells the day."""
        self._today = today
        self.puzzles = tuple(puzzles)
        self._answered: set[str] = set()
        self._solved: set[str] = set()
        self.is_over = not self.puzzles
        """Whether it was skipped, or everything is solved, or there is nothing to ask."""

    def skip(self) -> None:
        """End the warm-up: what was not answered is not counted."""
        self.is_over = True

    def answer(self, name: str, *, right: bool) -> None:
        """Take the first answer in the warm-up: its rule comes back later, or soon."""
        puzzle = next((each for each in self.puzzles if each.id == name), None)
        if puzzle is None or name in self._answered:
            return
        self._answered.add(name)
        found = progress.load()
        progress.keep(Progress(practice=rule_answered(found, puzzle.rule, self._today(), right=right)))

    def solve(self, name: str) -> None:
        """Take that a puzzle is solved, at whichever try: with the last one the warm-up is over."""
        self._solved.add(name)
        self.is_over = self.is_over or self._solved >= {each.id for each in self.puzzles}


def drawn_for(rules: Sequence[str], is_met: Callable[[Puzzle], bool], today: date, rng: Random) -> tuple[Puzzle, ...]:
    """Return new positions about rules that were met, each of another kind; whether one needs no others, `is_met` says.

    The rules that are due come first.
    """
    due = [rule for rule in due_rules(progress.load(), today) if rule in rules]
    first, *again = (mixed(rules, rng) for _ in range(_ROUNDS))
    return _various(_drawn([*dict.fromkeys([*due, *first]), *chain(*again)], is_met, rng))


def drawn_for_anybody(
    lessons: Sequence[Sequence[str]],
    needs: Callable[[Puzzle], set[str]],
    knows_table: Callable[[Puzzle], bool],
    rng: Random,
) -> tuple[Puzzle, ...]:
    """Return new positions of which there are some for any reader, given the rules of each lesson in its order.

    Three are about the first lesson, one is about each of the others, the last lesson first: such as need few rules,
    and none of a later lesson. `needs` tells the rules that a puzzle needs, and `knows_table` whether who has met them
    knows its table.
    """
    may = [_need(frozenset(chain(*lessons[: at + 1])), needs, knows_table) for at in range(len(lessons))]
    first, *later = (_with_few(rules, needs, is_met, rng) for rules, is_met in zip(lessons, may, strict=True))
    return tuple(chain(*(few[:1] for few in reversed(later)), first[:_OF_FIRST]))


def _need(
    so_far: frozenset[str], needs: Callable[[Puzzle], set[str]], knows_table: Callable[[Puzzle], bool]
) -> Callable[[Puzzle], bool]:
    """Return what tells whether a puzzle needs no more than the rules so far."""
    return lambda each: needs(each) <= so_far and knows_table(each)


def _with_few(
    rules: Sequence[str], needs: Callable[[Puzzle], set[str]], is_met: Callable[[Puzzle], bool], rng: Random
) -> tuple[Puzzle, ...]:
    """Return new positions about some rules, each of another kind, such as need few rules."""
    tried = [rule for _ in range(_ROUNDS) for rule in mixed(rules, rng)]
    found = islice(_drawn(tried, is_met, rng), _LOOKED_AT)
    return _various(iter(sorted(found, key=lambda each: len(needs(each)))), _OF_FIRST)


def _drawn(rules: Sequence[str] | dict[str, None], is_met: Callable[[Puzzle], bool], rng: Random) -> Iterator[Puzzle]:
    """Yield new easy puzzles for a warm-up, one about each rule, as far as one needs no rule the reader has not met."""
    for rule in rules:
        for _ in range(_TRIES):
            kinds = mixed(_kinds(rule), rng)
            try:
                puzzle = Puzzle.random(rule=rule, kind=kinds[0], seed=int(rng.random() * SEEDS)) if kinds else None
            except PuzzleError:
                break
            if puzzle is not None and _is_quick(puzzle) and not is_lessons_own(puzzle) and is_met(puzzle):
                yield puzzle
                break


def _kinds(rule: str) -> list[str]:
    """Return the kinds that ask about a rule with one look."""
    return [kind.name for kind in room_about(rule).kinds.values() if rule in kind.turns_on and kind.name in _ONE_LOOK]


def _is_quick(puzzle: Puzzle) -> bool:
    """Return whether a puzzle is easy, with few players and few moves before its question."""
    return level(puzzle) <= _EASY and len(puzzle.position.players) <= _SEATS and len(puzzle.steps) <= _TOLD


def _various(found: Iterator[Puzzle], most: int = COUNT) -> tuple[Puzzle, ...]:
    """Return the first puzzles for a warm-up, each of another kind."""
    kept: dict[str, Puzzle] = {}
    for puzzle in found:
        kept.setdefault(puzzle.kind, puzzle)
        if len(kept) == most:
            break
    return tuple(kept.values())
