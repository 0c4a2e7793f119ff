"""How hard a puzzle is, measured: by how many facts one must hold to answer it."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.sevens.puzzles.places import sides

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.puzzles.answers import Item, Note, Part
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

LEVELS: Final = 5
_STEPS: Final = (5, 8, 11, 15)
"""The facts from which level 2, 3, 4 and 5 begin, for every kind alike."""
_NEAR: Final = 2
"""Cards of one suit that are no farther apart may be taken for one another."""


def level(puzzle: Puzzle) -> int:
    """Return the level, from 1 to 5."""
    return 1 + bisect_right(_STEPS, facts(puzzle))


def facts(puzzle: Puzzle) -> int:
    """Return how many facts one must hold: the reasons that tell the answers apart, and the rules in them.

    A reason is a rule with the cards and places it looks at; each further rule counts once more, and so does
    each move before the question. Where a player is the answer, how each player stands is a fact. Only what
    could be the answer at a first look counts (`_could_be`). In a puzzle to play out each legal move at each turn
    counts.
    """
    return sum(_facts(puzzle, part) for part in puzzle.parts) + len(puzzle.steps)


def rules_in_question(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that decide what one has to think about."""
    return {note.rule for part in puzzle.parts for note in notes_in_question(puzzle, part)}


def rules_cited(puzzle: Puzzle) -> set[str]:
    """Return the ids of the rules that any reply cites."""
    notes = [note for part in puzzle.parts for note in _all_notes(part)]
    return {note.rule for note in notes} | {part.rule for part in puzzle.parts}


def _all_notes(part: Part) -> Iterator[Note]:
    yield from (item.note for item in part.items)
    yield from (branch.item.note for node in part.nodes for branch in node)
    yield from (note for _, _, note in part.pairs)


def _facts(puzzle: Puzzle, part: Part) -> int:
    notes = [*notes_in_question(puzzle, part)]
    rules = {note.rule for note in notes}
    reasons = {(note.rule, note.cards, note.places, note.why.key) for note in notes}
    count = len(part.items) if part.area == "players" else len(reasons)
    return count + max(0, len(rules) - 1)


def notes_in_question(puzzle: Puzzle, part: Part, *, right: bool = False) -> Iterator[Note]:
    """Yield the replies to what one has to think about; of single items only the `right` ones, if so asked."""
    yield from (branch.item.note for node in part.nodes for branch in node if branch.line)
    yield from (note for _, _, note in part.pairs)
    if part.mode != "order":
        yield from (item.note for item in part.items if (item.right if right else _could_be(puzzle, part, item)))


def _could_be(puzzle: Puzzle, part: Part, item: Item) -> bool:
    """Return whether an item could be the answer at a first look.

    A place could, if something beside it is down (if that went down by the bankruptcy that is asked about), and for
    ★ if a card may be played to it; a dead one, if one side at most is free. A card that has to be given up could,
    if it is in the suit and near the right one. Anything else always could.
    """
    if item.right or part.area not in ("board", "hands"):
        return True
    card = Card(item.id)
    if puzzle.kind == "joker" and card in part.position.open_places:
        return True
    if part.area == "hands":
        right = Card(part.right[0])
        return card.suit is right.suit and abs(card.rank - right.rank) <= _NEAR
    around = sides(card, puzzle.rules)
    news = part.position.down & ~(puzzle.position.down if part.name == "open" else 0)
    down = sum(1 for each in around if each.place & news)
    return down >= (len(around) - 1 if puzzle.kind == "dead" else 1)
