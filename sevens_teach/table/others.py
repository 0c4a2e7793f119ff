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

    level: str | None = None
    """At which level they play from the beginning of the game on; None where that cannot be said."""

    def __init__(self, room: AnyRoom, usual: Sequence[Player], *, own: bool = False) -> None:
        """Take whom the lesson has: players of its `own`, or the cast."""
        self._room = room
        self._usual = self._playing = usual
        self._own = own

    def sit_down(self, game: Game[Any, Any, Any], you: int, level: str, *, later: bool = False) -> None:
        """Have whom the lesson has play, or the cast at the level that the reader wants, maybe `later` in a game."""
        wanted = played_level(self._room.levels, level)
        if level == "lesson":
            self._playing, wanted = self._usual, None if self._own else self._room.usual_level(game)
        else:
            self._playing = self._room.opponents(game, you, wanted)
        self.level = wanted if not later or wanted == self.level else None

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
