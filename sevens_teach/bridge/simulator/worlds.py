"""Moves tried in many ways in which the hidden cards may lie, everybody going on by the tips to the end of the deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.simulator.deals import play_on, seat_habits
from sevens_teach.bridge.simulator.model import (
    DRAWING,
    HANDS,
    JOKER,
    PLAYERS,
    SIZE,
    STEP,
    STOCK,
    STOCK_AT,
    STOCK_END,
    THROWN,
    Room,
    pointed,
)
from sevens_teach.bridge.simulator.moves import decider
from sevens_teach.bridge.simulator.steps import ask, cost_of, make, pass_on, shuffled
from sevens_teach.compiling.chance import chance_of
from sevens_teach.compiling.compiled import compiled, count, entry, pointer

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence


@entry
def weigh(
    seen: Sequence[int],
    hidden: int,
    row: MutableSequence[int],
    moves: Sequence[int],
    tried: int,
    habits: Sequence[int],
    seed: int,
    worlds: int,
    room: Room,
    costs: MutableSequence[int],
) -> None:
    """Write what each of the moves `tried` at Seven Bridge costs, world by world: less what all pay on average.

    `seen` is the row as the player who decides knows it: of the others' hands only how many cards they have counts,
    of the stock nothing. The cards that may lie there are `hidden`. Costs are multiplied by the number of players.
    """
    seen, row, moves, habits = pointer(seen), pointer(row), pointer(moves), pointer(habits)
    room, costs = pointed(room), pointer(costs)
    seat_habits(room.seated, habits, seen[PLAYERS])
    for number in range(worlds):
        chance = _world(seen, hidden, room.world, chance_of(seed, number))
        for index in range(tried):
            for place in range(SIZE):
                row[place] = room.world[place]
            make(row, moves[index])
            play_on(row, room, chance)
            costs[number * tried + index] = _margin(row, decider(seen))


@compiled
def _world(seen: Sequence[int], hidden: int, world: MutableSequence[int], chance: int) -> int:
    """Deal what is hidden at Seven Bridge; return the chance after it. Who comes before lets the discard go."""
    for place in range(SIZE):
        world[place] = seen[place]
    end = STOCK
    for card in range(JOKER + 1):
        if hidden >> card & 1:
            world[end] = card
            end += 1
    chance = shuffled(world, STOCK, end, chance)
    at = STOCK
    for player in range(seen[PLAYERS]):
        if player != decider(seen):
            world[HANDS + player] = 0
            for _ in range(count(seen[HANDS + player])):
                world[HANDS + player] |= 1 << world[at]
                at += 1
    world[STOCK_AT], world[STOCK_END] = at - STOCK, end - STOCK
    if seen[STEP] == DRAWING and seen[THROWN]:
        ask(world)
        while decider(world) != decider(seen):
            pass_on(world)
    return chance


@compiled
def _margin(row: Sequence[int], player: int) -> int:
    """Return what a deal cost a player, times the players, less what it cost all."""
    total = 0
    for each in range(row[PLAYERS]):
        total += cost_of(each, row)
    return cost_of(player, row) * row[PLAYERS] - total
