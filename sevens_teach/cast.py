"""Who sits at the table: one cast for every lesson, puzzle and page, the reader first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import message

if TYPE_CHECKING:
    from collections.abc import Sequence

CAST: Final = ("You", "Ren", "Aoi", "Sora", "Yui", "Kai", "Rin", "Haru", "Nao", "Mei")
"""The English names, as a game's record writes them: the reader, the fox, the hare, the owl, and six guests."""


def seat_names(count: int) -> tuple[str, ...]:
    """Return the names of so many players who were given none; beyond the cast they are called by their seats."""
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
