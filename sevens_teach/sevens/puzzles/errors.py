"""What can be wrong with a puzzle or with an answer to it."""

from __future__ import annotations

from sevens_teach.errors import SevensError


class PuzzleError(SevensError):
    """A puzzle that a file, or a caller, describes wrongly; the text names the file, the puzzle and the field."""


class AnswerError(SevensError):
    """What is no possible answer to the puzzle; the text says what is."""
