"""Which of your cards do the others see (K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import phrase
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

_TABLE: Final = 2
"""It takes so many players for one to see another's cards."""


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless cards can die, and somebody is there to see them."""
    if not puzzle.rules.killer:
        raise PuzzleError(f"rules: hands are hidden under {str(puzzle.rules)!r}: only dead cards may be seen (K10)")
    if len(puzzle.position.players) < _TABLE:
        raise PuzzleError("position: there is nobody else to see the cards")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    position, you = puzzle.position, puzzle.viewpoint
    other = next(player for player in position.players if player != you)
    shown = position.view(other).shown[you]
    items = tuple(Item(card.text, card in shown, _note(puzzle, card)) for card in position.hands[you])
    none = None if shown else Note("K10", phrase("puzzle-none-seen"), phrase("puzzle-none-seen-why"))
    return (Part("answer", "set", "hand", items, position, puzzle.rule, phrase("puzzle-ask-seen"), none),)


def _note(puzzle: Puzzle, card: Card) -> Note:
    dead = bool(card.bit & puzzle.position.dead)
    where = puzzle.rules.dead_cards
    headline = phrase("puzzle-seen" if dead and where == "faceup" else "puzzle-unseen", card=card)
    return Note("K10", headline, phrase(f"puzzle-dead-{where}" if dead else "puzzle-alive-in-hand"), (card,))
