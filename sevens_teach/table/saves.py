"""Games kept as files beside the notebook: the record holds every hand, so it never goes to the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    """Keep the game under the next free number and return its name; raises `OSError`."""
    number = 1
    while (path := folder / f"sevens-{number}.txt").exists():
        number += 1
    with path.open("x", encoding="utf-8") as file:
        file.write(game.record())
    return path.name


def load_game(folder: Path, name: str) -> Game:
    """Return a game that was kept; raises `OSError`, or `SevensError` for a file that is no record."""
    return Game.load((folder / name).read_text(encoding="utf-8"))
