"""The seed of a game's cards: a number short enough to write down."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from sevens_teach.errors import GameError, shown

SEEDS: Final = 1_000_000_000
"""Seeds go from 0 to one less than this: short enough to write down and to tell a friend."""


def drawn_seed() -> int:
    """Return a random seed."""
    return SystemRandom().randrange(SEEDS)


def checked_seed(seed: object) -> int | None:
    """Return the seed, or None where there is none; raises `GameError`."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS):
        raise GameError(f"seed={shown(seed)} is no seed: expected a number from 0 to {SEEDS - 1:,}")
    return seed
