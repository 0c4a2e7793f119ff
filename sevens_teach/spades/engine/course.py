"""A match in progress: whose names, which deals, every move so far; play, undo, redo."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self, TypeAlias

from sevens_teach.cards import Card, deal
from sevens_teach.play import history
from sevens_teach.play.seeds import checked_seed, drawn_seed
from sevens_teach.say.names import checked_names
from sevens_teach.spades.engine.events import Event
from sevens_teach.spades.engine.moves import DEAL, Deal, Move
from sevens_teach.spades.engine.notation import parse_move
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.trick import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.legal import LegalMoves
    from sevens_teach.spades.engine.score import Line, Outcome, Pair
    from sevens_teach.spades.engine.view import View

Entry: TypeAlias = history.Entry[Move, Position, Event]
"""One move of a match's history."""


class Course:
    """A match of four players from its first deal to its last; `Game` adds the record."""

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
        start, opening = Position.start(rules, _hands(seed, 0) if hands is None else hands, dealer)
        self._begin(start, names, seed, opening)

    @classmethod
    def from_position(
        cls, position: Position | str, *, names: Sequence[str] | None = None, seed: int | None = None
    ) -> Self:
        """Start in a `position` (or its notation); raises what `Position.parse` raises, or `GameError`.

        Later deals are those of `seed`.
        """
        game = object.__new__(cls)
        position = position if isinstance(position, Position) else Position.parse(position)
        game._begin(position, names, drawn_seed() if seed is None else checked_seed(seed))
        return game

    def _begin(
        self, start: Position, names: Sequence[str] | None, seed: int | None, opening: tuple[Event, ...] = ()
    ) -> None:
        self._history: history.History[Move, Position, Event] = history.History(start)
        self._names = checked_names(names, PLAYERS)
        self._seed = seed
        self._opening = opening

    # -- what it is ------------------------------------------------------------------------------

    @property
    def rules(self) -> Rules:
        """The house rules."""
        return self.start.rules

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names."""
        return self._names

    @property
    def seed(self) -> int | None:
        """The seed of the deals."""
        return self._seed

    @property
    def start(self) -> Position:
        """The position before the first move."""
        return self._history.start

    @property
    def opening(self) -> tuple[Event, ...]:
        """What happened before the first move: the deal (P1); nothing for a match that started in a position."""
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
        """What the player to move may do now."""
        return self.position.legal_moves

    @property
    def lines(self) -> tuple[Line, ...]:
        """The score sheet, a line a deal."""
        return self.position.lines

    @property
    def score(self) -> Pair:
        """The points of both sides now."""
        return self.position.score

    @property
    def is_over(self) -> bool:
        """Whether the match has ended (P1, P4)."""
        return self.position.is_over

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it goes on."""
        return self.position.outcome

    def view(self, player: int) -> View:
        """Return what `player` may see now."""
        return self.position.view(player)

    # -- what one does with it -------------------------------------------------------------------

    def play(self, move: Move | str) -> Entry:
        """Make a move, or the move that a text names; `deal` deals the seed's next cards (P1).

        What was undone can then no longer be redone. Raises `IllegalMoveError`, or `NotationError` for a text that
        names no move; then nothing changes.
        """
        move = parse_move(move) if isinstance(move, str) else move
        return self.deal() if isinstance(move, Deal) else self._history.play(move)

    def deal(self, hands: Sequence[Iterable[Card | str]] | None = None) -> Entry:
        """Deal the next cards, the seed's or these `hands` (P1); raises what `Position.next_deal` raises."""
        position = self.position
        hands = _hands(self._seed, len(position.lines)) if hands is None else hands
        return self._history.add(history.Entry(DEAL, *position.next_deal(hands)))

    def undo(self) -> Entry:
        """Take the last move back and return it; raises `GameError` where there is none."""
        return self._history.undo()

    def redo(self) -> Entry:
        """Make the move that was undone last again and return it; raises `GameError` where there is none."""
        return self._history.redo()


def _hands(seed: int | None, number: int) -> tuple[tuple[Card, ...], ...]:
    """Return the hands of one deal of a match, from 0."""
    return deal(PLAYERS, Random(f"{seed} {number}"))
