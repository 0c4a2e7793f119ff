"""Every bid or card tried in the same worlds, and how the deal ends then: what a review tells of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.compiling.compiled import compiled, entry, inlined, pointer
from sevens_teach.spades.simulator.deals import played_out, side_points
from sevens_teach.spades.simulator.model import PLAYERS, House, Now, Table, pointed
from sevens_teach.spades.simulator.tricks import after_card
from sevens_teach.spades.simulator.worlds import bid_and_ended
from sevens_teach.spades.simulator.worth import lead_worth

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

END: Final = 11
"""The numbers of one end: side 0's lead, the points of both sides, the four bids, the four players' tricks."""


class End(NamedTuple):
    """How one deal ends."""

    lead: int
    """By how much side 0 comes out better, a bag counted at its tenth part."""
    points: tuple[int, int]
    """What the deal brings both sides on the score sheet."""
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    """The tricks of each player."""


@entry
def card_ends(
    house: House, table: Table, now: Now, cards: Sequence[int], worlds: Sequence[int], found: MutableSequence[int]
) -> None:
    """Play every card in every world, and write for a review how each deal ends."""
    table, dealt = pointed(table), len(worlds) // PLAYERS
    cards_, worlds_, found_, tried = pointer(cards), pointer(worlds), pointer(found), len(cards)
    for index in range(tried):
        for world in range(dealt):
            for player in range(PLAYERS):
                table.hands[player] = worlds_[world * PLAYERS + player]
            table.hands[now.turn] ^= cards_[index]
            over = played_out(house, table, after_card(now, cards_[index]))
            write_end(found_, (index * dealt + world) * END, house, table, over)


@entry
def bid_ends(
    house: House,
    table: Table,
    first: int,
    player: int,
    bids: Sequence[int],
    worlds: Sequence[int],
    found: MutableSequence[int],
) -> None:
    """Make every bid in every world, all going on by the tips, and write for a review how each deal ends."""
    table, dealt = pointed(table), len(worlds) // PLAYERS
    bids_, worlds_, found_, tried = pointer(bids), pointer(worlds), pointer(found), len(bids)
    for index in range(tried):
        for world in range(dealt):
            for seat in range(PLAYERS):
                table.hands[seat] = worlds_[world * PLAYERS + seat]
            over = bid_and_ended(house, table, first, player, bids_[index])
            write_end(found_, (index * dealt + world) * END, house, table, over)


@compiled
def write_end(found: MutableSequence[int], at: int, house: House, table: Table, now: Now) -> None:
    """Write how a deal of Spades ended, for a review."""
    found[at] = lead_worth(house, table.bids, now)
    for side in range(2):
        found[at + 1 + side] = side_points(house, table.bids, now, side)
    for player in range(PLAYERS):
        found[at + 3 + player] = table.bids[player]
        found[at + 7 + player] = tricks_of(now, player)


@inlined
def tricks_of(now: Now, player: int) -> int:
    """Return how many tricks a player has taken at the end of a deal, in the compiled loop."""
    return now.taken >> 4 * player & 15


def end_at(found: Sequence[int], number: int) -> End:
    """Return one of the ends of deals written for a review."""
    row = [int(each) for each in found[number * END : (number + 1) * END]]
    return End(row[0], (row[1], row[2]), tuple(row[3:7]), tuple(row[7:]))
