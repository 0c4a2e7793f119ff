"""Tap every dead card (K3, K4, K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import phrase
from sevens_teach.sevens.puzzles.answers import Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import card_items
from sevens_teach.sevens.puzzles.places import alive, let_in, not_down

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.answers import Area
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless cards can die."""
    if not puzzle.rules.killer:
        raise PuzzleError(f"rules: no card dies under {str(puzzle.rules)!r} (K3)")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    position = puzzle.position
    among_hand = puzzle.source.among == "hand"
    cards = position.hands[puzzle.viewpoint] if among_hand else not_down(position)

    def is_dead(card: Card) -> bool:
        return bool(card.bit & position.dead)

    def note(card: Card) -> Note:
        return let_in(position, card) if is_dead(card) else alive(position, card)

    items = card_items(cards, is_dead, note)
    none = None if any(map(is_dead, cards)) else Note("K3", phrase("puzzle-none-dead"), phrase("puzzle-none-dead-why"))
    prompt = phrase("puzzle-ask-dead-hand" if among_hand else "puzzle-ask-dead")
    area: Area = "hand" if among_hand else "board"
    return (Part("answer", "set", area, items, position, puzzle.rule, prompt, none, asks_cards=True),)
