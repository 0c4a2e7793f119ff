"""Count your sure tricks: how many ♠ tricks are yours, wherever the other ♠ are (P2, P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.trick import by_height, height

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_FEWEST: Final = 2


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader holds two ♠ or more, and somebody else holds one too."""
    view = puzzle.position.view(puzzle.viewpoint)
    own, others = spades_of(view)
    if len(own) < _FEWEST or not others:
        raise PuzzleError("position: the reader has fewer than two ♠, or all there are: nothing to count (P3)")


def spades_of(view: View) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the ♠ of the reader and those that others hold, each from the highest down."""
    own, others = ([card for card in cards if card.suit is Suit.SPADES] for cards in (view.hand, view.unseen))
    return by_height(own), by_height(others)


def losers(own: Sequence[Card], others: Sequence[Card]) -> tuple[tuple[Card, Card], ...]:
    """Return which of the own ♠ can be beaten, each with the higher one that does it; every one beats only once.

    The others beat as many as they can: from the lowest own card on, each by the lowest card that is higher.
    """
    left = sorted(others, key=height)
    found = []
    for card in sorted(own, key=height):
        beater = next((other for other in left if height(other) > height(card)), None)
        if beater is not None:
            left.remove(beater)
            found.append((card, beater))
    return tuple(found)


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, how many ♠ tricks are sure: from none to all the ♠ held."""
    own, others = spades_of(puzzle.position.view(puzzle.viewpoint))
    beaten = losers(own, others)
    sure = len(own) - len(beaten)
    items = tuple(_item(count, sure, own, beaten) for count in range(len(own) + 1))
    prompt = phrase("spades-puzzle-ask-sure", count=len(own))
    return (
        Part(
            mode="one",
            area="numbers",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            depth=len(own),
        ),
    )


def _item(count: int, sure: int, own: tuple[Card, ...], beaten: tuple[tuple[Card, Card], ...]) -> Item:
    """Return a number of sure ♠ tricks with whether it is right, and why."""
    label = phrase("spades-puzzle-points", points=str(count))
    if count == sure:
        note = Note("P3", phrase("spades-puzzle-sure-right", count=sure), _why(own, beaten))
        return Item(str(count), right=True, note=note, label=label)
    key = "spades-puzzle-sure-many" if count > sure else "spades-puzzle-sure-few"
    why = _why(own, beaten) if count > sure else phrase("spades-puzzle-sure-why-few", sure=sure)
    return Item(str(count), right=False, note=Note("P3", phrase(key, count=count), why), label=label)


def _why(own: tuple[Card, ...], beaten: tuple[tuple[Card, Card], ...]) -> Phrase:
    """Return which own ♠ are beaten, or that none is."""
    if not beaten:
        return phrase("spades-puzzle-sure-why-all", cards=own)
    return phrase(
        "spades-puzzle-sure-why",
        cards=by_height(pair[1] for pair in beaten),
        count=len(beaten),
        rest=len(own) - len(beaten),
    )


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return the higher ♠ that others hold."""
    own, others = spades_of(puzzle.position.view(puzzle.viewpoint))
    above = tuple(card for card in others if height(card) > height(own[-1]))
    return phrase("spades-puzzle-hint-sure", cards=above or others)


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the ♠ played so far; nothing where none is."""
    played = [card for card in puzzle.position.played if card.suit is Suit.SPADES]
    return [voice.say(phrase("spades-puzzle-sure-played", cards=by_height(played)))] if played else []


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield hands with ♠ to count, of every player."""
    for step in mixed(game, rng):
        position: Position = step.before
        if position.turn is not None:
            yield Sample(position)


KIND = Kind(
    name="sure",
    title="spades-drawn-sure",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    samples=(_samples,),
    turns_on={"P3": ("basic",), "P2": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
