"""Who must give up a card to ★, and which (J1, J2, J3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import Who, phrase
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.puzzles.answers import Item, Note, Part
from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds.asking import need_joker
from sevens_teach.sevens.why import verdict

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.puzzles.puzzle import Puzzle


def check(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` unless the one move lays ★."""
    need_joker(puzzle)
    if len(puzzle.steps) != 1 or not isinstance(puzzle.steps[0].move, LayJoker):
        raise PuzzleError("moves: expected one move that lays ★, such as ['★♠8']")
    if puzzle.source.show == "own":
        raise PuzzleError("show: one taps a card in somebody's hand, so all hands lie open")


def parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the one question: about the position before ★ is laid, with every hand open."""
    before = puzzle.start
    items = tuple(
        Item(
            card.text,
            card is _move(puzzle).place,
            _note(puzzle, player, card),
            phrase("puzzle-card-of", card=card, player=Who(player)),
        )
        for player in before.players
        for card in before.hands[player]
    )
    prompt = phrase("puzzle-ask-gives")
    return (Part("answer", "one", "hands", items, before, puzzle.rule, prompt),)


def _move(puzzle: Puzzle) -> LayJoker:
    move = puzzle.steps[0].move
    assert isinstance(move, LayJoker)  # noqa: S101, `check` has seen to it
    return move


def _note(puzzle: Puzzle, player: int, card: Card) -> Note:
    """Return the reply to a card in somebody's hand."""
    move, layer = _move(puzzle), puzzle.steps[0].player
    rule = verdict(puzzle.start, move).rule
    who = Who(player)
    if card is move.place:
        why = phrase("puzzle-gives-why", card=card, player=who)
        return Note(rule, phrase("puzzle-gives", card=card, player=who), why, (card,))
    if player != layer:
        headline = phrase("puzzle-keeps", card=card, player=who)
        return Note(rule, headline, phrase("puzzle-keeps-other", card=card, place=move.place), (card,), (move.place,))
    key = "joker" if card.is_joker else "beyond" if card is move.card else "own"
    headline = phrase("puzzle-not-given", card=card)
    return Note("J3" if key == "own" else rule, headline, phrase(f"puzzle-not-given-{key}"), (card,))
