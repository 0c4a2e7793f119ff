"""What is kept once a game at a table is over, how it stands since, and when better opponents are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevens_teach import progress
from sevens_teach.cards import read_card
from sevens_teach.practice.finished_game import counts, keep_game
from sevens_teach.practice.level import keep_result, keep_win_at, rise_to, stay_at, win_counts_for
from sevens_teach.progress.learned import laid, within_reach
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom
    from sevens_teach.progress import Practice, Progress
    from sevens_teach.progress.practice import Level
    from sevens_teach.say.messages import Phrase

_WINS: Final = 3
"""How many games won in a row bring the offer of better opponents; it comes again after as many more."""
_ROW: Final = 3
"""From how many on wins in a row are told: two are told as a step up."""


class Tally(NamedTuple):
    """How it stands for the reader after a game, and which level is offered."""

    record: str
    """The game's."""
    lines: tuple[Phrase, ...]
    offer: int | None
    """The step of the level at which the others would follow the reader from then on; None where none is offered."""
    rises: tuple[int, int] | None = None
    """From which step to which the others rise by themselves with the next deal; None where they do not."""


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

    def take_offer(self, game: Game[Any, Any, Any]) -> None:
        """Have the others follow the reader from the level on that was offered after this game, if one was."""
        tally = self.tally(game)
        if tally is not None and tally.offer is not None:
            rise_to(tally.offer)

    def rises(self, game: Game[Any, Any, Any]) -> tuple[int, int] | None:
        """Return from which step to which the others rise by themselves after this game; None where they do not."""
        tally = self.tally(game)
        return None if tally is None else tally.rises

    def stay(self, game: Game[Any, Any, Any]) -> None:
        """Have the others play on as they did in this game, after which they would have risen."""
        tally = self.tally(game)
        if tally is not None and tally.rises is not None:
            was, _ = tally.rises
            stay_at(was)
            self._tally = tally._replace(lines=(phrase("tally-kept"), *tally.lines[1:]), rises=None)

    def keep(
        self,
        room: AnyRoom,
        game: Game[Any, Any, Any],
        you: int,
        level: str | None,
        setting: str,
    ) -> None:
        """Keep the end of a game at the table: what was done, and if it counts, the place where the others follow.

        They played at this level, None where that cannot be said, as the reader's setting has it.
        """
        follows, leads_on = setting == "follow", setting == "lesson"
        before = progress.load()
        self._before = keep_game(room, game, you, level, plain=self._plain)
        if not counts(room, game, you, plain=self._plain):
            self._tally = Tally(game.record(), (), offer=None)
            return
        played = room.levels.index(level) if level in room.levels else None
        rank = game.position.outcome.rank_of(you)
        if follows:
            keep_result(rank, len(game.names), room.levels)
        elif rank == 1 and played is not None:
            keep_win_at(played, room.levels, leads_on=leads_on)
        now = progress.load()
        after = now.practice
        rises = _risen(after, played, room.levels) if rank == 1 and (follows or leads_on) else None
        stands: tuple[Phrase, ...] = ()
        if rises is not None:
            stands = (phrase("tally-rises", level=room.levels[rises[1]]),)
        elif played is not None and follows:
            stands = (phrase(_of_level(before.practice, after, len(room.levels))),)
        reach = _within_reach(before, now) if "finished" in room.deeds(game, you) else ()
        told = (*stands, *_told(before.practice, after), *reach)
        beaten = played if after.wins[1] > 0 else None
        offer = None if follows or rises else _offered(after, beaten, len(room.levels))
        self._tally = Tally(game.record(), told, offer, rises)


def _told(before: Practice, after: Practice) -> Iterator[Phrase]:
    """Yield how many games in a row the reader has won, else why and how it stands against Ren, where that changed."""
    _, row = after.wins
    if row >= _ROW:
        yield phrase("tally-row", count=row)
    elif after.ren != before.ren:
        ahead, behind = after.ren
        told = "tally-ren-ahead" if ahead > before.ren[0] else "tally-ren-behind"
        yield phrase(told, down=ahead, all=ahead + behind)


def _within_reach(before: Progress, now: Progress) -> Iterator[Phrase]:
    """Yield which card of the board can be won next, after a game of Sevens that laid none."""
    near = within_reach(now)
    if near is not None and laid(before) == laid(now):
        yield phrase("tally-card", card=read_card(near.card), todo=phrase(f"course-deed-{near.deed}"))


def _of_level(before: Practice, after: Practice, levels: int) -> str:
    """Return the message of how it stands after a game that led no further up: what would, or that it led down."""
    if after.level.step < before.level.step:
        return "tally-down"
    return "tally-top" if after.level.step >= levels - 1 else f"tally-next-{_wins_so_far(after.level)}"


def _risen(after: Practice, played: int | None, levels: Sequence[str]) -> tuple[int, int] | None:
    """Return from which step to which the others rise after a win; None where they are there, or nobody knows."""
    now = min(after.level.step, len(levels) - 1)
    return None if played is None or now <= played else (played, now)


def _wins_so_far(level: Level) -> str:
    """Return how many wins count towards the next level, as the messages are called: one for two games, or for one."""
    if level.step == 0:
        return "first"
    return {0: "none", 1: "one"}.get(win_counts_for(level), "fresh")


def _offered(after: Practice, beaten: int | None, levels: int) -> int | None:
    """Return the step that is offered after three wins in a row: the one above the last win, if there is one."""
    if beaten is None or after.wins[1] % _WINS or beaten + 1 == levels:
        return None
    return min(max(beaten + 1, after.level.step), levels - 1)


def offer_of(step: int, levels: Sequence[str]) -> Phrase:
    """Return what is on the button that takes an offer."""
    return phrase("tally-offer", level=levels[step])
