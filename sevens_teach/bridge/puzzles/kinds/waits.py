"""Asks how many unseen cards would make a meld (D2, D3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import melds_of, own_cards
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.cards import SEVEN, card_set
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.puzzles.puzzle import BridgePuzzle
    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step


def check(puzzle: BridgePuzzle) -> None:
    """Raise `PuzzleError` unless the reader is about to draw and holds no meld yet."""
    position = puzzle.position
    hand = position.held[puzzle.viewpoint]
    if position.step is not Stage.DRAW or melds_of(hand, position.rules):
        raise PuzzleError("position: expected a hand without a meld, before the draw (D2)")


def waits_of(hand: Sequence[Card], cards: Iterable[Card], rules: Rules) -> tuple[Card, ...]:
    """Return which of these cards make a meld with a hand."""
    held = card_set(hand)
    return tuple(
        card
        for card in cards
        if card not in hand and any(card in own_cards(meld) for meld in melds_of(held | card.bit, rules))
    )


def parts(puzzle: BridgePuzzle) -> tuple[Part, ...]:
    """Return the one question, how many cards make a meld; the wrong numbers are those that an oversight leads to."""
    position = puzzle.position
    view = position.view(puzzle.viewpoint)
    found = waits_of(view.hand, view.unseen, view.rules)
    slips = [
        ("bridge-puzzle-slip-star-waits", len([card for card in found if not card.is_joker])),
        ("bridge-puzzle-slip-sevens", len([card for card in found if card.rank != SEVEN])),
        ("bridge-puzzle-slip-seen", len(waits_of(view.hand, pack_of(view.rules), view.rules))),
        ("bridge-puzzle-slip-more", len(found) + 1),
        ("bridge-puzzle-slip-less", max(0, len(found) - 2)),
    ]
    notes = {
        value: Note("D2", phrase("bridge-puzzle-waits-not", count=value), phrase(key))
        for key, value in reversed(slips)
        if value != len(found)
    }
    why = phrase("bridge-puzzle-waits-are", cards=found) if found else phrase("bridge-puzzle-waits-none")
    notes[len(found)] = Note("D2", phrase("bridge-puzzle-waits", count=len(found)), why, view.hand)
    items = tuple(
        Item(str(value), value == len(found), notes[value], phrase("bridge-puzzle-points", points=value))
        for value in sorted(notes)
    )
    prompt = phrase("bridge-puzzle-ask-waits")
    return (Part(mode="one", area="numbers", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield hands without a meld, before a draw."""
    for step in mixed(game, rng):
        position = step.before
        if position.step is Stage.DRAW and position.turn == position.in_turn:
            yield Sample(position)


KIND = Kind(
    name="waits",
    title="bridge-drawn-waits",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("bridge-puzzle-hint-waits"),
    story=lambda _puzzle, _voice: [],
    samples=(_samples,),
    turns_on={"D2": ("basic",)},
)
