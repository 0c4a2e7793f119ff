"""What can go wrong: every error of this package is a `SevensError`, and every one is a `ValueError`."""

from typing import Any


class SevensError(ValueError):
    """Something given to this package is not what the rules or the notation allow; nothing was changed."""


class CardError(SevensError):
    """A text or a value that is no card, or cards that do not make a deal."""


class RulesError(SevensError):
    """House rules that do not exist, or do not combine (K11)."""


class PositionError(SevensError):
    """A position that contradicts itself: a card lost or doubled, a player both in and out."""


class IllegalMoveError(SevensError):
    """A move that the rules do not allow in this position; the text says why and cites the rule id."""


class GameError(SevensError):
    """What a game cannot have: names that cannot be told apart or written down, a move to undo where there is none."""


class MessageError(SevensError):
    """A language or a message that the catalogues do not have, or a message without a value it needs."""


class PuzzleError(SevensError):
    """A puzzle that a file, or a caller, describes wrongly; the text names the file, the puzzle and the field."""


class AnswerError(SevensError):
    """What is no possible answer to the puzzle; the text says what is."""


class NotationError(SevensError):
    """A text that is not in the notation; `line` and `column` (both from 1) say where."""

    def __init__(self, what: str, *, column: int, line: int = 1) -> None:
        """Say `what` was found and expected at `line`, `column`."""
        super().__init__(f"line {line}, column {column}: {what}")
        self.what = what
        self.line = line
        self.column = column


class RecordError(NotationError):
    """A text that is not the record of a game; an illegal move in it cites the rule."""


class LabError(SevensError):
    """An experiment that cannot be made as it was asked for, or was broken off."""

    found: Any = None
    """What was finished before it was broken off: a value to save, and to go on from."""


_SHOWN = 60


def shown(value: object) -> str:
    """Return the `repr` of a value that was refused, cut where it is long: an error has to name anything."""
    text = said(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"


def said(value: object) -> str:
    """Return the `repr` of anything for an error's sentence, as text that can be written to a file."""
    try:
        return repr(value).encode(errors="backslashreplace").decode()
    except Exception:  # noqa: BLE001, a foreign object's repr may raise what it likes; an int's does over 4,300 digits
        return f"<{type(value).__name__}>"


def listed(values: object, name: str) -> tuple[Any, ...]:
    """Return the values of a list or tuple that was given; anything else is a `PositionError`."""
    if not isinstance(values, list | tuple):
        raise PositionError(f"{name}={shown(values)} is not a list")
    return tuple(values)
