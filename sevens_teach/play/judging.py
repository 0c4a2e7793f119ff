"""How a review judges in any game: decision by decision, each move of one tried in many worlds, all in the same ones.

The work is cut into small pieces, so that a waiting program can do other things between two of them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from math import sqrt
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sevens_teach.errors import GameError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

    from sevens_teach.play.reviewed import Judged, Loss, Reviewed

    Judging = Generator[float, None, Judged[Any, Any]]
    """The work on one decision: yields what part is done, returns it judged."""

FIRST: Final = 0.25
"""This part of the worlds is for every move; the rest for those that may still be the best, and the one played."""

MoveT = TypeVar("MoveT")
BatchT = TypeVar("BatchT")
ReviewT = TypeVar("ReviewT", bound="Reviewed[Any, Any]")


@dataclass(frozen=True, slots=True)
class Stage(Generic[ReviewT]):
    """How far the work is."""

    found: ReviewT
    """The decisions judged so far."""
    total: int
    """How many there are."""
    share: float
    """What part of all the work is done, from 0 to 1."""


def need_worlds(worlds: int) -> None:
    """Raise `GameError` for fewer than 2 worlds: they say nothing of how sure anything is."""
    if type(worlds) is not int or worlds < 2:
        raise GameError(f"worlds={shown(worlds)}: expected 2 or more")


def nobody(_decision: Judged[Any, Any]) -> bool:
    """Return that no hint had named the move of a decision: what a review goes by that knows of no hints."""
    return False


def judged_one_by_one(
    found: ReviewT,
    plies: Sequence[int],
    judging: Callable[[int], Judging],
    named: Callable[[Any], bool] = nobody,
) -> Generator[Stage[ReviewT], None, ReviewT]:
    """Judge the decisions made at these plies: yield how far that is, return the review with all of them.

    Where a hint had `named` the move, it is held of the decision.
    """
    for number, ply in enumerate(plies):
        work = judging(ply)
        while True:
            try:
                part = next(work)
            except StopIteration as end:
                decision = replace(end.value, was_named=named(end.value))
                found = replace(found, decisions=(*found.decisions, decision))
                break
            yield Stage(found, len(plies), (number + part) / len(plies))
    return found


def last_of(found: ReviewT, stages: Iterator[Stage[ReviewT]], progress: Callable[[int, int], bool] | None) -> ReviewT:
    """Return the review that all stages come to; where `progress` returns False, it ends there."""
    told = 0
    for stage in stages:
        found, done = stage.found, len(stage.found.decisions)
        if progress is not None and done > told and not progress(done, stage.total):
            break
        told = done
    return found


def mean_of(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and the standard error of what a move brings; 0 where one value says nothing of it."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, 0.0
    return mean, sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))


class Trials(ABC, Generic[MoveT, BatchT]):
    """What several moves come to, world by world, in worlds that come in batches: more is better.

    A move that falls behind early is left out of the later worlds; `worth` holds it to the others all the same.
    """

    SLICE: int
    """How many worlds are tried between two stops of the work."""
    HOPELESS: float
    """A move that is worse by this many standard errors is left out."""
    NEAR: float = 0.0
    """But not one that is worse by no more than this."""
    LOSS: type[Loss]

    def __init__(self, moves: Sequence[MoveT]) -> None:
        self.moves = tuple(moves)
        self.worths: list[list[int]] = [[] for _ in self.moves]
        self._leader = 0
        self._batches: list[BatchT] = []

    # -- what a game says of itself ------------------------------------------------------------------

    @abstractmethod
    def deal(self, count: int) -> BatchT:
        """Return the next `count` worlds."""

    @abstractmethod
    def run(self, which: Sequence[int], batch: BatchT) -> Sequence[Sequence[int]]:
        """Return what each of some moves comes to in the worlds of a batch."""

    # -- the work ------------------------------------------------------------------------------------

    def try_out(self, played: MoveT, worlds: int, begin: float, end: float) -> Iterator[float]:
        """Try all moves in some worlds, then in the rest those that matter; yield what part of the work is done.

        Those are all that may still be the best, the move played, and whichever turns out to be next to the best.
        """
        first = max(2, round(FIRST * worlds))
        middle = (begin + end) / 2 if worlds > first else end
        yield from self.play(range(len(self.moves)), first, begin, middle)
        if worlds > first:
            self._leader, self._batches = self.best, []
            yield from self.play(self._hopeful(played), worlds - first, middle, end)
            while not self._is_whole(self.second):
                yield from self.catch_up(self.second, end)

    def play(self, which: Sequence[int], worlds: int, begin: float, end: float) -> Iterator[float]:
        """Try some moves in more worlds, slice by slice; yield what part of the work is done."""
        for done in range(0, worlds, self.SLICE):
            count = min(self.SLICE, worlds - done)
            self._batches.append(self.deal(count))
            self._add(which, self._batches[-1])
            yield begin + (end - begin) * (done + count) / worlds

    def catch_up(self, index: int, share: float) -> Iterator[float]:
        """Try a move in the worlds that it was left out of, if any; yield what part of the work is done."""
        for batch in () if self._is_whole(index) else self._batches:
            self._add((index,), batch)
            yield share

    def _add(self, which: Sequence[int], batch: BatchT) -> None:
        """Try these moves in more worlds."""
        for index, worths in zip(which, self.run(which, batch), strict=True):
            self.worths[index] += worths

    def _hopeful(self, played: MoveT) -> tuple[int, ...]:
        """Return which moves may still be the best, and the one played."""
        behind = [self.loss(index, self._leader) for index in range(len(self.moves))]
        return tuple(
            index
            for index, (move, loss) in enumerate(zip(self.moves, behind, strict=True))
            if move == played or loss.mean <= max(self.NEAR, self.HOPELESS * loss.error)
        )

    # -- what it came to -------------------------------------------------------------------------------

    @property
    def best(self) -> int:
        """The best of the moves that were tried in every world: no other is worth more."""
        return max(
            filter(self._is_whole, range(len(self.moves))), key=lambda index: (fmean(self.worths[index]), -index)
        )

    @property
    def second(self) -> int:
        """The move that is worth most beside the best."""
        best = self.best
        others = (index for index in range(len(self.moves)) if index != best)
        return max(others, key=lambda index: (self.worth(index), -index))

    def loss(self, own: int, best: int) -> Loss:
        """Return how much one tried move loses against another, in the worlds in which both were tried."""
        both = zip(self.worths[best], self.worths[own], strict=False)
        return self.LOSS(*mean_of([one - two for one, two in both]))

    def worth(self, index: int) -> float:
        """Return what a move comes to on average, in the worlds of all the others.

        Of one that was left out it is told by what it loses against the best of its time, which was in all of them.
        """
        if self._is_whole(index):
            return fmean(self.worths[index])
        return fmean(self.worths[self._leader]) - self.loss(index, self._leader).mean

    def _is_whole(self, index: int) -> bool:
        """Return whether a move was tried in all the worlds."""
        return len(self.worths[index]) == max(map(len, self.worths))
