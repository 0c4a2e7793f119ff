"""What one player may see, as a row of small numbers; everything that has a seat begins with the player's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from sevens_teach.cards import JOKER, PACK
from sevens_teach.sevens.rl.actions import ACTIONS, legal_actions

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View

MOST: Final = 127
"""The largest number: more passes than this are written as this."""
_CARDS: Final = len(PACK)
_SEATED: Final = 4


def size_of(players: int) -> int:
    """Return how many numbers an observation of Sevens has."""
    return 4 * _CARDS + 1 + _SEATED * players


def observed(view: View) -> NDArray[np.int8]:
    """Return the observation of Sevens, int8, in this order.

    The own hand (52 cards and ★), the cards down, the open places, the dead places (52 each), and from the own seat
    clockwise for each player: cards held, passes used, whether still in, whether to move.
    """
    row = np.zeros(size_of(len(view.counts)), dtype=np.int8)
    row[[card.order for card in view.hand]] = 1
    for part, cards in enumerate((view.board, view.open_places, view.dead_places)):
        row[[_CARDS + 1 + part * _CARDS + card.order for card in cards if card is not JOKER]] = 1
    gone = {each.player for each in view.exits}
    begin = 4 * _CARDS + 1
    for player in _round(view):
        about = (view.counts[player], view.passes[player], player not in gone, player == view.turn)
        row[begin : begin + _SEATED] = [min(MOST, int(number)) for number in about]
        begin += _SEATED
    return row


def mask_of(position: Position, player: int) -> NDArray[np.int8]:
    """Return which actions are legal for `player`, int8: nothing when another has the turn."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    if position.turn == player:
        mask[legal_actions(position)] = 1
    return mask


def _round(view: View) -> list[int]:
    """Return the players clockwise from the one who observes."""
    players = [view.player]
    while (follower := view.clockwise[players[-1]]) != view.player:
        players.append(follower)
    return players
