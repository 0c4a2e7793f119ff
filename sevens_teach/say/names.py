"""The names of players as a language writes them: the cast of every lesson, puzzle and page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import message
from sevens_teach.text.names import CAST, seat_names

if TYPE_CHECKING:
    from collections.abc import Sequence


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


def as_friends(names: Sequence[str], lang: str) -> tuple[str, ...]:
    """Return names as who was sent a game reads them: nobody in it is "you", and its sender is a friend."""
    reader = message("player-name", lang, number=1)
    return tuple(message("sent-friend", lang) if each == reader else each for each in names)


def reader_among(names: Sequence[str] | None, lang: str) -> int | None:
    """Return the seat of the one who is called as the reader is, if there is one: `You play ♥8`."""
    reader = message("player-name", lang, number=1)
    return names.index(reader) if names is not None and reader in names else None
