"""How long a storm's first puzzles take to draw, for a reader who has met little and for one who has met all."""

from __future__ import annotations

import time
from itertools import islice
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Final

from table import Table

from sevens_teach import Game
from sevens_teach.practice.session import storm_puzzles
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from collections.abc import Iterator

STORMS, PUZZLES = 5, 30
READERS: Final = {"lesson 01": {"B4", "B5"}, "lessons 01 to 04": {"B4", "B5", "B6", "B7", "F1", "F2", "G1", "G2"}}
"""Who draws, and the rules they have met."""


def storm() -> Iterator[Table]:
    """Yield the table of the seconds, and how many games at random take as long."""
    table = Table(
        f"Drawing the first {PUZZLES} puzzles of a storm: seconds of processor time, {STORMS} storms",
        ("the reader has done", "median", "slowest", "slowest puzzle", "as many games at random as"),
    )
    for name, rules in READERS.items():
        rounds = [(_drawn(rules, seed), _game(seed)) for seed in range(STORMS)]
        whole = [sum(each) for each, _ in rounds]
        games = median(sum(each) / game for each, game in rounds)
        slowest = max(max(each) for each, _ in rounds)
        table.rows.append((name, f"{median(whole):.1f}", f"{max(whole):.1f}", f"{slowest:.2f}", f"{games:.0f}"))
    yield table


def _drawn(rules: set[str], seed: int) -> list[float]:
    """Return the seconds that each puzzle of a storm takes."""
    seconds, begin = [], time.process_time()
    for _ in islice(filter(None, storm_puzzles(Random(seed), rules, has_met)), PUZZLES):
        now = time.process_time()
        seconds.append(now - begin)
        begin = now
    return seconds


def _game(seed: int) -> float:
    """Return the seconds that one whole game at the usual table takes."""
    begin, chance = time.process_time(), Random(seed)
    game = Game(seed=seed)
    while (turn := game.position.turn) is not None:
        game.play(RandomPlayer(passing=True).choose(game.view(turn), chance))
    return time.process_time() - begin
