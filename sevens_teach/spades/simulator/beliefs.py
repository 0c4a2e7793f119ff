"""The ways in which the hidden cards may lie, one after another, the likelier ones more often: a Markov chain.

What a player is known to be out of is never dealt to that player. A hand is the less likely the more of what its player
did, bids, follows and discards, one who plays by the tips would have done otherwise with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.compiling.chance import below, chance_of, next_chance
from sevens_teach.compiling.compiled import compiled, count, entry, inlined, nth, pointer
from sevens_teach.spades.simulator.bidding import NIL_RISK, fitted, hand_worth, nil_risk
from sevens_teach.spades.simulator.model import ALL, BLIND, NO_BID, PLAYERS, Table
from sevens_teach.spades.simulator.model import pointed as pointed_table
from sevens_teach.spades.simulator.rows import ROW, now_in, write_row
from sevens_teach.spades.simulator.tips import tips_card
from sevens_teach.spades.simulator.tricks import after_card, begun

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

ONE: Final = 1 << 30
"""A chance of 1, as `Known.odds` counts it."""


class Known(NamedTuple):
    """What one player knows of the others."""

    sandbags: bool
    first: int
    """Who bid first."""
    bids: Sequence[int]
    """The bids, a number a player."""
    scratch: MutableSequence[int]
    """Room for four bids."""
    plays: Sequence[int]
    """Every card played, in order, each with what everybody could see before it."""
    played: int
    """How many these are."""
    hidden: int
    """How many other players hold cards."""
    seats: Sequence[int]
    """Which."""
    voids: int
    """Who is out of which suit, as in `Now`."""
    swaps: int
    """How many exchanges of two cards are tried from one world to the next."""
    card_surprise: int
    """How surprising another card than the one by the tips is, in tenths."""
    bid_surprise: int
    """How surprising a bid is that is one trick away from the tips', in tenths."""
    odds: Sequence[int]
    """How likely a change to hands so much more surprising is, in parts of `ONE`; the last is for all that is more."""
    most: int
    """The last index of `odds`."""


@entry
def deal_worlds(known: Known, hands: MutableSequence[int], seed: int, first: int, worlds: MutableSequence[int]) -> None:
    """Fill `worlds` with four hidden hands of Spades each; the chain stands at `hands`.

    From one world to the next some exchanges of two hidden cards are tried, and kept as often as the new hands are
    likely beside the old (Metropolis). Every world has its own chance: they are the same together or one by one.
    """
    known, chain = pointed(known), pointer(hands)
    for index in range(len(worlds) // PLAYERS):
        chance = chance_of(seed, first + index)
        for _ in range(known.swaps):
            chance = swapped(known, chain, chance)
        for player in range(PLAYERS):
            worlds[index * PLAYERS + player] = chain[player]


@inlined
def pointed(known: Known) -> Known:
    """Return what is known of Spades' hidden cards with its arrays as pointers, for compiled functions."""
    return Known(
        known.sandbags,
        known.first,
        pointer(known.bids),
        pointer(known.scratch),
        pointer(known.plays),
        known.played,
        known.hidden,
        pointer(known.seats),
        known.voids,
        known.swaps,
        known.card_surprise,
        known.bid_surprise,
        pointer(known.odds),
        known.most,
    )


@compiled
def swapped(known: Known, hands: MutableSequence[int], chance: int) -> int:
    """Let two players of Spades change a hidden card each, if that is likely enough; return the chance after it."""
    one = known.seats[below(chance, known.hidden)]
    chance = next_chance(chance)
    two = known.seats[below(chance, known.hidden)]
    chance = next_chance(chance)
    first = nth(hands[one], below(chance, count(hands[one])))
    chance = next_chance(chance)
    second = nth(hands[two], below(chance, count(hands[two])))
    chance = next_chance(chance)
    if one == two or is_out(known, one, second) or is_out(known, two, first):
        return chance
    ones, twos = hands[one] ^ (first | second), hands[two] ^ (first | second)
    more = surprise(known, one, ones) + surprise(known, two, twos)
    more -= surprise(known, one, hands[one]) + surprise(known, two, hands[two])
    if more <= 0 or below(chance, ONE) < known.odds[min(more, known.most)]:
        hands[one], hands[two] = ones, twos
    return next_chance(chance)


@inlined
def is_out(known: Known, player: int, card: int) -> bool:
    """Return whether a player of Spades is known to be out of a card's suit, in the compiled loop."""
    return known.voids >> 4 * player + (count(card - 1) >> 4) & 1 != 0


@compiled
def surprise(known: Known, player: int, hand: int) -> int:
    """Return how surprising what a player of Spades did would be with this hand, in tenths."""
    found = 0
    for row in range(known.played - 1, -1, -1):
        at = row * ROW
        if known.plays[at] == player:
            card = known.plays[at + ROW - 1]
            hand |= card
            if tips_card(now_in(known.plays, at), hand, known.sandbags, ALL) != card:
                found += known.card_surprise
    return found + surprise_of_bid(known, player, hand)


@inlined
def surprise_of_bid(known: Known, player: int, hand: int) -> int:
    """Return how surprising a player's bid is with a hand as it was dealt, in tenths."""
    own = known.bids[player]
    if own in (NO_BID, BLIND):
        return 0
    bids = known.scratch
    for step in range(PLAYERS):
        other = known.first + step & 3
        bids[other] = known.bids[other] if step < (player - known.first & 3) else NO_BID
    partner = bids[player + 2 & 3]
    may_nil = partner == NO_BID or partner & BLIND - 1 != 0
    risk = nil_risk(hand)
    if own == 0:
        return max(0, risk - NIL_RISK) * known.bid_surprise // 60
    found = known.bid_surprise if may_nil and risk <= NIL_RISK else 0
    away = abs(fitted(bids, hand_worth(hand)) - 200 * own)
    return found + max(0, away - 100) * known.bid_surprise // 200


@entry
def replay(table: Table, first: int, cards: Sequence[int], rows: MutableSequence[int]) -> None:
    """Fill `rows` with what stood before each card of the deal, the card beside it, and last with what stands now."""
    table, cards_, played = pointed_table(table), pointer(cards), len(cards)
    now = begun(table, first, 0)
    for index in range(played):
        write_row(rows, index * ROW, now, cards_[index])
        now = after_card(now, cards_[index])
    write_row(rows, played * ROW, now, 0)
