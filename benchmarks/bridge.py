"""Seven Bridge: how fast its simulator is, how a reader fares among the cast, and what the sharp player is worth.

`python benchmarks/bridge.py` prints all of it, as `make fairness` does; `make bench` the speed alone. Nothing is
asserted. Intervals are 95 %, over deals; every player sits in one seat, and the deal goes round the table.
"""

from __future__ import annotations

from importlib import import_module
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from nobody import nobodys_home
from table import Table

from sevens_teach.bridge import Game, Position, Rules
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.bridge.players.levels import CAST
from sevens_teach.bridge.players.player import play_deal
from sevens_teach.bridge.players.sharp import SharpPlayer
from sevens_teach.bridge.simulator.habit_trials import SURE, seats_of
from sevens_teach.compiling.compiled import IS_COMPILED

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.bridge.players import Player

SEED: Final = 22
SPEED: Final = 100_000 if IS_COMPILED else 200
"""Deals of the simulator in one go."""
SHARES: Final = 50_000 if IS_COMPILED else 200
SHARP: Final = 400
"""Deals that the sharp player plays, each once more by one who keeps to the tips in its place."""
TIMED: Final = 5
"""Deals in which the sharp player's moves are timed as at a table, in plain Python."""
READERS: Final[dict[str, Habits | None]] = {"any legal step": None, "the tips": Habits()}


def bridge() -> Iterator[Table]:
    """Yield how many deals the simulator plays in a second of processor time."""
    how = "compiled" if IS_COMPILED else "plain Python"
    table = Table(f"Deals of Seven Bridge a second on one core, {how}; all by the tips", ("players", "deals a second"))
    for players in range(2, 6):
        seats_of([Habits()] * players, 1, rules=Rules())
        began = process_time()
        seats_of([Habits()] * players, SPEED, rules=Rules())
        table.rows.append((str(players), f"{SPEED / (process_time() - began):,.0f}"))
    yield table


def fairness() -> Table:
    """Return how often each reader, and each of the cast, pays least for a deal."""
    table = Table(
        f"Four players of Seven Bridge: who pays least for a deal, in percent of {SHARES:,} deals",
        ("reader, level", "the reader", "Ren", "Aoi", "Sora", "the reader pays"),
        notes=["Aim: any legal step 15 to 25 at gentle; the tips at least as often as anybody."],
    )
    for level, ways in CAST.items():
        for name, reader in READERS.items():
            seats = seats_of([reader, *ways], SHARES, rules=Rules(), seed=SEED)
            shares = (f"{100 * each.won:.1f} ± {100 * each.won_error:.1f}" for each in seats)
            table.rows.append((f"{name}, {level}", *shares, f"{seats[0].cost:.1f}"))
    return table


def strength() -> Table:
    """Return what the sharp player pays among players who keep to the tips, and what one more of them pays there."""
    table = Table(
        f"A sharp player of Seven Bridge among players by the tips: points a deal, {SHARP} deals",
        ("players", "sharp", "the tips there", "sharp pays more", "slowest move, ms"),
        notes=["The worlds are compiled for this; the moves are timed as at a table, in plain Python."],
    )
    for players in (2, 4):
        sharp = SharpPlayer(part=import_module)
        more = [_cost(seed, players, sharp) - _cost(seed, players, TipsPlayer()) for seed in range(SHARP)]
        usual = fmean(_cost(seed, players, TipsPlayer()) for seed in range(SHARP))
        found = f"{fmean(more):+.2f} ± {SURE * stdev(more) / sqrt(SHARP):.2f}"
        row = f"{usual + fmean(more):.1f}", f"{usual:.1f}", found, f"{1000 * _slowest(players):.0f}"
        table.rows.append((str(players), *row))
    return table


def _cost(seed: int, players: int, first: Player) -> int:
    """Return what a deal costs the player in the first seat; the others keep to the tips."""
    start: Position = Game(players=players, seed=seed, dealer=seed % players).position
    line = play_deal(start, [first, *[TipsPlayer()] * (players - 1)], Random(seed)).line
    assert line is not None  # noqa: S101, the deal is over
    return line[0]


class _Timed:
    """A player whose slowest move is noted."""

    def __init__(self, player: Player) -> None:
        self.player, self.slowest = player, 0.0

    def choose(self, view: Any, rng: Random) -> Any:  # noqa: ANN401, a view and a move
        began = process_time()
        move = self.player.choose(view, rng)
        self.slowest = max(self.slowest, process_time() - began)
        return move


def _slowest(players: int) -> float:
    """Return the seconds of processor time that the slowest move of some deals took."""
    timed = _Timed(SharpPlayer())
    for seed in range(TIMED):
        _cost(seed, players, timed)
    return timed.slowest


if __name__ == "__main__":
    with nobodys_home():
        for each in (*bridge(), fairness(), strength()):
            print(each, flush=True)
