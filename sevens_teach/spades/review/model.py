"""What a review of a match holds: each decision, what every bid or card there was worth, and what follows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from sevens_teach.play import reviewed
from sevens_teach.play.reviewed import Mark, accuracy_of, position_at
from sevens_teach.spades.engine.moves import Bid, Play
from sevens_teach.spades.engine.position import Position

if TYPE_CHECKING:
    from sevens_teach.spades.engine.game import Game

LOSS: Final = 5.0
"""How many points a slip loses at least."""
MISTAKE: Final = 15.0
"""Of a mistake."""
BLUNDER: Final = 40.0
"""Of a blunder."""
GOOD: Final = 12.0
"""How many points the next best move loses at least where the best one is praised."""
DECIDED: Final = 0.005
"""A match is decided where the chance to win is less than this, or so near to 1."""
SWING: Final = 200
"""The points that a target of ten tricks turns on, made or missed: accuracy counts a loss as a part of these."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """What happens in the worlds after a move: each a part of them, from 0 to 1, but for the tricks."""

    targets: tuple[float, float]
    """How often each side reaches its target."""
    nils: tuple[float, ...]
    """How often each player takes no trick."""
    over: tuple[float, float]
    """How many tricks over each side has, on average; none where the target was missed."""
    tricks: float
    """How many tricks the player takes, on average."""


@dataclass(frozen=True, slots=True)
class Option:
    """What one bid or card was worth, as far as the player could know."""

    move: Bid | Play
    points: float
    """By how much one's side comes out better in this deal, on average; a bag counts ten."""
    error: float
    """Its standard error."""
    outlook: Outlook

    @property
    def shown(self) -> int:
        """The points that a bid or card brings, as they are shown."""
        return round(self.points)


@dataclass(frozen=True, slots=True)
class Loss(reviewed.Loss):
    """How many points a move loses against the best one."""

    LEAST: ClassVar = LOSS


@dataclass(frozen=True, slots=True)
class Decision(reviewed.Judged[Bid | Play, Option]):
    """One bid or card of the player's where there was a choice: every card, or the bids that came into question."""

    MISTAKE: ClassVar = MISTAKE
    BLUNDER: ClassVar = BLUNDER

    deal: int
    """The number of the deal, from 1."""
    trick: int
    """The number of the trick, from 1; 0 for a bid."""
    rival: Bid | Play
    """The move that the one played is held against: the best, or next to the best where that was played."""
    margin: reviewed.Loss
    """What the second best move loses against the best."""
    wins: tuple[float, float]
    """The chance to win the match after the move, and after its rival: from 0 to 1."""

    @property
    def gap(self) -> float:
        """How many points less than the best the bid or card brings, from the averages as they are shown."""
        return self.option(self.best).shown - self.option(self.played).shown

    @property
    def loses(self) -> bool:
        """Whether another bid or card is surely better: better both times, and no worse for the match."""
        if self.played == self.best or self.wins[0] > self.wins[1] or self.is_decided:
            return False
        return all(loss.counts for loss in self.losses)

    @property
    def is_decided(self) -> bool:
        """Whether the match was won or lost whatever one did: then no points are missed."""
        return max(self.wins) < DECIDED or min(self.wins) > 1 - DECIDED

    @property
    def was_good(self) -> bool:
        """Whether the bid or card was the best, and every other one would have lost points."""
        if self.played != self.best or self.wins[0] < self.wins[1] or self.is_decided:
            return False
        return self.margin.counts and self.margin.mean >= GOOD

    @property
    def mark(self) -> Mark | None:
        """What the review of Spades says of the decision; None where there is nothing to say."""
        return self.lapse or (Mark.GOOD if self.was_good else None)

    @property
    def stake(self) -> float:
        """How many points were at stake in the decision."""
        return self.margin.mean if self.was_good else self.cost

    @property
    def accuracy(self) -> float:
        """From 0 to 100, by what part of a ten-trick target it lost."""
        return accuracy_of(100 * self.cost / SWING) if self.cost else 100.0


Moment: TypeAlias = reviewed.Moment[Decision]
"""A decision that mattered, and why."""


@dataclass(frozen=True, slots=True)
class Review(reviewed.Reviewed[Position, Decision]):
    """What one player's bids and cards of a match were worth."""

    game: Game

    def accuracy_of(self, decision: Decision) -> float:
        """Return 0 to 100 for a bid or card."""
        return decision.accuracy

    @property
    def has_won(self) -> bool | None:
        """Whether the player's side won; None where the match is not over."""
        return None if self.game.outcome is None else self.game.outcome.rank_of(self.player) == 1

    @property
    def weighed(self) -> tuple[Decision, ...]:
        """All decisions of Spades that could be told of, the weightiest first: what lost most, then what won most."""
        return (
            *reviewed.largest(each for each in self.decisions if each.is_mistake),
            *reviewed.largest(each for each in self.decisions if each.was_good),
        )


def choices_of(game: Game, player: int) -> tuple[int, ...]:
    """Return how many moves were made before each decision of `player`: a bid on seen cards, or a card of several."""
    return tuple(ply for ply in range(len(game.history)) if _is_choice(game, ply, player))


def _is_choice(game: Game, ply: int, player: int) -> bool:
    """Return whether a bid or card of the player's was a choice among several."""
    position, move = position_at(game, ply), game.history[ply].move
    if position.turn != player or not isinstance(move, Bid | Play):
        return False
    return not (isinstance(move, Bid) and move.blind) and len(position.legal_moves) > 1
