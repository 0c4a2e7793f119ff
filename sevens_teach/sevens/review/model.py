"""What a review holds: each decision, what every move there was worth, and what follows for the whole game."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from sevens_teach.play import reviewed
from sevens_teach.play.reviewed import Mark, accuracy_of
from sevens_teach.sevens.engine.moves import Move, Pass, Play
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.review.spent import Broke, broke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.play.game import Game as AnyGame
    from sevens_teach.sevens.engine.game import Game

LOSS: Final = 0.05
"""How many places a slip loses at least."""
MISTAKE: Final = 0.2
"""Of a mistake."""
BLUNDER: Final = 0.6
"""Of a blunder."""
GOOD: Final = 0.1
"""How many places the next best move loses at least where the best one is praised."""
HIDDEN: Final = 0.25
"""How many places a move loses at least that only the hidden cards made a bad one."""

_FATE: Final = "review-fate-"
"""How the messages begin that tell what decided a game, but for the one that tells how a lead went."""
LEAD: Final = "review-lead"
"""What the moment at which a lead went begins with."""
BROKE: Final = "review-turn-broke"
"""The message that tells whom the reader broke, by that card: what the reader gains by begins with it."""
KEPT_WELL: Final = "review-turn-kept"
"""The message that tells whose cards waited for one that the reader kept."""


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

    @property
    def shown(self) -> float:
        """The place that a move brings, as it is shown."""
        return round(self.place, 2)


@dataclass(frozen=True, slots=True)
class Loss(reviewed.Loss):
    """How many places a move loses against the best one."""

    LEAST: ClassVar = LOSS


@dataclass(frozen=True, slots=True)
class Decision(reviewed.Judged[Move, Option]):
    """One move of the player's where there was a choice.

    It is tried with the others going by the tips, and, where it loses much, at random.
    """

    MISTAKE: ClassVar = MISTAKE
    BLUNDER: ClassVar = BLUNDER

    hindsight: reviewed.Loss
    """What it lost given how the cards lay in truth."""
    margin: reviewed.Loss | None = None
    """What the second best move loses against the best; None where nobody asked."""
    unseen: Move | None = None
    """The best move given how the cards lay in truth; None where nobody asked."""

    @property
    def gap(self) -> float:
        """How many places less than the better move the decision brings, from the averages as they are shown."""
        return round(self.option(self.played).shown - self.option(self.better).shown, 2)

    @property
    def better(self) -> Move:
        """The move to try instead: the best, or, where that is a pass, a card that is as good: it saves the pass."""
        if self.played == self.best or not isinstance(self.best, Pass):
            return self.best
        least, own = self.option(self.best).shown, self.option(self.played).shown
        cards = [
            each
            for each in self.options
            if each.move not in {self.played, self.best}
            and round(each.shown - least, 2) < LOSS <= round(own - each.shown, 2)
        ]
        return min(cards, key=lambda each: each.place).move if cards else self.best

    @property
    def as_good(self) -> tuple[Move, ...]:
        """The other moves that lose less than a slip against the better one and are as clearly better: a pass last."""
        least, own = self.option(self.better).shown, self.option(self.played).shown
        near = [
            each
            for each in self.options
            if each.move != self.better and round(each.shown - least, 2) < LOSS <= round(own - each.shown, 2)
        ]
        return tuple(each.move for each in sorted(near, key=lambda each: (isinstance(each.move, Pass), each.place)))

    @property
    def ahead(self) -> float:
        """How many places better the move is than the best of the others, as shown; below 0 where it is not."""
        others = (each.shown for each in self.options if each.move != self.played)
        return round(min(others, default=0.0) - self.option(self.played).shown, 2)

    @property
    def was_hidden(self) -> bool:
        """Whether it lost as the cards lay, and what could be seen did not show that for sure."""
        return self.hindsight.counts and self.hindsight.mean >= HIDDEN and not self.is_mistake

    @property
    def was_good(self) -> bool:
        """Whether the decision was the best move, where another card could be laid and something lost by each."""
        margin = self.margin
        if self.played != self.best or margin is None or not margin.counts or margin.mean < GOOD or self.was_hidden:
            return False
        return isinstance(self.played, Pass) or any(
            not isinstance(each.move, Pass) and each.move != self.played for each in self.options
        )

    @property
    def was_weighty(self) -> bool:
        """Whether the decision was the best move, not surely the only good one, and another card surely a worse one."""
        own, worst = self.option(self.played), self._worst
        if self.played != self.best or self.was_good or self.was_hidden or worst is None:
            return False
        loss = Loss(round(worst.shown - own.shown, 2), hypot(own.place_error, worst.place_error))
        return loss.counts

    @property
    def _worst(self) -> Option | None:
        """The worst of the cards, or places for ★, that were not laid; None where there was no other."""
        others = [each for each in self.options if each.move != self.played and not isinstance(each.move, Pass)]
        return max(others, key=lambda each: each.place, default=None)

    @property
    def mark(self) -> Mark | None:
        """What the review says of the decision; None where there is nothing to say."""
        return self.lapse or (Mark.GOOD if self.was_good else None)

    @property
    def rival(self) -> Move:
        """Of the moves not made the better one, or the one next to the best; in a weighty choice the worst card."""
        if self._worst is not None and self.was_weighty:
            return self._worst.move
        others = [each for each in self.options if each.move != self.played]
        return self.better if self.better != self.played else min(others, key=lambda each: each.place).move

    @property
    def stake(self) -> float:
        """How many places were at stake in the decision."""
        if self.was_good and self.margin is not None:
            return self.margin.mean
        if self._worst is not None and self.was_weighty:
            return round(self._worst.shown - self.option(self.played).shown, 2)
        return self.cost

    def accuracy(self, players: int) -> float:
        """From 0 to 100, by what part of all the places it lost, on the curve that lichess has for chess."""
        if not self.cost:
            return 100.0
        return accuracy_of(100 * self.cost / max(1, players - 1))


Moment: TypeAlias = reviewed.Moment[Decision]
"""A decision that mattered, and what it meant for the cards."""


def is_fate(moment: Moment) -> bool:
    """Return whether a moment tells what decided the game, and not what a move was worth."""
    return any(each.key == LEAD or each.key.startswith(_FATE) for each in moment.events)


@dataclass(frozen=True, slots=True)
class Review(reviewed.Reviewed[Position, Decision]):
    """What one player's moves of a game were worth."""

    game: Game

    def accuracy_of(self, decision: Decision) -> float:
        """Return 0 to 100 for a decision at Sevens."""
        return decision.accuracy(len(self.game.names))

    @property
    def place(self) -> int | None:
        """The place that the player took; None where the game is not over."""
        return None if self.game.outcome is None else self.game.outcome.rank_of(self.player)

    def sensible(self, decision: Decision) -> tuple[Move, ...]:
        """Return the moves of Sevens among which there was a choice: a pass too many only where it was made."""
        return sensible(self.before(decision), decision.played)

    @property
    def mattered(self) -> Sequence[Decision]:
        """The decisions where another sensible move would have been a mistake, or clearly worse than one praised."""
        good = (each for each in self.moments if each.mark is Mark.GOOD)
        praised = {each.decision.ply for each in good if not each.events or each.events[0].key in {BROKE, KEPT_WELL}}
        return [each for each in self.decisions if self.spread(each) >= (GOOD if each.ply in praised else MISTAKE)]

    def spread(self, decision: Decision) -> float:
        """Return how many places lie between the best and the worst sensible move of a decision, as shown."""
        sensible = self.sensible(decision)
        places = [each.shown for each in decision.options if each.move in sensible]
        return round(max(places) - min(places), 2)

    @property
    def won_most(self) -> Decision | None:
        """The choice of a winner that was further ahead of its next best than any other; None where none was clear."""
        most = max(self.decisions, key=lambda each: each.ahead, default=None)
        return most if most and self.place == 1 and most.was_good and most.ahead >= MISTAKE else None

    @property
    def passed_broke(self) -> Broke | None:
        """How the reader went broke by a pass though cards fitted, where no mistake elsewhere was more than a slip."""
        end, most = broke(self.game.start, self.game.history, self.player), self.turned
        is_most = end and end.fits and (most is None or most.ply == end.ply or most.cost < MISTAKE)
        return end if is_most else None

    @property
    def about(self) -> tuple[Decision, ...]:
        """What a headline at Sevens is about: the pass that broke the reader, what cost most, or what won.

        Who lost by no mistake reads first how it ended.
        """
        end, turned = self.passed_broke, self.turned
        last = next((each for each in self.decisions if end and each.ply == end.ply), None)
        told = [each.decision for each in self.moments if is_fate(each)]
        ended = told[0] if told and self.place != 1 and not self.mistakes else None
        return tuple(each for each in (last, ended, turned, self.won_most) if each is not None)

    @property
    def came_ahead(self) -> tuple[int, ...]:
        """Who came in ahead of the reader, from first on; nobody while the game goes on."""
        return () if self.game.outcome is None else self.game.outcome.ranking[: (self.place or 1) - 1]

    @property
    def serious(self) -> tuple[Decision, ...]:
        """The mistakes of Sevens that were more than slips."""
        return tuple(each for each in self.mistakes if each.is_serious)

    def turn_at(self, ply: int) -> int:
        """Return which of the reader's own turns came after this many moves of the game: 1 for the first."""
        return turn_at(self.game, self.player, ply)

    def next_turn(self, ply: int) -> int:
        """Return how many moves after this one the player had the next turn; where there was none, all there were."""
        history = self.game.history[ply:]
        turns = (at for at, each in enumerate(history) if at and history[at - 1].position.turn == self.player)
        return next(turns, len(history))

    @property
    def weighed(self) -> tuple[Decision, ...]:
        """All decisions of Sevens to tell of, the weightiest first: lost most, won most, then with most at stake."""
        return (
            *reviewed.largest(each for each in self.decisions if each.is_mistake),
            *reviewed.largest(each for each in self.decisions if each.was_good),
            *reviewed.largest(each for each in self.decisions if each.was_weighty),
        )


