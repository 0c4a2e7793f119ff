"""What the engine is measured beside: OpenSpiel's hearts driven from Python, and our own C program as the limit."""

from __future__ import annotations

import shutil
import subprocess
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from measure import Contestant, MissingError, Slice, in_python

if TYPE_CHECKING:
    from random import Random

HERE = Path(__file__).parent
PROGRAM = HERE / "build" / "playouts"
COMPILE = ("gcc", "-O3", "-march=native")


def hearts() -> Contestant:
    """Return OpenSpiel's hearts: four players and 52 cards; 53 nodes of the deal, then 52 or 64 moves."""
    try:
        game = import_module("pyspiel").load_game("hearts")
    except ImportError as error:
        raise MissingError(f"OpenSpiel is not installed ({error})") from error

    def play(rng: Random) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        return 0

    return in_python(play)


def playouts_in_c() -> Contestant:
    """Return `playouts.c`, compiled for this machine."""
    if shutil.which(COMPILE[0]) is None:
        raise MissingError(f"there is no {COMPILE[0]} here")
    PROGRAM.parent.mkdir(exist_ok=True)
    compiled = subprocess.run(
        [*COMPILE, "-o", str(PROGRAM), str(HERE / "playouts.c")], capture_output=True, text=True, check=False
    )
    if compiled.returncode:
        raise MissingError(f"{COMPILE[0]} failed: {compiled.stderr.strip()}")
    return _run_program


def _run_program(seconds: float, seed: int) -> Slice:
    printed = subprocess.run([PROGRAM, str(seconds), str(seed)], stdout=subprocess.PIPE, text=True, check=True).stdout
    games, turns, spent = printed.split()
    return Slice(int(games), int(turns), float(spent))
