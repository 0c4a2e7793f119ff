"""What comes of the better of two moves where it spares the own hand nothing: told from games played on from both.

Another goes broke whom the player came in behind, an own card goes on the board that was left over, or another has to
pass more. In the game that was played it was not so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import laid_by
from sevens_teach.sevens.review.spent import fits_in
from sevens_teach.sevens.review.waiting import most, waits
from sevens_teach.sevens.review.what_befell import CLEARLY, games_on, often_in

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.review.what_befell import Step

STOPPED: Final = "review-after-stopped"
LAID: Final = "review-after-laid"
PASSES: Final = "review-after-passes"


@dataclass(frozen=True, slots=True)
class _Course:
    """How a line of play went from a player's move on."""

    kept: frozenset[Card]
    """What of the hand the player never laid, but for ★."""
    broke: dict[int, Card | None]
    """Who of the others went broke, and behind which card of the player's most of theirs waited; None for none."""
    passes: Counter[int]
    """How often each of the others had to pass because nothing fitted."""
    ahead: frozenset[int]
    """Who came in ahead of the player."""


@dataclass(frozen=True, slots=True)
class _Beside:
    """Two moves by how games went on from them, and how one really did."""

    position: Position
    better: Move
    real: _Course
    bad: Sequence[_Course]
    good: Sequence[_Course]

    def found(self) -> Iterator[tuple[str, dict[str, Value], Callable[[_Course], bool]]]:
        """Yield what comes clearly oftener after the better move, as its message asks: the weightiest first."""
        yield from self._broke()
        yield from self._laid()
        yield from self._passes()

    def counts(self, comes: Callable[[_Course], bool]) -> tuple[int, int]:
        """Return in how many games something comes after the better move, and after the other."""
        return sum(map(comes, self.good)), sum(map(comes, self.bad))

    def _is_told(self, comes: Callable[[_Course], bool]) -> bool:
        """Return whether something comes clearly oftener after the better move, and did not in the game."""
        often, rest = self.counts(comes)
        return not comes(self.real) and often - rest >= CLEARLY * len(self.good)

    def _broke(self) -> Iterator[tuple[str, dict[str, Value], Callable[[_Course], bool]]]:
        """Yield who goes broke and came in ahead of the player, and which of the player's cards holds that one up."""
        for other in sorted(self.real.ahead):
            if self._is_told(comes := _stops(other)):
                doors = Counter(course.broke[other] for course in self.good if comes(course))
                ((door, count),) = doors.most_common(1)
                is_one = door is not None and 2 * count > doors.total()
                yield STOPPED, {"player": Who(other), "cards": (door,) if is_one and door else ()}, comes

    def _laid(self) -> Iterator[tuple[str, dict[str, Value], Callable[[_Course], bool]]]:
        """Yield which own card goes on the board, where none is kept in its place."""
        if self.position.rules.ghost:
            return
        mine = [each for each in self.position.hands[self.position.turn or 0] if each not in laid_by(self.better)]
        for card in mine:
            often, rest = self.counts(_lays(card))
            if often < rest:
                return
        for card in mine:
            if card.suit is not None and self._is_told(comes := _lays(card)):
                yield LAID, {"card": str(card)}, comes

    def _passes(self) -> Iterator[tuple[str, dict[str, Value], Callable[[_Course], bool]]]:
        """Yield who has to pass more, where all the others together do so too."""
        if sum(each.passes.total() for each in self.good) <= sum(each.passes.total() for each in self.bad):
            return
        for other in sorted(set[int]().union(*(each.passes for each in self.good))):
            told = [
                comes
                for number in range(1, 1 + max(each.passes[other] for each in self.good))
                if self._is_told(comes := _passes(other, number))
            ]
            if told:
                least = self.counts(told[-1])
                yield PASSES, {"player": Who(other), "passes": sum(self.counts(e) >= least for e in told)}, told[-1]


def _stops(other: int) -> Callable[[_Course], bool]:
    """Return what asks whether another went broke, and so came in behind."""
    return lambda course: other in course.broke and other not in course.ahead


def _lays(card: Card) -> Callable[[_Course], bool]:
    """Return what asks whether the player laid a card."""
    return lambda course: card not in course.kept


def _passes(other: int, number: int) -> Callable[[_Course], bool]:
    """Return what asks whether another had to pass this often."""
    return lambda course: course.passes[other] >= number


def afterwards(  # noqa: PLR0913, PLR0917, two moves, and the game
    position: Position, worse: Move, better: Move, line: Iterable[Step], sides: dict[str, Any], tries: int
) -> tuple[Phrase, ...]:
    """Return the weightiest thing that comes of the better of two moves and did not in the game, which went by `line`.

    `sides` are both moves as a sentence has them. Nothing where no such thing comes clearly oftener than otherwise.
    """
    you = position.turn or 0
    real = _course(position, line, you)
    beside = _Beside(position, better, real, _courses(position, worse, tries), _courses(position, better, tries))
    for key, values, comes in beside.found():
        return (phrase(key, **sides, **values, **often_in(*beside.counts(comes), tries)),)
    return ()


@lru_cache(maxsize=64)
def _courses(position: Position, move: Move, tries: int) -> tuple[_Course, ...]:
    """Return how games go that are played on from a move: the same ones each time."""
    assert position.turn is not None  # noqa: S101, somebody moves
    return tuple(_course(position, line, position.turn) for line in games_on(position, move, tries))


def _course(before: Position, line: Iterable[Step], you: int) -> _Course:
    """Return how a line of play went, from the position in which a player moves."""
    kept, broke, passes = {*before.hands[you]}, dict[int, "Card | None"](), Counter[int]()
    for after, events in line:
        for event in events:
            if event.kind in {Happening.PLAYED, Happening.LAID_JOKER} and event.player == you:
                kept -= {*event.cards}
            elif event.kind is Happening.BANKRUPT and event.player not in {None, you}:
                held = [each for each in waits(before, event.player or 0) if each.other == you]
                wait = most(held)
                broke[event.player or 0] = None if wait is None else wait.behind
        if events[0].kind is Happening.PASSED and before.turn not in {None, you} and not fits_in(before):
            passes[before.turn or 0] += 1
        before = after
    ranking = before.outcome.ranking if before.outcome else ()
    ahead = ranking[: ranking.index(you)] if you in ranking else ()
    return _Course(frozenset(kept), broke, passes, frozenset(ahead))
