"""What a card game is here: eight members, and nothing to inherit from.

A game is a package such as `sevens_teach.sevens`. It deals and reads moves (`CardGame`); what it deals is
a position, a value that each move turns into the next one (`Position`). Its other rooms read these:
`why`, `players`, `puzzles` and `show` stand in every game's folder, and `games.room` finds them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, Self, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

MoveT = TypeVar("MoveT")
"""A game's moves: values whose `str` is their notation, which `parse_move` reads back."""


class Position(Protocol[MoveT]):
    """Everything that decides how a game goes on: a value, never changed."""

    @property
    def turn(self) -> int | None:
        """The player to move, from 0; None when play is over, and between the deals of a match."""

    @property
    def legal_moves(self) -> Sequence[MoveT]:
        """What may be done now, moves out of turn after the others; the order is fixed."""

    @property
    def outcome(self) -> object | None:
        """How it ended: places, points or sides, as the game has them; None while it goes on."""

    def view(self, player: int) -> Any:  # noqa: ANN401, each game's own type
        """Return what `player` may see, and nothing else; raises `PositionError` for a player who is not there."""

    def after(self, move: MoveT) -> tuple[Self, tuple[Any, ...]]:
        """Return the next position, and the events in order; raises `IllegalMoveError` that cites the rule."""

    def may(self, player: int, move: MoveT) -> bool:
        """Return whether `player` may make `move` now: in turn, or one that comes out of turn."""


class CardGame(Protocol):
    """The package of a game."""

    def start(self, rules: str, players: int, rng: Random) -> tuple[Position[Any], tuple[Any, ...]]:
        """Deal by these house rules, and return the first position with its events; raises `SevensError`."""

    def parse_move(self, text: str) -> Any:  # noqa: ANN401, each game's own type
        """Return the move that a text names; raises `NotationError` with the column."""
