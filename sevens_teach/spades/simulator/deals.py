"""Very many deals from one seed: dealt, bid, played to the last trick, and scored (P1, P2, P4, P5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.chance import below, chance_of, next_chance
from sevens_teach.compiling.compiled import compiled, count, entry, inlined, nth, pointer
from sevens_teach.spades.simulator.bidding import tips_bid
from sevens_teach.spades.simulator.model import (
    ALL,
    BLIND,
    NO_BID,
    PLAYERS,
    TIPS,
    TRICKS,
    House,
    Now,
    Table,
    bid_by,
    needed,
    pointed,
)
from sevens_teach.spades.simulator.tips import tips_card
from sevens_teach.spades.simulator.tricks import after_card, begun, legal_cards

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

CARDS = 52


@entry
def play_deals(
    house: House,
    table: Table,
    fresh: Sequence[int],
    pack: MutableSequence[int],
    seed: int,
    deals: int,
    points: MutableSequence[int],
) -> None:
    """Play this many deals of Spades, each with its own chance; player 0 deals the first.

    Of every deal `points` takes the points of both sides, then the players' bids, then their tricks.
    """
    table, fresh, pack = pointed(table), pointer(fresh), pointer(pack)
    for number in range(deals):
        chance = shuffled(table, fresh, pack, chance_of(seed, number))
        now = bid_and_played(house, table, number + 1 & 3, chance)
        row = number * 10
        for side in range(2):
            points[row + side] = side_points(house, table.bids, now, side)
        for player in range(PLAYERS):
            points[row + 2 + player] = table.bids[player]
            points[row + 6 + player] = now.taken >> 4 * player & 15


@compiled
def shuffled(table: Table, fresh: Sequence[int], pack: MutableSequence[int], chance: int) -> int:
    """Shuffle and deal thirteen cards of Spades to each; return the chance after it."""
    for player in range(PLAYERS):
        table.hands[player] = 0
        table.bids[player] = NO_BID
    for index in range(CARDS):
        pack[index] = fresh[index]
    for left in range(CARDS, 0, -1):
        pick = below(chance, left)
        chance = next_chance(chance)
        table.hands[left & 3] |= pack[pick]
        pack[pick] = pack[left - 1]
    return chance


@compiled
def bid_and_played(house: House, table: Table, first: int, chance: int) -> Now:
    """Let everybody bid in a compiled deal of Spades, then play to the last trick."""
    for step in range(PLAYERS):
        player = first + step & 3
        table.bids[player], chance = chosen_bid(house, table, player, chance)
    return played_out(house, table, begun(table, first, chance))


@compiled
def played_out(house: House, table: Table, now: Now) -> Now:
    """Play a deal of Spades on to its last trick."""
    while now.played != ALL:
        hand = table.hands[now.turn]
        card, chance = chosen_card(house, table, now, hand)
        table.hands[now.turn] = hand ^ card
        now = after_card(with_chance(now, chance), card)
    return now


@inlined
def with_chance(now: Now, chance: int) -> Now:
    """Return where the deal of Spades stands, with another chance."""
    return Now(
        now.turn,
        now.laid,
        now.led,
        now.best,
        now.winner,
        now.played,
        now.broken,
        now.voids,
        now.needs,
        now.nils,
        now.taken,
        chance,
    )


@compiled
def chosen_bid(house: House, table: Table, player: int, chance: int) -> tuple[int, int]:
    """Return a player's bid in a compiled deal, and the chance after it."""
    if table.policies[player] == TIPS:
        return tips_bid(house, table.bids, player, table.hands[player]), chance
    if house.blind_nil:
        blind = below(chance, 2)
        chance = next_chance(chance)
        if blind:
            return BLIND, chance
    return below(chance, TRICKS + 1), next_chance(chance)


@compiled
def chosen_card(house: House, table: Table, now: Now, hand: int) -> tuple[int, int]:
    """Return a player's card in a compiled deal, and the chance after it."""
    if table.policies[now.turn] == TIPS:
        return tips_card(now, hand, house.sandbags, ALL), now.chance
    legal = legal_cards(now, hand)
    return nth(legal, below(now.chance, count(legal))), next_chance(now.chance)


@compiled
def side_points(house: House, bids: Sequence[int], now: Now, side: int) -> int:
    """Return what a deal that is over brings a side (P2, P4, P5)."""
    need = needed(now, side)
    target, nils = bid_by(bids, now, side)
    if need > 0:
        return nils - 10 * target
    penalty = 0
    if house.sandbags:
        bags = house.bags >> 16 * side & 65535
        penalty = 100 * ((bags - need) // 10 - bags // 10)
    return nils + 10 * target - need - penalty
