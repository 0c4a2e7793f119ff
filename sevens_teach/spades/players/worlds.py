"""The ways in which the hidden cards may lie, as one player of Spades sees it: `simulator.beliefs` makes them."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import card_set, shuffled
from sevens_teach.compiling.compiled import numbers, zeros
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.simulator.beliefs import ONE, Known, deal_worlds, replay
from sevens_teach.spades.simulator.model import TIPS, Now, Table, bid_number, new_table, suit_index, to_lanes
from sevens_teach.spades.simulator.rows import ROW

if TYPE_CHECKING:
    from collections.abc import MutableSequence
    from random import Random

    from sevens_teach.spades.engine.view import View

_CARD: Final = 10
"""How surprising another card than the one by the tips is, in tenths: a world is e times less likely for each ten."""
_BID: Final = 15
"""How surprising a bid one trick away from the tips' is."""
_MOST: Final = 200
"""From here on nothing gets more surprising."""
_SWAPS: Final = 12
"""How many exchanges of two cards are tried from one world to the next."""
_UNLIKE: Final = 12
"""How many worlds are left out at the beginning, until the chain has forgotten the deal that it begins at."""
_SEEDS: Final = 1 << 31


class Chain:
    """Worlds one after another, the likelier ones more often, for the player of a view."""

    def __init__(self, view: View, rng: Random) -> None:
        """Begin at a deal that fits what everybody has seen, drawn by `rng`."""
        self.table: Table = new_table([TIPS] * PLAYERS)
        for player, bid in enumerate(view.bids):
            self.table.bids[player] = bid_number(bid)
        cards = [to_lanes(card.bit) for card in view.played]
        self.first = (view.dealer + 1) % PLAYERS
        rows = zeros((len(cards) + 1) * ROW)
        replay(self.table, self.first, numbers(cards), rows)
        at = len(cards) * ROW
        self.now = Now._make([*(int(rows[at + index]) for index in range(ROW - 1)), 0])
        self._known = _known(view, self.table, rows, len(cards), self.now.voids)
        self._hands = numbers(_first_world(view, self.now.voids, rng))
        self._seed = int(rng.random() * _SEEDS)
        self._number = 0
        self.more(_UNLIKE)

    def more(self, count: int) -> MutableSequence[int]:
        """Return this many more worlds of Spades in a row, each four hands, as `simulator.worlds` takes them."""
        found = zeros(count * PLAYERS)
        if self._known.hidden > 1:
            deal_worlds(self._known, self._hands, self._seed, self._number, found)
        else:
            for index in range(len(found)):
                found[index] = self._hands[index % PLAYERS]
        self._number += count
        return found


def _known(view: View, table: Table, rows: MutableSequence[int], played: int, voids: int) -> Known:
    """Return what the player of `view` knows of the hidden cards at Spades."""
    seats = [player for player in range(PLAYERS) if player != view.player and view.counts[player]]
    return Known(
        sandbags=view.rules.sandbags,
        first=(view.dealer + 1) % PLAYERS,
        bids=table.bids,
        scratch=numbers([0] * PLAYERS),
        plays=rows,
        played=played,
        hidden=len(seats),
        seats=numbers(seats),
        voids=voids,
        swaps=_SWAPS,
        card_surprise=_CARD,
        bid_surprise=_BID,
        odds=numbers([round(ONE * exp(-tenths / 10)) for tenths in range(_MOST + 1)]),
        most=_MOST,
    )


def _first_world(view: View, voids: int, rng: Random) -> list[int]:
    """Return one deal of Spades in which nobody has a suit that they are known to be out of."""
    hands = [0] * PLAYERS
    hands[view.player] = to_lanes(card_set(view.hand))
    for card in shuffled(view.unseen, rng):
        _give(to_lanes(card.bit), hands, view, voids, rng)
    return hands


def _give(card: int, hands: list[int], view: View, voids: int, rng: Random) -> None:
    """Give a hidden card of Spades to somebody who may hold it; where hands are full, another card moves on."""
    suit = suit_index(card)
    may = [player for player in range(PLAYERS) if player != view.player and not voids >> 4 * player + suit & 1]
    room = [player for player in may if hands[player].bit_count() < view.counts[player]]
    if room:
        hands[room[int(rng.random() * len(room))]] |= card
        return
    player = may[int(rng.random() * len(may))]
    held = [1 << bit for bit in range(hands[player].bit_length()) if hands[player] >> bit & 1]
    moved = held[int(rng.random() * len(held))]
    hands[player] ^= moved | card
    _give(moved, hands, view, voids, rng)
