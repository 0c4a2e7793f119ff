"""Who plays for the others at a table, and whether it is for them, or for chance, to go on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.practice.level import played_level

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.play.contract import Position
    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom, Player


class Others:
    """Everybody at a table but the reader."""

    def __init__(self, room: AnyRoom, usual: Sequence[Player]) -> None:
        """Take whom the lesson has."""
        self._room = room
        self._usual = self._playing = usual

    def sit_down(self, game: Game[Any, Any, Any], you: int, level: str) -> None:
        """Have whom the lesson has play, or the cast at the level that the reader wants."""
        wanted = played_level(self._room.levels, level)
        self._playing = self._usual if level == "lesson" else self._room.opponents(game, you, wanted)

    def are_on(self, position: Position[Any], you: int) -> bool:
        """Return whether another player is to move, or chance that waits for nobody."""
        if position.turn is None:
            return position.outcome is None and not self._room.waits(position)
        return position.turn != you

    def choose(self, position: Position[Any], chance: str) -> object:
        """Return the move of the player whose turn it is; None where it is for chance."""
        player = position.turn
        if player is None:
            return None
        return self._playing[player % len(self._playing)].choose(position.view(player), Random(chance))
