"""Who takes this trick (P3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import Suit
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Note
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.trick import PLAYERS, strength
from sevens_teach.spades.puzzles.frames import tell, trick_told

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.voice import Voice
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.puzzles.puzzle import SpadesPuzzle


def check(puzzle: SpadesPuzzle) -> None:
    """Raise `PuzzleError` unless the one move is the fourth card of a trick."""
    if len(puzzle.steps) != 1 or len(puzzle.start.trick.cards) != PLAYERS - 1:
        raise PuzzleError("moves: expected one, the fourth card of a trick (P3)")


def parts(puzzle: SpadesPuzzle) -> tuple[Part, ...]:
    """Return the one question, who takes the trick; the picture has the fourth card, but does not tell."""
    trick, fourth = puzzle.position.tricks[-1], puzzle.steps[0].move.card
    items = tuple(_item(trick, card) for card in sorted(trick.cards, key=trick.player_of))
    prompt = phrase("spades-puzzle-ask-trick")
    asked = Part(
        mode="one",
        area="players",
        position=puzzle.start,
        rule=puzzle.rule,
        prompt=prompt,
        items=items,
        laid=(fourth,),
    )
    return (asked,)


def _item(trick: Trick, card: Card) -> Item:
    """Return a player, and why that player's card takes the trick or does not."""
    player, winner = trick.player_of(card), trick.winner
    taker = max(trick.cards, key=lambda other: strength(other, trick.led))
    label = phrase("puzzle-player", player=Who(player))
    if player == winner:
        note = Note("P3", phrase("spades-puzzle-takes", player=Who(player)), _why(trick, card), (card,))
        return Item(str(player), right=True, note=note, label=label)
    why = _why(trick, taker)
    if not strength(card, trick.led):
        key = "spades-puzzle-why-never-spade" if trick.led is Suit.SPADES else "spades-puzzle-why-never"
        why = phrase(key, card=card, led=str(trick.led))
    note = Note("P3", phrase("spades-puzzle-takes-not", player=Who(player)), why, (card, taker))
    return Item(str(player), right=False, note=note, label=label)


def _why(trick: Trick, card: Card) -> Phrase:
    """Return why a card takes the trick: the highest of the suit led, or of ♠."""
    if card.suit is not Suit.SPADES:
        return phrase("spades-puzzle-why-led", card=card, led=str(trick.led))
    return phrase("spades-puzzle-why-spade-led" if trick.led is Suit.SPADES else "spades-puzzle-why-trump", card=card)


def _story(puzzle: SpadesPuzzle, voice: Voice) -> list[str]:
    """Return the trick up to its last card, then that card."""
    step = puzzle.steps[0]
    last = Event(Happening.PLAYED, step.player, (step.move.card,))
    return [*trick_told(puzzle.start, voice), tell((last,), voice)]


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield tricks in which not everybody followed suit."""
    for step in mixed(game, rng):
        if step.before.is_bidding or len(step.before.trick.cards) != PLAYERS - 1:
            continue
        if len({card.suit for card in step.after.tricks[-1].cards}) > 1:
            yield Sample(step.before, (step,))


KIND = Kind(
    name="trick",
    title="spades-drawn-trick",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("spades-puzzle-hint-trick"),
    story=_story,
    seat=lambda puzzle: puzzle.start.turn or 0,
    samples=(_samples,),
    turns_on={"P3": ("basic",)},
    players=range(4, 5),
)
