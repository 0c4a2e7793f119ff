"""What a play is worth in Killer Sevens, as `TipsPlayer` reckons it (K3, K8)."""

from __future__ import annotations

from sevens_teach.compiling.compiled import compiled, count, inlined
from sevens_teach.sevens.simulator.model import GROUP, LANES, PLACES, SIDES, House, Now
from sevens_teach.sevens.simulator.places import beside, crosswise, dead_places, touched
from sevens_teach.sevens.simulator.weights import KILLED, LOST, SAVED, THREATENED


@compiled
def killer_worth(house: House, now: Now, hand: int, card: int) -> float:
    """Return what a play brings in Killer Sevens, for the compiled loop: who dies, is pressed, saved or lost."""
    own = hand & ~card
    board = now.board | card
    gone = dead_places(house, board)
    died = gone & ~now.dead
    lost = count(died & own)
    return (
        KILLED * (count(died) - lost)
        - LOST * lost
        - THREATENED * count(threatened(house, board, gone, own) & own)
        + SAVED * sides_down(now.board, card) ** 2
        + pressed(board, gone, card, own)
    )


@inlined
def threatened(house: House, board: int, gone: int, own: int) -> int:
    """Return the places that one more card, not an own one, would kill, in the compiled loop."""
    others = touched(board) & ~gone & ~own
    if house.death == GROUP:
        return killed_one_by_one(house, board, others) & ~gone
    empty = ~board & PLACES
    right, left = empty << 1, empty >> 1
    if house.death == SIDES:
        return empty & (right ^ left) & beside(others) & ~gone
    below, above = empty << 2 * LANES, empty >> 2 * LANES
    single = (right ^ left) & ~(below | above) | (below ^ above) & ~(right | left)
    return empty & single & crosswise(others) & ~gone


@compiled
def killed_one_by_one(house: House, board: int, places: int) -> int:
    """Return the places that die when one of `places` is filled."""
    killed = 0
    while places:
        place = places & -places
        places ^= place
        killed |= dead_places(house, board | place)
    return killed


@inlined
def pressed(board: int, gone: int, card: int, own: int) -> int:
    """Return how many sides of places beside a card are down, as gain or loss, in the compiled loop."""
    worth = 0
    sides = crosswise(card) & ~(board | gone)
    while sides:
        side = sides & -sides
        sides ^= side
        worth += -sides_down(board, side) if side & own else sides_down(board, side)
    return worth


@inlined
def sides_down(board: int, place: int) -> int:
    """Return how many of a place's four sides are down; walls are (K4)."""
    return 4 - count(crosswise(place) & ~board)
