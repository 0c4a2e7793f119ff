"""What each game gives to the suite over all games: `SAMPLE` in tests/<game>/sample.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random


@dataclass(frozen=True, kw_only=True)
class Sample:
    """What a game gives to be tried: `SAMPLE` in tests/<game>/sample.py."""

    rules: tuple[str, ...]
    """House rules that show all that differs."""
    players: tuple[int, ...]
    """For how many it is tried."""
    redealt: Callable[[Any, int, Random], Any]
    """Returns a position with all that a player cannot see dealt anew; None where there is no other."""
    bad_moves: tuple[str, ...]
    """Texts that name no move."""
    extremes: tuple[str, ...] = ("basic",)
    """House rules with every switch as far away as it goes: what `make soak` plays."""
    stages: tuple[tuple[str, ...], ...] = ()
    """Which files of tests a mutant of its engine meets, those first that notice most within seconds: `make mutants`.

    Without any it meets all the tests of its folder, then those over all games.
    """
