"""What one who knows the tips bids (P6): `players/bidding.py` once more over integers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.compiled import compiled, count, inlined
from sevens_teach.spades.simulator.model import (
    ACE,
    BLIND,
    KING,
    LANE,
    NO_BID,
    PLAYERS,
    QUEEN,
    SPADES,
    SUIT,
    TRICKS,
    House,
)
from sevens_teach.spades.simulator.tricks import height_of, lowest_of

if TYPE_CHECKING:
    from collections.abc import MutableSequence

HUNDRED = 100
NIL_RISK = 78
DESPERATE = 250
MOST = 11


@inlined
def spade_worth(ranks: int) -> int:
    """Return a hundred times the tricks that the bits of ♠ make."""
    length = count(ranks)
    found = 80 * max(0, length - 3)
    for high, guard in ((ACE, 1), (KING, 2), (QUEEN, 3)):
        if ranks >> high & 1:
            found += 100 if length >= guard else 50
    return found


@inlined
def high_worth(ranks: int) -> int:
    """Return a hundred times the tricks of one side suit's bits."""
    length, found = count(ranks), 0
    ace, king, queen = ranks >> ACE & 1, ranks >> KING & 1, ranks >> QUEEN & 1
    if ace:
        found += 95
    if king:
        found += 30 if length == 1 else 90 if ace else 65
    if queen and length > 2:
        found += 50 if king or ace else 25
    return found * 80 // 100 if length > 5 else found


@compiled
def hand_worth(hand: int) -> int:
    """Return a hundred times the tricks that a hand in bits is worth."""
    spades = hand & SPADES
    found = spade_worth(spades)
    free = max(0, min(count(spades), 3) - count(spades >> QUEEN))
    for suit in range(1, PLAYERS):
        ranks = hand >> LANE * suit & SUIT
        ruffs = min(free, max(0, 2 - count(ranks)))
        found += high_worth(ranks) + 60 * ruffs
        free -= ruffs
    return found


@compiled
def nil_risk(hand: int) -> int:
    """Return sixty times how likely a hand takes a trick it does not want, as a sum, in the compiled loop."""
    spades = hand & SPADES
    risk = 21 * max(0, count(spades) - 2)
    while spades:
        risk += max(0, 20 * (height_of(lowest_of(spades)) - 6))
        spades &= spades - 1
    for suit in range(1, PLAYERS):
        ranks = hand >> LANE * suit & SUIT
        for index in range(3):
            if ranks:
                risk += max(0, 10 * (height_of(lowest_of(ranks)) - 3) - 25 * index)
                ranks &= ranks - 1
    return risk


@compiled
def tips_bid(house: House, bids: MutableSequence[int], player: int, hand: int) -> int:
    """Return the bid of `player`, who holds `hand`, by the tips in the compiled loop."""
    partner = bids[player + 2 & 3]
    may_nil = partner == NO_BID or partner & BLIND - 1 != 0
    if house.blind_nil and may_nil and desperate(house, player):
        return BLIND
    if may_nil and nil_risk(hand) <= NIL_RISK:
        return 0
    return max(1, min(TRICKS, rounded(fitted(bids, hand_worth(hand)))))


@inlined
def desperate(house: House, player: int) -> bool:
    """Return whether the other side is so far ahead that blind nil is worth trying (P2), in the compiled loop."""
    behind = house.lead if player & 1 else -house.lead
    return behind >= DESPERATE


@inlined
def fitted(bids: MutableSequence[int], worth: int) -> int:
    """Return two hundred times a hand's count, less where the bids before it leave too few tricks."""
    others = 0
    for player in range(PLAYERS):
        if bids[player] != NO_BID:
            others += bids[player] & BLIND - 1
    return 2 * worth - max(0, HUNDRED * others + worth - HUNDRED * MOST)


@inlined
def rounded(double: int) -> int:
    """Return two-hundredths of a trick as the nearest whole number, of two the even one."""
    whole, rest = double // 200, double % 200
    return whole + (rest > HUNDRED or (rest == HUNDRED and whole & 1 != 0))
