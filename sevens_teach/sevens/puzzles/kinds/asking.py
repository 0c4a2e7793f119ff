"""What several kinds share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.puzzles.answers import Item, Note
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sevens_teach.cards import Card
    from sevens_teach.messages import Phrase
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def need_turn(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the reader's seat is to move."""
    if puzzle.position.turn is None:
        raise PuzzleError(f"position: play is over, but {puzzle.kind!r} asks about a turn")
    if puzzle.position.turn != puzzle.viewpoint:
        turn = puzzle.position.turn
        raise PuzzleError(f"viewpoint: player {turn} is to move, but the reader sits at {puzzle.viewpoint}")


def need_joker(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the game has a joker."""
    if puzzle.rules.joker == "none":
        raise PuzzleError(f"rules: {str(puzzle.rules)!r} have no joker, but {puzzle.kind!r} asks about it")


def card_items(cards: Iterable[Card], right: Callable[[Card], bool], note: Callable[[Card], Note]) -> tuple[Item, ...]:
    """Return an item a card: whether it is right, and the reply to it."""
    return tuple(Item(card.text, right(card), note(card)) for card in cards)


def name_of(player: int) -> Phrase:
    """Return a player's name as a label."""
    return phrase("puzzle-player", player=Who(player))
