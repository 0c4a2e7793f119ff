"""How hard a puzzle is, by how many facts one must hold to answer it; and the stars that solving it brings."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sevens_teach.puzzles.answers import Part
    from sevens_teach.puzzles.puzzle import Puzzle
    from sevens_teach.say.verdict import Note

LEVELS: Final = 5
_STEPS: Final = (5, 8, 11, 15)
"""The facts from which level 2, 3, 4 and 5 begin, for every kind alike."""
GLANCED: Final = 3
"""Of what does not belong to an answer, only every third has to be weighed."""
MOST: Final = 3
"""Stars for the right answer at the first try, without a hint. Nothing is ever locked by them."""


def stars(tries: int, hints: int = 0, *, shown: bool = False) -> int:
    """Return the stars for a right answer at the `tries`-th try, from 1.

    Each miss costs one of three, and hints together one; one is always left, also once the way was `shown`.
    """
    return 1 if shown else max(1, MOST - (tries - 1) - min(hints, 1))


def level(puzzle: Puzzle) -> int:
    """Return how hard a puzzle is, from 1 to 5."""
    return 1 + bisect_right(_STEPS, facts(puzzle))


def facts(puzzle: Puzzle) -> int:
    """Return how many facts one must hold for a puzzle: what there is to weigh, and how far one looks ahead.

    To weigh are the reasons that tell the answers apart: a rule with the cards and places it looks at; each
    further rule counts once more. Where one taps every card of a sort, the right ones count, and of the others
    every third. Where a player is the answer, each player counts. Only what could be the answer at a first look
    counts (`Kind.could_be`). In a puzzle to play out each legal move at each turn counts. Then come the moves
    that one has to look ahead, or the cards to count (`Part.depth`), and those before the question, of which
    every second where they are only told.
    """
    told = len(puzzle.steps) // 2 if puzzle.asks.looks_ahead else len(puzzle.steps)
    return sum(_facts(puzzle, part) for part in puzzle.parts) + told


def rules_in_question(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that decide what one has to think about, for a puzzle's level."""
    return {note.rule for part in puzzle.parts for note in notes_in_question(puzzle, part)}


def rules_cited(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that any reply of a puzzle cites."""
    notes = [note for part in puzzle.parts for note in _all_notes(part)]
    return {note.rule for note in notes} | {part.rule for part in puzzle.parts}


def _all_notes(part: Part) -> Iterator[Note]:
    """Yield the reasons of all replies in a question, for its level."""
    yield from (item.note for item in part.items)
    yield from (branch.item.note for node in part.nodes for branch in node)
    yield from (note for _, _, note in part.pairs)


def _facts(puzzle: Puzzle, part: Part) -> int:
    """Return how many facts one must hold to answer a question."""
    rules = {note.rule for note in notes_in_question(puzzle, part)}
    return _weighed(puzzle, part) + part.depth + max(0, len(rules) - 1)


def _weighed(puzzle: Puzzle, part: Part) -> int:
    """Return how many facts there are to weigh in one part of a puzzle."""
    if part.area == "players":
        return len(part.items)
    if part.mode == "set":
        right = set(_reasons(notes_in_question(puzzle, part, right=True)))
        others = set(_reasons(notes_in_question(puzzle, part))) - right
        return len(right) + len(others) // GLANCED
    return len(set(_reasons(notes_in_question(puzzle, part))))


def _reasons(notes: Iterable[Note]) -> Iterator[tuple[object, ...]]:
    """Yield by what two reasons of replies are the same."""
    yield from ((note.rule, note.cards, note.places, note.why.key) for note in notes)


def notes_in_question(puzzle: Puzzle, part: Part, *, right: bool = False) -> Iterator[Note]:
    """Yield the replies to what one has to think about, for a puzzle's level."""
    yield from (branch.item.note for node in part.nodes for branch in node if branch.line)
    yield from (note for _, _, note in part.pairs)
    if part.mode != "order":
        yield from (
            item.note for item in part.items if (item.right if right else puzzle.asks.could_be(puzzle, part, item))
        )
