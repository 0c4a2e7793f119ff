"""What a review holds: each decision, what every move there was worth, and what follows for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from statistics import fmean
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    losses: tuple[Loss, ...]
    """What the move lost if the others play by the tips, and, where that is much, if they play at random."""
    hindsight: Loss
    """What it lost given how the cards lay in truth."""
    hindsight_best: Move | None = None
    """The best move given how the cards lay; None where nobody asked."""
    margin: Loss | None = None
    """What the second best move loses against the best; None where nobody asked."""

    @property
    def is_mistake(self) -> bool:
        """Whether a better move could be known at the table, whichever way the others play."""
        return all(loss.counts for loss in self.losses)

    @property
    def was_hidden(self) -> bool:
        """Whether it lost as the cards lay, and what could be seen did not show that for sure."""
        return self.hindsight.counts and not self.is_mistake

    @property
    def was_good(self) -> bool:
        """Whether it was the best move and every other would surely have lost something."""
        return self.played == self.best and self.margin is not None and self.margin.counts and not self.was_hidden

    @property
    def better(self) -> Move:
        """The move to try instead: the best by what could be seen, or, where that was the one played, by hindsight."""
        return self.hindsight_best if self.was_hidden and self.hindsight_best else self.best

    @property
    def stake(self) -> float:
        """How many places were at stake."""
        if self.was_good and self.margin is not None:
            return self.margin.mean
        return self.losses[0].mean if self.is_mistake else self.hindsight.mean

    def option(self, move: Move) -> Option:
        """Return what a legal move was worth."""
        return next(each for each in self.options if each.move == move)

    @property
    def accuracy(self) -> float:
        """From 0 to 100, by the winning chance lost, as lichess reckons it for chess."""
        lost = 100 * max(0.0, self.option(self.best).win - self.option(self.played).win)
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
        """The moments that mattered, at most three, in the order of the game.

        The mistakes that lost most come first, then what only hindsight shows, then the good moves that won most.
        """
        weighed = [
            *_largest(each for each in self.decisions if each.is_mistake),
            *_largest(each for each in self.decisions if each.was_hidden),
            *_largest(each for each in self.decisions if each.was_good),
        ]
        return tuple(sorted(weighed[:MOMENTS], key=lambda each: each.ply))


def _largest(found: Iterable[Decision]) -> list[Decision]:
    """Return decisions by what was at stake, the most first."""
    return sorted(found, key=lambda each: -each.stake)
