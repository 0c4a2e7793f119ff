"""What the loop works on: house rules as numbers, the players' cards and bids, and what changes from card to card.

A card is one bit. Each suit has a lane of sixteen bits, ♠ ♥ ♦ ♣ from the lowest, and in it the 2 comes first and the
ace last, so that of two cards of a suit the higher is the larger number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.cards import PACK, bits
from sevens_teach.compiling.compiled import inlined, numbers, pointer
from sevens_teach.spades.engine.trick import height

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.spades.engine.moves import Bid
    from sevens_teach.spades.engine.state import State
    from sevens_teach.spades.engine.view import View

PLAYERS: Final = 4
TRICKS: Final = 13
LANE: Final = 16
"""Bits of a suit's lane."""
SUIT: Final = (1 << TRICKS) - 1
"""All cards of the first suit, ♠; the others are this many lanes further."""
SPADES: Final = SUIT
ALL: Final = SUIT * (1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE)
"""The 52 cards."""
JACK: Final = 9
QUEEN: Final = 10
KING: Final = 11
ACE: Final = 12
"""Heights: the 2 has 0."""
NO_BID: Final = -1
BLIND: Final = 16
"""Added to a bid of nil that was said before looking."""
RANDOM: Final = 0
TIPS: Final = 1


class House(NamedTuple):
    """The house rules as numbers, and the score before the deal as far as a rule asks for it."""

    blind_nil: bool
    sandbags: bool
    lead: int
    """The points that side 0 is ahead by."""
    bags: int
    """The bags of side 0; those of side 1 sixteen bits further."""


class Table(NamedTuple):
    """One number a player; a deal changes them."""

    hands: MutableSequence[int]
    bids: MutableSequence[int]
    """`NO_BID`, tricks, or `BLIND`."""
    policies: MutableSequence[int]
    """`RANDOM` or `TIPS`."""


class Now(NamedTuple):
    """What changes from card to card besides the hands."""

    turn: int
    laid: int
    """The cards of the trick in the middle."""
    led: int
    """The suit led, 0 to 3; 0 before the first card."""
    best: int
    """The card that takes the trick as it stands; 0 before the first."""
    winner: int
    """Whose card that is."""
    played: int
    """Every card played, those in the middle among them."""
    broken: int
    """1 once ♠ may be led (P3)."""
    voids: int
    """Who has shown to be out of which suit: bit 4 × player + suit."""
    needs: int
    """The tricks that side 0 still needs for its target, 64 added; those of side 1 eight bits further."""
    nils: int
    """Who has bid nil and taken no trick so far: bit n for player n."""
    taken: int
    """The tricks of each player, four bits each."""
    chance: int


@inlined
def lane(suit: int) -> int:
    """Return the bits of all cards of a suit."""
    return SUIT << LANE * suit


@inlined
def needed(now: Now, side: int) -> int:
    """Return the tricks that a side still needs in the compiled loop; 0 or less with its target (P2)."""
    return (now.needs >> 8 * side & 255) - 64


@inlined
def bid_by(bids: Sequence[int], now: Now, side: int) -> tuple[int, int]:
    """Return the tricks that a side has bid, and what its nils bring it (P2)."""
    target, nils = 0, 0
    for player in range(side, PLAYERS, 2):
        tricks = bids[player] & BLIND - 1
        target += tricks
        if not tricks:
            bonus = 200 if bids[player] == BLIND else 100
            nils += bonus if now.nils >> player & 1 else -bonus
    return target, nils


@inlined
def pointed(table: Table) -> Table:
    """Return a table of Spades with its arrays as pointers, for compiled functions."""
    return Table(pointer(table.hands), pointer(table.bids), pointer(table.policies))


def new_table(policies: Sequence[int]) -> Table:
    """Return the arrays of a table of Spades without cards."""
    return Table(numbers([0] * PLAYERS), numbers([NO_BID] * PLAYERS), numbers(policies))


# -- from the engine ------------------------------------------------------------------------

_TO: Final = {card.bit: 1 << LANE * (card.order // len(PACK[:TRICKS])) + height(card) - 2 for card in PACK}


def to_lanes(cards: int) -> int:
    """Return a set of cards as the compiled loop of Spades has it."""
    return sum(_TO[bit] for bit in bits(cards))


def suit_index(card: int) -> int:
    """Return the suit of one card's bit, in plain Python: ♠ 0, ♥ 1, ♦ 2, ♣ 3."""
    return (card.bit_length() - 1) // LANE


def bid_number(bid: Bid | None) -> int:
    """Return a bid as the compiled loop has it."""
    return NO_BID if bid is None else BLIND if bid.blind else bid.tricks


def house_of(position: State | View) -> House:
    """Return the house rules of Spades and the score before this deal as numbers."""
    ours, theirs = (sum(line.points[side] for line in position.sheet) for side in (0, 1))
    bags = [sum(line.bags[side] for line in position.sheet) for side in (0, 1)]
    rules = position.rules
    return House(rules.blind_nil, rules.sandbags, ours - theirs, bags[0] | bags[1] << 16)
