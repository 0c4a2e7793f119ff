"""Compiles beforehand what the first review would wait for, where numba is installed.

A process of its own does it while the server starts, and ends after some seconds; what it compiled stays on the disk.
"""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import contextmanager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_ASKED: Final = """
import os, sys, threading, time
def end_with_command():
    while os.getppid() == int(sys.argv[1]):
        time.sleep(1)
    os._exit(0)
if os.name == "posix":
    os.nice(15)
    threading.Thread(target=end_with_command, daemon=True).start()
from random import Random
from sevens_teach import Game
from sevens_teach.sevens.players.expert import ExpertPlayer
game = Game(seed=1)
ExpertPlayer(2).choose(game.view(game.position.turn), Random(1))
"""
"""To judge one move is to compile all of it, which ends with the process that began it."""


@contextmanager
def warm() -> Iterator[None]:
    """Begin to compile beforehand, where anything is compiled; what is not done is left for the next time."""
    if find_spec("numba") is None or os.environ.get("NUMBA_DISABLE_JIT") == "1":
        yield
        return
    quiet = subprocess.DEVNULL
    asked = [sys.executable, "-c", _ASKED, str(os.getpid())]
    with subprocess.Popen(asked, stdin=quiet, stdout=quiet, stderr=quiet) as begun:  # noqa: S603  (ours)
        try:
            yield
        finally:
            begun.terminate()
