"""How many passes can you still afford (B6, G2, J1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Phrase, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

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
    items = (
        *(
            Item(str(number), number == left, _note(puzzle, used, number), phrase("puzzle-number", number=number))
            for number in numbers
        ),
        Item(UNLIMITED, left is None, _unlimited(limit), phrase("puzzle-no-limit")),
    )
    return (Part("answer", "one", "numbers", items, puzzle.position, puzzle.rule, phrase("puzzle-ask-passes")),)


def _note(puzzle: Puzzle, used: int, number: int) -> Note:
    """Return the reply to a number."""
    limit = puzzle.rules.passes
    if limit is None:
        return Note("B6", phrase("puzzle-passes-more", number=number), phrase("passes-unlimited"))
    left = limit - used
    key = "right" if number == left else "more" if number < left else "fewer"
    rule, why = _why(puzzle, used, limit)
    return Note(rule, phrase(f"puzzle-passes-{key}", number=number), why)


def _why(puzzle: Puzzle, used: int, limit: int) -> tuple[str, Phrase]:
    """Return how the passes used were counted, and the rule of it: by the hand (G2), and without what ★ forced (J1)."""
    if any(puzzle.viewpoint in _swapped(step.move) for step in puzzle.steps):
        return "G2", phrase("puzzle-passes-swapped", used=used, limit=limit)
    counted = phrase("puzzle-passes-why", used=used, limit=limit)
    taken = [event.player for step in puzzle.steps for event in step.events if event.kind is Happening.TOOK_JOKER]
    if puzzle.viewpoint not in taken:
        return "B6", counted
    return puzzle.rules.joker_rule, phrase("two-sentences", first=phrase("puzzle-passes-forced"), second=counted)


def _swapped(move: Move) -> tuple[int, ...]:
    return (move.ghost, move.talker) if isinstance(move, Exchange) else ()


def _unlimited(limit: int | None) -> Note:
    if limit is None:
        return Note("B6", phrase("puzzle-passes-unlimited"), phrase("passes-unlimited"))
    return Note("B6", phrase("puzzle-passes-limited"), phrase("puzzle-passes-limit", limit=limit))
