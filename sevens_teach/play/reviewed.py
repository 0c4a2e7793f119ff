"""What the review of a finished game holds in any game: what each decision lost, its mark, and the moments to tell of.

A game's `review/model.py` says in what it counts a loss, and what else is a moment.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from sevens_teach.play.history import PositionT

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.play.game import Game
    from sevens_teach.say.messages import Phrase

SURE: Final = 2.6
"""How many standard errors a loss has to exceed."""
MOMENTS: Final = 3
"""How many moments are told at most."""

MoveT = TypeVar("MoveT")
OptionT = TypeVar("OptionT", bound=Any)
DecisionT = TypeVar("DecisionT", bound="Judged[Any, Any]")


class Mark(Enum):
    """What is said of a move."""

    BLUNDER = "blunder"
    MISTAKE = "mistake"
    SLIP = "slip"
    GOOD = "good"
    """It was the best move, and there was a choice."""


def accuracy_of(lost: float) -> float:
    """Return 0 to 100 for a move that lost this many hundredths of all there was, on the curve that lichess has."""
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


@dataclass(frozen=True, slots=True)
class Loss:
    """What a move loses against the best one, in the same worlds."""

    LEAST: ClassVar[float]
    """What a loss is at least."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def counts(self) -> bool:
        """Whether a decision's loss is large and sure enough to be called one."""
        return self.mean >= self.LEAST and self.mean > SURE * self.error


@dataclass(frozen=True, slots=True)
class Judged(Generic[MoveT, OptionT]):
    """One move of the player's where there was a choice."""

    MISTAKE: ClassVar[float]
    """How much a mistake loses at least; less is a slip."""
    BLUNDER: ClassVar[float]
    """How much a blunder loses at least."""

    ply: int
    """How many moves were made before it."""
    played: MoveT
    options: tuple[OptionT, ...]
    """What was tried, in the order of the legal moves."""
    best: MoveT
    losses: tuple[Loss, ...]
    """What the move lost; where that is much, tried in a second way too."""
    was_named: bool = field(default=False, kw_only=True)
    """Whether a hint that was asked for had named the move: then it is no mistake."""

    @property
    def is_mistake(self) -> bool:
        """Whether a better move could be known at the table, whichever way it was tried."""
        return self.loses and not self.was_named

    @property
    def loses(self) -> bool:
        """Whether another move is surely better, also where a hint had named this one."""
        return all(loss.counts for loss in self.losses)

    @property
    def gap(self) -> float:
        """How much less than the best a decision brings, by subtracting the averages that are shown."""
        raise NotImplementedError

    @property
    def cost(self) -> float:
        """How much a decision lost that a better move would have kept, as far as one could know; 0 for no mistake."""
        return self.gap if self.is_mistake else 0.0

    @property
    def better(self) -> MoveT:
        """The move to try instead of the one decided on."""
        return self.best

    @property
    def lapse(self) -> Mark | None:
        """How bad a mistake a decision was; None where it was none."""
        if not self.is_mistake:
            return None
        return Mark.SLIP if self.cost < self.MISTAKE else Mark.MISTAKE if self.cost < self.BLUNDER else Mark.BLUNDER

    @property
    def is_serious(self) -> bool:
        """Whether it was a mistake, and more than a slip."""
        return self.lapse not in {None, Mark.SLIP}

    @property
    def mark(self) -> Mark | None:
        """What a review says of a decision; None where there is nothing to say."""
        return self.lapse

    @property
    def stake(self) -> float:
        """How much was at stake in a decision."""
        return self.cost

    def option(self, move: MoveT) -> OptionT:
        """Return what a move that was tried was worth."""
        return next(each for each in self.options if each.move == move)


