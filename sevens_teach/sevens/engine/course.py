"""The course of a game: whose names, which deal, every move so far; play, undo, redo."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self, TypeAlias

from sevens_teach.cards import Card, card_set, cards_in, deal
from sevens_teach.errors import listed
from sevens_teach.play import history
from sevens_teach.play.seeds import checked_seed, drawn_seed
from sevens_teach.say.names import checked_names
from sevens_teach.sevens.engine.events import Event
from sevens_teach.sevens.engine.moves import PASS, Move
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.legal import LegalMoves
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.view import View

Deal = tuple[tuple[Card, ...], ...]


Entry: TypeAlias = history.Entry[Move, Position, Event]
"""One move of a game's history."""


class Course:
    """All that happens in a game, from its deal to its ranking; `Game` is one that can be written down."""

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
        self._begin(start, names, opening=opening, dealt=tuple(cards_in(card_set(hand)) for hand in hands), seed=seed)

    @classmethod
    def from_position(cls, position: Position | str, *, names: Sequence[str] | None = None) -> Self:
        """Start in a `position` (or its notation); raises what `Position.parse` raises, or `GameError`."""
        game = object.__new__(cls)
        if not isinstance(position, Position):
            position = Position.parse(position)
        game._begin(position, names)
        return game

    def _begin(
        self,
        start: Position,
        names: Sequence[str] | None,
        *,
        opening: tuple[Event, ...] = (),
        dealt: Deal | None = None,
        seed: int | None = None,
    ) -> None:
        self._names = checked_names(names, len(start.players))
        self._opening = opening
        self._dealt = dealt
        self._seed = seed
        self._history: history.History[Move, Position, Event] = history.History(start)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self._history.start.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self._names

    @property
    def seed(self) -> int | None:
        """The seed of the deal; None for hands or a position given card by card."""
        return self._seed

    @property
    def hands(self) -> Deal | None:
        """The hands as they were dealt, each sorted; None for a game that started in a position."""
        return self._dealt

    @property
    def start(self) -> Position:
        """The position before the first move: the sevens are down (B2)."""
        return self._history.start

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move: the lay of the sevens (B2)."""
        return self._opening

    @property
    def history(self) -> tuple[Entry, ...]:
        """The moves so far, with the positions they led to and their events."""
        return self._history.entries

    @property
    def position(self) -> Position:
        """The position now."""
        return self._history.position

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be done now."""
        return self.position.legal_moves

    @property
    def is_over(self) -> bool:
        """Whether play has ended (B10, K7)."""
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """The ranking with the reason for each place; None while play goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now."""
        return self.position.view(player)

    # -- what one does with it -------------------------------------------------------------------

    def play(self, move: Move | str) -> Entry:
        """Make a move, or the move that a text names; what was undone can then no longer be redone.

        Raises `IllegalMoveError`, or `NotationError` for a text that names no move; then nothing changes.
        """
        return self._history.play(parse_move(move) if isinstance(move, str) else move)

    def pass_turn(self) -> Entry:
        """Pass (B5)."""
        return self.play(PASS)

    def undo(self) -> Entry:
        """Take the last move back and return it; raises `GameError` where there is none."""
        return self._history.undo()

    def redo(self) -> Entry:
        """Make the move that was undone last again and return it; raises `GameError` where there is none."""
        return self._history.redo()
