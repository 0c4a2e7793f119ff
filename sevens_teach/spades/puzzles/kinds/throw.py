"""Which card to throw: out of the suit led, the one card that costs no trick (P3, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.spades.puzzles.frames import trick_told
from sevens_teach.spades.puzzles.last_tricks import (
    Aim,
    last_tricks,
    need_card_turn,
    need_no_nil,
    need_one_right,
    one_card,
    own_side,
    tricks_left,
)
from sevens_teach.spades.puzzles.search import Search

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Part, Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader is out of the suit led, and exactly one card does best."""
    need_card_turn(puzzle)
    need_no_nil(puzzle.position)
    if not _is_out(puzzle.position):
        raise PuzzleError("position: the reader can follow suit, or leads (P3)")
    need_one_right(parts(puzzle)[0].items)


def _is_out(position: Position) -> bool:
    """Return whether the player to move is out of the suit led."""
    led = position.trick.led
    return led is not None and all(card.suit is not led for card in position.legal_moves.cards)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, which card to throw: the right one is the one that leaves most tricks."""
    position = puzzle.position
    search = Search(own_side(position))
    most = max(search.most(position, card) for card in position.legal_moves.cards)
    prompt = phrase("spades-puzzle-ask-throw", led=str(position.trick.led), left=tricks_left(position))
    return one_card(puzzle, prompt, Aim(search, most, "throw", "P3"))


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return the suit that the reader is out of."""
    return phrase("spades-puzzle-hint-throw", led=str(puzzle.position.trick.led))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the cards of the trick in the middle, before a card to throw."""
    return trick_told(puzzle.position, voice)


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last tricks of one who cannot follow."""
    yield from (sample for sample in last_tricks(game) if _is_out(sample.start))


KIND = Kind(
    name="throw",
    title="spades-drawn-throw",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P3": ("basic",), "P6": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
