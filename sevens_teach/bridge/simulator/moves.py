"""The legal moves of the player who decides, as numbers in the engine's order (D4, D5, D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.simulator.melds import (
    PATTERNS,
    fits,
    in_suits,
    meld_at,
    melds_in,
    runs_in,
    star_places,
    suits_of,
)
from sevens_teach.bridge.simulator.model import (
    ADD,
    ASKED,
    CALL_ADD,
    CALLED,
    CHI,
    CONTENT,
    DRAW,
    DRAWING,
    DROP,
    FIRST,
    FULL_SET,
    HANDS,
    HIGH_ACE,
    IN_TURN,
    JOKER,
    LAID,
    LAY_RUN,
    MOVED,
    NO,
    OUT_ANY,
    OWNER,
    PILE,
    PLAYERS,
    PON,
    STAR_BIT,
    STEP,
    SUIT,
    SUITS,
    THROWN,
    Room,
    cards_of_run,
)
from sevens_teach.compiling.compiled import compiled, count, inlined

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


@inlined
def decider(row: Sequence[int]) -> int:
    """Return who decides in a deal's row: the first who is asked about the discard, else the player in turn."""
    return row[ASKED + 1] if row[STEP] == DRAWING and row[ASKED] else row[IN_TURN]


@compiled
def owns_meld(player: int, row: Sequence[int]) -> bool:
    """Return whether a player has a meld in a deal's row."""
    for number in range(row[LAID]):
        if row[meld_at(number) + OWNER] == player:
            return True
    return False


@compiled
def legal_moves(row: Sequence[int], room: Room) -> int:
    """Write the legal moves of Seven Bridge as numbers; return how many."""
    if row[STEP] == DRAWING:
        return _calling_moves(row, room)
    return _playing_moves(row, room)


# -- in one's turn -----------------------------------------------------------------------------------


@compiled
def _playing_moves(row: Sequence[int], room: Room) -> int:
    """Write what a player may do after drawing or calling: lay, lay off, discard; return how many (D4)."""
    found, spare = room.found, room.spare
    hand = row[HANDS + row[IN_TURN]]
    size = count(hand)
    most = size if row[OUT_ANY] else size - 1
    melds, at = melds_in(hand, row[HIGH_ACE], spare), 0
    for number in range(melds):
        if size_of(spare[number]) <= most:
            found[at] = spare[number]
            at += 1
    if most and may_add(row):
        at = additions(hand, row, room, at)
    for card in range(JOKER + 1):
        if hand >> card & 1:
            found[at] = DROP | card
            at += 1
    return at


@compiled
def may_add(row: Sequence[int]) -> bool:
    """Return whether the player in turn of a deal's row may lay off (D4, switch `call_add`)."""
    return (row[CALL_ADD] != 0 or not row[CALLED]) and owns_meld(row[IN_TURN], row)


@compiled
def additions(hand: int, row: Sequence[int], room: Room, at: int) -> int:
    """Write as numbers what a hand can lay off from `at` on; return where the next may stand."""
    found, spare = room.found, room.spare
    for number in range(row[LAID]):
        meld = meld_at(number)
        for card in range(JOKER):
            if hand >> card & 1 and fits(card, meld, row):
                found[at] = ADD | number + 1 << 12 | card << 6
                at += 1
        if hand & STAR_BIT:
            places = star_places(meld, row, spare)
            for place in range(places):
                found[at] = ADD | number + 1 << 12 | JOKER << 6 | spare[place]
                at += 1
    return at


@inlined
def cards_of(move: int) -> int:
    """Return the cards of a move's number as a set: of a chi the whole run."""
    kind = move & ~CONTENT
    return cards_of_run(move & CONTENT) if kind in {LAY_RUN, CHI} else move & CONTENT


@compiled
def size_of(move: int) -> int:
    """Return how many cards the meld of a move's number has."""
    return count(cards_of(move))


# -- calls -------------------------------------------------------------------------------------------


@compiled
def _calling_moves(row: Sequence[int], room: Room) -> int:
    """Write the calls as numbers, then `draw` or `no`."""
    found = room.found
    if not row[THROWN]:
        found[0] = DRAW
        return 1
    turn, card, at = decider(row), row[PILE + row[THROWN] - 1], 0
    if row[ASKED]:
        at = _pons(card, row[HANDS + turn], row, found)
    if turn != row[IN_TURN] or row[ASKED] > 1:
        found[at] = NO
        return at + 1
    if row[MOVED] >= row[PLAYERS] or row[FIRST] == 1:
        at = _chis(card, row[HANDS + turn], row, room, at)
    found[at] = DRAW
    return at + 1


@compiled
def _may_give(used: int, hand: int, row: Sequence[int]) -> bool:
    """Return whether a hand in bits can give this many cards (switch `out`)."""
    return row[OUT_ANY] != 0 or used < count(hand)


@compiled
def _pons(card: int, hand: int, row: Sequence[int], found: MutableSequence[int]) -> int:
    """Write the pons of a card that a hand can make; return how many (D5)."""
    joker, at = hand >> JOKER & 1, 0
    for rank in range(SUIT) if card == JOKER else range(card % SUIT, card % SUIT + 1):
        held = suits_of(hand, rank)
        for chosen in range(14):
            pattern = PATTERNS[chosen]
            size = count(pattern)
            if pattern & ~held or size >= FULL_SET:
                continue
            if size > 1 and _may_give(size, hand, row):
                found[at] = PON | in_suits(pattern, rank)
                at += 1
            if joker and size + 1 < FULL_SET and _may_give(size + 1, hand, row):
                found[at] = PON | in_suits(pattern, rank) | STAR_BIT
                at += 1
    return at


@compiled
def _chis(card: int, hand: int, row: Sequence[int], room: Room, at: int) -> int:
    """Write as numbers the runs that the discard belongs to; a taken ★ has any place in them."""
    found, spare = room.found, room.spare
    for suit in range(SUITS) if card == JOKER else range(card // SUIT, card // SUIT + 1):
        runs = runs_in(hand | 1 << card, suit, row[HIGH_ACE], spare, 0)
        for number in range(runs):
            cards = cards_of_run(spare[number] & CONTENT)
            if cards >> card & 1 and _may_give(count(cards) - 1, hand, row):
                found[at] = CHI | spare[number] & CONTENT
                at += 1
    return at


@compiled
def can_pon(card: int, hand: int, row: Sequence[int]) -> bool:
    """Return whether a hand in bits has the two cards that a pon takes (D5)."""
    pair = False
    if card == JOKER:
        for rank in range(SUIT):
            pair = pair or count(suits_of(hand, rank)) > 1
    else:
        same = count(suits_of(hand, card % SUIT))
        pair = same > 1 or (same > 0 and hand & STAR_BIT != 0)
    return pair and _may_give(2, hand, row)
