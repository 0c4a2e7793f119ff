"""The moves of a game so far, of whatever game: each with the position it led to; play, undo, redo."""

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
    position: PositionT
    """The position it led to."""
    events: tuple[EventT, ...]
    """What it made happen, in order."""

    @property
    def player(self) -> int:
        """Who moved; in an exchange the ghost (G1), in a new deal the dealer (P1)."""
        player: int | None = self.events[0].player  # type: ignore[attr-defined]  # every game's events name a player
        assert player is not None  # noqa: S101, a move's first event is always somebody's
        return player


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
        return self.add(Entry(move, *self.position.after(move)))

    def add(self, entry: Entry[MoveT, PositionT, EventT]) -> Entry[MoveT, PositionT, EventT]:
        """Add a move that was made elsewhere: one that took chance from outside."""
        self._entries.append(entry)
        self._undone.clear()
        return entry

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