def turn_at(game: AnyGame[Any, Position, Any], player: int, ply: int) -> int:
    """Return which of a player's own turns came after this many moves of a game: 1 for the first."""
    before = (game.start, *(entry.position for entry in game.history))
    own = zip(before, game.history[:ply], strict=False)
    return 1 + sum(position.turn == player == entry.player for position, entry in own)


def when(moves: int, turn: int) -> str:
    """Return when something came this many moves after a move, as a message asks; the next turn comes at `turn`."""
    return "now" if moves == 0 else "soon" if moves < turn else "turn" if moves == turn else "later"


def choices_of(game: Game, player: int) -> tuple[int, ...]:
    """Return how many moves were made before each decision of `player` in a game of Sevens: each turn with a choice.

    A choice is one between at least two cards, or places for ★, or between one of them and a pass that does not break.
    To lay one's last card is none: nobody keeps it.
    """
    positions = [game.start, *(entry.position for entry in game.history)]
    return tuple(
        ply
        for ply, entry in enumerate(game.history)
        if positions[ply].turn == player
        and entry.move in positions[ply].legal_moves.turn
        and len(sensible(positions[ply], entry.move)) > 1
        and not (isinstance(entry.move, Play) and len(positions[ply].hands[player]) == 1)
    )


def sensible(position: Position, made: Move) -> tuple[Move, ...]:
    """Return the moves of a turn among which there is a choice: a pass too many (B6) only where it was `made`."""
    breaks = position.turn is not None and position.view(position.turn).passes_left == 0
    return tuple(move for move in position.legal_moves.turn if not (breaks and isinstance(move, Pass)) or move == made)
