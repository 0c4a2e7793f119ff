"""The moves so far, of any game: each with who made it and the position it led to; play, undo, redo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sevens_teach.errors import GameError

if TYPE_CHECKING:
    from sevens_teach.play.contract import Position

MoveT = TypeVar("MoveT")
PositionT = TypeVar("PositionT", bound="Position[Any]")
EventT = TypeVar("EventT")


@dataclass(frozen=True, slots=True)
class Entry(Generic[MoveT, PositionT, EventT]):
    """One move of a game's history."""

    move: MoveT
    player: int
    """Who made it; in an exchange the ghost (G1), in a deal the dealer (P1)."""
    position: PositionT
    """The position it led to."""
    events: tuple[EventT, ...]
    """What it made happen, in order."""


def entry_of(position: PositionT, move: MoveT) -> Entry[MoveT, PositionT, Any]:
    """Return a move made; raises what the position's `after` raises."""
    after, events = position.after(move)
    player = position.mover(move)
    assert player is not None  # noqa: S101, the move could be made
    return Entry(move, player, after, events)


class History(Generic[MoveT, PositionT, EventT]):
    """The moves since `start`, and those undone."""

    def __init__(self, start: PositionT) -> None:
        self.start = start
        self._entries: list[Entry[MoveT, PositionT, EventT]] = []
        self._undone: list[Entry[MoveT, PositionT, EventT]] = []

    @property
    def entries(self) -> tuple[Entry[MoveT, PositionT, EventT], ...]:
        """The moves so far, with the positions they led to and their events."""
        return tuple(self._entries)

    @property
    def position(self) -> PositionT:
        """The position now."""
        return self._entries[-1].position if self._entries else self.start

    def play(self, move: MoveT) -> Entry[MoveT, PositionT, EventT]:
        """Make a move; what was undone can then no longer be redone. Raises what the position's `after` raises."""
        self._entries.append(entry_of(self.position, move))
        self._undone.clear()
        return self._entries[-1]

    def undo(self) -> Entry[MoveT, PositionT, EventT]:
        """Take the last move back and return it; raises `GameError` where there is none."""
        if not self._entries:
            raise GameError("no move to undo: this is the start of the game")
        self._undone.append(self._entries.pop())
        return self._undone[-1]

    def redo(self) -> Entry[MoveT, PositionT, EventT]:
        """Make the move that was undone last again and return it; raises `GameError` where there is none."""
        if not self._undone:
            raise GameError("no move to redo: none was undone since the last move")
        self._entries.append(self._undone.pop())
        return self._entries[-1]
