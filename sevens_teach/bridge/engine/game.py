"""A match of Seven Bridge in progress: how it is dealt, and what it has that other games do not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.bridge.engine.events import Event
from sevens_teach.bridge.engine.moves import DEAL, Move
from sevens_teach.bridge.engine.position import Position
from sevens_teach.bridge.engine.record import RECORD
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.bridge.engine.soundness import checked_count, pack_of
from sevens_teach.cards import Card, shuffled
from sevens_teach.play import game, history
from sevens_teach.play.seeds import checked_seed, drawn_seed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.bridge.engine.legal import LegalMoves
    from sevens_teach.bridge.engine.position import Transition
    from sevens_teach.bridge.engine.score import Line, Outcome
    from sevens_teach.bridge.engine.view import View

Entry: TypeAlias = history.Entry[Move, Position, Event]
"""One move of a match's history."""


class Game(game.Game[Move, Position, Event]):
    """A match of two to five players from its first deal to its last; the one thing here that changes.

    `Game("target=50", players=3, seed=7)` deals; `Game.from_position` starts anywhere, `Game.load` from a record.
    Two are equal when their records are.
    """

    POSITION, RECORD, WISH = Position, RECORD, DEAL

    def __init__(  # noqa: PLR0913, what a match is made of
        self,
        rules: Rules | str = "basic",
        *,
        players: int | None = None,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        pack: Sequence[Card] | None = None,
        dealer: int = 0,
    ) -> None:
        """Deal the first cards, those of `seed` (0 to 999,999,999; drawn if None), or this `pack` in its order.

        The same seed deals the same cards everywhere, in every deal of the match; `dealer` deals and plays first.
        Without `players` there are as many as `names`, or four. Raises `GameError`, `RulesError` or `PositionError`.
        """
        rules = Rules.parse(rules) if isinstance(rules, str) else rules
        seed = drawn_seed() if seed is None else checked_seed(seed)
        if players is None:
            players = game.USUAL_PLAYERS if names is None else len(names)
        cards = shuffled(pack_of(rules), _luck(seed, 0, 0)) if pack is None else pack
        start, opening = Position.start(rules, players, tuple(cards), dealer)
        self._begin(start, names, seed, opening)

    @classmethod
    def dealt(cls, rules: str, players: int, rng: Random) -> Transition:
        """Return a match of Seven Bridge dealt at random; raises `RulesError`, or `PositionError` for 1 or 6."""
        parsed = Rules.parse(rules)
        pack = shuffled(pack_of(parsed), rng)
        return Position.start(parsed, players, pack, dealer=int(rng.random() * checked_count(players)))

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules of this match of Seven Bridge."""
        return self.start.rules

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player who decides at Seven Bridge may do now."""
        return self.position.legal_moves

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet of penalties, a line a deal."""
        return self.position.lines

    @property
    def totals(self) -> tuple[int, ...]:
        """The players' totals of penalties now."""
        return self.position.totals

    @property
    def outcome(self) -> Outcome | None:
        """How this match of Seven Bridge ended; None while it goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now of this match of Seven Bridge."""
        return self.position.view(player)

    # -- what is done with it --------------------------------------------------------------------

    def _luck(self) -> Random:
        """Return what the next deal, or the next renewed stock, of this match of Seven Bridge is shuffled by."""
        position = self.position
        return _luck(self.seed, len(position.lines), 0 if position.is_deal_over else position.renewed + 1)

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if self.is_over else "between deals" if turn is None else f"{self.names[turn]} to move"
        totals = " ".join(map(str, self.totals))
        return f"<seven bridge: {self.rules}, totals {totals}, {len(self.history)} moves, {state}>"


def _luck(seed: int | None, deal: int, renewal: int) -> Random:
    """Return what one shuffle of a match of Seven Bridge is drawn from: deal and renewal are counted from 0."""
    return Random(f"{seed} {deal} {renewal}")
