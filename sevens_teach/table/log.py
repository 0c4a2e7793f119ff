"""Which moves of a game the reader is told of: plies, the log, and what undoing takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from sevens_teach.play.table_room import AnyRoom, PositionT, own_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.play.game import Game
    from sevens_teach.play.history import Entry


class Log(Generic[PositionT]):
    """The moves so far as one reader may know them; the game goes on, and the log with it."""

    def __init__(self, room: AnyRoom, game: Game[Any, PositionT, Any], you: int) -> None:
        """Take the game, and who reads."""
        self._room, self._game, self._you = room, game, you

    def __len__(self) -> int:
        return len(self._told)

    @property
    def _told(self) -> Sequence[int]:
        """The moves of the log that the reader is told of, by their numbers in the history: plies count these."""
        history = self._game.history
        if self._room.told is own_text:
            return range(len(history))
        return [number for number, entry in enumerate(history) if self._room.told(entry, self._you) is not None]

    @property
    def lines(self) -> list[tuple[int, str]]:
        """Who made each move of the log, and the move as the reader reads it."""
        told = ((entry.player, self._room.told(entry, self._you)) for entry in self._game.history)
        return [(player, text) for player, text in told if text is not None]

    def moves_at(self, ply: int) -> tuple[Entry[Any, PositionT, Any], ...]:
        """Return the moves up to a ply, and those after it that the reader is not told of."""
        told, history = self._told, self._game.history
        return history[: told[ply]] if ply < len(told) else history

    def events_at(self, ply: int) -> tuple[Any, ...]:
        """Return what the last move of the log before a ply made happen, as the reader may be told."""
        made = self.moves_at(ply)[self._told[ply - 1] :] if ply else ()
        events = [event for entry in made for event in entry.events] or self._game.opening
        return tuple(seen for event in events if (seen := event.seen_by(self._you)) is not None)

    def own_move(self) -> int | None:
        """Return how many moves were made before the reader's last one; None if there is none."""
        start, history = self._game.start, self._game.history
        numbers = range(len(history) - 1, -1, -1)
        turns = ((number, (history[number - 1].position if number else start).turn) for number in numbers)
        return next((number for number, turn in turns if turn == self._you), None)
