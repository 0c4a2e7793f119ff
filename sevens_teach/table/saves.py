"""Games kept as files beside the notebook: the record holds every hand, so it never goes to the browser."""

from __future__ import annotations

import errno
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

from sevens_teach import files, limits
from sevens_teach.games import game_of
from sevens_teach.table.intents import SAVED

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.play.game import Game

GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")


def saved_games(folder: Path, game: Game[Any, Any, Any]) -> list[str]:
    """Return the names under which games like this one are kept in a folder, in the order of their numbers."""
    kind = game_of(game)
    try:
        names = [path.name for path in folder.iterdir() if _is_kept(path.name, kind)]
    except OSError:
        return []
    return sorted(names, key=lambda name: (len(name), name))


def save_game(folder: Path, game: Game[Any, Any, Any]) -> str:
    """Keep the game under the next free number and return its name: whole or not at all; raises `OSError`."""
    record = game.record().encode()
    if len(record) > limits.TEXT or len(game.history) > limits.RECORD_MOVES:
        raise OSError(errno.EFBIG, f"the game has {len(game.history):,} moves, more than can be read again")
    for number in range(1, limits.SAVED_GAMES + 1):
        path = folder / f"{game_of(game)}-{number}.txt"
        if path.exists():
            continue
        with suppress(FileExistsError):  # another table was as quick
            files.create(path, record)
            return path.name
    raise OSError(errno.EDQUOT, f"{limits.SAVED_GAMES:,} games are kept here")


def load_game(folder: Path, name: str, like: GameT) -> GameT:
    """Return a game that was kept, one `like` this; raises `OSError`, or `SevensError` for what is no such game."""
    return type(like).load(files.read(folder / name, limits.TEXT).decode())


def _is_kept(name: str, kind: str) -> bool:
    """Return whether a file's name is of a saved game of this kind."""
    found = SAVED.fullmatch(name)
    return found is not None and found[1] == kind
