"""The names that players are given: the cast's, as a record writes them, and checks of those of a reader's own."""

from __future__ import annotations

from typing import Final

from sevens_teach.errors import GameError, listed, shown

CAST: Final = ("You", "Ren", "Aoi", "Sora", "Yui", "Kai", "Rin", "Haru", "Nao", "Mei")
"""The English names, as a game's record writes them: the reader, the fox, the hare, the owl, and six guests."""
SEATED: Final = 4
"""How many of them sit at a usual table: the reader, Ren, Aoi and Sora."""
LONGEST_NAME: Final = 40
"""In characters."""
_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but Persian names and some emoji are spelt with them."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of this many players who were given none; beyond the cast they are called by their seats."""
    return tuple(CAST[seat] if seat < len(CAST) else f"Seat {seat + 1}" for seat in range(count))


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
    """Return a player's name; raises `GameError` for one that cannot be written on a line."""
    if not isinstance(name, str):
        raise GameError(f"{shown(name)} is no name: expected text")
    if not name.strip(" ") or name != name.strip(" ") or len(name) > LONGEST_NAME:
        raise GameError(
            f"{shown(name)} is no name: expected 1 to {LONGEST_NAME} characters, no spaces before or after them"
        )
    if wrong := [letter for letter in name if not (letter.isprintable() or letter in _JOINERS)]:
        raise GameError(f"{shown(name)} is no name: it holds {wrong[0]!a}, which cannot be printed on one line")
    return name
