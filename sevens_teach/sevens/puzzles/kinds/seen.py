"""Which of your cards do the others see (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item, Part
from sevens_teach.puzzles.model import Kind, Sample
from sevens_teach.puzzles.source import Source
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.puzzles.sampling import moments
from sevens_teach.sevens.puzzles.told_before import whole_story

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_SHOWN: Final = ("killer=on dead_cards=faceup",)
_DEAD: Final = {
    "hand": "puzzle-dead-hand",
    "faceup": "puzzle-dead-faceup",
    "facedown": "puzzle-dead-facedown",
}


def check(puzzle: SevensPuzzle[Source]) -> None:
    """Raise `PuzzleError` unless cards can die, and somebody else is there to see them."""
    if not puzzle.rules.killer:
        raise PuzzleError(f"rules: hands are hidden under {str(puzzle.rules)!r}: only dead cards may be seen (K10)")
    if len(puzzle.position.players) < 2:
        raise PuzzleError("position: there is nobody else to see the cards")


def parts(puzzle: SevensPuzzle[Source]) -> tuple[Part, ...]:
    """Return the one question: which own cards the others see."""
    position, you = puzzle.position, puzzle.viewpoint
    other = next(player for player in position.players if player != you)
    shown = position.view(other).shown[you]
    items = tuple(Item(card.text, card in shown, _note(puzzle, card)) for card in position.hands[you])
    none = None if shown else Note("K10", phrase("puzzle-none-seen"), phrase("puzzle-none-seen-why"))
    prompt = phrase("puzzle-ask-seen")
    return (Part(mode="set", area="hand", position=position, rule=puzzle.rule, prompt=prompt, items=items, whole=none),)


def _note(puzzle: SevensPuzzle[Source], card: Card) -> Note:
    """Return what is said of a card: seen once dead, or hidden (K10)."""
    dead = bool(card.bit & puzzle.position.dead)
    where = puzzle.rules.dead_cards
    headline = phrase("puzzle-seen" if dead and where == "faceup" else "puzzle-unseen", card=card)
    return Note("K10", headline, phrase(_DEAD[where] if dead else "puzzle-alive-in-hand"), (card,))


def _samples(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield positions in which the player to move holds a dead card that others may see."""
    for position in moments(game, rng):
        if position.turn is not None and position.held[position.turn] & position.dead:
            yield Sample(position)


KIND = Kind(
    name="seen",
    title="drawn-seen",
    source=Source,
    check=check,
    parts=parts,
    hint=lambda _: phrase("puzzle-hint-seen"),
    story=whole_story,
    samples=(_samples,),
    turns_on={"K10": _SHOWN},
    houses=_SHOWN,
)
