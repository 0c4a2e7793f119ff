"""Tap every dead card (K3, K4, K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.cards import Card
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine.touch import next_to
from sevens_teach.sevens.puzzles.items import card_items
from sevens_teach.sevens.puzzles.places import alive, down_beside, let_in, not_down
from sevens_teach.sevens.puzzles.sampling import KILLERS, is_crowded, moments
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Area, Item, Step
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


class DeadSource(Source):
    """Where to look for dead cards."""

    among: Literal["hand", "board"] | None = None
    """The own hand, or every place not down."""


def check(puzzle: SevensPuzzle[DeadSource]) -> None:
    """Raise `PuzzleError` unless cards can die (Killer Sevens)."""
    if not puzzle.rules.killer:
        raise PuzzleError(f"rules: no card dies under {str(puzzle.rules)!r} (K3)")


def parts(puzzle: SevensPuzzle[DeadSource]) -> tuple[Part, ...]:
    """Return the one question: which cards are dead."""
    position = puzzle.position
    among_hand = puzzle.source.among == "hand"
    cards = position.hands[puzzle.viewpoint] if among_hand else not_down(position)

    def is_dead(card: Card) -> bool:
        """Return whether a card is dead."""
        return bool(card.bit & position.dead)

    def note(card: Card) -> Note:
        """Return what is said of a card: dead and why, or alive."""
        return let_in(position, card) if is_dead(card) else alive(position, card)

    items = card_items(cards, is_dead, note)
    none = None if any(map(is_dead, cards)) else Note("K3", phrase("puzzle-none-dead"), phrase("puzzle-none-dead-why"))
    prompt = phrase("puzzle-ask-dead-hand" if among_hand else "puzzle-ask-dead")
    area: Area = "hand" if among_hand else "board"
    return (
        Part(
            mode="set",
            area=area,
            position=position,
            rule=puzzle.rule,
            prompt=prompt,
            items=items,
            whole=none,
            asks_cards=True,
        ),
    )


_HINTS: Final = {
    "surround": "puzzle-hint-dead-surround",
    "sides": "puzzle-hint-dead-sides",
    "group": "puzzle-hint-dead-group",
}


def _hint(puzzle: SevensPuzzle[DeadSource]) -> Phrase:
    """Return where to look for dead cards under the table's rule of death."""
    return phrase(_HINTS[puzzle.rules.death])


def _could_be(puzzle: SevensPuzzle[DeadSource], part: Part, item: Item) -> bool:
    """Return whether a place could be dead at a first look: with one side free at most."""
    if item.right or part.area != "board":
        return True
    return down_beside(part, item, puzzle.rules) >= len(next_to(puzzle.rules, Card(item.id))) - 1


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield boards on which some place is dead."""
    for position in moments(game, rng):
        if position.dead and is_crowded(position):
            yield Sample(position)


KIND = Kind(
    name="dead",
    title="drawn-dead",
    source=DeadSource,
    check=check,
    parts=parts,
    hint=_hint,
    story=whole_story,
    could_be=_could_be,
    samples=(_samples,),
    turns_on={"K3": KILLERS[:1], "K4": KILLERS[:1], "K9": KILLERS[1:]},
    houses=KILLERS,
)
