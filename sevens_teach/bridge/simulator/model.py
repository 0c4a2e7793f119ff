"""What the loop works on: one row of numbers for a deal, moves as numbers, and the same moves as text.

A set of cards has one bit a card, in the order of the pack: ♠A is bit 0, ♣K bit 51, ★ bit 52. Heights in a sequence
go from 1 (the ace below the 2) to 14 (the ace above the K).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.bridge.simulator.habits import Habits
from sevens_teach.compiling.compiled import compiled, inlined, numbers, pointer, zeros

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.bridge.engine.rules import Rules

SUIT: Final = 13
SUITS: Final = 4
JOKER: Final = 52
"""The number of ★; its bit is `STAR_BIT`."""
STAR_BIT: Final = 1 << JOKER
SEVEN: Final = 6
"""The number of a 7 within its suit."""
HAND: Final = 7
FULL_SET: Final = 4
MOST_PLAYERS: Final = 5

# -- where what stands in the row of a deal --------------------------------------------------------

HANDS: Final = 0
PLAYERS: Final = 5
DEALER: Final = 6
IN_TURN: Final = 7
STEP: Final = 8
MOVED: Final = 9
BARE: Final = 10
CALLED: Final = 11
RENEWED: Final = 12
ASKED: Final = 13
"""How many are still to be asked about the discard; who, in order, stands behind."""
STOCK_AT: Final = 19
STOCK_END: Final = 20
THROWN: Final = 21
"""How many cards lie on the pile."""
LAID: Final = 22
"""How many melds lie on the table."""
HOUSE: Final = 23
"""The house rules: joker, high ace, lone 7 open, first calls, laying off after a call, out, ace, sevens, renewals."""
HIGH_ACE: Final = HOUSE + 1
LONE_OPEN: Final = HOUSE + 2
FIRST: Final = HOUSE + 3
CALL_ADD: Final = HOUSE + 4
OUT_ANY: Final = HOUSE + 5
ACE: Final = HOUSE + 6
DOUBLES: Final = HOUSE + 7
RENEWALS: Final = HOUSE + 8
STOCK: Final = 40
PILE: Final = 100
MELDS: Final = 160
ROW: Final = 7
"""Numbers a meld: owner, kind, cards, suit, lowest and highest height."""
OWNER: Final = 0
KIND: Final = 1
CARDS: Final = 2
IN_SUIT: Final = 3
LOW: Final = 4
HIGH: Final = 5
MOST_MELDS: Final = 24
SIZE: Final = MELDS + ROW * MOST_MELDS

DRAWING: Final = 0
PLAYING: Final = 1
RENEWING: Final = 2
OUT: Final = 3
END: Final = 4
"""Where a deal stands, as `engine.state.Step` has it."""
LONE: Final = 0
SET: Final = 1
RUN: Final = 2
"""What kind of meld lies there."""

# -- moves: the kind from bit 56 on, below it the cards --------------------------------------------

KINDS: Final = 56
CONTENT: Final = (1 << KINDS) - 1
DRAW: Final = 0
LAY_SET: Final = 1 << KINDS
"""And the cards as a set; a lone 7 too."""
LAY_RUN: Final = 2 << KINDS
"""And suit, lowest, highest height, and where ★ lies (0: nowhere), four bits each."""
ADD: Final = 3 << KINDS
"""And the meld's number, the card, and the card that ★ stands for from 1 on, six bits each."""
DROP: Final = 4 << KINDS
"""And the card."""
PON: Final = 5 << KINDS
"""And the own cards as a set."""
CHI: Final = 6 << KINDS
"""And the whole sequence, the discard in it."""
NO: Final = 7 << KINDS
MOST_MOVES: Final = 4096
"""More moves than are ever legal at once: a hand of eight has fewer than 2⁸ sets of cards."""

HABITS: Final = 14
"""Numbers a player: what `Habits` says, in order, and whether any legal move does."""
RANDOM: Final = 13


