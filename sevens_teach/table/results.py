"""What is kept once a game at a table is over, and when better opponents are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach import progress
from sevens_teach.practice.finished_game import keep_game
from sevens_teach.practice.level import keep_result

if TYPE_CHECKING:
    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom
    from sevens_teach.progress import Progress

_WINS: Final = 3
"""How many games won in a row bring the offer of better opponents; it comes again after as many more."""


class Results:
    """How the games at a table ended; how many were won in a row is kept with the reader's progress."""

    def __init__(self) -> None:
        """Begin with none."""
        self._before: Progress | None = None

    def take_before(self) -> Progress | None:
        """Return the reader's progress as it was before the last game at the table counted, once."""
        before, self._before = self._before, None
        return before

    def keep(self, room: AnyRoom, game: Game[Any, Any, Any], you: int, level: str, *, replayed: bool) -> bool:
        """Keep the end of a game at the table: what was done, and the place where the others follow the reader.

        Of a game that is `replayed` from a moment only the place is kept. Returns whether others who play at the
        reader's level are to be offered.
        """
        if not replayed:
            self._before = keep_game(room, game, you, level)
        if level == "follow":
            keep_result(game.position.outcome.rank_of(you), len(game.names), room.levels)
        if replayed or level == "follow" or not room.levels:
            return False
        _, row = progress.load().practice.wins
        return row > 0 and row % _WINS == 0
