"""A game of Sevens in progress: how it is dealt, and what it has that other games do not."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.cards import Card, card_set, cards_in, deal
from sevens_teach.errors import listed
from sevens_teach.play import game, history
from sevens_teach.play.seeds import checked_seed, drawn_seed
from sevens_teach.sevens.engine.events import Event
from sevens_teach.sevens.engine.moves import PASS, Move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.record import RECORD
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.legal import LegalMoves
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Step
    from sevens_teach.sevens.engine.view import View

Deal: TypeAlias = tuple[tuple[Card, ...], ...]
Entry: TypeAlias = history.Entry[Move, Position, Event]
"""One move of a game's history."""


class Game(game.Game[Move, Position, Event]):
    """A game from its deal to its ranking; the one thing here that changes.

    `Game("tunnel", names=["Ren", "Sora", "Aoi"], seed=7)` deals to three; `Game.from_position` starts
    anywhere, `Game.load` from a record. Two games are equal when their records are.
    """

    POSITION, RECORD = Position, RECORD
    _dealt: Deal | None = None

    def __init__(
        self,
        rules: Rules | str = "basic",
        players: int | None = None,
        *,
        names: Sequence[str] | None = None,
        seed: int | None = None,
        hands: Sequence[Iterable[Card | str]] | None = None,
    ) -> None:
        """Deal to 1 to 52 players: four, or as many as there are names or hands.

        The same `seed` (0 to 999,999,999) deals the same hands everywhere; without one a seed is drawn and kept in
        `seed`. With `hands` nothing is dealt, and a seed is only kept. Raises `GameError`, `RulesError`,
        `CardError` or `PositionError`.
        """
        rules = Rules.parse(rules) if isinstance(rules, str) else rules
        seed = checked_seed(seed) if seed is not None or hands is not None else drawn_seed()
        if hands is None:
            count = players if players is not None else 4 if names is None else len(listed(names, "names"))
            hands = deal(count, Random(seed), joker=isinstance(rules, Rules) and rules.joker != "none")
        start, opening = Position.start(rules, hands)
        self._begin(start, names, seed, opening)
        self._dealt = tuple(cards_in(card_set(hand)) for hand in hands)

    @classmethod
    def dealt(cls, rules: str, players: int, rng: Random) -> Step:
        """Return a dealt position with the sevens laid, and its events; raises `RulesError` or `CardError` (B1, B2)."""
        house_rules = Rules.parse(rules)
        return Position.start(house_rules, deal(players, rng, joker=house_rules.joker != "none"))

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules of this game of Sevens."""
        return self.start.rules

    @property
    def hands(self) -> Deal | None:
        """The hands as they were dealt, each sorted; None for a game that started in a position."""
        return self._dealt

    @property
    def legal_moves(self) -> LegalMoves:
        """What the player to move may do now, in this game of Sevens."""
        return self.position.legal_moves

    @property
    def outcome(self) -> Outcome | None:
        """The ranking of this game of Sevens; None while play goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now of this game of Sevens."""
        return self.position.view(player)

    # -- what is done with it --------------------------------------------------------------------

    def pass_turn(self) -> Entry:
        """Pass (B5)."""
        return self.play(PASS)

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if turn is None else f"{self.names[turn]} to move"
        return f"<game: {self.rules}, {len(self.names)} players, {len(self.history)} moves, {state}>"
