"""Lead ♠, or wait: which of the two takes more tricks from here (P3, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.puzzles.frames import bids_told
from sevens_teach.spades.puzzles.last_tricks import (
    depth_of,
    last_tricks,
    need_card_turn,
    need_no_nil,
    own_side,
    tricks_left,
)
from sevens_teach.spades.puzzles.search import Search

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_LEAD: Final = "lead"
_WAIT: Final = "wait"


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader may lead ♠ or another suit, and one of both takes more."""
    need_card_turn(puzzle)
    position = puzzle.position
    need_no_nil(position)
    spades, others = _leads(position)
    if position.trick.cards or not spades or not others:
        raise PuzzleError("position: the reader cannot choose between ♠ and another suit to lead (P3)")
    if len({count for _, count in _best(position)}) == 1:
        raise PuzzleError("position: ♠ and the other suits take the same tricks: expected a difference")


def _leads(position: Position) -> tuple[list[Card], list[Card]]:
    """Return the ♠ that may be led, and the other cards."""
    cards = position.legal_moves.cards
    spades = [card for card in cards if card.suit is Suit.SPADES]
    return spades, [card for card in cards if card not in spades]


def _best(position: Position) -> tuple[tuple[Card, int], tuple[Card, int]]:
    """Return the best ♠ to lead and the best other card, each with the tricks that it comes to."""
    search = Search(own_side(position))
    spades, others = (
        max(((card, search.most(position, card)) for card in cards), key=lambda found: (found[1], -found[0].order))
        for cards in _leads(position)
    )
    return spades, others


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, lead ♠ or wait, with what the better and the worse come to."""
    position = puzzle.position
    spades, others = _best(position)
    prompt = phrase("spades-puzzle-ask-lead", left=tricks_left(position))
    items = (
        _item(_LEAD, spades, others, right=spades[1] > others[1]),
        _item(_WAIT, others, spades, right=others[1] > spades[1]),
    )
    return (
        Part(
            mode="one",
            area="moves",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=depth_of(position),
        ),
    )


def _item(name: str, own: tuple[Card, int], other: tuple[Card, int], *, right: bool) -> Item:
    """Return leading ♠ or waiting, with the tricks that each takes."""
    key = "right" if right else "wrong"
    headline = phrase(f"spades-puzzle-{name}-{key}")
    why = phrase(f"spades-puzzle-{name}-why", card=own[0], count=own[1], other=other[0], others=other[1])
    return Item(name, right, Note("P6", headline, why, (own[0],)), phrase(f"spades-puzzle-{name}"))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the bids and the tricks taken, before a lead."""
    return bids_told(puzzle.position, voice)


def _samples(game: Sequence[Step], _rng: Random) -> Iterator[Sample]:
    """Yield the last leads with ♠ and something else in hand."""
    yield from (sample for sample in last_tricks(game) if not sample.start.trick.cards)


KIND = Kind(
    name="lead",
    title="spades-drawn-lead",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-lead-or-wait"),
    story=_story,
    open_hands=lambda _: True,
    samples=(_samples,),
    turns_on={"P6": ("basic",), "P3": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
