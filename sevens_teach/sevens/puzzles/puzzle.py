"""A puzzle of Sevens as its kinds name it: `SevensPuzzle[KillSource]` has the fields of that kind's source."""

from __future__ import annotations

from typing import TypeAlias

from sevens_teach.puzzles.puzzle import Puzzle, SourceT
from sevens_teach.sevens.engine.position import Position

SevensPuzzle: TypeAlias = Puzzle[Position, SourceT]
"""A position of Sevens and a question."""
