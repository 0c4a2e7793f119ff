"""What several kinds share: what they refuse, and how they call players, cards and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.answers import Item
from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Pass

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Note
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def need_turn(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless the reader's seat is to move."""
    if puzzle.position.turn is None:
        raise PuzzleError(f"position: play is over, but {puzzle.kind!r} asks about a turn")
    if puzzle.position.turn != puzzle.viewpoint:
        turn = puzzle.position.turn
        raise PuzzleError(f"viewpoint: player {turn} is to move, but the reader sits at {puzzle.viewpoint}")


def need_joker(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless the game has a joker."""
    if puzzle.rules.joker == "none":
        raise PuzzleError(f"rules: {str(puzzle.rules)!r} have no joker, but {puzzle.kind!r} asks about it")


def card_items(cards: Iterable[Card], right: Callable[[Card], bool], note: Callable[[Card], Note]) -> tuple[Item, ...]:
    """Return an item for each card: whether it is right, and the reply to it."""
    return tuple(Item(card.text, right(card), note(card)) for card in cards)


def name_of(player: int) -> Phrase:
    """Return a player's name as a label."""
    return phrase("puzzle-player", player=Who(player))


def move_label(move: Move) -> Phrase:
    """Return how a puzzle of Sevens calls a move."""
    if isinstance(move, Pass):
        return phrase("puzzle-move-pass")
    if isinstance(move, LayJoker):
        cards = (move.place,) if move.card is None else (move.place, move.card)
        return phrase("puzzle-move-joker", place=cards[:1], beyond=cards[1:])
    if isinstance(move, Exchange):
        return phrase("puzzle-move-exchange", ghost=Who(move.ghost), talker=Who(move.talker))
    return phrase("puzzle-move-text", text=str(move))


def choice_label(view: View, move: Move) -> Phrase:
    """Return what the button of a move says, as at a table: of the pass that is one too many, that it is (B6)."""
    is_last = isinstance(move, Pass) and view.legal_moves.can_pass and view.passes_left == 0
    return phrase("label-pass-sure") if is_last else move_label(move)


def mentioned(move: Move) -> Phrase:
    """Return how a sentence names a move: a card by itself, ★ in quotation marks."""
    if isinstance(move, Pass):
        return phrase("puzzle-mentioned-pass")
    return phrase("puzzle-quoted", text=move_label(move)) if isinstance(move, LayJoker) else move_label(move)


def sort_of(move: Move) -> str:
    """Return `pass`, `joker` or `card`: a sentence names each in its own way."""
    return "pass" if isinstance(move, Pass) else "joker" if isinstance(move, LayJoker) else "card"


def seat_before(puzzle: SevensPuzzle[Any]) -> int:
    """Return the player to move before a puzzle's moves: what they lead to is the question."""
    return puzzle.start.turn or 0


def leaving_turns_on_hands(puzzle: SevensPuzzle[Any]) -> bool:
    """Return whether a hidden hand may decide who is still in (K5, J5)."""
    rules = puzzle.start.rules
    return rules.killer or rules.joker != "none"