@dataclass(frozen=True)
class Moment(Generic[DecisionT]):
    """A decision that mattered, and why."""

    decision: DecisionT
    mark: Mark
    why: tuple[Phrase, ...] = ()
    """What came of it in the game, in sentences. None where no reason was found."""
    rather: tuple[Phrase, ...] = ()
    """What another move would have brought, or spared."""
    events: tuple[Phrase, ...] = ()
    """What turned the game by it: told instead of `why`."""


@dataclass(frozen=True, slots=True)
class Reviewed(Generic[PositionT, DecisionT]):
    """What one player's moves of a game were worth."""

    game: Game[Any, PositionT, Any]
    player: int
    decisions: tuple[DecisionT, ...]
    is_whole: bool
    """Whether every decision was looked at: False where it was stopped."""
    moments: tuple[Moment[DecisionT], ...] = ()
    """What is told of it: the decisions that mattered, in the order of the game."""

    @property
    def mistakes(self) -> tuple[DecisionT, ...]:
        """The decisions that lost something for sure: slips, mistakes and blunders."""
        return tuple(each for each in self.decisions if each.is_mistake)

    @property
    def named(self) -> tuple[DecisionT, ...]:
        """The decisions that would be mistakes, had no hint named the move."""
        return tuple(each for each in self.decisions if each.was_named and each.loses)

    @property
    def mattered(self) -> Sequence[DecisionT]:
        """The decisions in which one could have gone wrong."""
        return self.decisions

    def turn_at(self, ply: int) -> int:
        """Return which of the player's own turns came after `ply` moves of the game: 1 for the first."""
        raise NotImplementedError

    def count(self, mark: Mark) -> int:
        """Return how many reviewed decisions have a mark."""
        return sum(each.mark is mark for each in self.decisions)

    @property
    def accuracy(self) -> int:
        """The mean over the decisions, from 0 to 100: 100 only where nothing was lost."""
        return int(fmean([self.accuracy_of(each) for each in self.decisions] or [100.0]))

    def accuracy_of(self, decision: DecisionT) -> float:
        """Return 0 to 100, by what part of all there was a decision lost."""
        raise NotImplementedError

    @property
    def lost(self) -> float:
        """What all mistakes cost together."""
        return sum(each.cost for each in self.mistakes)

    @property
    def turning_points(self) -> tuple[DecisionT, ...]:
        """The moments that are told of, in the order of the game."""
        return tuple(each.decision for each in self.moments)

    @property
    def read(self) -> tuple[Moment[DecisionT], ...]:
        """The moments in the order in which they are read: what the headline is about, then the rest as they came."""
        told = {each.decision.ply: each for each in self.moments}
        about = next((told[each.ply] for each in self.about if each.ply in told), None)
        return tuple(sorted(self.moments, key=lambda each: each is not about))

    @property
    def about(self) -> tuple[DecisionT, ...]:
        """What a headline is about, if a moment tells of it: the first that one does."""
        return () if self.turned is None else (self.turned,)

    @property
    def turned(self) -> DecisionT | None:
        """The mistake that cost most; None where there was none."""
        return next(iter(largest(self.mistakes)), None)

    def sensible(self, decision: DecisionT) -> Sequence[Any]:
        """Return the moves of a decision that are worth a thought, and the one that was made."""
        return [each.move for each in decision.options]

    def before(self, decision: DecisionT) -> PositionT:
        """Return the position in which a decision was made."""
        return position_at(self.game, decision.ply)


def in_order(moments: Iterable[Moment[DecisionT]]) -> tuple[Moment[DecisionT], ...]:
    """Return moments in the order of the game."""
    return tuple(sorted(moments, key=lambda each: each.decision.ply))


def position_at(game: Game[Any, PositionT, Any], ply: int) -> PositionT:
    """Return the position of a reviewed game after `ply` moves."""
    return game.history[ply - 1].position if ply else game.start


def largest(found: Iterable[DecisionT]) -> list[DecisionT]:
    """Return a review's decisions by what was at stake, the most first."""
    return sorted(found, key=lambda each: (-each.stake, each.ply))
