"""What may be seen, in any game: the ends of a view that are alike, events told to everybody, who can look."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, Self, TypeVar

from sevens_teach.errors import PositionError, shown

if TYPE_CHECKING:
    from sevens_teach.play.contract import View

MoveT = TypeVar("MoveT")


class Seen(Generic[MoveT]):
    """What follows from a view's `player`, `turn` and `legal_moves`."""

    __slots__ = ()

    @property
    def is_my_turn(self: View[MoveT]) -> bool:
        """Whether the player of a view is to move."""
        return self.turn == self.player

    def may(self: View[MoveT], move: MoveT) -> bool:
        """Return whether the player of a view may make `move` now."""
        return move in self.legal_moves


class Open:
    """An event of which everybody is told everything."""

    __slots__ = ()

    def seen_by(self, _player: int) -> Self:
        """Return the event: everybody may see it, in any view."""
        return self


def check_player(player: object, count: int) -> None:
    """Raise `PositionError` unless a view's player is one of this many."""
    if type(player) is not int or player not in range(count):
        raise PositionError(f"no player {shown(player)}: players are numbered 0 to {count - 1}")
