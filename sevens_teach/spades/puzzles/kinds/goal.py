"""Make your bid from here: which card gets your side its target, whatever the others play (P4)."""

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
    """Raise `PuzzleError` unless exactly one card reaches the target, in the last tricks."""
    need_card_turn(puzzle)
    need_no_nil(puzzle.position)
    need_one_right(parts(puzzle)[0].items)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, which card makes the bid, with what each brings against the others' best play."""
    position = puzzle.position
    side = own_side(position)
    need = needed(position, side)
    prompt = phrase("spades-puzzle-ask-goal", need=need, left=tricks_left(position))
    return one_card(puzzle, prompt, Aim(Search(side), need, "goal", "P4"))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids and the tricks taken, then the trick in the middle, before a card that makes the bid."""
    return [*bids_told(puzzle.position, voice), *trick_told(puzzle.position, voice)]


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last tricks where the target is still open."""
    for sample in last_tricks(game):
        position = sample.start
        if len(position.legal_moves) > 2 and 0 < needed(position, own_side(position)) <= tricks_left(position):
            yield sample


KIND = Kind(
    name="goal",
    title="spades-drawn-goal",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-goal"),
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P4": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
