"""What is kept once a game at a table is over, how it stands since, and when better opponents are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevens_teach import progress
from sevens_teach.practice.finished_game import counts, keep_game
from sevens_teach.practice.level import keep_result, one_win_short
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom
    from sevens_teach.progress import Practice, Progress
    from sevens_teach.say.messages import Phrase

_WINS: Final = 3
"""How many games won in a row bring the offer of better opponents; it comes again after as many more."""
_ROW: Final = 2
"""From how many on wins in a row are told."""


class Tally(NamedTuple):
    """How it stands for the reader after a game, and whether others at the reader's level are offered."""

    record: str
    """The game's."""
    lines: tuple[Phrase, ...]
    offer: bool


class Results:
    """How the games at a table ended; how many whole ones were won in a row is kept with the reader's progress."""

    def __init__(self, *, plain: bool = False) -> None:
        """Begin with none; at a `plain` table no game counts."""
        self._plain = plain
        self._before: Progress | None = None
        self._tally: Tally | None = None

    def take_before(self) -> Progress | None:
        """Return the reader's progress as it was before the last game at the table counted, once."""
        before, self._before = self._before, None
        return before

    def tally(self, game: Game[Any, Any, Any]) -> Tally | None:
        """Return how it stood after the last game at the table that counted; None if that was not this one."""
        return self._tally if self._tally is not None and self._tally.record == game.record() else None

    def keep(self, room: AnyRoom, game: Game[Any, Any, Any], you: int, level: str, *, replayed: bool) -> None:
        """Keep the end of a game at the table: what was done, and if it counts, the place where the others follow.

        Of a game that is `replayed` from a moment nothing is kept.
        """
        if replayed:
            return
        before, follows = progress.load(), level == "follow"
        self._before = keep_game(room, game, you, level, plain=self._plain)
        if not counts(room, game, you, plain=self._plain):
            self._tally = Tally(game.record(), (), offer=False)
            return
        if follows:
            keep_result(game.position.outcome.rank_of(you), len(game.names), room.levels)
        after = progress.load().practice
        _, row = after.wins
        told = (*_told(before.practice, after), *(_of_level(before.practice, after, room) if follows else ()))
        offer = not follows and bool(room.levels) and row > 0 and row % _WINS == 0
        self._tally = Tally(game.record(), told, offer)


def _told(before: Practice, after: Practice) -> Iterator[Phrase]:
    """Yield how many games in a row the reader has won, and how it stands against Ren and why, where that has changed.

    The first time it says what is counted from now on.
    """
    _, row = after.wins
    if row >= _ROW:
        yield phrase("tally-row", count=row)
    if after.ren != before.ren:
        ahead, behind = after.ren
        told = "tally-ren-ahead" if ahead > before.ren[0] else "tally-ren-behind"
        yield phrase(told, down=ahead, all=behind, first="yes" if ahead + behind == 1 else "no")


def _of_level(before: Practice, after: Practice, room: AnyRoom) -> Iterator[Phrase]:
    """Yield how others who follow the reader play from now on, where that changes or one more win would change it."""
    last = len(room.levels) - 1
    was, now = (min(each.level.step, last) for each in (before, after))
    if now != was:
        yield phrase("tally-up" if now > was else "tally-down")
    elif one_win_short(after.level) and now < last:
        yield phrase("tally-near")
