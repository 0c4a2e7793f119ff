"""What a player may do in a turn, as sets, and a move drawn from them (B3, B5, J1 to J3)."""

from __future__ import annotations

from typing import NamedTuple

from sevens_teach.compiling.chance import below, next_chance
from sevens_teach.compiling.compiled import count, inlined, nth
from sevens_teach.sevens.simulator.model import CARDS, FEET, JOKER, LANES, PAIR, SOLO, House, Now
from sevens_teach.sevens.simulator.places import line, ring, touched

_ENDS = FEET << LANES - 2
_UPPER_ENDS = 0x0040_0040_0040_0040


class Moves(NamedTuple):
    """The moves of a turn besides the pass: every bit is one."""

    plays: int
    """The cards of the hand that are playable now."""
    outward: int
    """The places for ★ whose run comes from the 7 going outward."""
    inward: int
    """The places for ★ that the run reaches through the tunnel (T5)."""


class Move(NamedTuple):
    """What is done in a turn; a pass is nothing of both."""

    card: int
    """The card laid from the hand; 0 where there is none."""
    joker: int
    """The place that ★ is laid on; 0 where it is not."""


@inlined
def moves_of(house: House, now: Now, hand: int) -> Moves:
    """Return as sets what a player with this `hand` may do besides passing (B4, T, K2, J)."""
    if house.killer:
        return Moves(touched(now.board) & ~now.dead & hand, 0, 0)
    if house.tunnel:
        outward, inward = ring(house, now.board)
    else:
        outward, inward = line(now.board), 0
    plays = (outward | inward) & hand
    if house.joker and hand & JOKER:
        return joker_moves(house, plays, outward, inward, hand & CARDS)
    return Moves(plays, 0, 0)


@inlined
def joker_moves(house: House, plays: int, outward: int, inward: int, cards: int) -> Moves:
    """Return as sets the moves with ★: for no own card (J3), for no 7 (F2), and as a pair with the next beyond (J2)."""
    others = ~cards & CARDS & ~FEET
    if house.joker == SOLO:
        return Moves(plays, outward & others, inward & others & ~outward)
    next_outward = cards >> 1 & ~_ENDS
    if house.tunnel:
        next_outward |= across(cards)
    return Moves(plays, outward & others & next_outward, inward & others & cards << 1)


@inlined
def across(cards: int) -> int:
    """Return the other end of the suit for each A and K in the set (T1)."""
    return (cards & _UPPER_ENDS) << LANES | cards >> LANES & _UPPER_ENDS


@inlined
def drawn(house: House, moves: Moves, chance: int) -> tuple[Move, int]:
    """Return one of the sets' moves, all equally likely, and the chance after it; there must be one."""
    plays = count(moves.plays)
    if not moves.outward | moves.inward:
        return Move(nth(moves.plays, below(chance, plays)), 0), next_chance(chance)
    outward = count(moves.outward)
    pick = below(chance, plays + outward + count(moves.inward))
    chance = next_chance(chance)
    if pick < plays:
        return Move(nth(moves.plays, pick), 0), chance
    if pick < plays + outward:
        place = nth(moves.outward, pick - plays)
        return Move(beyond(place) if house.joker == PAIR else 0, place), chance
    place = nth(moves.inward, pick - plays - outward)
    return Move(place >> 1 if house.joker == PAIR else 0, place), chance


@inlined
def beyond(place: int) -> int:
    """Return the next place away from the 7; past A or K it is the suit's other end (T5)."""
    return across(place) if place & _ENDS else place << 1
