"""A puzzle of Seven Bridge, for the type checker: what its kinds may rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.api import Puzzle

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.engine.rules import Rules


class BridgePuzzle(Puzzle):
    """A position of Seven Bridge and a question."""

    start: Position

    if TYPE_CHECKING:

        @property
        def position(self) -> Position:
            """The position that the question is about."""

        @property
        def rules(self) -> Rules:
            """The house rules."""
