"""The moves of a turn as numbers from 0 to 104, for programs that learn.

0 to 51 play a card (♠A … ♠K, ♥, ♦, ♣), 52 to 103 lay ★ on a place, alone or with the next card as the house rule has
it (J1, J2: there is never a choice of two), and 104 is a pass. Talking to a ghost (G1) is nobody's turn, so no number.
"""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK
from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.sevens.engine.moves import PASS, Exchange, LayJoker, Play

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position

JOKERS: Final = len(PACK)
PASSES: Final = 2 * len(PACK)
ACTIONS: Final = PASSES + 1
"""How many actions there are."""


def action_of(move: Move) -> int:
    """Return the number of a turn's move."""
    if isinstance(move, Play):
        return move.card.order
    return JOKERS + move.place.order if isinstance(move, LayJoker) else PASSES


def legal_actions(position: Position) -> list[int]:
    """Return the numbers of what the player to move may do, sorted; nothing when play is over."""
    return sorted(action_of(move) for move in position.legal_moves if not isinstance(move, Exchange))


def checked_action(action: object) -> int:
    """Return a whole number of any kind, also numpy's, as one of Python's; raises `IllegalMoveError`."""
    try:
        if isinstance(action, bool):
            raise TypeError  # noqa: TRY301, a truth value is no number here
        return index(action)  # type: ignore[arg-type]  # this is what is looked at
    except TypeError:
        raise IllegalMoveError(f"illegal action: {shown(action)}: expected a number from 0 to {PASSES}") from None


def move_of(position: Position, action: int) -> Move:
    """Return the move that a number stands for here; raises `IllegalMoveError`."""
    return _named(position.legal_moves, action, str(position))


def _named(moves: Iterable[Move], action: int, where: str) -> Move:
    """Return the legal move of an action's number; raises `IllegalMoveError`."""
    for move in moves:
        if not isinstance(move, Exchange) and action_of(move) == action:
            return move
    raise IllegalMoveError(f"illegal action: {shown(action)} (B3): {action_text(action)}. Position: {where}")


def action_text(action: int) -> str:
    """Return what a number stands for: `♠8`, `★♠8`, `pass`."""
    if action == PASSES:
        return str(PASS)
    if action not in range(PASSES):
        return f"expected a number from 0 to {PASSES}"
    return f"{'★' if action >= JOKERS else ''}{PACK[action % len(PACK)]}"


def reward_of(players: int, place: int) -> float:
    """Return what a place is worth: 1 for the first, -1 for the last, evenly between; together 0."""
    return (players + 1 - 2 * place) / (players - 1)
