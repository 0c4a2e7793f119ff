"""Which cards does the other player hold: with two players each can work it out (B1, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.puzzles.answers import Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import card_items
from sevens_teach.sevens.puzzles.places import not_down

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

_TWO: Final = 2


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless there are two players: with more, nobody can know."""
    count = len(puzzle.position.players)
    if count != _TWO:
        raise PuzzleError(f"position: {count} players: only with two does each know the other's hand (B1)")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question."""
    position, you = puzzle.position, puzzle.viewpoint
    unseen = position.view(you).unseen
    other = Who(1 - you)

    def note(card: Card) -> Note:
        if card in unseen:
            return Note("B1", phrase("puzzle-holds", card=card, player=other), phrase("puzzle-holds-why"), (), (card,))
        return Note("B1", phrase("puzzle-holds-not", card=card, player=other), phrase("puzzle-holds-own"), (card,))

    items = card_items(not_down(position), lambda card: card in unseen, note)
    none = None if unseen else Note("B1", phrase("puzzle-holds-none", player=other), phrase("puzzle-holds-none-why"))
    prompt = phrase("puzzle-ask-holds", player=other)
    return (Part("answer", "set", "board", items, position, puzzle.rule, prompt, none, asks_cards=True),)
