"""A match of Spades in progress: how it is dealt, and what it has that other games do not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.cards import Card, deal
from sevens_teach.errors import CardError, shown
from sevens_teach.play import game, history
from sevens_teach.play.seeds import checked_seed, drawn_seed
from sevens_teach.spades.engine.events import Event
from sevens_teach.spades.engine.moves import DEAL, Deal, Move
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.record import RECORD
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.trick import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.legal import LegalMoves
    from sevens_teach.spades.engine.position import Step
    from sevens_teach.spades.engine.score import Line, Outcome, Pair
    from sevens_teach.spades.engine.view import View

Entry: TypeAlias = history.Entry[Move, Position, Event]
"""One move of a match's history."""


class Game(game.Game[Move, Position, Event]):
    """A match of four players from its first deal to its last; the one thing here that changes.

    `Game("target=300", names=["Ren", "Sora", "Yui", "Aoi"], seed=7)` deals, with Ren and Yui partners;
    `Game.from_position` starts anywhere, `Game.load` from a record. Two are equal when their records are.
    """

    POSITION, RECORD, WISH = Position, RECORD, DEAL

    def __init__(
        self,
        rules: Rules | str = "basic",
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        hands: Sequence[Iterable[Card | str]] | None = None,
        dealer: int = 0,
    ) -> None:
        """Deal the first cards, those of `seed` (0 to 999,999,999; drawn if None), or these `hands`.

        The same seed deals the same hands everywhere, in every deal of the match; `dealer` deals first. Raises
        `GameError`, `RulesError`, `CardError` or `PositionError`.
        """
        rules = Rules.parse(rules) if isinstance(rules, str) else rules
        seed = drawn_seed() if seed is None else checked_seed(seed)
        first = deal(PLAYERS, _luck(seed, 0)) if hands is None else hands
        start, opening = Position.start(rules, first, dealer)
        self._begin(start, names, seed, opening)

    @classmethod
    def dealt(cls, rules: str, players: int, rng: Random) -> Step:
        """Return a match of Spades dealt at random; raises `RulesError`; for other than four `CardError`."""
        if players != PLAYERS:
            raise CardError(f"cannot deal to {shown(players)} players: four play Spades (P1)")
        return Position.start(Rules.parse(rules), deal(PLAYERS, rng), dealer=int(rng.random() * PLAYERS))

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules of this match of Spades."""
        return self.start.rules

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may bid or play now."""
        return self.position.legal_moves

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet of this match of Spades, a line a deal."""
        return self.position.lines

    @property
    def score(self) -> Pair:
        """The points of both sides now."""
        return self.position.score

    @property
    def outcome(self) -> Outcome | None:
        """How this match of Spades ended; None while it goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now of this match of Spades."""
        return self.position.view(player)

    # -- what is done with it --------------------------------------------------------------------

    def deal(self, hands: Sequence[Iterable[Card | str]] | None = None) -> Entry:
        """Deal the next cards, the seed's or these `hands` (P1); raises what `Position.after` raises."""
        return self.play(DEAL if hands is None else Deal(hands))

    def _luck(self) -> Random:
        """Return what the next deal of this match of Spades is shuffled by."""
        return _luck(self.seed, len(self.position.lines))

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if self.is_over else "between deals" if turn is None else f"{self.names[turn]} to move"
        return f"<spades: {self.rules}, {self.score[0]} to {self.score[1]}, {len(self.history)} moves, {state}>"


def _luck(seed: int | None, number: int) -> Random:
    """Return what one deal of a match of Spades is drawn from; the first is number 0."""
    return Random(f"{seed} {number}")
