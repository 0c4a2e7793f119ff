"""Very many deals from one seed: a deal step by step, and every habit tried in every seat of the same deals (D10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.simulator.model import (
    HABITS,
    IN_TURN,
    JOKER,
    OUT,
    PLAYERS,
    RENEWING,
    STEP,
    STOCK,
    Room,
    pointed,
)
from sevens_teach.bridge.simulator.moves import legal_moves
from sevens_teach.bridge.simulator.steps import begin, cost_of, dealt, make, renewed
from sevens_teach.bridge.simulator.tips import chosen
from sevens_teach.compiling.chance import chance_of, next_chance, stirred
from sevens_teach.compiling.compiled import compiled, entry, pointer

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

SUMS: Final = ("deals", "own", "own_squared", "others", "others_squared", "won", "won_before", "cost_before")
"""What a comparison adds up, over the deals: of each deal what the habit changed, all seats together."""


# -- a deal, step by step ----------------------------------------------------------------------------


@entry
def deal_cards(row: MutableSequence[int], seed: int, number: int) -> int:
    """Shuffle and deal Seven Bridge, the dealer moving on with the deal's `number`; return the chance after it."""
    row = pointer(row)
    return dealt(row, number % row[PLAYERS], chance_of(seed, number))


@entry
def list_moves(row: Sequence[int], room: Room) -> int:
    """Write the legal moves of Seven Bridge as what was found; return how many."""
    return legal_moves(pointer(row), pointed(room))


@entry
def choose(row: Sequence[int], habits: Sequence[int], chance: int, room: Room) -> int:
    """Return the move of Seven Bridge that the deciding player's habits say."""
    return chosen(pointer(row), pointer(habits), chance, pointed(room))


@entry
def make_move(row: MutableSequence[int], move: int) -> None:
    """Make a legal move of Seven Bridge in the row of a deal."""
    make(pointer(row), move)


@entry
def write_costs(row: Sequence[int], costs: MutableSequence[int]) -> None:
    """Write what a deal of Seven Bridge that is over costs each player."""
    row = pointer(row)
    for player in range(row[PLAYERS]):
        costs[player] = cost_of(player, row)


# -- very many ---------------------------------------------------------------------------------------


@entry
def compare_deals(
    row: MutableSequence[int],
    usual: Sequence[int],
    tried: Sequence[int],
    seed: int,
    first: int,
    deals: int,
    room: Room,
    sums: MutableSequence[int],
) -> None:
    """Play these deals with everybody's `usual` habits, and again with the `tried` ones in each seat in turn."""
    row, usual, tried, room, sums = pointer(row), pointer(usual), pointer(tried), pointed(room), pointer(sums)
    for number in range(first, first + deals):
        _compare(row, usual, tried, chance_of(seed, number), number % row[PLAYERS], room, sums)


@entry
def play_deals(
    row: MutableSequence[int], habits: Sequence[int], seed: int, deals: int, room: Room, costs: MutableSequence[int]
) -> None:
    """Play some deals; `costs` adds up what they cost each player, then how many each has won: who pays least."""
    row, habits, room, costs = pointer(row), pointer(habits), pointed(room), pointer(costs)
    seat_habits(room.seated, habits, row[PLAYERS])
    for number in range(deals):
        chance = dealt(row, number % row[PLAYERS], chance_of(seed, number))
        play_on(row, room, chance)
        best = row[IN_TURN]
        for player in range(row[PLAYERS]):
            costs[player] += cost_of(player, row)
            if cost_of(player, row) < cost_of(best, row):
                best = player
        costs[row[PLAYERS] + best] += 1


@compiled
def _compare(
    row: MutableSequence[int],
    usual: Sequence[int],
    tried: Sequence[int],
    chance: int,
    dealer: int,
    room: Room,
    sums: MutableSequence[int],
) -> None:
    """Add one deal to the comparison of habits."""
    players = row[PLAYERS]
    later = dealt(row, dealer, chance)
    for place in range(JOKER + 1):
        room.pack[place] = row[STOCK + place]
    seat_habits(room.seated, usual, players)
    play_on(row, room, later)
    total = 0
    for player in range(players):
        room.costs[player] = cost_of(player, row)
        total += room.costs[player]
    sums[6] += row[STEP] == OUT
    own, others = 0, 0
    for player in range(players):
        _again(row, dealer, room)
        for place in range(HABITS):
            room.seated[player * HABITS + place] = tried[place]
        play_on(row, room, later)
        mine = cost_of(player, row) - room.costs[player]
        own += mine
        others += _total(row) - total - mine
        sums[5] += row[STEP] == OUT and row[IN_TURN] == player
        seat_habits(room.seated, usual, players)
    _add(sums, own, others, total)


@compiled
def _add(sums: MutableSequence[int], own: int, others: int, total: int) -> None:
    """Add a deal to the sums of a habit: its costs and their squares."""
    sums[0] += 1
    sums[1] += own
    sums[2] += own * own
    sums[3] += others
    sums[4] += others * others
    sums[7] += total


@compiled
def seat_habits(seated: MutableSequence[int], habits: Sequence[int], players: int) -> None:
    """Seat players of these habits in a deal."""
    for place in range(players * HABITS):
        seated[place] = habits[place]


@compiled
def _again(row: MutableSequence[int], dealer: int, room: Room) -> None:
    """Deal the same pack once more, for another habit."""
    for place in range(JOKER + 1):
        row[STOCK + place] = room.pack[place]
    begin(row, dealer)


@compiled
def _total(row: Sequence[int]) -> int:
    """Return what a deal costs all players together."""
    total = 0
    for player in range(row[PLAYERS]):
        total += cost_of(player, row)
    return total


@compiled
def play_on(row: MutableSequence[int], room: Room, chance: int) -> None:
    """Play a deal of Seven Bridge on to its end, by the habits of those who are seated."""
    while row[STEP] < OUT:
        if row[STEP] == RENEWING:
            chance = renewed(row, chance)
        else:
            chance = next_chance(chance)
            make(row, chosen(row, room.seated, stirred(chance), room))