class Room(NamedTuple):
    """Room to work in."""

    pack: MutableSequence[int]
    """The pack as it was dealt, to be dealt again."""
    seated: MutableSequence[int]
    """The habits of those who sit at the table."""
    found: MutableSequence[int]
    """Moves or melds."""
    spare: MutableSequence[int]
    trial: MutableSequence[int]
    """A second row, to try moves in."""
    costs: MutableSequence[int]
    world: MutableSequence[int]
    """A third row: one way in which the hidden cards may lie, before anything is tried there."""


def new_room() -> Room:
    """Return room for the compiled loop of Seven Bridge to work in."""
    sizes = (JOKER + 1, HABITS * MOST_PLAYERS, MOST_MOVES, MOST_MOVES, SIZE, MOST_PLAYERS, SIZE)
    return Room(*map(zeros, sizes))


@compiled
def pointed(room: Room) -> Room:
    """Return the room of Seven Bridge with its arrays as pointers, for compiled functions."""
    return Room(
        pointer(room.pack),
        pointer(room.seated),
        pointer(room.found),
        pointer(room.spare),
        pointer(room.trial),
        pointer(room.costs),
        pointer(room.world),
    )


def house_of(rules: Rules) -> list[int]:
    """Return the house rules of Seven Bridge as numbers."""
    return [
        int(rules.joker),
        int(rules.high_ace),
        int(rules.lone == "open"),
        ("pon", "all", "none").index(rules.first),
        int(rules.call_add),
        int(rules.out == "any"),
        rules.ace,
        int(rules.sevens == "double"),
        rules.renewals,
    ]


def new_deal(rules: Rules, players: int) -> MutableSequence[int]:
    """Return the row of a deal of Seven Bridge that is still to be dealt."""
    return numbers(plain_row(rules, players))


def plain_row(rules: Rules, players: int) -> list[int]:
    """Return the row of a new deal of Seven Bridge as a list."""
    row = [0] * SIZE
    row[PLAYERS] = players
    row[HOUSE : HOUSE + 9] = house_of(rules)
    return row


def habits_of(who: Sequence[Habits | None]) -> MutableSequence[int]:
    """Return the players' habits as numbers; None makes any legal move."""
    return numbers([number for each in who for number in _habits(each)])


def _habits(habits: Habits | None) -> list[int]:
    """Return the habits of a player as numbers; without any, those of the tips."""
    h = habits or Habits()
    lays = [h.hold, h.lone, h.star, h.add]
    throws = [h.links, h.points, h.keep_sevens, h.chance, h.dreams, h.safe]
    return [int(value) for value in (h.pon, h.chi, h.call_bare, *lays, *throws, habits is None)]


@inlined
def run_of(suit: int, low: int, high: int, star: int) -> int:
    """Return a run as a move's number carries it."""
    return suit << 12 | low << 8 | high << 4 | star


@compiled
def cards_of_run(content: int) -> int:
    """Return the cards of a move's run as a set, ★ for the one that it stands for."""
    suit, low, high, star = content >> 12, content >> 8 & 15, content >> 4 & 15, content & 15
    cards = 0
    for height in range(low, high + 1):
        cards |= STAR_BIT if height == star else 1 << (SUIT * suit + (height - 1) % SUIT)
    return cards


@compiled
def points_of(card: int, row: Sequence[int]) -> int:
    """Return what a card's number costs before anything multiplies (D7)."""
    if card == JOKER:
        return 0
    rank = card % SUIT
    if rank == SEVEN:
        return 7 if row[DOUBLES] else 20
    if rank == 0:
        return row[ACE]
    return min(rank + 1, 10)


@compiled
def points_in(cards: int, row: Sequence[int]) -> int:
    """Return what cards in bits cost together, before anything multiplies (D7)."""
    total = 0
    for card in range(JOKER):
        if cards >> card & 1:
            total += points_of(card, row)
    return total
