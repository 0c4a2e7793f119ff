"""Writers of stars and of games are killed while they write: what was said to be kept is there, whole."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from sevens_teach import Game
from sevens_teach.progress import Store
from sevens_teach.table.saves import load_game, saved_games
from soaking.tally import Tally

WRITER: Final = """
import sys
from pathlib import Path
from sevens_teach import Game
from sevens_teach.progress import Store
from sevens_teach.table.saves import save_game
folder = Path(sys.argv[1])
store = Store(folder)
for number in range(1, 100):
    assert store.record(f"{sys.argv[2]}-{number:02}", tries=1) is None
    print(f"{sys.argv[2]}-{number:02}", flush=True)
    print(save_game(folder, Game(seed=number)), flush=True)
"""
RULES: Final = ("B4", "K3", "T2", "J1")
"""Two writers at a time, each with a rule of its own."""


def soak(seconds: float, seed: int) -> Tally:
    """Kill writers for this many seconds."""
    tally, rng, end = Tally(), Random(f"kills {seed}"), time.monotonic() + seconds
    while time.monotonic() < end:
        with tempfile.TemporaryDirectory() as folder:
            said = _killed(Path(folder), rng)
            _look(Path(folder), said, tally)
    return tally


def _killed(folder: Path, rng: Random) -> set[str]:
    """Start writers, kill them at some moment, and return what they said was kept."""
    command = [sys.executable, "-c", WRITER, str(folder)]
    writers = [subprocess.Popen([*command, rule], stdout=subprocess.PIPE, text=True) for rule in rng.sample(RULES, 2)]
    said = {writer.stdout.readline().strip() for writer in writers if writer.stdout}
    time.sleep(rng.random() * 0.3)
    for writer in writers:
        writer.kill()
    return said | {line for writer in writers for line in writer.communicate()[0].split()}


def _look(folder: Path, said: set[str], tally: Tally) -> None:
    """Compare what is there with what was said."""
    solved, games = Store(folder).load().solved.keys(), saved_games(folder, Game())
    tally.count("stars", len(solved))
    tally.count("games", len(games))
    tally.lost += [f"{name} was kept and is not there" for name in said - {*solved, *games}]
    for name in games:
        with tally.case("a saved game", name):
            load_game(folder, name, Game())
    tally.lost += [f"a broken file is there: {path.name}" for path in folder.glob("*aside*")]
