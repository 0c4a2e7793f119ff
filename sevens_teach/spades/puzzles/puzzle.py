"""A puzzle of Spades, for the type checker: what its kinds may rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.api import Puzzle

if TYPE_CHECKING:
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.rules import Rules


class SpadesPuzzle(Puzzle):
    """A position of Spades and a question."""

    start: Position

    if TYPE_CHECKING:

        @property
        def position(self) -> Position:
            """The position that the question is about."""

        @property
        def rules(self) -> Rules:
            """The house rules."""
