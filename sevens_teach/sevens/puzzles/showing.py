"""*Show me*: the way to the answer, one item at a time, each with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevens_teach.sevens.puzzles.answers import Note, Part


def show_of(part: Part) -> tuple[tuple[Note, tuple[str, ...]], ...]:
    """Return the steps: what is said, and what is picked by then.

    In a puzzle to play out the steps are the moves of the quickest way; the picture follows from their lines.
    """
    if part.none is not None:
        return ((part.none, ()),)
    if part.nodes:
        return _moves(part)
    notes = {item.id: item.note for item in part.items}
    return tuple((notes[name], part.right[: count + 1]) for count, name in enumerate(part.right))


def _moves(part: Part) -> tuple[tuple[Note, tuple[str, ...]], ...]:
    steps, at = [], part.nodes[0]
    for count, name in enumerate(part.right, 1):
        branch = next(branch for branch in at if branch.item.id == name)
        steps.append((branch.item.note, part.right[:count]))
        if branch.next is not None:
            at = part.nodes[branch.next]
    return tuple(steps)
