"""Cover the nil: which card keeps the partner's nil safe, whatever the others play (P2, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.spades.engine.score import partner_of
from sevens_teach.spades.puzzles.frames import bids_told, trick_told
from sevens_teach.spades.puzzles.last_tricks import (
    Aim,
    last_tricks,
    need_card_turn,
    need_one_right,
    one_card,
    tricks_left,
)
from sevens_teach.spades.puzzles.search import NilSearch

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Part, Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the partner keeps a nil, and exactly one card covers it."""
    need_card_turn(puzzle)
    if not _keeps_nil(puzzle.position, partner_of(puzzle.viewpoint)):
        raise PuzzleError("position: the partner has no nil to cover (P2)")
    need_one_right(parts(puzzle)[0].items)


def _keeps_nil(position: Position, player: int) -> bool:
    """Return whether a player bid nil and has taken no trick."""
    bid = position.bids[player]
    return bid is not None and bid.is_nil and not position.taken[player]


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question: which card covers the partner's nil."""
    position = puzzle.position
    partner = partner_of(puzzle.viewpoint)
    prompt = phrase("spades-puzzle-ask-cover", partner=Who(partner), left=tricks_left(position))
    return one_card(puzzle, prompt, Aim(NilSearch(partner), 0, "cover", "P6"))


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return the cards of the partner whose nil is to be covered."""
    partner = partner_of(puzzle.viewpoint)
    cards = puzzle.position.hands[partner]
    return phrase("spades-puzzle-hint-cover", partner=Who(partner), cards=cards)


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return what each player has bid and taken, then the trick in the middle."""
    return [*bids_told(puzzle.position, voice), *trick_told(puzzle.position, voice)]


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last tricks of one whose partner keeps a nil."""
    for sample in last_tricks(game):
        if _keeps_nil(sample.start, partner_of(sample.start.turn)):
            yield sample


KIND = Kind(
    name="cover",
    title="spades-drawn-cover",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P6": ("basic",), "P2": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
