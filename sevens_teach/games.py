"""The card games by name, each imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, cast

from sevens_teach.errors import GameError, shown

if TYPE_CHECKING:
    from types import ModuleType

    from sevens_teach.play.contract import CardGame

RULES: Final = {
    "sevens": {"B": 11, "J": 7, "T": 5, "F": 2, "G": 2, "K": 11, "S": 5},
    "spades": {"P": 6},
    "bridge": {"D": 9},
}
"""Each game's sections of the rule book, and how many rules each has.

What a good player of Seven Bridge knows stands there too, as D10: that is advice, and no puzzle bears its id.
"""
DEEDS: Final = {
    "sevens": (
        *("first", "finished", "won-sevens", "won-joker", "won-killer", "won-sharp", "broke", "reviewed"),
        *("joined", "spent", "second", "outlasted"),
        "own-player",
    ),
    "spades": ("won-spades",),
    "bridge": ("won-bridge", "fifty"),
}
"""What is done at each game's tables and lays a card of the reader's board."""
GAMES: Final = tuple(RULES)
"""The names of the games: each is a package of this one, with the same rooms."""
ROOMS: Final = ("engine", "why", "players", "puzzles", "show")
"""The rooms of a game's package."""


def game(name: str) -> CardGame[Any]:
    """Return the game called `name`; raises `GameError` where there is none."""
    return cast("CardGame[Any]", import_module(_package(name)).GAME)


def room(name: str, which: str) -> ModuleType:
    """Return one of the `ROOMS` of a game; raises `GameError` where there is none."""
    if which not in ROOMS:
        raise GameError(f"no room is called {shown(which)}: expected {', '.join(ROOMS)}")
    return import_module(f"{_package(name)}.{which}")


def game_of(value: object) -> str:
    """Return which game a value belongs to, its rules, a position or a move; raises `GameError` for none."""
    _, _, rest = type(value).__module__.partition(".")
    name = rest.partition(".")[0]
    if name not in GAMES:
        raise GameError(f"{shown(value)} belongs to no game: expected {' or '.join(GAMES)}")
    return name


def _package(name: object) -> str:
    """Return the package of a card game by its name; raises `GameError`."""
    if name not in GAMES:
        raise GameError(f"no game is called {shown(name)}: expected {' or '.join(GAMES)}")
    return f"sevens_teach.{name}"
