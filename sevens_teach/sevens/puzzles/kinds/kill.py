"""Build it: which card, once laid, kills this one of another's (K3, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK, Card
from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Line, Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.touch import death_rule, near
from sevens_teach.sevens.puzzles.cast_games import cast_game, own_turns
from sevens_teach.sevens.puzzles.killing import dying, free_sides, killed_by, need_killer
from sevens_teach.sevens.puzzles.places import not_down
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_MOST: Final = 30
"""How many places not down can be looked through."""


class KillSource(Source):
    """Which card is to die."""

    card: Line
    """One of another's, alive."""


def check(puzzle: SevensPuzzle[KillSource]) -> None:
    """Raise `PuzzleError` unless exactly one card laid kills the puzzle's card."""
    need_killer(puzzle)
    try:
        card = Card(puzzle.source.card)
    except SevensError as error:
        raise PuzzleError(f"card: {error}") from None
    view = puzzle.position.view(puzzle.viewpoint)
    if card.place & view.down or card.bit & view.dead:
        raise PuzzleError(f"card: {card} is down, or dead already")
    if card in view.hand:
        raise PuzzleError(f"card: {card} is the reader's own, and nobody wants that dead")
    killers = [each for each in _laid(view, card) if card in killed_by(view, each)]
    if len(killers) != 1:
        raise PuzzleError(f"card: expected that one card kills {card}, but these do: {killers}")


def _laid(view: View, card: Card) -> tuple[Card, ...]:
    """Return the cards that may be tried: all that are not down, but the one that is to die."""
    return tuple(each for each in view.missing(PACK) if each is not card)


def parts(puzzle: SevensPuzzle[KillSource]) -> tuple[Part, ...]:
    """Return the one question, which card laid kills this one: every place not down, but its own."""
    view, card = puzzle.position.view(puzzle.viewpoint), Card(puzzle.source.card)
    items = tuple(_item(puzzle, view, card, each) for each in _laid(view, card))
    return (
        Part(
            mode="one",
            area="board",
            position=puzzle.position,
            rule=puzzle.rule,
            prompt=phrase("read-ask-kill", card=card),
            items=items,
            asks_cards=True,
        ),
    )


def _item(puzzle: SevensPuzzle[KillSource], view: View, card: Card, laid: Card) -> Item:
    """Return a place that can be picked: where the reader holds the right card, one sees what it kills."""
    right = card in killed_by(view, laid)
    return Item(laid.text, right, _note(view, card, laid), line=dying(puzzle.position, laid) if right else ())


def _note(view: View, card: Card, laid: Card) -> Note:
    """Return the reply to a card laid: whether all sides are shut then, or one is free yet; which one is the answer."""
    rule = death_rule(view.rules, card)
    if card in killed_by(view, laid):
        return Note(rule, phrase("read-kill-right", laid=laid, card=card), phrase("read-kill-why"), (), (laid,))
    headline = phrase("read-kill-not", laid=laid, card=card)
    key = "read-kill-corner" if laid in _corners(view, card) else "read-kill-free"
    return Note(rule, headline, phrase(key))


def _corners(view: View, card: Card) -> tuple[Card, ...]:
    """Return the places not down that touch a card's corner to corner."""
    return tuple(each for each in view.missing(near(view.rules, card)) if each not in free_sides(view, card))


def _could_be(puzzle: SevensPuzzle[KillSource], _part: Part, item: Item) -> bool:
    """Return whether a place could be the killing one at a first look: one that touches the card's."""
    return item.right or Card(item.id) in near(puzzle.rules, Card(puzzle.source.card))


def _hint(puzzle: SevensPuzzle[KillSource]) -> Phrase:
    """Return where to look to make the puzzle's card die."""
    key = "read-hint-kill-sides" if puzzle.rules.death == "sides" else "read-hint-kill"
    return phrase(key, card=Card(puzzle.source.card))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns with a card of another's that has one side free."""
    for position in own_turns(game, rng):
        view = position.view(0)
        if len(not_down(position)) <= _MOST:
            theirs = (card for card in not_down(position) if card not in view.hand)
            cards = [card for card in theirs if len(free_sides(view, card)) == 1]
            yield from (Sample(position, (), {"card": card.text}) for card in mixed(cards, rng)[:2])


KIND = Kind(
    name="kill",
    title="drawn-kill",
    source=KillSource,
    check=check,
    parts=parts,
    hint=_hint,
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    game=cast_game,
    turns_on={"K3": ("killer",), "K4": ("killer",), "K9": ("killer-sides",)},
    houses=("killer", "killer-sides"),
    players=range(3, 5),
)
