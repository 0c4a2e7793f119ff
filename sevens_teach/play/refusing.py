"""Why a move is refused, in English, by the game's own verdicts, which are imported when the first one is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.games import game_of, room

if TYPE_CHECKING:
    from sevens_teach.play.contract import Position


def refuse(position: Position[Any], move: object) -> NoReturn:
    """Raise `IllegalMoveError` that says by which rule of its game `move` cannot be made here."""
    found = room(game_of(position), "why").verdict(position, move)
    said = f"illegal move: {shown(str(move))} ({found.rule}): {found.text()}"
    raise IllegalMoveError(f"{said} Position: {position}")
