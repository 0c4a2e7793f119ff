"""Who sits at a table, and the seed of its cards: names that can be told apart and written down."""

from __future__ import annotations

from random import SystemRandom
from typing import Final

from sevens_teach.cast import seat_names
from sevens_teach.errors import GameError, listed, shown

SEEDS: Final = 1_000_000_000
"""Seeds go from 0 to one less than this: short enough to write down and to tell a friend."""
LONGEST_NAME: Final = 40
"""In characters."""
_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but Persian names and some emoji are spelt with them."""


def drawn_seed() -> int:
    """Return a seed by chance."""
    return SystemRandom().randrange(SEEDS)


def checked_seed(seed: object) -> int | None:
    """Return the seed, or None where there is none; raises `GameError`."""
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS):
        raise GameError(f"seed={shown(seed)} is no seed: expected a number from 0 to {SEEDS - 1:,}")
    return seed


def checked_names(names: object, count: int) -> tuple[str, ...]:
    """Return the names, one a player, each different (the cast's where `names` is None); raises `GameError`."""
    if names is None:
        return seat_names(count)
    given = listed(names, "names")
    if len(given) != count:
        raise GameError(f"{len(given)} names for {count} players: {shown(names)}")
    given = tuple(map(_checked_name, given))
    if len({*given}) < count:
        twice = next(name for index, name in enumerate(given) if name in given[:index])
        raise GameError(f"two players are called {shown(twice)}: expected names that tell them apart")
    return given


def _checked_name(name: object) -> str:
    if not isinstance(name, str):
        raise GameError(f"{shown(name)} is no name: expected text")
    if not name.strip(" ") or name != name.strip(" ") or len(name) > LONGEST_NAME:
        raise GameError(
            f"{shown(name)} is no name: expected 1 to {LONGEST_NAME} characters, no spaces before or after them"
        )
    if wrong := [letter for letter in name if not (letter.isprintable() or letter in _JOINERS)]:
        raise GameError(f"{shown(name)} is no name: it holds {wrong[0]!a}, which cannot be printed on one line")
    return name
