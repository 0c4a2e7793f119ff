"""What the reader has solved: kept across restarts in a file of the reader's own, and carried elsewhere by a code.

`record("B4-01", tries=1)` keeps a puzzle, `load()` gives all, `code()` and `restore(code)` carry it to another
machine and back, `reset()` forgets. None of them raises for a full disk, a read-only home or a broken
file: the `Phrase` that comes back is for the reader (`say(phrase, lang)`), and the progress stays in memory.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs

from sevens_teach.progress import spent
from sevens_teach.progress.codes import CodeError, decode, encode
from sevens_teach.progress.model import Progress, ProgressError, Solved
from sevens_teach.progress.practice import Practice
from sevens_teach.progress.store import Store

if TYPE_CHECKING:
    from sevens_teach.say.messages import Phrase

__all__ = [
    "CodeError",
    "Practice",
    "Progress",
    "ProgressError",
    "Solved",
    "Store",
    "code",
    "decode",
    "earned",
    "encode",
    "keep",
    "keep_deed",
    "load",
    "record",
    "reset",
    "restore",
    "store",
]

FOLDER = "SEVENS_TEACH_DATA"
"""The environment variable that names another folder for the file."""


def store() -> Store:
    """Return where the progress of this reader is kept."""
    named = os.environ.get(FOLDER)
    return _store_in(Path(named) if named else platformdirs.user_data_path("sevens-teach", appauthor=False))


@cache
def _store_in(folder: Path) -> Store:
    """Return the store of progress in a folder, one for each folder."""
    return Store(folder)


def load() -> Progress:
    """Return the reader's progress: all that was solved, by this kernel and others, and where the reader stopped."""
    return store().load()


def earned() -> dict[str, int]:
    """Return the best stars of the reader's progress, by the puzzle's id."""
    return load().earned


def record(name: str, *, tries: int, hints: int = 0, shown: bool = False) -> Phrase | None:
    """Keep that the puzzle of this id was solved at the `tries`-th try; return what the reader has to be told, if any.

    Puzzles drawn at random (`B4-r7`) are not kept.
    """
    return store().record(name, tries=tries, hints=hints, shown=shown)


def keep(more: Progress) -> Phrase | None:
    """Keep more progress besides what is there; return what the reader has to be told, if any."""
    return store().keep(more)


def keep_deed(deed: str) -> Phrase | None:
    """Keep what was done and lays a card of the reader's board: `reviewed`; return what the reader has to be told."""
    return keep(Progress(practice=Practice(deeds=[deed])))


def code() -> str:
    """Return the code that carries the reader's progress."""
    return encode(load())


def restore(code: str) -> Phrase:
    """Take in what a progress code carries, besides what is there; return what to tell the reader."""
    return store().restore(code)


def reset() -> Phrase:
    """Forget all progress; return what to tell the reader, with the code that brings it back."""
    spent.forget(store().path.parent)
    return store().reset()
