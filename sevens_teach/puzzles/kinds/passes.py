"""How many passes can you still afford (B6, G2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import phrase
from sevens_teach.moves import Exchange
from sevens_teach.puzzles.answers import Item, Note, Part
from sevens_teach.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sevens_teach.puzzles.puzzle import Puzzle

UNLIMITED: Final = "unlimited"
_USUAL: Final = 3
_MOST: Final = 9


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the reader is still in, and the limit is one that can be counted."""
    if puzzle.viewpoint not in puzzle.position.in_play:
        raise PuzzleError(f"viewpoint: player {puzzle.viewpoint} is not in any more")
    if (puzzle.rules.passes or 0) > _MOST:
        raise PuzzleError(f"rules: {puzzle.rules.passes} passes are too many to choose from: expected up to {_MOST}")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    limit, used = puzzle.rules.passes, puzzle.position.passes[puzzle.viewpoint]
    left = None if limit is None else limit - used
    numbers = range((_USUAL if limit is None else limit) + 2)
    rule = _rule(puzzle)
    items = (
        *(
            Item(str(number), number == left, _note(rule, limit, used, number), phrase("puzzle-number", number=number))
            for number in numbers
        ),
        Item(UNLIMITED, left is None, _unlimited(limit), phrase("puzzle-no-limit")),
    )
    return (Part("answer", "one", "numbers", items, puzzle.position, puzzle.rule, phrase("puzzle-ask-passes")),)


def _rule(puzzle: Puzzle) -> str:
    """Return the rule that decides: after an exchange the passes are those of the hand (G2)."""
    swapped = {player for step in puzzle.steps if isinstance(step.move, Exchange) for player in _both(step.move)}
    return "G2" if puzzle.viewpoint in swapped else "B6"


def _both(move: Exchange) -> tuple[int, int]:
    return move.ghost, move.talker


def _note(rule: str, limit: int | None, used: int, number: int) -> Note:
    """Return the reply to a number."""
    if limit is None:
        return Note("B6", phrase("puzzle-passes-more", number=number), phrase("passes-unlimited"))
    left = limit - used
    key = "right" if number == left else "more" if number < left else "fewer"
    why = phrase("puzzle-passes-swapped" if rule == "G2" else "puzzle-passes-why", used=used, limit=limit)
    return Note(rule, phrase(f"puzzle-passes-{key}", number=number), why)


def _unlimited(limit: int | None) -> Note:
    if limit is None:
        return Note("B6", phrase("puzzle-passes-unlimited"), phrase("passes-unlimited"))
    return Note("B6", phrase("puzzle-passes-limited"), phrase("puzzle-passes-limit", limit=limit))
