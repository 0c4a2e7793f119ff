"""The simulator as plain Python beside the compiled one: imported a second time, with numba switched off."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

import numba
import pytest

if TYPE_CHECKING:
    from types import ModuleType

ROOMS = (
    "sevens_teach.compiling",
    "sevens_teach.bridge.simulator",
    "sevens_teach.sevens.lab",
    "sevens_teach.sevens.simulator",
    "sevens_teach.spades.simulator",
    "sevens_teach.spades.players.worlds",
    "sevens_teach.spades.players.expert",
    "sevens_teach.spades.review",
)
NAMES = (
    "sevens_teach.sevens.lab.playouts",
    *(f"sevens_teach.compiling.{name}" for name in ("chance", "compiled")),
    *(f"sevens_teach.sevens.simulator.{name}" for name in ("model", "rollouts", "tips", "turns")),
)
SPADES = (
    "sevens_teach.compiling.compiled",
    *(f"sevens_teach.spades.simulator.{name}" for name in ("beliefs", "bidding", "deals", "model", "tips", "tricks")),
    "sevens_teach.spades.players.worlds",
    "sevens_teach.spades.players.expert",
    "sevens_teach.spades.review.judging",
)
BRIDGE = (
    "sevens_teach.compiling.compiled",
    *(f"sevens_teach.bridge.simulator.{name}" for name in ("deals", "model")),
)


def ours() -> dict[str, ModuleType]:
    """Return the modules of the simulator and of the lab that are imported now."""
    return {name: module for name, module in sys.modules.items() if name.startswith(ROOMS)}


@cache
def plain(names: tuple[str, ...] = NAMES) -> dict[str, ModuleType]:
    """Return the plain modules by the last word of their names; what was imported before stays as it was."""
    compiled = ours()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(numba.config, "DISABLE_JIT", 1)
        for name in compiled:
            patch.delitem(sys.modules, name)
        modules = {name.rpartition(".")[2]: import_module(name) for name in names}
        for name in ours():
            del sys.modules[name]
    return modules
