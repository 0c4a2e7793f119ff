"""Puzzles: a position and a question as data; the answer, and the reply to every other answer, from the engine.

`puzzle("B4-01")` finds one, `load_puzzles()` all, `Puzzle.random(rule="K3", level=2, seed=7)` draws one,
`Puzzle.parse(text)` reads one, and `check(puzzle, answer)` replies. docs/puzzles.md says how to write one.
"""

from sevens_teach.sevens.puzzles.check import Reply, check
from sevens_teach.sevens.puzzles.errors import AnswerError, PuzzleError
from sevens_teach.sevens.puzzles.loader import load_puzzles, puzzle, read_puzzles
from sevens_teach.sevens.puzzles.puzzle import Puzzle
from sevens_teach.sevens.puzzles.stars import stars

__all__ = ["AnswerError", "Puzzle", "PuzzleError", "Reply", "check", "load_puzzles", "puzzle", "read_puzzles", "stars"]
