"""Set them: which card keeps the other side from its target, whatever they play (P4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.spades.puzzles.frames import bids_told, trick_told
from sevens_teach.spades.puzzles.last_tricks import (
    Aim,
    last_tricks,
    need_card_turn,
    need_no_nil,
    need_one_right,
    needed,
    one_card,
    own_side,
    tricks_left,
)
from sevens_teach.spades.puzzles.search import Search

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Part, Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless exactly one card sets them, in the last tricks."""
    need_card_turn(puzzle)
    need_no_nil(puzzle.position)
    need_one_right(parts(puzzle)[0].items)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question: which card sets the others, leaving them too few tricks."""
    position = puzzle.position
    side, left = own_side(position), tricks_left(position)
    theirs = needed(position, 1 - side)
    prompt = phrase("spades-puzzle-ask-set", need=theirs, left=left)
    return one_card(puzzle, prompt, Aim(Search(side), left - theirs + 1, "set", "P4"))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids and the tricks taken, then the trick in the middle, before a card that sets them."""
    return [*bids_told(puzzle.position, voice), *trick_told(puzzle.position, voice)]


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last tricks where the others still need some."""
    for sample in last_tricks(game):
        position = sample.start
        if 0 < needed(position, 1 - own_side(position)) <= tricks_left(position):
            yield sample


KIND = Kind(
    name="set",
    title="spades-drawn-set",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-set"),
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P4": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
