"""Games kept as files beside the notebook: the record holds every hand, so it never goes to the browser."""

from __future__ import annotations

import errno
from contextlib import suppress
from typing import TYPE_CHECKING

from sevens_teach import files, limits
from sevens_teach.sevens.engine.game import Game
from sevens_teach.table.intents import SAVED

if TYPE_CHECKING:
    from pathlib import Path


def saved_games(folder: Path) -> list[str]:
    """Return the names of the games kept in a folder, in the order of their numbers."""
    try:
        names = [path.name for path in folder.iterdir() if SAVED.fullmatch(path.name)]
    except OSError:
        return []
    return sorted(names, key=lambda name: (len(name), name))


def save_game(folder: Path, game: Game) -> str:
    """Keep the game under the next free number and return its name: whole or not at all; raises `OSError`."""
    record = game.record().encode()
    if len(record) > limits.TEXT or len(game.history) > limits.RECORD_MOVES:
        raise OSError(errno.EFBIG, f"the game has {len(game.history):,} moves, more than can be read again")
    for number in range(1, limits.SAVED_GAMES + 1):
        path = folder / f"sevens-{number}.txt"
        if path.exists():
            continue
        with suppress(FileExistsError):  # another table was as quick
            files.create(path, record)
            return path.name
    raise OSError(errno.EDQUOT, f"{limits.SAVED_GAMES:,} games are kept here")


def load_game(folder: Path, name: str) -> Game:
    """Return a game that was kept; raises `OSError`, or `SevensError` for a file that is no record."""
    return Game.load(files.read(folder / name, limits.TEXT).decode())
