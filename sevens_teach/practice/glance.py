"""What is answered at a glance: which puzzles a storm asks at all, which ones first, and how hard they are there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import cards_in
from sevens_teach.puzzles.level import level
from sevens_teach.sevens.engine.moves import Play

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.puzzles import Puzzle

_MOST: Final = {"hand": 3, "moves": 3, "board": 5}
"""How much there is to find at most, by where it is answered: more of it is not harder, only more taps."""
_TOLD: Final = 3
"""The most moves that are told before a quick puzzle, or that one looks through."""
_HAND: Final = 13
"""The most cards that anybody holds in one: a quarter of the pack."""
_FEW: Final = 8
"""The most cards that the reader holds in the first puzzles of a storm."""
_PLAIN_LEVEL: Final = 3
"""How hard one of these is at most."""
_HARDEST: Final = 3
"""How hard a storm asks for, in the end."""
_FITS: Final = ("playable", "legal")
"""The kinds that ask what fits: how hard it is to see follows from what tempts."""
_NEAR: Final = 2
"""How far from a card on the board one tempts that doesn't fit: beside an island, or one card too early."""
_ENDS: Final = {1, 13}
"""Ace and king: beside each other in no row but a tunnel's."""


def is_quick(posed: Puzzle) -> bool:
    """Return whether a puzzle is seen at a glance: there is something to find in it, and little to tap."""
    found = all(0 < len(part.right) <= _MOST.get(part.area, _HAND) for part in posed.parts)
    return len(posed.steps) <= _TOLD and _is_small(posed) and found and _is_by_hand(posed)


def is_one_tap(posed: Puzzle) -> bool:
    """Return whether a puzzle is answered with one tap: there is one thing to find."""
    return len(posed.parts) == 1 and len(posed.parts[0].right) == 1 and not posed.parts[0].nodes


def is_easy(posed: Puzzle) -> bool:
    """Return whether a puzzle is as easy as the first ones of a storm, with as few cards to look through."""
    view = posed.position.view(posed.viewpoint)
    few = posed.asks.is_record or posed.parts[0].area == "board" or view.counts[posed.viewpoint] <= _FEW
    return few and level(posed) <= _PLAIN_LEVEL and not getattr(view, "islands", ())


def hardness(posed: Puzzle) -> int:
    """Return how hard a puzzle of a storm is: its level, but what tempts where it asks what fits.

    Few open places on a whole board, and one wrong move among others, are as hard as a storm asks.
    """
    is_board = posed.parts[0].area == "board"
    if posed.asks.is_record or (posed.kind in _FITS and is_board):
        return _HARDEST
    if posed.kind in _FITS and not posed.rules.killer:
        return 1 + len(_tempting(posed))
    return level(posed)


def _tempting(posed: Puzzle) -> list[Card]:
    """Return the cards of the hand that don't fit, but lie near one on the board, or beyond its last card."""
    position = posed.position
    fits = position.legal_moves.cards
    return [each for each in position.hands[posed.viewpoint] if each not in fits and _is_near(each, position.down)]


def _is_near(card: Card, down: int) -> bool:
    """Return whether a card lies near one of its suit that is on the board; the ace beside the king, too."""
    ranks = {each.rank for each in cards_in(down) if each.suit is card.suit}
    return any(abs(rank - card.rank) <= _NEAR or {rank, card.rank} == _ENDS for rank in ranks)


def _is_by_hand(posed: Puzzle) -> bool:
    """Return whether moves to judge are answered as at the table, by a hand and a pass; in a record all are cards."""
    [part] = posed.parts[:1]
    if posed.asks.is_record:
        return all(isinstance(step.move, Play) for step in posed.steps)
    held = {str(card) for card in posed.position.hands[posed.viewpoint]}
    return part.mode != "set" or part.area != "moves" or {each.id for each in part.items} == {*held, "pass"}


def _is_small(posed: Puzzle) -> bool:
    """Return whether no player holds more than a hand that is seen at a glance."""
    return bool(max(posed.position.view(posed.viewpoint).counts) <= _HAND)
