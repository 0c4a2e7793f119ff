"""The names of players: the cast of every lesson, puzzle and page, and checks of names a reader gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.errors import GameError, listed, shown
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Sequence

CAST: Final = ("You", "Ren", "Aoi", "Sora", "Yui", "Kai", "Rin", "Haru", "Nao", "Mei")
"""The English names, as a game's record writes them: the reader, the fox, the hare, the owl, and six guests."""
LONGEST_NAME: Final = 40
"""In characters."""
_JOINERS: Final = "\u200c\u200d"
"""Not printable by themselves, but Persian names and some emoji are spelt with them."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of this many players who were given none; beyond the cast they are called by their seats."""
    return tuple(CAST[seat] if seat < len(CAST) else f"Seat {seat + 1}" for seat in range(count))


def names_for(count: int, lang: str, you: int = 0) -> tuple[str, ...]:
    """Return the cast's names in a language, round the table from the reader at `you`; raises `MessageError`."""
    return tuple(message("player-name", lang, number=(seat - you) % count + 1) for seat in range(count))


def called(names: Sequence[str], lang: str, you: int = 0) -> tuple[str, ...]:
    """Return names as a language writes them: the cast's in its own way, anybody else's as they are.

    Where nobody was given a name, the cast sits round the table from the reader at `you`.
    """
    if tuple(names) == seat_names(len(names)):
        return names_for(len(names), lang, you)
    return tuple(message("player-name", lang, number=CAST.index(each) + 1) if each in CAST else each for each in names)


def reader_among(names: Sequence[str] | None, lang: str) -> int | None:
    """Return the seat of the one who is called as the reader is, if there is one: `You play ♥8`."""
    reader = message("player-name", lang, number=1)
    return names.index(reader) if names is not None and reader in names else None


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
