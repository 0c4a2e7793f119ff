"""Processor time in interleaved slices, so that a slow moment of the machine slows all contestants alike."""

from __future__ import annotations

import os
import time
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class MissingError(Exception):
    """What is to be measured is not here; the message says why."""


@dataclass(frozen=True)
class Slice:
    """What one contestant did in one slice."""

    games: int
    turns: int
    """The turns of all its games; 0 where they are not counted."""
    seconds: float
    """Of processor time, not of the clock on the wall."""

    @property
    def pace(self) -> float:
        """Games a second."""
        return self.games / self.seconds


PlayGame: TypeAlias = "Callable[[Random], int]"
"""Plays one whole game, the deal included, and returns its turns (0: not counted)."""
Contestant: TypeAlias = "Callable[[float, int], Slice]"
"""Plays games for this many seconds, with chance from a seed."""


def in_python(play: PlayGame) -> Contestant:
    """Return the contestant that plays in this process."""

    def run(seconds: float, seed: int) -> Slice:
        rng = Random(seed)
        games = turns = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            turns += play(rng)
            games += 1
        return Slice(games, turns, spent)

    return run


def interleaved(contestants: Mapping[str, Contestant], rounds: int, seconds: float) -> dict[str, list[Slice]]:
    """Give each contestant a slice of this many `seconds`, one after the other, for this many `rounds`."""
    slices: dict[str, list[Slice]] = {name: [] for name in contestants}
    for seed in range(rounds):
        for name, run in contestants.items():
            slices[name].append(run(seconds, seed))
    return slices


def pace(slices: list[Slice]) -> float:
    """Return the median games a second."""
    return median(each.pace for each in slices)


def turns_a_game(slices: list[Slice]) -> float:
    """Return the mean number of turns of all the games."""
    return sum(each.turns for each in slices) / sum(each.games for each in slices)


def ratios(slices: list[Slice], to: list[Slice]) -> list[float]:
    """Return the ratio of the paces, round by round, sorted."""
    return sorted(each.pace / other.pace for each, other in zip(slices, to, strict=True))


def stay_on_one_core() -> str:
    """Keep this process and its children on one core, where the system can; return where they are."""
    if not hasattr(os, "sched_setaffinity"):
        return "on whichever core (this system cannot keep a process on one)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"on core {core} alone"
