"""Puzzles, of any game: a position and a question as data; the answer, and the reply to every other, from the engine.

`puzzle("B4-01")` finds one, `load_puzzles()` all, `Puzzle.random(rule="K3", level=2, seed=7)` draws one,
`Puzzle.parse(text)` reads one, and `check(puzzle, answer)` replies. docs/puzzles.md says how to write one.
"""

from sevens_teach.errors import AnswerError, PuzzleError
from sevens_teach.puzzles.check import Reply, check
from sevens_teach.puzzles.level import stars
from sevens_teach.puzzles.puzzle import Puzzle, load_puzzles, puzzle, read_puzzles

__all__ = ["AnswerError", "Puzzle", "PuzzleError", "Reply", "check", "load_puzzles", "puzzle", "read_puzzles", "stars"]
