"""Which of your cards may you play (P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.puzzles.frames import trick_told
from sevens_teach.spades.why import verdict

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

_FEWEST = 4


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the reader is to play a card to the trick."""
    position = puzzle.position
    if position.turn != puzzle.viewpoint or position.is_bidding:
        raise PuzzleError(f"position: player {puzzle.viewpoint} is not to play a card there (P3)")


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question: which cards may be played (P3)."""
    position = puzzle.position
    view = position.view(puzzle.viewpoint)
    items = tuple(_item(view, card) for card in view.hand)
    prompt = phrase("spades-puzzle-ask-cards")
    return (Part(mode="set", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items),)


def _item(view: View, card: Card) -> Item:
    """Return a card of the hand with whether it may be played, and why."""
    found = verdict(view, Play(card))
    return Item(card.text, found.legal, found.note)


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the trick in the middle, and whether ♠ is broken."""
    position = puzzle.position
    broken = "spades-puzzle-broken" if position.spades_broken else "spades-puzzle-not-broken"
    return [*trick_told(position, voice), voice.say(phrase(broken))]


def _hint(puzzle: SpadesPuzzle) -> Phrase:
    """Return the rule to think of: follow suit, or lead."""
    return phrase("spades-puzzle-hint-follow" if puzzle.position.trick.cards else "spades-puzzle-hint-lead")


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield hands of which some cards may be played and some not."""
    for step in mixed(game, rng):
        position: Position = step.before
        hand = 0 if position.is_bidding or position.turn is None else position.held[position.turn].bit_count()
        if hand >= _FEWEST and len(position.legal_moves) < hand:
            yield Sample(position)


KIND = Kind(
    name="cards",
    title="spades-drawn-cards",
    source=Source,
    check=check,
    parts=parts,
    hint=_hint,
    story=_story,
    samples=(_samples,),
    turns_on={"P3": ("basic",)},
    players=range(4, 5),
)
