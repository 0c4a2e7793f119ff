"""A puzzle of Sevens, for the type checker: what its kinds may rely on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

from sevens_teach.puzzles.api import Puzzle
from sevens_teach.puzzles.source import Source

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules

S = TypeVar("S", bound=Source)


class SevensPuzzle(Puzzle, Generic[S]):
    """A position of Sevens and a question; a kind with fields of its own names their type as `S`."""

    source: S
    start: Position

    if TYPE_CHECKING:

        @property
        def position(self) -> Position:
            """The position that the question is about."""

        @property
        def rules(self) -> Rules:
            """The house rules."""
