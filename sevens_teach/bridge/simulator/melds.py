"""All that a hand can lay, in the engine's order, and what fits on a meld (D2, D3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.simulator.model import (
    CARDS,
    FULL_SET,
    HIGH,
    HIGH_ACE,
    IN_SUIT,
    JOKER,
    KIND,
    LAY_RUN,
    LAY_SET,
    LONE,
    LONE_OPEN,
    LOW,
    MELDS,
    ROW,
    RUN,
    SET,
    SEVEN,
    STAR_BIT,
    SUIT,
    SUITS,
    run_of,
)
from sevens_teach.compiling.compiled import compiled, count, inlined

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

PATTERNS: Final = (1, 2, 4, 8, 3, 5, 9, 6, 10, 12, 7, 11, 13, 14, 15)
"""The choices among four suits, in the order of `itertools.combinations`."""
LANE: Final = (1 << SUIT) - 1
FIRST_OF_RANK: Final = 1 | 1 << SUIT | 1 << 2 * SUIT | 1 << 3 * SUIT


@inlined
def suits_of(hand: int, rank: int) -> int:
    """Return in which suits a hand holds a rank, one bit a suit."""
    cards = hand >> rank
    return (cards & 1) | (cards >> 12 & 2) | (cards >> 24 & 4) | (cards >> 36 & 8)


@inlined
def in_suits(pattern: int, rank: int) -> int:
    """Return the cards of a rank in these suits."""
    return ((pattern & 1) | (pattern & 2) << 12 | (pattern & 4) << 24 | (pattern & 8) << 36) << rank


@compiled
def sets_in(hand: int, found: MutableSequence[int], at: int) -> int:
    """Write every set that a hand can lay from `at` on; return where the next may stand."""
    joker = hand >> JOKER & 1
    for rank in range(SUIT):
        held = suits_of(hand, rank)
        fewest = 1 if rank == SEVEN else 3
        if held == 0 or count(held) + joker < fewest:
            continue
        for chosen in range(15):
            pattern = PATTERNS[chosen]
            size = count(pattern)
            if pattern & ~held or size < fewest - joker:
                continue
            if size >= fewest:
                found[at] = LAY_SET | in_suits(pattern, rank)
                at += 1
            if joker and size < FULL_SET:
                found[at] = LAY_SET | in_suits(pattern, rank) | STAR_BIT
                at += 1
    return at


@inlined
def row_of(hand: int, suit: int, high_ace: int) -> int:
    """Return the cards of a suit from the A up, the ace above the K once more."""
    cards = hand >> SUIT * suit & LANE
    return cards | (cards & high_ace) << SUIT


@compiled
def is_long_enough(low: int, high: int, star: int) -> bool:
    """Return whether places of the compiled row are a run: three cards, or two with a real 7."""
    return high - low > 1 or (low <= SEVEN <= high and star != SEVEN)


@compiled
def runs_in(hand: int, suit: int, high_ace: int, found: MutableSequence[int], at: int) -> int:
    """Write every sequence of a suit that a hand can lay from `at` on; return where the next may stand."""
    joker, cards = hand >> JOKER & 1, row_of(hand, suit, high_ace)
    if count(hand >> SUIT * suit & LANE) + joker < 2:
        return at
    length = SUIT + high_ace
    for low in range(length - 1):
        gap, missing = low, 1 - (cards >> low & 1)
        for high in range(low + 1, min(length, low + SUIT)):
            if not cards >> high & 1:
                gap = high
                missing += 1
            if missing > joker:
                break
            at = _filled(suit, low, high, gap if missing else -1, joker, found, at)
    return at


@compiled
def _filled(suit: int, low: int, high: int, gap: int, joker: int, found: MutableSequence[int], at: int) -> int:
    """Write the runs of these places: all held, or ★ for one of them; a `gap` of -1 is none."""
    if gap < 0 and is_long_enough(low, high, -1):
        found[at] = LAY_RUN | run_of(suit, low + 1, high + 1, 0)
        at += 1
    if not joker:
        return at
    for place in range(low, high + 1):
        if gap in {-1, place} and is_long_enough(low, high, place):
            found[at] = LAY_RUN | run_of(suit, low + 1, high + 1, place + 1)
            at += 1
    return at


@compiled
def melds_in(hand: int, high_ace: int, found: MutableSequence[int]) -> int:
    """Write every meld that a hand can lay; return how many."""
    at = sets_in(hand, found, 0)
    for suit in range(SUITS):
        at = runs_in(hand, suit, high_ace, found, at)
    return at


@compiled
def longest(hand: int, high_ace: int) -> int:
    """Return the size of the longest meld that a hand can lay; 0 where there is none."""
    joker, best = hand >> JOKER & 1, 0
    for rank in range(SUIT):
        held = suits_of(hand, rank)
        if held:
            size = min(FULL_SET, count(held) + joker)
            if size > best and (rank == SEVEN or size > 2):
                best = size
    for suit in range(SUITS):
        best = max(best, _longest_run(hand, suit, high_ace, joker))
    return best


@compiled
def _longest_run(hand: int, suit: int, high_ace: int, joker: int) -> int:
    """Return how many cards the longest run of a suit in this hand has, with ★ if it is there; 0 for none."""
    cards = row_of(hand, suit, high_ace)
    if count(hand >> SUIT * suit & LANE) + joker < 2:
        return 0
    best, length = 0, SUIT + high_ace
    for low in range(length - 1):
        missing = 1 - (cards >> low & 1)
        for high in range(low + 1, min(length, low + SUIT)):
            missing += 1 - (cards >> high & 1)
            if missing > joker:
                break
            if high - low + 1 > best and (high - low > 1 or _has_real_seven(cards, low, high)):
                best = high - low + 1
    return best


@compiled
def _has_real_seven(cards: int, low: int, high: int) -> bool:
    """Return whether two places make a meld: a 7 is among them that the hand holds."""
    return low <= SEVEN <= high and cards >> SEVEN & 1 != 0


# -- what fits on a meld -----------------------------------------------------------------------------


@compiled
def end_for(height: int, meld: int, row: Sequence[int]) -> int:
    """Return -1 or 1: at which end of a sequence a card of this height (the ace 1) fits; 0 where it does not."""
    low, high = row[meld + LOW], row[meld + HIGH]
    if height == low - 1 and not (height == 1 and high == SUIT + 1):
        return -1
    if height == high + 1 or (height == 1 and high == SUIT and low > 1 and row[HIGH_ACE]):
        return 1
    return 0


@compiled
def fits(card: int, meld: int, row: Sequence[int]) -> bool:
    """Return whether a card, not ★, fits on a meld that lies on the table; `meld` is where it stands in the row."""
    rank, kind = card % SUIT, row[meld + KIND]
    if kind == RUN:
        return card // SUIT == row[meld + IN_SUIT] and end_for(rank + 1, meld, row) != 0
    if kind == SET:
        return rank == _rank_of(row[meld + CARDS]) and count(row[meld + CARDS]) < FULL_SET
    return rank == SEVEN or (row[LONE_OPEN] != 0 and card // SUIT == row[meld + IN_SUIT] and abs(rank - SEVEN) == 1)


@compiled
def _rank_of(cards: int) -> int:
    """Return the rank of a set of cards in bits."""
    for rank in range(SUIT):
        if cards & FIRST_OF_RANK << rank:
            return rank
    return -1


@compiled
def star_places(meld: int, row: Sequence[int], found: MutableSequence[int]) -> int:
    """Write as what ★ fits on a meld, 0 for ★ itself and else the card from 1 on; return how many."""
    kind, cards, at = row[meld + KIND], row[meld + CARDS], 0
    if cards & STAR_BIT:
        return 0
    if kind != RUN and count(cards) < FULL_SET:
        found[at] = 0
        at += 1
    if kind == SET or (kind == LONE and not row[LONE_OPEN]):
        return at
    suit, low, high = row[meld + IN_SUIT], row[meld + LOW], row[meld + HIGH]
    if low > 1 and not (low == 2 and high == SUIT + 1):
        found[at] = SUIT * suit + low - 1
        at += 1
    if high < SUIT or (high == SUIT and low > 2 and row[HIGH_ACE]):
        found[at] = SUIT * suit + high % SUIT + 1
        at += 1
    return at


@inlined
def meld_at(number: int) -> int:
    """Return where a meld stands in the row; the first has number 0."""
    return MELDS + ROW * number
