"""A game in progress that can be written down: the course of it, and the record."""

from __future__ import annotations

from typing import Self

from sevens_teach.sevens.engine.course import Course, Entry
from sevens_teach.sevens.engine.record import format_record, parse_record

__all__ = ["Entry", "Game"]


class Game(Course):
    """A game from its deal to its ranking; the one thing here that changes.

    `Game("tunnel", names=["Ren", "Sora", "Aoi"], seed=7)` deals to three; `Game.from_position` starts
    anywhere, `Game.load` from a record. Two games are equal when their records are.
    """

    def record(self) -> str:
        """Return the game as text, one move a line; `Game.load` reads it."""
        return format_record(self)

    @classmethod
    def load(cls, text: str) -> Self:
        """Return the game that `record` wrote; raises `RecordError` with line and column."""
        return parse_record(text, cls)

    # -- a thing to print and compare ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self.record() == other.record() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if turn is None else f"{self.names[turn]} to move"
        return f"<game: {self.rules}, {len(self.names)} players, {len(self.history)} moves, {state}>"
