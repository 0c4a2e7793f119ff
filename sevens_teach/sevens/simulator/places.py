"""Which places the board lets a card into: the line (B4), the ring (T), touch (K); and which are dead (K3, K9)."""

from __future__ import annotations

from sevens_teach.compiling.compiled import compiled, inlined, word
from sevens_teach.sevens.simulator.model import FEET, GROUP, LANES, ONEWAY, PLACES, SIDES, House

_FIRST_END = 1 << LANES - 2
_FIRST_LANE = (1 << LANES) - 1


@inlined
def line(board: int) -> int:
    """Return the first place not down in each lane, in the compiled loop: adding 1 carries through a run (B4, B8)."""
    return word(board) + word(FEET) & ~board & PLACES


@inlined
def ring(house: House, board: int) -> tuple[int, int]:
    """Return the open places outward from the 7s and inward from A or K, in the compiled loop (T1 to T4)."""
    outward, inward = line(board), 0
    for suit in range(4):
        for side in range(2):
            here, there = LANES * (2 * suit + side), LANES * (2 * suit + 1 - side)
            if board >> here & _FIRST_LANE == _FIRST_LANE >> 1:
                gaps = ~board >> there & _FIRST_LANE >> 1
                if gaps:
                    inward |= highest(gaps) << there
                    if house.tunnel == ONEWAY and not gaps & _FIRST_END:
                        outward &= ~(_FIRST_LANE << there)
    return outward, inward


@inlined
def highest(lane: int) -> int:
    """Return the highest bit of a lane's eight."""
    lane |= lane >> 1
    lane |= lane >> 2
    lane |= lane >> 4
    return lane ^ (lane >> 1)


@inlined
def beside(rows: int) -> int:
    """Return the left and right neighbours; a 7 has one in each of its lanes."""
    return (rows << 1 | rows >> 1) & PLACES


@inlined
def crosswise(rows: int) -> int:
    """Return the left, right, upper and lower neighbours."""
    return (rows << 1 | rows >> 1 | rows << 2 * LANES | rows >> 2 * LANES) & PLACES


@inlined
def touched(board: int) -> int:
    """Return the places not down that touch a card down, in the compiled loop (K2)."""
    wide = board | beside(board)
    return (wide | wide << 2 * LANES | wide >> 2 * LANES) & ~board & PLACES


@inlined
def dead_places(house: House, board: int) -> int:
    """Return the places that can never be filled, by the way of dying, in the compiled loop (K3, K4, K9)."""
    empty = ~board & PLACES
    if house.death == GROUP:
        return empty & ~large_groups(empty)
    if house.death == SIDES:
        return empty & ~beside(empty)
    return empty & ~crosswise(empty)


@compiled
def large_groups(empty: int) -> int:
    """Return the places of groups of four or more (K9): only these have a heart.

    A heart is a place with three neighbours, or with two of which one has two as well; every place of a group
    of four or more is a heart or beside one.
    """
    right, left = empty << 1 & empty, empty >> 1 & empty
    below, above = empty << 2 * LANES & empty, empty >> 2 * LANES & empty
    two = right & left | below & above | (right | left) & (below | above)
    three = right & left & (below | above) | below & above & (right | left)
    heart = three | two & crosswise(two)
    return heart | crosswise(heart)
