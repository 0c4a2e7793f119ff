"""Very many whole games from one seed, and what is counted of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.chance import chance_of
from sevens_teach.compiling.compiled import entry, inlined, pointer
from sevens_teach.sevens.simulator.model import pointed
from sevens_teach.sevens.simulator.turns import deal, play_to_the_end, started

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.sevens.simulator.model import House, Now, Table

TURNS: Final = 0
PASSES: Final = 2
BANKRUPT: Final = 4
PLACES: Final = 6
"""Where the counts begin: sum and sum of squares for a game's turns, passes and bankruptcies; then two tables of
places, a row a player: by the player's number, and by how many seats after the starter."""


@entry
def play_games(
    house: House,
    table: Table,
    fresh: Sequence[int],
    pack: MutableSequence[int],
    seed: int,
    first: int,
    games: int,
    seatings: Sequence[int],
    counts: MutableSequence[int],
    places: MutableSequence[int],
) -> None:
    """Play `games` games of Sevens, numbered from `first`, each with its own chance, once for each of the seatings.

    `seatings` has the policies of the players, for one seating after the other. What happened is added up in `counts`;
    `places` takes every game's places, unless it has no room for them.
    """
    players, cards = table.players, len(fresh)
    table, fresh, pack, counts = pointed(table), pointer(fresh), pointer(pack), pointer(counts)
    ways, kept = len(seatings) // players, len(places) > 0
    written = 0
    for game in range(first, first + games):
        for way in range(ways):
            for player in range(players):
                table.policies[player] = seatings[way * players + player]
            chance = deal(table, fresh, pack, cards, chance_of(seed, game))
            begun = started(house, table, chance)
            add_up(table, begun, play_to_the_end(house, table, begun), counts)
            if kept:
                for player in range(players):
                    places[written] = table.places[player]
                    written += 1


@inlined
def add_up(table: Table, begun: Now, ended: Now, counts: MutableSequence[int]) -> None:
    """Add one game of Sevens to the counts."""
    players, passes, bankrupt = table.players, 0, 0
    for player in range(players):
        place = table.places[player] - 1
        passes += table.passes[player]
        bankrupt += ended.bankrupt >> player & 1
        after = player - begun.turn
        if after < 0:
            after += players
        counts[PLACES + players * player + place] += 1
        counts[PLACES + players * (players + after) + place] += 1
    counts[TURNS] += ended.turns
    counts[TURNS + 1] += ended.turns * ended.turns
    counts[PASSES] += passes
    counts[PASSES + 1] += passes * passes
    counts[BANKRUPT] += bankrupt
    counts[BANKRUPT + 1] += bankrupt * bankrupt
