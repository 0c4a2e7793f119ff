"""What two hands leave to be laid, cut into parts that do not touch each other: a lane, or a suit where it is a ring.

Where the run cannot turn round at A or K, a lane is just the owners of its places in the order in which they
open (B4, B8): lanes of all suits with the same owners are one `Shape`. With a tunnel, or while a 7 is not down,
the whole suit is a shape. Owners are 0 and 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from sevens_teach.cards import LANE, bits, card_of
from sevens_teach.sevens.engine.connection import survey

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.rules import Rules

_LANE_BITS: Final = (1 << LANE - 1) - 1
_SUIT_BITS: Final = _LANE_BITS | _LANE_BITS << LANE

Key: TypeAlias = tuple[int, ...]
Cut: TypeAlias = "tuple[tuple[Shape, ...], tuple[int, int]]"
"""Shapes, and how many cards each owner may lay whenever it likes."""


class Shape:
    """Cards of both owners, and what each may lay: made by `Shapes`, one object for all that are alike."""

    __slots__ = ("lays", "number", "safe")

    number: int
    """In the order in which shapes were made; the shapes of a state are sorted by it."""
    lays: tuple[list[Lay], list[Lay]]
    """What owner 0 can lay here now, and owner 1."""
    safe: tuple[bool, bool]
    """Whether each owner can lay a card that lets the other in nowhere, and that stays so as long as it waits."""


class Lay(NamedTuple):
    """What one card laid makes of a shape."""

    let_in: int
    """How many cards of the other's it opens the way to."""
    left: tuple[Shape, ...]
    """What is left of the shape."""
    free: int
    """How many cards of owner 0 may from now on be laid at will."""
    other_free: int
    """How many of owner 1."""


class Shapes:
    """Every shape met under one set of house rules."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._made: dict[Key, Shape] = {}

    def cut(self, down: int, hands: tuple[int, int]) -> Cut:
        """Return the shapes of a whole board; the hands hold what is not down."""
        suits = [(down >> 2 * LANE * suit, *(hand >> 2 * LANE * suit for hand in hands)) for suit in range(4)]
        return joined([self._suit(*(part & _SUIT_BITS for part in suit)) for suit in suits])

    def _suit(self, down: int, first: int, second: int) -> Cut:
        """Return the shapes of one suit, moved into the place of the first."""
        if not first or not second:
            return (), (first.bit_count(), second.bit_count())
        if self._rules.tunnel != "off" or not down & 1:
            return (self._shape((down, first, second)),), (0, 0)
        return joined([self._lane(_owners(lane, first, second)) for lane in (0, LANE) if _owners(lane, first, second)])

    def _lane(self, owners: Key) -> Cut:
        """Return what one lane leaves, given the owners of its places in the order in which they open."""
        ones = sum(owners)
        if ones in (0, len(owners)):
            return (), (len(owners) - ones, ones)
        return (self._shape(owners, lane=True),), (0, 0)

    def _shape(self, key: Key, *, lane: bool = False) -> Shape:
        """Return the shape of a lane or a suit, made once."""
        known = (-1, *key) if lane else key
        if known not in self._made:
            shape = self._made[known] = Shape()
            shape.number = len(self._made)
            fill = self._fill_lane if lane else self._fill_suit
            fill(shape, key)
        return self._made[known]

    def _fill_lane(self, shape: Shape, owners: Key) -> None:
        """Work out a lane's shape: only its first card can be laid, and the last of a row lets the other in."""
        owner, row = owners[0], owners.index(1 - owners[0])
        left, free = self._lane(owners[1:])
        let_in = 0 if row > 1 else _row_of(owners[1:])
        shape.lays = ([], [])
        shape.lays[owner].append(Lay(let_in, left, *free))
        shape.safe = (row > 1 and owner == 0, row > 1 and owner == 1)

    def _fill_suit(self, shape: Shape, key: Key) -> None:
        """Work out what each hand can lay in a suit that is a ring, and what that leaves."""
        down, *hands = key
        shape.lays = ([], [])
        for owner in (0, 1):
            given = self._open(down) & hands[1 - owner]
            for bit in bits(self._open(down) & hands[owner]):
                let_in = self._open(_put(down, bit)) & hands[1 - owner] & ~given
                shape.lays[owner].append(Lay(let_in.bit_count(), *_flat(self._laid(key, bit, owner))))
        keeps = self._rules.tunnel != "oneway"  # there a card that waits may be shut in (T4)
        first, second = (keeps and any(not lay.let_in for lay in lays) for lays in shape.lays)
        shape.safe = (first, second)

    def _laid(self, key: Key, bit: int, owner: int) -> Cut:
        """Return what a suit that is a ring comes to after one card."""
        down, *hands = key
        hands[owner] ^= bit
        return self._suit(_put(down, bit), *hands)

    def _open(self, down: int) -> int:
        """Return the places of a suit that the board lets a card into."""
        return survey(self._rules, down)[0] & _SUIT_BITS


def joined(cuts: list[Cut]) -> Cut:
    """Return several cuts of the board into shapes as one."""
    shapes = sorted((shape for found, _ in cuts for shape in found), key=lambda shape: shape.number)
    return tuple(shapes), (sum(free[0] for _, free in cuts), sum(free[1] for _, free in cuts))


def _flat(cut: Cut) -> tuple[tuple[Shape, ...], int, int]:
    """Return shapes and free plays in one row."""
    shapes, free = cut
    return shapes, *free


def _row_of(owners: Key) -> int:
    """Return how many places of a shape's first owner follow each other."""
    return owners.index(1 - owners[0]) if len(set(owners)) > 1 else len(owners)


def _owners(lane: int, first: int, second: int) -> Key:
    """Return who owns each card that waits in a lane, outward from the 7."""
    places = (1 << lane + step for step in range(LANE - 1))
    return tuple(int(bool(second & place)) for place in places if (first | second) & place)


def _put(down: int, bit: int) -> int:
    """Return the board with one more card on it."""
    return down | card_of(bit).place
