"""The ways in which the hidden cards may lie, one after another, the likelier ones more often: a Markov chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.compiling.chance import below, chance_of, next_chance
from sevens_teach.compiling.compiled import compiled, count, entry, inlined, nth, pointer
from sevens_teach.sevens.simulator.model import CARDS, FEET, JOKER, LANES

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

ONE: Final = 1 << 30
"""A chance of 1, as `Known.odds` counts it."""
_BY_ONE: Final = FEET * ((1 << LANES - 1) - 1)
_BY_TWO: Final = FEET * ((1 << LANES - 2) - 1)
_BY_FOUR: Final = FEET * ((1 << LANES - 4) - 1)
"""What is left of every lane when all is moved by this many places towards the 7."""


class Known(NamedTuple):
    """What one player knows of the others: sets and numbers by seat, as the loop has them."""

    killer: bool
    dead: int
    """The dead places (K3)."""
    aside: bool
    """Whether dead cards lie before their owners (K10): each player then keeps as many as before."""
    swaps: int
    """How many exchanges of two cards are tried from one world to the next."""
    hidden: int
    """How many hands are hidden."""
    seats: Sequence[int]
    """Their seats."""
    pinned: Sequence[int]
    """A set a seat: the cards that all have seen there."""
    open: int
    """The places open now; none where what a player holds says nothing."""
    odds: Sequence[int]
    """How likely a hand with so much surprise is, in parts of `ONE`; the last is for all that is more."""
    most: int
    """The last index of `odds`."""


@entry
def deal_worlds(known: Known, hands: MutableSequence[int], seed: int, first: int, worlds: MutableSequence[int]) -> None:
    """Fill `worlds` with hidden hands of Sevens, a hand a seat; the chain stands at `hands`.

    From one world to the next some exchanges of two hidden cards are tried, and kept as often as the new hands are
    likely beside the old (Metropolis). Every world has its own chance, so the worlds are the same whether they are
    asked for together or one by one.
    """
    players = len(hands)
    known, chain = pointed(known), pointer(hands)
    for index in range(len(worlds) // players):
        chance = chance_of(seed, first + index)
        for _ in range(known.swaps):
            chance = swapped(known, chain, chance)
        for player in range(players):
            worlds[index * players + player] = chain[player]


@inlined
def pointed(known: Known) -> Known:
    """Return what is known of the hidden cards with its arrays as pointers, for compiled functions."""
    return Known(
        known.killer,
        known.dead,
        known.aside,
        known.swaps,
        known.hidden,
        pointer(known.seats),
        pointer(known.pinned),
        known.open,
        pointer(known.odds),
        known.most,
    )


@compiled
def swapped(known: Known, hands: MutableSequence[int], chance: int) -> int:
    """Let two players change a hidden card each, if that is likely enough; return the chance after it."""
    one = known.seats[below(chance, known.hidden)]
    chance = next_chance(chance)
    two = known.seats[below(chance, known.hidden)]
    chance = next_chance(chance)
    if one == two:
        return next_chance(next_chance(chance))
    first = nth(hands[one], below(chance, count(hands[one])))
    chance = next_chance(chance)
    second = nth(hands[two], below(chance, count(hands[two])))
    chance = next_chance(chance)
    if (known.pinned[one] & first) | (known.pinned[two] & second):
        return chance
    ones, twos = hands[one] ^ (first | second), hands[two] ^ (first | second)
    if not can_hold(known, hands[one], ones) or not can_hold(known, hands[two], twos):
        return chance
    more = surprise(known, ones) + surprise(known, twos) - surprise(known, hands[one]) - surprise(known, hands[two])
    if more <= 0 or below(chance, ONE) < known.odds[min(more, known.most)]:
        hands[one], hands[two] = ones, twos
    return next_chance(chance)


@inlined
def can_hold(known: Known, before: int, hand: int) -> bool:
    """Return whether a player still in may hold this: not ★ alone (J5), nor dead cards alone (K5)."""
    if known.killer:
        same = count(hand & known.dead) == count(before & known.dead)
        return hand & ~known.dead != 0 and (same or not known.aside)
    return hand != JOKER


@inlined
def surprise(known: Known, hand: int) -> int:
    """Return how many cards that fit a hand holds with another of its own beyond: one lays those first (S2, S3)."""
    return count(hand & known.open & CARDS & nearer(hand))


@inlined
def nearer(hand: int) -> int:
    """Return the places nearer to the 7 than some card of a hidden hand."""
    reached = hand & CARDS
    reached |= reached >> 1 & _BY_ONE
    reached |= reached >> 2 & _BY_TWO
    reached |= reached >> 4 & _BY_FOUR
    return reached >> 1 & _BY_ONE
