"""What a card game is here, stated whole: frozen values that answer these questions, and nothing to inherit from.

A game's package has three objects, each type-checked: `GAME` (below) in the package itself, `TABLE` in its
`show/table.py` (`play/table_room.py`) and `PUZZLES` in its `puzzles` (`puzzles/model.py`). `games.py` lists them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, Self, TypeVar, overload

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.play.game import Game

MoveT = TypeVar("MoveT")
"""A game's moves: values whose `str` is their notation, which `parse_move` reads back."""
MoveT_co = TypeVar("MoveT_co", covariant=True)


class Event(Protocol):
    """One thing that happened, as a value."""

    @property
    def player(self) -> int | None:
        """Whom it happened to; None where nobody is named."""

    def seen_by(self, player: int, /) -> Self | None:
        """Return it as `player` may be told of it, without the cards hidden from them; None where nothing is told."""


class LegalMoves(Protocol[MoveT_co]):
    """What may be done now, in a fixed order, so that an index drawn from a seed picks the same move everywhere."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[MoveT_co]: ...
    def __contains__(self, move: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: int, /) -> MoveT_co: ...
    @overload
    def __getitem__(self, index: slice, /) -> Sequence[MoveT_co]: ...

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played, sorted, in any game."""

    def draw(self, rng: Random) -> MoveT_co:
        """Return one of the moves at random, in any game."""


class Outcome(Protocol):
    """How a game ended."""

    def rank_of(self, player: int) -> int:
        """Return the player's place, from 1; players may share a place."""


class View(Protocol[MoveT]):
    """What one player may see of a position."""

    @property
    def player(self) -> int:
        """Whose view it is."""

    @property
    def hand(self) -> tuple[Card, ...]:
        """The cards in this player's hand, as far as they have looked at them."""

    @property
    def turn(self) -> int | None:
        """The player to move, as everybody may know it; where this player alone is asked, this player."""

    @property
    def is_my_turn(self) -> bool:
        """Whether this player is to move, in any game."""

    @property
    def legal_moves(self) -> LegalMoves[MoveT]:
        """What this player may do now, in any game; nothing when it is another's turn."""

    def may(self, move: MoveT) -> bool:
        """Return whether this player may make `move` now, in any game."""


class Position(Protocol[MoveT]):
    """Everything that decides how a game goes on: a value, never changed."""

    @property
    def rules(self) -> Any:  # noqa: ANN401, each game has its own type of house rules
        """The house rules."""

    @property
    def players(self) -> range:
        """The players' numbers, from 0."""

    @property
    def turn(self) -> int | None:
        """The player who decides, from 0; None when play is over, and while chance is on.

        Where several may speak up (a call), they are asked one after another in order of priority, and *no* is a move.
        """

    @property
    def legal_moves(self) -> LegalMoves[MoveT]:
        """What may be done now, moves out of turn after the others; none while chance is on."""

    @property
    def outcome(self) -> Outcome | None:
        """How it ended: places, points or sides, as the game has them; None while it goes on."""

    def view(self, player: int) -> View[MoveT]:
        """Return what `player` may see, and nothing else; raises `PositionError` for a player who is not there."""

    def may(self, player: int, move: MoveT) -> bool:
        """Return whether `player` may make `move` now: in turn, or one that comes out of turn."""

    def mover(self, move: MoveT, /) -> int | None:
        """Return who makes `move`; of a move of chance the one who acts for it, such as the dealer.

        None where nobody can make it.
        """

    def chance(self, rng: Random, /) -> MoveT | None:
        """Return the move that chance makes now, its outcome in it; None where a player is to move or play is over."""

    def after(self, move: MoveT) -> tuple[Self, tuple[Event, ...]]:
        """Return the next position, and the events in order; raises `IllegalMoveError` that cites the rule."""


@dataclass(frozen=True, kw_only=True)
class CardGame(Generic[MoveT]):
    """A card game, as every game is asked for it."""

    name: str
    """Its package in this one; also the first word of its saved games."""
    game: type[Game[MoveT, Any, Any]]
    """A game in progress, with history and record."""
    players: range
    """How many can play."""

    def start(self, rules: str, players: int, rng: Random) -> tuple[Position[MoveT], tuple[Event, ...]]:
        """Deal by house rules to this many players: the first position and its events; raises `SevensError`."""
        return self.game.dealt(rules, players, rng)

    def parse_move(self, text: str) -> MoveT:
        """Return the move that a text names; raises `NotationError` with the column."""
        found: MoveT = self.game.parse_move(text)
        return found
