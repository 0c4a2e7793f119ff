"""Which places the board lets a card into, per family: the line (B4), the ring (T), and touch (K) from its own module.

Everything here is a function of the board alone, a set of cards as `cards.on_board` has it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, LANE, bits
from sevens_teach.sevens.engine.lanes import ONES, on_board
from sevens_teach.sevens.engine.touch import dead, touched

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.rules import Rules

_WALLS: Final = ONES << (LANE - 1)
ENDS: Final = _WALLS >> 1
"""A and K of every suit: the last place of each lane."""
_LANE: Final = (1 << LANE) - 1
_ROW: Final = 2 * LANE
_PLACES: Final = on_board(ALL)
_UPPER: Final = sum(_LANE << row * _ROW for row in range(4))


def survey(rules: Rules, board: int) -> tuple[int, int]:
    """Return the places a card may be played to on `board` under `rules`, and the dead ones (K3; else none)."""
    if rules.killer:
        gone = dead(rules, board)
        return touched(board, rules.suit_order) & (gone ^ _PLACES), gone
    if rules.tunnel == "off":
        return (board + ONES) & (board ^ _PLACES), 0  # `line`, without the call: this is every basic move
    outward, inward = ring(board, closing=rules.tunnel == "oneway")
    return outward | inward, 0


def directed_places(tunnel: str, board: int) -> tuple[int, int]:
    """Return the open places whose run comes from the 7 going outward, and those reached through the tunnel."""
    return (line(board), 0) if tunnel == "off" else ring(board, closing=tunnel == "oneway")


# -- the line (B4, B8) ---------------------------------------------------------------------------


def line(board: int) -> int:
    """Return the first place not down in each lane: adding 1 at the foot of a lane carries through its run."""
    return (board + ONES) & (board ^ _PLACES)


def connected(board: int) -> int:
    """Return the cards down that join their 7 without a gap, going outward (B8: the others are islands)."""
    return board & (board ^ (board + ONES))


def islands(rules: Rules, board: int) -> int:
    """Return the cards down that do not join their 7 (B8), through the tunnel or without it."""
    if rules.killer:
        return 0
    return board & ~connected(board) & ~(0 if rules.tunnel == "off" else tunnelled(board))


# -- the ring (T) --------------------------------------------------------------------------------


def ring(board: int, *, closing: bool) -> tuple[int, int]:
    """Return the open places going outward from the 7s, and those going inward from A or K (T2, T3).

    With `closing`, the outward place of a lane that the tunnel has entered is closed (T4).
    """
    outward, inward = line(board), 0
    full = (board + ONES) & _WALLS
    for wall in bits(full):
        lane = _across(wall)
        gaps = ~board & lane
        if gaps:
            inward |= 1 << (gaps.bit_length() - 1)
            if closing and board & lane & ENDS:
                outward &= ~lane
    return outward, inward


def closed_places(rules: Rules, board: int) -> int:
    """Return the places that the one-way tunnel has closed: those going outward from a 7, not down (T4)."""
    if rules.tunnel != "oneway":
        return 0
    outward, inward = ring(board, closing=True)
    return line(board) & ~outward & ~inward


def tunnelled(board: int) -> int:
    """Return the cards down that join their 7 through the tunnel: from A or K inward (T2)."""
    found = 0
    for wall in bits((board + ONES) & _WALLS):
        lane = _across(wall)
        gaps = ~board & lane
        found |= board & lane & ~((1 << gaps.bit_length()) - 1)
    return found


def opposite_end(end: int) -> int:
    """Return K's place for A's, and A's for K's (T1)."""
    return end << LANE if end & _UPPER else end >> LANE


def _across(wall: int) -> int:
    """Return the other lane of the suit whose one lane ends at `wall`."""
    lane = (wall >> (LANE - 1)) * (_LANE >> 1)
    return lane << LANE if lane & _UPPER else lane >> LANE
