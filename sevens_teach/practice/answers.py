"""What is right in a puzzle, in a few words, and the reply to what is not: for a storm, which poses it only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.puzzles import Puzzle
    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note


def reason_of(puzzle: Puzzle) -> Note:
    """Return the reply to the first item of the right answer, or to there being none: what a miss is told."""
    part = puzzle.parts[0]
    if part.pairs:
        return part.pairs[0][2]
    right = next((each.note for each in _items(part) if part.right and each.id == part.right[0]), part.whole)
    assert right is not None  # noqa: S101, a puzzle has an answer
    return right


def wrong_of(puzzle: Puzzle, item: str) -> Note | None:
    """Return the reply to a wrong item; None where there is no such one."""
    part = puzzle.parts[0]
    return next((each.note for each in _items(part) if each.id == item and item not in part.right), None)


def answer_of(puzzle: Puzzle) -> Phrase:
    """Return the answer to yesterday's puzzle in a few words: its first item, or the first move."""
    return answers_of(puzzle)[0]


def answers_of(puzzle: Puzzle) -> list[Phrase]:
    """Return all that is right in a puzzle, each in a few words; the first move, where it is played out."""
    part = puzzle.parts[0]
    items = {each.id: each for each in _items(part)}
    right = [items[name] for name in (part.right[:1] if part.nodes else part.right)]
    return [each.label or phrase("puzzle-move-text", text=each.id) for each in right]


def _items(part: Part) -> Sequence[Item]:
    """Return what can be picked in a part; all that can be tried at the first move, where it is played out."""
    return [branch.item for branch in part.nodes[0]] if part.nodes else part.items
