"""Every bid or card tried in the same worlds, and what the deal then comes to when all go on by the tips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import compiled, entry, inlined, pointer
from sevens_teach.spades.simulator.bidding import tips_bid
from sevens_teach.spades.simulator.deals import played_out
from sevens_teach.spades.simulator.endings import best_worth
from sevens_teach.spades.simulator.model import NO_BID, PLAYERS, House, Now, Table, pointed
from sevens_teach.spades.simulator.tricks import after_card, begun, tricks_left
from sevens_teach.spades.simulator.worth import lead_worth

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

OPEN_TRICKS: Final = 3
"""How many last tricks are looked through exactly, in each world with every hand open."""


@entry
def try_cards(
    house: House,
    table: Table,
    now: Now,
    cards: Sequence[int],
    worlds: Sequence[int],
    exact: int,
    room: MutableSequence[int],
    worths: MutableSequence[int],
) -> None:
    """Play every card of Spades in every world to the end; the last `exact` tricks by best play, else by the tips.

    `worlds` has four hands for each, `room` has `ROOM` numbers; `worths` takes, for each card and world, by how much
    the player's side comes out better than the other.
    """
    table, dealt = pointed(table), len(worlds) // PLAYERS
    cards_, worlds_, room_, tried = pointer(cards), pointer(worlds), pointer(room), len(cards)
    sign = -1 if now.turn & 1 else 1
    for index in range(tried):
        card = cards_[index]
        for world in range(dealt):
            for player in range(PLAYERS):
                table.hands[player] = worlds_[world * PLAYERS + player]
            table.hands[now.turn] ^= card
            worths[index * dealt + world] = sign * points_gained(house, table, after_card(now, card), exact, room_)


@compiled
def points_gained(house: House, table: Table, now: Now, exact: int, room: MutableSequence[int]) -> int:
    """Return by how many points side 0 comes out of a tried deal better."""
    if tricks_left(now) <= exact:
        return best_worth(house, table.hands, table.bids, now, room)
    return lead_worth(house, table.bids, played_out(house, table, now))


@entry
def try_bids(
    house: House,
    table: Table,
    first: int,
    player: int,
    bids: Sequence[int],
    worlds: Sequence[int],
    worths: MutableSequence[int],
    taken: MutableSequence[int],
) -> None:
    """Make every bid in every world; those after it bid, and all play, by the tips; `first` bid first.

    `worths` takes what `try_cards` gives; `taken` the tricks of the player.
    """
    table, dealt = pointed(table), len(worlds) // PLAYERS
    bids_, worlds_, tried = pointer(bids), pointer(worlds), len(bids)
    sign = -1 if player & 1 else 1
    for index in range(tried):
        for world in range(dealt):
            for seat in range(PLAYERS):
                table.hands[seat] = worlds_[world * PLAYERS + seat]
            ended_now = bid_and_ended(house, table, first, player, bids_[index])
            worths[index * dealt + world] = sign * lead_worth(house, table.bids, ended_now)
            taken[index * dealt + world] = ended_now.taken >> 4 * player & 15


@inlined
def bid_and_ended(house: House, table: Table, first: int, player: int, bid: int) -> Now:
    """Return the end of a tried deal in which a player makes a bid, and all after it go on by the tips."""
    after = (player - first & 3) + 1
    table.bids[player] = bid
    for step in range(after, PLAYERS):
        table.bids[first + step & 3] = NO_BID
    for step in range(after, PLAYERS):
        other = first + step & 3
        table.bids[other] = tips_bid(house, table.bids, other, table.hands[other])
    return played_out(house, table, begun(table, first, 0))
