"""Very many whole games from one seed, and what is counted of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.lab.simulator.chance import chance_of
from sevens_teach.lab.simulator.compiled import entry, pointer
from sevens_teach.lab.simulator.loop import deal, play_to_the_end, started
from sevens_teach.lab.simulator.model import pointed

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.lab.simulator.model import House, Table

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
    cards: int,
    seed: int,
    first: int,
    games: int,
    counts: MutableSequence[int],
) -> None:
    """Play `games` games, numbered from `first`, each with its own chance; add up what happened in `counts`."""
    table, players = pointed(table), table.players
    fresh, pack, counts = pointer(fresh), pointer(pack), pointer(counts)
    for game in range(first, first + games):
        chance = deal(table, fresh, pack, cards, chance_of(seed, game))
        now = started(house, table, chance)
        starter = now.turn
        now = play_to_the_end(house, table, now)
        passes, bankrupt = 0, 0
        for player in range(players):
            place = table.places[player] - 1
            passes += table.passes[player]
            bankrupt += now.bankrupt >> player & 1
            counts[PLACES + players * player + place] += 1
            counts[PLACES + players * (players + (player - starter) % players) + place] += 1
        counts[TURNS] += now.turns
        counts[TURNS + 1] += now.turns * now.turns
        counts[PASSES] += passes
        counts[PASSES + 1] += passes * passes
        counts[BANKRUPT] += bankrupt
        counts[BANKRUPT + 1] += bankrupt * bankrupt
