"""A match in progress that can be written down: the course of it, and the record."""

from __future__ import annotations

from typing import Self

from sevens_teach.spades.engine.course import Course, Entry
from sevens_teach.spades.engine.record import format_record, parse_record

__all__ = ["Entry", "Game"]


class Game(Course):
    """A match of four players from its first deal to its last; the one thing here that changes.

    `Game("target=300", names=["Ren", "Sora", "Yui", "Aoi"], seed=7)` deals, with Ren and Yui partners;
    `Game.from_position` starts anywhere, `Game.load` from a record. Two are equal when their records are.
    """

    def record(self) -> str:
        """Return the match as text, one move a line; `Game.load` reads it."""
        return format_record(self)

    @classmethod
    def load(cls, text: str) -> Self:
        """Return the match that `record` wrote; raises `RecordError` with line and column."""
        return parse_record(text, cls)

    # -- a thing to print and compare ------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self.record() == other.record() if isinstance(other, Game) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        turn = self.position.turn
        state = "over" if self.is_over else "between deals" if turn is None else f"{self.names[turn]} to move"
        return f"<spades: {self.rules}, {self.score[0]} to {self.score[1]}, {len(self.history)} moves, {state}>"
