"""Who lies beside whom: the rows lie in the order in which the 7s were laid (K1, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import SEVENS, Card, cards_in
from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.touch import around, near
from sevens_teach.sevens.puzzles.as_one import all_of_them
from sevens_teach.sevens.puzzles.items import card_items
from sevens_teach.sevens.puzzles.sampling import moments
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

HOUSES = ("killer=on suit_order=♦♠♥♣", "killer=on suit_order=♣♥♠♦", "killer=on suit_order=♥♦♣♠", "killer")
"""Tables where the 7s were laid in other orders."""


class SidesSource(Source):
    """Whose neighbours are asked for."""

    card: Line
    """Any card but a 7."""


def check(puzzle: SevensPuzzle[SidesSource]) -> None:
    """Raise `PuzzleError` unless it is a card of Killer Sevens."""
    if not puzzle.rules.killer:
        raise PuzzleError(f"rules: under {str(puzzle.rules)!r} the rows are nobody's neighbours (K1)")
    try:
        card = Card(puzzle.source.card)
    except SevensError as error:
        raise PuzzleError(f"card: {error}") from None
    if card.is_joker:
        raise PuzzleError(f"card: {card} has no place")


def parts(puzzle: SevensPuzzle[SidesSource]) -> tuple[Part, ...]:
    """Return the one question, who lies beside whom: the places that touch the card's, and tempting others."""
    rules, card = puzzle.rules, Card(puzzle.source.card)
    sides = around(rules, card)
    rows = (Card.of(seven.suit, card.rank) for seven in cards_in(SEVENS) if seven.suit)
    asked = sorted({*near(rules, card), *rows} - {card})
    items = card_items(asked, lambda each: each in sides, lambda each: _note(puzzle, card, each))
    order = "".join(rules.suit_order)
    prompt = phrase("read-ask-sides", card=card, order=order)
    return (
        Part(
            mode="set",
            area="board",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            whole=all_of_them("K1", phrase("read-sides-why"), sides),
        ),
    )


def _note(puzzle: SevensPuzzle[SidesSource], card: Card, other: Card) -> Note:
    """Return the reply to a place: beside the card, above or below it, at its corner, or in a row further off."""
    rules = puzzle.rules
    if other in around(rules, card):
        key, headline = ("row" if other.suit is card.suit else "above"), "read-side"
    else:
        key, headline = ("corner" if other in near(rules, card) else "far"), "read-side-not"
    rule = "K1" if other.suit is not card.suit else "K3"
    rows = abs(rules.suit_order.index(str(card.suit)) - rules.suit_order.index(str(other.suit))) - 1
    return Note(rule, phrase(headline, card=card, other=other), phrase(f"read-side-{key}", rows=rows), (), (other,))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield boards with a card that is not down, to ask for its neighbours."""
    for position in moments(game, rng):
        cards = [card for hand in position.hands for card in hand]
        yield from (Sample(position, (), {"card": card.text, "viewpoint": 0}) for card in mixed(cards, rng)[:1])


KIND = Kind(
    name="sides",
    title="drawn-sides",
    source=SidesSource,
    check=check,
    parts=parts,
    hint=lambda puzzle: phrase("read-hint-sides", card=Card(puzzle.source.card)),
    story=whole_story,
    samples=(_samples,),
    turns_on={"K1": HOUSES},
    houses=HOUSES,
)
