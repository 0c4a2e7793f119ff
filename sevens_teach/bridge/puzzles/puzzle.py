"""A puzzle of Seven Bridge as its kinds name it: `BridgePuzzle[KillSource]` has the fields of that kind's source."""

from __future__ import annotations

from typing import TypeAlias

from sevens_teach.bridge.engine.position import Position
from sevens_teach.puzzles.puzzle import Puzzle, SourceT

BridgePuzzle: TypeAlias = Puzzle[Position, SourceT]
"""A position of Seven Bridge and a question."""
