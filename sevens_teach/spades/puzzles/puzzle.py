"""A puzzle of Spades as its kinds name it: `SpadesPuzzle[KillSource]` has the fields of that kind's source."""

from __future__ import annotations

from typing import TypeAlias

from sevens_teach.puzzles.puzzle import Puzzle, SourceT
from sevens_teach.spades.engine.position import Position

SpadesPuzzle: TypeAlias = Puzzle[Position, SourceT]
"""A position of Spades and a question."""
