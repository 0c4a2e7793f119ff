"""Games played on from one position, with the hidden cards dealt in many ways, and each of several moves tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.chance import chance_of
from sevens_teach.compiling.compiled import entry, pointer
from sevens_teach.sevens.simulator.model import Now, pointed
from sevens_teach.sevens.simulator.moves import Move
from sevens_teach.sevens.simulator.turns import followed, play_to_the_end

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from sevens_teach.sevens.simulator.model import House, Table


@entry
def play_worlds(
    house: House,
    table: Table,
    now: Now,
    passes: Sequence[int],
    moves: Sequence[int],
    worlds: Sequence[int],
    seed: int,
    games: int,
    places: MutableSequence[int],
) -> None:
    """Play every move of Sevens in every world `games` times, with the same chance, so that they can be paired.

    `worlds` has a hand a player for each world. `moves` has three numbers for each move: a card, a place for ★ (both
    0: pass), and the card to be laid next, as soon as it fits (0: none); with empty `moves` play goes on as it is.
    `places` takes a place a player for each move, world and game, in that order.
    """
    table, players = pointed(table), table.players
    tried, dealt = max(1, len(moves) // 3), len(worlds) // players
    passes, has_moves = pointer(passes), len(moves) > 0
    written = 0
    for index in range(tried):
        if has_moves:
            table.planned[now.turn] = moves[3 * index + 2]
        for game in range(dealt * games):
            world = game // games * players
            for player in range(players):
                table.hands[player] = worlds[world + player]
                table.passes[player] = passes[player]
            chance = chance_of(seed, game)
            begun = Now(now.board, now.dead, now.turn, now.staying, now.gone, now.bankrupt, 0, chance)
            if has_moves:
                begun = followed(house, table, begun, Move(moves[3 * index], moves[3 * index + 1]), chance)
            play_to_the_end(house, table, begun)
            for player in range(players):
                places[written] = table.places[player]
                written += 1
