"""The player who tries every move in many worlds, and leaves the tips only where that surely pays."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import GameError, shown
from sevens_teach.sevens.players.player import moves_of
from sevens_teach.sevens.players.tips import TipsPlayer
from sevens_teach.sevens.players.worlds import chain_of, position_in
from sevens_teach.sevens.simulator.rollouts import own_places

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players.worlds import Chain

_SURE: Final = 2.5
"""How many standard errors better than the tips' move another has to be."""
_FIRST: Final = 0.25
"""In this part of the worlds every move is tried; in the rest those that may still be better than the usual one."""
_HOPELESS: Final = 4.0
"""A move that is worse by this many standard errors is not."""
_SEEDS: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Gain:
    """How much better one move is than another, in places."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def is_sure(self) -> bool:
        """Whether the gain over the usual move exceeds what chance may well give."""
        return self.mean > _SURE * self.error and self.mean > 0

    @property
    def is_open(self) -> bool:
        """Whether more worlds may still show a gain over the usual move."""
        return self.mean + _HOPELESS * self.error > 0


class ExpertPlayer:
    """Tries each move in `budget` worlds, everybody going on by the tips, and takes one that is surely better.

    The worlds are ways in which the hidden cards may lie, the likelier ones more often; every move meets the same
    worlds and the same chance, so that their places are compared in pairs. Compiled where the extra `lab` is
    installed; the same seed gives the same choice without it. Raises `GameError` for a budget below 2.
    """

    def __init__(self, budget: int = 300) -> None:
        if type(budget) is not int or budget < 2:
            raise GameError(f"budget={shown(budget)}: expected 2 or more worlds for each move")
        self._budget = budget

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of Sevens; raises `GameError` when it is another's turn."""
        return self.weighed(view, rng)[0]

    def weighed(self, view: View, rng: Random) -> tuple[Move, dict[Move, float] | None]:
        """Return the move to make, and by how many places it leads each other; as `choose`.

        None where there was nothing to try moves in.
        """
        moves = tuple(moves_of(view))
        usual = TipsPlayer().choose(view, rng)
        chain = chain_of(view, rng) if len(moves) > 1 else None
        if chain is None:
            return usual, None
        gains = self._gains(position_in(view, chain.start), usual, chain, int(rng.random() * _SEEDS))
        best = max(gains, key=lambda move: gains[move].mean)
        best = best if gains[best].is_sure else usual
        worths = {usual: 0.0} | {move: gain.mean for move, gain in gains.items()}
        return best, {move: worths[best] - worth for move, worth in worths.items() if move != best}

    def _gains(self, position: Position, usual: Move, chain: Chain, seed: int) -> dict[Move, Gain]:
        """Return how much better than the usual move each other is; those that may be better have most worlds."""
        found: dict[Move, Gain] = {}
        places: dict[Move, list[int]] = {move: [] for move in position.legal_moves.turn}
        tried, first = list(places), max(2, round(_FIRST * self._budget))
        for count in (first, self._budget - first):
            if count and len(tried) > 1:
                seed += 1
                for move, more in zip(tried, own_places(position, tried, chain.more(count), seed=seed), strict=True):
                    places[move] += more
                gains = {move: gain_of(places[usual], places[move]) for move in tried if move != usual}
                found |= gains
                tried = [usual, *(move for move, gain in gains.items() if gain.is_open)]
        return found

    def __repr__(self) -> str:
        return f"ExpertPlayer(budget={self._budget})"


def gain_of(usual: list[int], other: list[int]) -> Gain:
    """Return by how many places `other` is better than the usual move, pair by pair."""
    differences = [one - two for one, two in zip(usual, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return Gain(mean, sqrt(spread / count))
