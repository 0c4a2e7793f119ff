"""The last tricks with every hand open, looked through to the last card: what best play of both sides comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import compiled, inlined
from sevens_teach.spades.simulator.model import ALL, House, Now, lane
from sevens_teach.spades.simulator.rows import ROW, now_in, write_row
from sevens_teach.spades.simulator.tricks import after_card, legal_cards, suit_of
from sevens_teach.spades.simulator.worth import lead_worth

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

MOST: Final = 1 << 20
"""More than any deal is worth."""
NODE: Final = ROW + 4
"""Numbers of one position on the way: a row with the card tried, then these."""
LEFT: Final = ROW
"""The cards still to try."""
FOUND: Final = ROW + 1
LOW: Final = ROW + 2
HIGH: Final = ROW + 3
ROOM: Final = NODE * 52
"""Room for as many positions as there are cards."""


@compiled
def best_worth(
    house: House, hands: MutableSequence[int], bids: Sequence[int], now: Now, room: MutableSequence[int]
) -> int:
    """Return what side 0 is ahead by at the end, if both sides play their best, with all hands open.

    Alpha-beta with its way kept in `room`: numba cannot keep on the disk what calls itself. Of cards that are next to
    each other among those still to be played, one is enough.
    """
    if now.played == ALL:
        return lead_worth(house, bids, now)
    depth = 0
    enter(room, 0, now, hands[now.turn], -MOST, MOST)
    while True:
        at = depth * NODE
        turn = room[at]
        if room[at + LEFT] and room[at + LOW] < room[at + HIGH]:
            card = room[at + LEFT] & -room[at + LEFT]
            room[at + LEFT] ^= card
            after = after_card(now_in(room, at), card)
            if after.played == ALL:
                settle(room, at, turn, lead_worth(house, bids, after))
            else:
                room[at + ROW - 1] = card
                hands[turn] ^= card
                depth += 1
                enter(room, at + NODE, after, hands[after.turn], room[at + LOW], room[at + HIGH])
        elif depth == 0:
            return room[FOUND]
        else:
            depth -= 1
            hands[room[at - NODE]] ^= room[at - NODE + ROW - 1]
            settle(room, at - NODE, room[at - NODE], room[at + FOUND])


@inlined
def enter(room: MutableSequence[int], at: int, now: Now, hand: int, low: int, high: int) -> None:
    """Begin to look at a position of the last tricks."""
    write_row(room, at, now, 0)
    room[at + LEFT] = distinct(now, hand, legal_cards(now, hand))
    room[at + FOUND] = MOST if now.turn & 1 else -MOST
    room[at + LOW], room[at + HIGH] = low, high


@inlined
def settle(room: MutableSequence[int], at: int, turn: int, worth: int) -> None:
    """Take what one card of the last tricks comes to into account."""
    if turn & 1:
        room[at + FOUND] = min(room[at + FOUND], worth)
        room[at + HIGH] = min(room[at + HIGH], worth)
    else:
        room[at + FOUND] = max(room[at + FOUND], worth)
        room[at + LOW] = max(room[at + LOW], worth)


@inlined
def distinct(now: Now, hand: int, legal: int) -> int:
    """Return the bits of one of each group of cards with nothing of the others' between them: the lowest."""
    others = ALL & ~hand & ~(now.played & ~now.laid)
    found, last = 0, 0
    while legal:
        card = legal & -legal
        legal ^= card
        between = others & (card - 1) & ~((last << 1) - 1)
        if not last or suit_of(last) != suit_of(card) or between & lane(suit_of(card)):
            found |= card
        last = card
    return found
