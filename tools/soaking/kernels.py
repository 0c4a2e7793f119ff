"""Kernels are killed in mid-game: the next one takes each game up with every move that its reader had seen."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from lab_server import running_lab

from soaking.reader import Reader, move, over
from soaking.tally import Tally

MOST_PRESSES: Final = 8
"""After how many presses, at most, a game is left."""
SOON: Final = 0.03
"""Seconds within which a kernel is killed after a press: while it thinks, writes or sends."""


def soak(seconds: float, seed: int) -> Tally:
    """Kill kernels for this many seconds: each takes up what the one before it left, to the end of the game."""
    tally, rng, end = Tally(), Random(f"kernels {seed}"), time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder), Path(folder)) as lab:
        while time.monotonic() < end:
            tally.count("games")
            reader = Reader(lab, tally.counts["games"])
            while not over(reader.state) and time.monotonic() < end:
                seen = _leave(reader, rng)
                reader = Reader(lab, tally.counts["games"])
                _compare(seen, reader.state["log"], tally)
            lab.shut_down_kernels()
    return tally


def _leave(reader: Reader, rng: Random) -> list[object]:
    """Play on, have the kernel killed, and return the moves that the reader saw."""
    for _ in range(rng.randrange(MOST_PRESSES)):
        if not over(reader.state):
            reader.press(move(reader.state, rng))
    seen = [] if over(reader.state) else list(reader.state["log"])  # a game that is over is not kept
    reader.send(move(reader.state, rng))
    time.sleep(rng.random() * SOON)
    reader.process().kill()
    return seen


def _compare(seen: list[object], found: list[object], tally: Tally) -> None:
    """Count the moves that are there again."""
    tally.cases += 1
    tally.count("moves seen", len(seen))
    tally.count("moves taken up", len(found))
    if found[: len(seen)] != seen:
        tally.lost.append(f"kill {tally.cases}: of {len(seen)} moves seen, there are {len(found)}: {found[-3:]}")
