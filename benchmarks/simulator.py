"""The lab's compiled games beside C in the same rounds, and what a game costs by how many there are."""

from __future__ import annotations

import resource
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from statistics import median
from typing import TYPE_CHECKING

from cores import all_cores
from measure import MissingError, Slice, interleaved, pace, ratios, turns_a_game
from others import COMPILE, playouts_in_c
from sevens import PLAYERS, variants
from table import Table

from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.lab import playouts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from measure import Contestant

    from sevens_teach import Rules

ROUNDS = 11
SECONDS = 0.1
BATCH = 5_000
MANY = 10_000_000
COUNTS = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)


def simulator() -> Iterator[Table]:
    """Yield the lab's tables."""
    if not IS_COMPILED:
        raise MissingError("numba is not installed, or switched off")
    playouts(games=1)
    yield _beside_c()
    yield _first_call()
    yield _by_count()
    yield _by_workers()


def _beside_c() -> Table:
    in_c, missing = _in_c()
    ours = {f"{name}, {policy}": _games(rules, policy) for policy in ("random", "tips") for name, rules in _rules()}
    slices = interleaved(in_c | ours, ROUNDS, SECONDS)
    aims = "Aims: basic at least half (0.50) of C, every random variant a fifth (0.20) of C's basic."
    table = Table(
        f"The lab's games a second on one core: {PLAYERS} players, the deal included; C is {' '.join(COMPILE)}",
        ("", "games a second", "to C's basic", "turns a game"),
        notes=[*([missing] if missing else []), aims],
    )
    for name in (*in_c, *ours):
        compared = f"{median(ratios(slices[name], slices['C, random'])):.2f}" if in_c else "-"
        table.rows.append((name, f"{pace(slices[name]):,.0f}", compared, f"{turns_a_game(slices[name]):.1f}"))
    return table


def _rules() -> list[tuple[str, Rules]]:
    return [(name, replace(rules, voluntary_passing=True)) for name, rules in variants().items()]


def _in_c() -> tuple[dict[str, Contestant], str]:
    try:
        return {"C, random": playouts_in_c()}, ""
    except MissingError as error:
        return {}, f"C: not measured, {error}"


def _games(rules: Rules, policy: str) -> Contestant:
    def run(seconds: float, seed: int) -> Slice:
        games = turns = 0
        begin = time.process_time()
        while (spent := time.process_time() - begin) < seconds:
            turns += playouts(rules, PLAYERS, games=BATCH, seed=seed + games, policy=policy).turns
            games += BATCH
        return Slice(games, turns, spent)

    return run


def _first_call() -> Table:
    """Return what the first call of a process costs, with what was compiled before on the disk."""
    table = Table("The first call of a new process, its cache warm", ("", "seconds"), notes=["Aim: under 0.5 s."])
    for name, hidden in (
        ("as the extra lab installs it", "sys.modules['scipy'] = None; "),
        ("with all that is here", ""),
    ):
        source = f"import sys, time; {hidden}from sevens_teach.lab import playouts; {_CALL}"
        taken = [float(subprocess.check_output([sys.executable, "-c", source])) for _ in range(5)]
        table.rows.append((name, f"{median(taken):.2f}"))
    return table


_CALL = "begin = time.process_time(); playouts(games=1); print(time.process_time() - begin)"


def _by_workers() -> Table:
    """Return how much faster two workers are than one."""
    table = Table(f"Two cores, {MANY:,} random basic games", ("workers", "games a second", "to one"))
    with all_cores(), ThreadPoolExecutor(2) as threads:
        found: dict[str, float] = {}
        for name, workers in (("1", 1), ("2 threads", threads), ("2 processes", 2)):
            begin = time.perf_counter()
            playouts(games=MANY, workers=workers)
            found[name] = MANY / (time.perf_counter() - begin)
            table.rows.append((name, f"{found[name]:,.0f}", f"{found[name] / found['1']:.2f}"))
    return table


def _by_count() -> Table:
    heads = ("games", "nanoseconds a game", "the process's most memory so far, MiB")
    table = Table("What a random basic game costs, by how many are played", heads)
    for games in COUNTS:
        begin = time.process_time()
        playouts(games=games)
        cost = (time.process_time() - begin) / games * 1e9
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        table.rows.append((f"{games:,}", f"{cost:,.0f}", f"{most:,.0f}"))
    return table
