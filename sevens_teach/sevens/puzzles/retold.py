"""A line of moves in a sentence: who plays what after the first of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine.exits import NEWS, Ending
from sevens_teach.sevens.engine.moves import Pass, Play
from sevens_teach.sevens.puzzles.items import mentioned, sort_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.puzzles.answers import Step

_MOST: Final = 8
"""The longest line that is told move by move."""


def retold(line: Sequence[Step], *, is_past: bool = False) -> Phrase | None:
    """Return what follows a line's first move, move by move; None where that is nothing, long, or about ★.

    It is past where the others have played it in the reader's sight.
    """
    steps = line[1:]
    if not 0 < len(steps) < _MOST or not all(isinstance(step.move, Play | Pass) for step in steps):
        return None
    whole, part = ("puzzle-lined", "puzzle-line-did") if is_past else ("puzzle-line", "puzzle-line-step")
    *before, last = (_step(part, each) for each in steps)
    told = phrase("puzzle-line-last", said=last) if before else last
    for each in reversed(before):
        told = phrase("puzzle-line-more", said=each, rest=told)
    return phrase(whole, moves=told, sort=sort_of(line[0].move), move=mentioned(line[0].move))


def _step(key: str, step: Step) -> Phrase:
    """Return one move of a line as a clause."""
    if isinstance(step.move, Play):
        how = "play" if step.after.hands[step.player] else "last"
        return phrase(key, player=Who(step.player), how=how, card=step.move.card)
    if any(event.kind is NEWS[Ending.BANKRUPT] for event in step.events):
        return phrase(key, player=Who(step.player), how="broke", card="")
    how = "pass" if step.before.legal_moves.cards else "must"
    return phrase(key, player=Who(step.player), how=how, card="")
