"""What a review holds: each decision, what every move there was worth, and what follows for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.play.reviewing import Mark, accuracy_of
from sevens_teach.sevens.engine.moves import Pass

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move

LOSS: Final = 0.05
"""How many places a slip loses at least."""
MISTAKE: Final = 0.2
"""Of a mistake."""
BLUNDER: Final = 0.6
"""Of a blunder."""
GOOD: Final = 0.1
"""How many places the next best move loses at least where the best one is praised."""
BAD_LUCK: Final = 0.25
"""How many places a move loses at least that only the hidden cards made a bad one."""
SURE: Final = 2.6
"""How many standard errors it has to exceed."""
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
    def cost(self) -> float:
        """How many places it lost that a better move would have kept, as far as one could know; 0 for no mistake."""
        return self.losses[0].mean if self.is_mistake else 0.0

    @property
    def was_hidden(self) -> bool:
        """Whether it lost as the cards lay, and what could be seen did not show that for sure."""
        return self.hindsight.counts and self.hindsight.mean >= BAD_LUCK and not self.is_mistake

    @property
    def was_good(self) -> bool:
        """Whether it was the best move, and there was a choice: another card to lay, and something to lose by each."""
        margin = self.margin
        if self.played != self.best or margin is None or not margin.counts or margin.mean < GOOD or self.was_hidden:
            return False
        return isinstance(self.played, Pass) or any(
            not isinstance(each.move, Pass) and each.move != self.played for each in self.options
        )

    @property
    def mark(self) -> Mark | None:
        """What is said of it; None where there is nothing to say."""
        if self.is_mistake:
            return Mark.SLIP if self.cost < MISTAKE else Mark.MISTAKE if self.cost < BLUNDER else Mark.BLUNDER
        return Mark.UNLUCKY if self.was_hidden else Mark.GOOD if self.was_good else None

    @property
    def better(self) -> Move:
        """The move to try instead: the best by what could be seen, or, where that was the one played, by hindsight."""
        return self.hindsight_best if self.was_hidden and self.hindsight_best else self.best

    @property
    def rival(self) -> Move:
        """The best of the moves that were not made: the better one, or next to the best."""
        others = [each for each in self.options if each.move != self.played]
        return self.better if self.better != self.played else min(others, key=lambda each: each.place).move

    @property
    def stake(self) -> float:
        """How many places were at stake."""
        if self.was_good and self.margin is not None:
            return self.margin.mean
        return self.cost or self.hindsight.mean

    def option(self, move: Move) -> Option:
        """Return what a legal move was worth."""
        return next(each for each in self.options if each.move == move)

    def accuracy(self, players: int) -> float:
        """From 0 to 100, by what part of all the places it lost, on the curve that lichess has for chess."""
        if not self.cost:
            return 100.0
        return accuracy_of(100 * self.cost / max(1, players - 1))


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that mattered, and what it meant for the cards."""

    decision: Decision
    mark: Mark
    why: tuple[Phrase, ...] = ()
    """What came of it, in sentences: cards, doors, passes. None where no reason was found."""
    rather: tuple[Phrase, ...] = ()
    """What another move would have brought, or spared."""


@dataclass(frozen=True, slots=True)
class Review:
    """What one player's moves of a game were worth."""

    game: Game
    player: int
    decisions: tuple[Decision, ...]
    is_whole: bool
    """Whether every decision was looked at: False where it was stopped."""
    moments: tuple[Moment, ...] = ()
    """What is told of it: the decisions that mattered, the turning point first."""

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The decisions that lost something for sure: slips, mistakes and blunders."""
        return tuple(each for each in self.decisions if each.is_mistake)

    def count(self, mark: Mark) -> int:
        """Return how many decisions have a mark."""
        return sum(each.mark is mark for each in self.decisions)

    @property
    def accuracy(self) -> int:
        """The mean over the decisions, from 0 to 100: 100 only where nothing was lost."""
        return int(fmean([each.accuracy(len(self.game.names)) for each in self.decisions] or [100.0]))

    @property
    def place(self) -> int | None:
        """The place that the player took; None where the game is not over."""
        return None if self.game.outcome is None else self.game.outcome.rank_of(self.player)

    @property
    def weighed(self) -> tuple[Decision, ...]:
        """All that could be told of, the weightiest first: what lost most, what only hindsight shows, what won most.

        Who came first had no bad luck.
        """
        return (
            *_largest(each for each in self.decisions if each.is_mistake),
            *_largest(each for each in self.decisions if each.was_hidden and self.place != 1),
            *_largest(each for each in self.decisions if each.was_good),
        )

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        """The moments that are told of, at most three, the turning point first."""
        return tuple(each.decision for each in self.moments)


def choices_of(game: Game, player: int) -> tuple[int, ...]:
    """Return how many moves were made before each decision of `player`: a move of several that there were."""
    positions = [game.start, *(entry.position for entry in game.history)]
    return tuple(
        ply
        for ply, entry in enumerate(game.history)
        if positions[ply].turn == player and entry.move in (moves := positions[ply].legal_moves.turn) and len(moves) > 1
    )


def _largest(found: Iterable[Decision]) -> list[Decision]:
    """Return decisions by what was at stake, the most first."""
    return sorted(found, key=lambda each: (-each.stake, each.ply))
