"""The player who tries every move in many worlds, and leaves the tips only where that surely pays."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import GameError, shown
from sevens_teach.sevens.players.player import moves_of
from sevens_teach.sevens.players.tips import TipsPlayer
from sevens_teach.sevens.players.worlds import position_in, worlds_of
from sevens_teach.sevens.simulator.rollouts import rollouts

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View

_SURE: Final = 2.5
"""So many standard errors better a move has to be than the one by the tips."""
_SEEDS: Final = 1 << 31


@dataclass(frozen=True, slots=True)
class Gain:
    """How much better one move is than another, in places."""

    mean: float
    error: float
    """The standard error of the mean."""

    @property
    def is_sure(self) -> bool:
        """Whether the gain exceeds what chance may well give."""
        return self.mean > _SURE * self.error and self.mean > 0


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
        """Return a legal move of `view`; raises `GameError` when it is another's turn."""
        moves = tuple(moves_of(view))
        usual = TipsPlayer().choose(view, rng)
        if len(moves) < 2:
            return usual
        worlds = worlds_of(view, self._budget, rng)
        if not worlds:
            return usual
        places = places_of(view, moves, worlds, int(rng.random() * _SEEDS))
        gains = {move: gain_of(places[moves.index(usual)], places[index]) for index, move in enumerate(moves)}
        best = max(moves, key=lambda move: gains[move].mean)
        return best if gains[best].is_sure else usual

    def __repr__(self) -> str:
        return f"ExpertPlayer(budget={self._budget})"


def places_of(view: View, moves: tuple[Move, ...], worlds: list[list[int]], seed: int) -> list[list[int]]:
    """Return the place that the player of `view` takes after each move in each world, by rollouts with the tips."""
    position = position_in(view, worlds[0])
    return [[row[view.player] for row in rows] for rows in rollouts(position, moves, worlds, seed=seed)]


def gain_of(usual: list[int], other: list[int]) -> Gain:
    """Return by how many places `other` is better, pair by pair."""
    differences = [one - two for one, two in zip(usual, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return Gain(mean, sqrt(spread / count))
