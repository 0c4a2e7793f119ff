"""The player who tries its moves in sampled worlds, everybody going on by the tips, and takes what costs least."""

from __future__ import annotations

import sys
from math import sqrt
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.moves import Drop
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.players.player import moves_of
from sevens_teach.bridge.players.tips import TipsPlayer, habits_for, worth_keeping
from sevens_teach.compiling.plain import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random
    from types import ModuleType

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.view import View

PLAYED_OUT: Final = 32 if sys.platform == "emscripten" else 120
"""How many deals are played out for a move, all of its worlds together: a page's Python is three times as slow."""
_DROPS: Final = 3
"""How many discards are tried: those least worth keeping by the tips."""
_SURE: Final = 1.0
"""How many standard errors better than the tips' move another has to be."""
_SEEDS: Final = 1 << 31
_LONGER: Final = 3
"""How many times as long two take for a deal, who wait for the fifty."""
_PARTS: Final = ("model", "from_view", "deals", "worlds")


class SharpPlayer:
    """Tries a few sensible moves in ways in which the hidden cards may lie, to the end of the deal.

    Every move meets the same worlds and the same chance, and the move by the tips is left only for one that was
    clearly better. It sees no more than anybody: a world is dealt from the cards that it has not from_view.
    """

    def __init__(self, played_out: int = PLAYED_OUT, part: Callable[[str], ModuleType] = plain) -> None:
        """Take how many deals are played out for a move, and where the simulator's modules come from."""
        self.played_out = played_out
        self._part = part

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of Seven Bridge; raises `GameError` when another decides."""
        moves = moves_of(view)
        usual = TipsPlayer(habits_for(len(view.counts))).choose(view, rng)
        tried = sensible(view, moves, usual)
        if len(tried) < 2:
            return usual
        worlds = self.played_out // len(tried) // (_LONGER if len(view.counts) == 2 else 1)
        return _best(tried, weighed(view, tried, worlds, int(rng.random() * _SEEDS), self._part))

    def __repr__(self) -> str:
        return f"SharpPlayer(played_out={self.played_out})"


def sensible(view: View, moves: Sequence[Move], usual: Move) -> list[Move]:
    """Return the moves of Seven Bridge worth trying, the usual one first: every call, or the few best discards."""
    if view.step is Step.DRAW:
        return [usual, *(move for move in moves if move != usual)]
    if not isinstance(usual, Drop):
        return [usual]
    rules, habits = view.rules, habits_for(len(view.counts))
    drops = sorted(view.hand, key=lambda card: worth_keeping(card, view.hand, rules, habits))[:_DROPS]
    return [usual, *(Drop(card) for card in drops if card is not usual.card)]


def weighed(
    view: View, tried: Sequence[Move], worlds: int, seed: int, part: Callable[[str], ModuleType] = plain
) -> list[list[int]]:
    """Return what each move of Seven Bridge costs in each of the same worlds, less what all pay there.

    As plain Python: to compile the simulator would take longer than many games. `part` may give its modules compiled.
    """
    model, from_view, deals, simulated = (part(f"sevens_teach.bridge.simulator.{name}") for name in _PARTS)
    numbers = part("sevens_teach.compiling.compiled").numbers
    row, room = numbers(from_view.row_of(view)), model.new_room()
    count = deals.list_moves(row, room)
    known = dict(zip(view.legal_moves, room.found[:count], strict=True))
    moves, habits = [known[move] for move in tried], model.habits_of([habits_for(len(view.counts))] * len(view.counts))
    spare, costs = numbers([0] * model.SIZE), numbers([0] * (worlds * len(tried)))
    simulated.weigh(
        row, from_view.hidden_from(view), spare, numbers(moves), len(moves), habits, seed, worlds, room, costs
    )
    return [[int(cost) for cost in costs[at : at + len(tried)]] for at in range(0, len(costs), len(tried))]


def _best(tried: Sequence[Move], costs: Sequence[Sequence[int]]) -> Move:
    """Return the move of Seven Bridge that costs clearly least beside the first; the first where none does."""
    found, most = tried[0], 0.0
    for index, move in enumerate(tried[1:], 1):
        saved = [world[0] - world[index] for world in costs]
        mean = sum(saved) / len(saved)
        error = sqrt(sum((each - mean) ** 2 for each in saved)) / len(saved)
        if mean > max(most, _SURE * error):
            found, most = move, mean
    return found
