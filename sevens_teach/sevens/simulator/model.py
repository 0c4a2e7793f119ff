"""What the loop works on: the house rules as numbers, the table's arrays, and what changes from turn to turn.

Cards are bits as in `sevens_teach.cards`: eight lanes of eight bits, two a suit, each going outward from the 7.
A 7 in a hand is the bit of its upper lane; on the board it fills both. ★ is the wall of the first lane, the one
bit that no card needs, so that a hand fits into 63 bits. In Killer Sevens the rows are in the order of `suit_order`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.cards import ALL, JOKER_BIT, LANE, SEVENS
from sevens_teach.compiling.compiled import compiled, numbers, pointer
from sevens_teach.sevens.engine.lanes import ONES, on_board

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.sevens.engine.rules import Rules

PLACES: Final = on_board(ALL)
"""Every place of the board; a 7 has one in each of its lanes."""
CARDS: Final = ALL
JOKER: Final = 1 << LANE - 1
"""★ in a hand."""
FEET: Final = ONES
"""The foot of every lane: the four 7s on the board."""
SEVENS_HELD: Final = SEVENS
"""The four 7s in a hand."""
LANES: Final = LANE
NO_LIMIT: Final = 1_000_000_000
"""Passes free where there is no limit (B6)."""

SOLO: Final = 1
PAIR: Final = 2
BOTH: Final = 1
ONEWAY: Final = 2
SURROUND: Final = 0
SIDES: Final = 1
GROUP: Final = 2
_JOKERS: Final = {"none": 0, "solo": SOLO, "pair": PAIR}
_TUNNELS: Final = {"off": 0, "both": BOTH, "oneway": ONEWAY}
_DEATHS: Final = {"surround": SURROUND, "sides": SIDES, "group": GROUP}
_SUITS: Final = "♠♥♦♣"


class House(NamedTuple):
    """The house rules as numbers."""

    passes: int
    """Free passes (B6)."""
    may_stop: bool
    """Whether a player with a playable card may pass (B5)."""
    joker: int
    tunnel: int
    fantan: bool
    killer: bool
    death: int
    starter: int
    """♦7's bit."""


class Table(NamedTuple):
    """The numbers of one table, one a player; a game changes them."""

    players: int
    hands: MutableSequence[int]
    passes: MutableSequence[int]
    """Passes used."""
    places: MutableSequence[int]
    """From 1, when play is over."""
    exits: MutableSequence[int]
    """The players who are not in any more, in that order."""
    policies: MutableSequence[int]
    """`RANDOM` or `TIPS`."""
    planned: MutableSequence[int]
    """The card that who follows the tips lays as soon as it fits, before they are asked; 0 where there is none."""


class Now(NamedTuple):
    """What changes from turn to turn besides the arrays."""

    board: int
    dead: int
    """The dead places (K3)."""
    turn: int
    """The player to move; when play is over the one who moved last."""
    staying: int
    """The players still in: bit n for player n."""
    gone: int
    """How many are not."""
    bankrupt: int
    """The bankrupt players: bit n for player n."""
    turns: int
    """Turns taken."""
    chance: int


RANDOM: Final = 0
TIPS: Final = 1


def house_of(rules: Rules) -> House:
    """Return the house rules of Sevens as numbers."""
    return House(
        passes=NO_LIMIT if rules.passes is None else rules.passes,
        may_stop=rules.voluntary_passing,
        joker=_JOKERS[rules.joker],
        tunnel=_TUNNELS[rules.tunnel],
        fantan=rules.opening == "fantan",
        killer=rules.killer,
        death=_DEATHS[rules.death],
        starter=1 << 2 * LANE * row_order(rules).index("♦"),
    )


def row_order(rules: Rules) -> str:
    """Return the suits in the order of the rows; only Killer Sevens asks for it."""
    return rules.suit_order if rules.killer else _SUITS


def to_rows(rules: Rules, cards: int) -> int:
    """Return a set of cards as the compiled loop has it: rows in order, ★ in its place."""
    joker = JOKER if cards & JOKER_BIT else 0
    return _moved(cards, _SUITS, row_order(rules)) | joker


def from_rows(rules: Rules, cards: int) -> int:
    """Return a set of the compiled loop's cards as the engine has it."""
    joker = JOKER_BIT if cards & JOKER else 0
    return _moved(cards & ~JOKER, row_order(rules), _SUITS) | joker


def _moved(cards: int, rows: str, to: str) -> int:
    """Return cards with the rows of their suits in another order, as Killer Sevens may have them."""
    row_bits = (1 << 2 * LANE) - 1
    cards &= PLACES
    if rows == to:
        return cards
    return sum((cards >> 2 * LANE * rows.index(suit) & row_bits) << 2 * LANE * to.index(suit) for suit in _SUITS)


def new_table(policies: Sequence[int]) -> Table:
    """Return the arrays of a table of Sevens for this many players."""
    players = len(policies)
    hands, passes, places, exits, planned = (numbers([0] * players) for _ in range(5))
    return Table(players, hands, passes, places, exits, numbers(policies), planned)


@compiled
def pointed(table: Table) -> Table:
    """Return a table of Sevens with its arrays as pointers, for compiled functions."""
    return Table(
        table.players,
        pointer(table.hands),
        pointer(table.passes),
        pointer(table.places),
        pointer(table.exits),
        pointer(table.policies),
        pointer(table.planned),
    )
