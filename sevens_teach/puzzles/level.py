"""How hard a puzzle is, measured: by how many facts one must hold to answer it."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.puzzles.places import sides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles.answers import Item, Note, Part
    from sevens_teach.puzzles.puzzle import Puzzle

LEVELS: Final = 5

_STEPS: Final[dict[str, tuple[int, int, int, int]]] = {}
"""For each kind the facts from which level 2, 3, 4 and 5 begin: the fifths of many puzzles drawn at random."""
_USUAL: Final = (3, 6, 9, 12)


def level(puzzle: Puzzle) -> int:
    """Return the level, from 1 to 5."""
    return 1 + bisect_right(_STEPS.get(puzzle.kind, _USUAL), facts(puzzle))


def facts(puzzle: Puzzle) -> int:
    """Return how many facts one must hold: the reasons that tell the answers apart, and the rules in them.

    A reason is a rule with the cards and places it looks at; each further rule counts once more, and so
    does each move before the question. Of the places on the board only those count that could be the answer
    at a first look (`_could_be`). In a puzzle to play out each legal move at each turn counts.
    """
    return sum(_facts(puzzle, part) for part in puzzle.parts) + len(puzzle.steps)


def _facts(puzzle: Puzzle, part: Part) -> int:
    notes = [*_notes(puzzle, part)]
    reasons = {(note.rule, note.cards, note.places, note.why.key) for note in notes}
    rules = {note.rule for note in notes}
    return len(reasons) + max(0, len(rules) - 1)


def _notes(puzzle: Puzzle, part: Part) -> Iterator[Note]:
    """Yield the replies to what one has to think about."""
    yield from (branch.item.note for node in part.nodes for branch in node if branch.line)
    yield from (note for _, _, note in part.pairs)
    if part.mode != "order":
        yield from (item.note for item in part.items if part.area != "board" or _could_be(puzzle, part, item))


def _could_be(puzzle: Puzzle, part: Part, item: Item) -> bool:
    """Return whether a place could be the answer at a first look: beside it something is down.

    For a dead card so much must be down that one side at most is free.
    """
    around = sides(Card(item.id), puzzle.rules)
    down = sum(1 for card in around if card.place & part.position.down)
    return item.right or down >= (len(around) - 1 if puzzle.kind == "dead" else 1)
