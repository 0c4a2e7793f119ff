"""A long sitting at one table in one kernel: whatever there is after the first games is all there is in the end."""

from __future__ import annotations

import json
import os
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from lab_server import running_lab

from soaking.reader import Reader, move, over
from soaking.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES: Final = 1_000
WARM: Final = 20
"""After how many games it is weighed first."""
EVERY: Final = 100
"""After how many games each it is weighed then."""
LEVEL: Final = 16 << 20
"""Bytes of the kernel that may come: the last 4,096 texts of each kind that it has said are kept for the next time."""
OTHERS: Final[tuple[dict[str, Any], ...]] = (
    *({"kind": what} for what in ("hint", "undo", "redo", "save", "watch", "again", "undo")),
    *({"kind": "set", "name": "lang", "value": lang} for lang in ("ja", "en")),
    {"kind": "why", "text": "♠A"},
    {"kind": "seek", "ply": 0},
    {"kind": "go_on"},
    {"kind": "nonsense"},
)
"""What is pressed between two moves."""
OFTEN: Final = 0.2
WEIGH: Final = """
import gc, ipywidgets, json, psutil, tempfile
from pathlib import Path
from sevens_teach import progress
gc.collect()
me = psutil.Process()
print(json.dumps({
    "bytes": me.memory_info().rss,
    "objects": len(gc.get_objects()),
    "widgets": len(ipywidgets.widgets.widget._instances),
    "comms": len(get_ipython().kernel.comm_manager.comms),
    "listeners": len(table._msg_callbacks.callbacks) + sum(map(len, table._trait_notifiers.values())),
    "open files": me.num_fds(),
    "threads": me.num_threads(),
    "processes": len(me.children(recursive=True)),
    "temporary files": len([*Path(tempfile.gettempdir()).iterdir()]),
    "files of the reader": len([*progress.store().path.parent.rglob("*")]),
}))
"""
"""Run in the kernel, it prints what there is."""


def soak(seconds: float, seed: int) -> Tally:
    """Play this many games, or as many as there is time for, and weigh the kernel on the way."""
    tally, rng, end = Tally(), Random(f"leaks {seed}"), time.monotonic() + seconds
    with (
        tempfile.TemporaryDirectory() as folder,
        _temporary(folder),
        running_lab(Path(folder), Path(folder)) as lab,
    ):
        reader, games, weights = Reader(lab, 1), 0, []
        while games < GAMES and time.monotonic() < end:
            _play(reader, rng, tally)
            games += 1
            if games == WARM or games % EVERY == 0:
                weights.append(_weigh(reader, games))
        tally.count("games", games)
        _judge(weights or [_weigh(reader, games)], _weigh(reader, games), tally)
        lab.shut_down_kernels()
    return tally


@contextmanager
def _temporary(folder: str) -> Iterator[None]:
    """Have the kernel keep its temporary files where nobody else's are."""
    before = os.environ.get("TMPDIR")
    os.environ["TMPDIR"] = tempfile.mkdtemp(dir=folder)
    yield
    del os.environ["TMPDIR"]
    os.environ |= {"TMPDIR": before} if before else {}


def _play(reader: Reader, rng: Random, tally: Tally) -> None:
    """Play a game to its end, with other presses on the way, and have a new one dealt."""
    while not over(reader.state):
        if rng.random() < OFTEN:
            reader.press(rng.choice(OTHERS), answered=False)
            reader.press({"kind": "go_on"}, answered=False)  # back from where one has looked
        reader.press(move(reader.state, rng))
        tally.cases += 1
    reader.press({"kind": "new"})


def _weigh(reader: Reader, games: int) -> dict[str, int]:
    """Return what there is in the kernel, and print it."""
    found: dict[str, int] = json.loads(reader.run(WEIGH))
    print(f"  after {games:,} games:", ", ".join(f"{count:,} {name}" for name, count in found.items()), flush=True)
    return found


def _judge(weights: list[dict[str, int]], last: dict[str, int], tally: Tally) -> None:
    """Whatever can be counted is as it was; the bytes stay at their level."""
    first = weights[0]
    for name in first.keys() - {"bytes", "objects"}:
        if last[name] > first[name]:
            tally.lost.append(f"{last[name] - first[name]} more {name}")
    if last["bytes"] - first["bytes"] > LEVEL:
        tally.lost.append(f"{(last['bytes'] - first['bytes']) >> 20} MiB more in the kernel")
