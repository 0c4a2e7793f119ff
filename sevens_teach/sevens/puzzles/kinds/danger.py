"""Which of your cards are in danger: one more card of another's would kill them (K3, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.touch import death_rule
from sevens_teach.sevens.puzzles.cast_games import cast_game, own_turns
from sevens_teach.sevens.puzzles.items import card_items, need_turn
from sevens_teach.sevens.puzzles.killing import dangers, free_sides, need_killer
from sevens_teach.sevens.puzzles.places import let_in
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Item, Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

HOUSES: Final = ("killer", "killer-sides")
"""House rules under which a card dies by itself."""
_NEAR: Final = 2
"""With how many free sides a card could be in danger at a first look."""


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless the reader is to move in Killer Sevens."""
    need_turn(puzzle)
    need_killer(puzzle)
    if len(puzzle.position.hands[puzzle.viewpoint]) < 3:
        raise PuzzleError("position: expected three cards or more in the hand")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: which own cards are in danger."""
    position = puzzle.position
    view = position.view(puzzle.viewpoint)
    items = card_items(view.hand, lambda card: bool(_dangers(puzzle, card)), lambda card: _note(puzzle, card))
    none = None
    if not any(item.right for item in items):
        none = Note("K3", phrase("read-danger-none"), phrase("read-danger-none-why"))
    prompt = phrase("read-ask-danger")
    return (
        Part(
            mode="set",
            area="hand",
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            whole=none,
        ),
    )


def _dangers(puzzle: SevensPuzzle[Source], card: Card) -> tuple[Card, ...]:
    """Return the cards by which a card of the reader's would die; none where it is dead already."""
    view = puzzle.position.view(puzzle.viewpoint)
    return () if card.bit & view.dead else dangers(view, card)


def _note(puzzle: SevensPuzzle[Source], card: Card) -> Note:
    """Return the reply to a card: what would kill it, or why nothing can at once."""
    position = puzzle.position
    view = position.view(puzzle.viewpoint)
    if card.bit & view.dead:
        found = let_in(position, card)
        return Note(found.rule, phrase("read-dead-already", card=card), found.why, found.cards, found.places)
    rule = death_rule(view.rules, card)
    killers, free = _dangers(puzzle, card), free_sides(view, card)
    if killers:
        why = phrase("read-danger-why", card=card, killer=killers)
        return Note(rule, phrase("read-danger", card=card), why, (card,), killers)
    headline = phrase("read-safe", card=card)
    if len(free) > 1:
        return Note(rule, headline, phrase("read-safe-free", count=len(free), places=free), (card,), free)
    key = "read-safe-own" if free[0] in view.hand else "read-safe-shut"
    return Note(rule, headline, phrase(key, place=free[0]), (card,), free)


def _could_be(puzzle: SevensPuzzle[Source], _part: Part, item: Item) -> bool:
    """Return whether a card could be in danger at a first look: with few sides free."""
    view = puzzle.position.view(puzzle.viewpoint)
    card = next(card for card in view.hand if card.text == item.id)
    return item.right or len(free_sides(view, card)) <= _NEAR


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns in a game of the cast, to ask which own cards are in danger."""
    yield from (Sample(position) for position in own_turns(game, rng))


KIND = Kind(
    name="danger",
    title="drawn-danger",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("read-hint-danger"),
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    game=cast_game,
    turns_on={"K3": HOUSES[:1], "K4": HOUSES[:1], "K9": HOUSES[1:]},
    houses=HOUSES,
    players=range(3, 5),
)
