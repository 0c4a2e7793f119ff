"""A class on one server: readers, each with a kernel and a table, press something every three seconds."""

from __future__ import annotations

import os
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

import psutil
from lab_server import SERVER, running_lab

from soaking.reader import Reader
from soaking.tally import Tally

if TYPE_CHECKING:
    from lab_server import Lab

READERS: Final = int(os.environ.get("READERS", "30"))
"""How many sit in the class, at most."""
ARRIVING: Final = 0.5
"""The share of the time after which nobody comes in any more: those who are there then are the class."""
EVERY: Final = 3.0
"""Seconds between two presses of a reader."""
PRESSES: Final = ({"kind": "hint"}, {"kind": "why", "text": "♠A"}, {"kind": "new"})
"""Each of these has an answer."""


def soak(seconds: float, seed: int) -> Tally:  # noqa: ARG001, nothing here is at random
    """Let the class come in, and play for the rest of this many seconds, however long it took until the first sat."""
    tally = Tally()
    with tempfile.TemporaryDirectory() as folder, running_lab(Path(folder), Path(folder)) as lab:
        readers = _seated(lab, seconds * ARRIVING, tally)
        tally.count("readers", len(readers))
        end = time.monotonic() + seconds * (1 - ARRIVING)
        with ThreadPoolExecutor(READERS) as pool:
            waits = [EVERY * each / len(readers) for each in range(len(readers))]
            sittings = pool.map(lambda reader, wait: _sit(reader, wait, end, tally), readers, waits)
            times = [each for found in sittings for each in found]
        tally.cases = len(times)
        _weigh(readers, tally)
        lab.shut_down_kernels()
    if len(times) > 1:
        cuts = quantiles(times, n=20)
        tally.count("ms at the median", round(cuts[9] * 1000))
        tally.count("ms at 95 %", round(cuts[18] * 1000))
    return tally


def _seated(lab: Lab, seconds: float, tally: Tally) -> list[Reader]:
    """Let readers come in one by one until all are there or it is too late, but one at least; print who is there."""
    readers: list[Reader] = []
    begin = time.monotonic()
    for number in range(READERS):
        if readers and time.monotonic() > begin + seconds:
            break
        try:
            readers.append(Reader(lab, number))
        except Exception as error:  # noqa: BLE001, this is what is looked for
            tally.lost.append(f"reader {number}: {type(error).__name__}: {error}")
        if (number + 1) % 5 == 0:
            there = f"{len(readers)} of {READERS} readers are there after {time.monotonic() - begin:.0f} s"
            print(f"  {there}, load {os.getloadavg()[0]:.1f}", flush=True)
    return readers


def _sit(reader: Reader, wait: float, end: float, tally: Tally) -> list[float]:
    """Press something every now and then until the end, at least once, and return how long each took.

    Each reader connects and begins at another moment: people do not press all at once, as the same wait for all would
    have it.
    """
    times: list[float] = []
    try:
        time.sleep(wait)
        reader.connect()
        while not times or time.monotonic() < end:
            times.append(reader.press(PRESSES[len(times) % len(PRESSES)]))
            time.sleep(EVERY)
    except Exception as error:  # noqa: BLE001, this is what is looked for
        tally.lost.append(f"a press: {type(error).__name__}: {error}")
    return times


def _weigh(readers: list[Reader], tally: Tally) -> None:
    """Count the memory of the server that this process has started, and of the kernels; what they share, once."""
    kernels = [_bytes(reader.process()) for reader in readers]
    servers = [_bytes(each) for each in psutil.Process().children() if SERVER in each.cmdline()]
    tally.count("MiB of the server", sum(servers) >> 20)
    tally.count("MiB of a kernel", int(median(kernels or [0])) >> 20)
    tally.count("MiB of the fullest kernel", max(kernels, default=0) >> 20)
    tally.count("MiB in all", sum(servers + kernels) >> 20)


def _bytes(process: psutil.Process) -> int:
    """Return the memory of a process, with its share of what others use too where the system knows it."""
    found = process.memory_full_info()
    return int(getattr(found, "pss", found.rss))
