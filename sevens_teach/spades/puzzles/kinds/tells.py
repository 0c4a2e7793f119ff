"""Which card of the trick tells most: the one that did not follow (P3, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.puzzles.frames import trick_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle

_ALL_OTHERS: Final = 3


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader plays last to a trick in which one other has not followed."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or len(position.trick.cards) != _ALL_OTHERS:
        raise PuzzleError(f"position: player {puzzle.viewpoint} does not play last to a trick there (P3)")
    if len(_strays(position.trick)) != 1:
        raise PuzzleError("position: expected exactly one card in the trick that does not follow suit (P3)")


def _strays(trick: Trick) -> list[Card]:
    """Return the cards of a trick that did not follow suit."""
    return [card for card in trick.cards if card.suit is not trick.led]


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, which card tells most: the three cards, and what each tells."""
    trick = puzzle.position.trick
    items = tuple(_item(trick, card) for card in trick.cards)
    prompt = phrase("spades-puzzle-ask-tells")
    return (Part(mode="one", area="moves", position=puzzle.position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(trick: Trick, card: Card) -> Item:
    """Return a card of the trick, and what it says about its player's hand."""
    player, led = Who(trick.player_of(card)), str(trick.led)
    label = phrase("spades-puzzle-tells-card", player=player, card=card)
    followed = card.suit is trick.led
    key = _follows(trick, card) if followed else "ruffed" if card.suit is Suit.SPADES else "threw"
    headline = phrase("spades-puzzle-tells-little" if followed else "spades-puzzle-tells-most", card=card)
    why = phrase(f"spades-puzzle-tells-why-{key}", player=player, led=led)
    return Item(card.text, right=not followed, note=Note("P3", headline, why, (card,)), label=label)


def _follows(trick: Trick, card: Card) -> str:
    """Return how a card came into the trick: led, or following."""
    return "led" if card is trick.cards[0] else "followed"


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return the suit that was led."""
    return phrase("spades-puzzle-hint-tells", led=str(puzzle.position.trick.led))


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the cards of the trick in the middle, before what they tell."""
    return trick_told(puzzle.position, voice)


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield tricks in which one of three has not followed."""
    for step in mixed(game, rng):
        position: Position = step.before
        if len(position.trick.cards) == _ALL_OTHERS and len(_strays(position.trick)) == 1:
            yield Sample(position)


KIND = Kind(
    name="tells",
    title="spades-drawn-tells",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    samples=(_samples,),
    turns_on={"P3": ("basic",), "P6": ("basic",)},
    players=range(4, 5),
    looks_ahead=True,
)
