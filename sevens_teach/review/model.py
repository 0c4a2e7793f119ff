"""What a review holds: each decision, what every move there was worth, and what follows for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move

LOSS: Final = 0.05
"""So many places a mistake loses at least."""
SURE: Final = 2.6
"""So many standard errors it has to exceed."""
MOMENTS: Final = 3
"""How many turning points are told at most."""


@dataclass(frozen=True, slots=True)
class Option:
    """What one legal move was worth, as far as the player could know."""

    move: Move
    place: float
    """The place to expect, from 1."""
    place_error: float
    """Its standard error."""
    win: float
    """The chance to come first, from 0 to 1."""
    win_error: float


@dataclass(frozen=True, slots=True)
class Loss:
    """How many places a move loses against the best one."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def counts(self) -> bool:
        """Whether it is large and sure enough to be called a loss."""
        return self.mean >= LOSS and self.mean > SURE * self.error


@dataclass(frozen=True, slots=True)
class Decision:
    """One move of the player's where there was a choice."""

    ply: int
    """How many moves were made before it."""
    played: Move
    options: tuple[Option, ...]
    """In the order of the legal moves."""
    best: Move
    losses: tuple[Loss, Loss]
    """What the move lost if the others play by the tips, and if they play at random."""
    hindsight: Loss
    """What it lost given how the cards lay in truth."""

    @property
    def is_mistake(self) -> bool:
        """Whether a better move could be known at the table, whichever way the others play."""
        return all(loss.counts for loss in self.losses)

    @property
    def was_hidden(self) -> bool:
        """Whether it lost only because of cards that could not be seen."""
        return self.hindsight.counts and not self.is_mistake

    @property
    def accuracy(self) -> float:
        """From 0 to 100, by the winning chance lost, as lichess reckons it for chess."""
        best, played = (
            next(each.win for each in self.options if each.move == move) for move in (self.best, self.played)
        )
        lost = 100 * max(0.0, best - played)
        return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


@dataclass(frozen=True, slots=True)
class Review:
    """What one player's moves of a game were worth."""

    game: Game
    player: int
    decisions: tuple[Decision, ...]
    is_whole: bool
    """Whether every decision was looked at: False where it was stopped."""

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions called mistakes."""
        return tuple(each for each in self.decisions if each.is_mistake)

    @property
    def accuracy(self) -> float:
        """The mean over the decisions; 100 where there was none."""
        return fmean([each.accuracy for each in self.decisions] or [100.0])

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """The mistakes that lost most, then what only hindsight shows: at most three, in the order of the game."""
        weighed = [each for each in self.decisions if each.is_mistake or each.was_hidden]
        weighed.sort(key=lambda each: (not each.is_mistake, -max(each.losses[0].mean, each.hindsight.mean)))
        return tuple(sorted(weighed[:MOMENTS], key=lambda each: each.ply))
