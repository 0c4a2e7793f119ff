"""The player who tries every bid and every card in many worlds, and leaves the tips only where that surely pays."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import numbers, zeros
from sevens_teach.errors import GameError, shown
from sevens_teach.spades.engine.moves import BLIND_NIL, LOOK, TRICKS, Bid, Play
from sevens_teach.spades.players.player import moves_of
from sevens_teach.spades.players.tips import TipsPlayer
from sevens_teach.spades.players.worlds import Chain
from sevens_teach.spades.simulator.endings import ROOM
from sevens_teach.spades.simulator.model import bid_number, house_of, to_lanes
from sevens_teach.spades.simulator.worlds import OPEN_TRICKS, try_bids, try_cards

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View

_SURE: Final = 2.0
"""How many standard errors better than the tips' move another has to be."""
_FIRST: Final = 0.25
"""In this part of the worlds everything is tried; in the rest what may still be better than the usual move."""
_HOPELESS: Final = 3.0
"""A move that is worse by this many standard errors is not."""
_NEAR: Final = 3
"""Bids so near to the tips' are tried, and nil."""


@dataclass(frozen=True, slots=True)
class Trial:
    """What one move came to in many worlds: by how many points the player's side then comes out better."""

    worths: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean of a tried bid or card over the worlds."""
        return sum(self.worths) / len(self.worths)

    def gain_over(self, usual: Trial) -> tuple[float, float]:
        """Return how much better this trial is, world by world, and the standard error of that, in the same worlds."""
        differences = [one - two for one, two in zip(self.worths, usual.worths, strict=True)]
        mean = sum(differences) / len(differences)
        spread = sum((each - mean) ** 2 for each in differences) / (len(differences) - 1)
        return mean, sqrt(spread / len(differences))


class ExpertPlayer:
    """Tries each bid and card in `budget` worlds, all going on by the tips, and takes one that is surely better.

    The worlds are ways in which the hidden cards may lie, likelier the better they agree with bids, follows and
    discards; every move meets the same worlds, so that what they come to is compared in pairs. The last tricks are
    looked through to the end. Compiled where the extra `lab` is installed; the same seed gives the same choice
    without it. Raises `GameError` for a budget below 2.
    """

    def __init__(self, budget: int = 100) -> None:
        if type(budget) is not int or budget < 2:
            raise GameError(f"budget={shown(budget)}: expected 2 or more worlds for each move")
        self._budget = budget

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal bid or card; raises `GameError` when it is another's turn."""
        moves = tuple(moves_of(view))
        usual = TipsPlayer().choose(view, rng)
        if len(moves) < 2 or usual in (LOOK, BLIND_NIL):
            return usual
        trials = trials_of(view, rng, self._budget, usual)
        return surest(trials, usual)

    def __repr__(self) -> str:
        return f"ExpertPlayer(budget={self._budget})"


def surest(trials: dict[Move, Trial], usual: Move) -> Move:
    """Return the bid or card that is surely better than the usual one, and most so; else the usual one."""
    best, most = usual, 0.0
    for move, trial in trials.items():
        if move != usual:
            gain, error = trial.gain_over(trials[usual])
            if gain > _SURE * error and gain > most:
                best, most = move, gain
    return best


def trials_of(view: View, rng: Random, budget: int, usual: Move) -> dict[Move, Trial]:
    """Return what each bid or card comes to that may be better than the usual one, tried in every world."""
    chain = Chain(view, rng)
    tried = _candidates(view, usual)
    play = _bids(view, chain) if view.is_bidding else _cards(view, chain)
    worths: dict[Move, tuple[int, ...]] = dict.fromkeys(tried, ())
    first = max(2, round(_FIRST * budget))
    for count in (first, budget - first):
        if count and len(tried) > 1:
            for move, more in zip(tried, play(tried, count), strict=True):
                worths[move] += more
            found = {move: Trial(worths[move]) for move in tried}
            tried = [usual, *(move for move in tried if move != usual and _is_open(found[move], found[usual]))]
    return {move: Trial(worths[move]) for move in tried}


def _is_open(trial: Trial, usual: Trial) -> bool:
    """Return whether more worlds may still show a gain of a bid or card."""
    gain, error = trial.gain_over(usual)
    return gain + _HOPELESS * error > 0


def _candidates(view: View, usual: Move) -> list[Move]:
    """Return the moves worth trying: all cards; bids near to the usual one, and nil."""
    if not isinstance(usual, Bid):
        return list(view.legal_moves)
    near = range(max(1, usual.tricks - _NEAR), min(TRICKS, max(1, usual.tricks) + _NEAR) + 1)
    return [Bid(0), *(Bid(tricks) for tricks in near)]


def _cards(view: View, chain: Chain) -> Callable[[Sequence[Move], int], list[tuple[int, ...]]]:
    """Return what tries cards of Spades in more and more worlds."""
    house = house_of(view)

    def play(moves: Sequence[Move], count: int) -> list[tuple[int, ...]]:
        """Return what each card of Spades comes to in this many more worlds."""
        cards = numbers([to_lanes(move.card.bit) for move in moves if isinstance(move, Play)])
        worths = zeros(len(moves) * count)
        try_cards(house, chain.table, chain.now, cards, chain.more(count), OPEN_TRICKS, zeros(ROOM), worths)
        return _rows(worths, count)

    return play


def _bids(view: View, chain: Chain) -> Callable[[Sequence[Move], int], list[tuple[int, ...]]]:
    """Return what tries bids in more and more worlds."""
    house = house_of(view)

    def play(moves: Sequence[Move], count: int) -> list[tuple[int, ...]]:
        """Return what each bid comes to in this many more worlds."""
        bids = numbers([bid_number(move) for move in moves if isinstance(move, Bid)])
        worths, taken = zeros(len(moves) * count), zeros(len(moves) * count)
        try_bids(house, chain.table, chain.first, view.player, bids, chain.more(count), worths, taken)
        return _rows(worths, count)

    return play


def bids_tried(
    view: View, rng: Random, bids: Sequence[Bid], count: int
) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
    """Return what each bid comes to in this many worlds, and the tricks that the player of `view` takes in each."""
    chain = Chain(view, rng)
    numbered = numbers([bid_number(bid) for bid in bids])
    worths, taken = zeros(len(bids) * count), zeros(len(bids) * count)
    try_bids(house_of(view), chain.table, chain.first, view.player, numbered, chain.more(count), worths, taken)
    return _rows(worths, count), _rows(taken, count)


def _rows(worths: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return the results of all bids or cards, a row for each."""
    return [tuple(map(int, worths[begin : begin + count])) for begin in range(0, len(worths), count)]
