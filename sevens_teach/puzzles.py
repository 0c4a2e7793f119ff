"""The puzzles of Sevens, under the name that programs know them by."""

from sevens_teach.sevens.puzzles import (
    AnswerError,
    Puzzle,
    PuzzleError,
    Reply,
    check,
    load_puzzles,
    puzzle,
    read_puzzles,
    stars,
)

__all__ = ["AnswerError", "Puzzle", "PuzzleError", "Reply", "check", "load_puzzles", "puzzle", "read_puzzles", "stars"]
