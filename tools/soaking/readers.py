"""A class on one server: thirty readers, each with a kernel and a table, press something every three seconds."""

from __future__ import annotations

import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import quantiles
from typing import Final

import psutil
from lab_server import running_lab

from soaking.reader import Reader
from soaking.tally import Tally

READERS: Final = 30
EVERY: Final = 3.0
"""Seconds between two presses of a reader."""
PRESSES: Final = ({"kind": "hint"}, {"kind": "why", "card": "♠A"}, {"kind": "new"})
"""Each of these has an answer."""


def soak(seconds: float, seed: int) -> Tally:  # noqa: ARG001, nothing here is by chance
    """Let the class play for so many seconds."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder), Path(folder)) as lab:
        readers = [Reader(lab, number) for number in range(READERS)]
        with ThreadPoolExecutor(READERS) as pool:
            times = [each for found in pool.map(lambda reader: _sit(reader, seconds, tally), readers) for each in found]
        tally.cases = len(times)
        tally.count("MiB of the fullest kernel", max(reader.process().memory_info().rss for reader in readers) >> 20)
        tally.count("MiB of the server", _server() >> 20)
        lab.shut_down_kernels()
    cuts = quantiles(times, n=20)
    tally.count("ms at the median", round(cuts[9] * 1000))
    tally.count("ms at 95 %", round(cuts[18] * 1000))
    return tally


def _sit(reader: Reader, seconds: float, tally: Tally) -> list[float]:
    """Press something every now and then, for so many seconds, and return how long each took."""
    times: list[float] = []
    reader.connect()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            times.append(reader.press(PRESSES[len(times) % len(PRESSES)]))
        except Exception as error:  # noqa: BLE001, this is what is looked for
            tally.lost.append(f"a press: {type(error).__name__}: {error}")
            break
        time.sleep(EVERY)
    return times


def _server() -> int:
    """Return the bytes in memory of the server that this process has started."""
    return sum(each.memory_info().rss for each in psutil.Process().children() if "jupyterlab" in each.cmdline())
