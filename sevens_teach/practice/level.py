"""A level that follows the reader: the first win leads on, then two of the last three games; two last places back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import Level, one_more
from sevens_teach.say.settings import CHOICES

if TYPE_CHECKING:
    from collections.abc import Sequence

_LOOKED_AT: Final = 3
"""How many of the last games at a level decide."""
_SOME: Final = 4
"""How many play where one has won, as far as the level goes: the first place is no last place."""
_ENOUGH: Final = 2
"""How many of them won, or lost as the last, change it; at the gentlest level a single win does."""


def followed_level(levels: Sequence[str]) -> str:
    """Return which of the levels, the gentlest first, the reader has come to."""
    return levels[min(progress.load().practice.level.step, len(levels) - 1)]


def played_level(levels: Sequence[str], level: str | None) -> str | None:
    """Return the level that is played where this one is chosen: `follow` means the one that the reader has come to.

    The sharpest, where one is set that only another game has.
    """
    if level == "follow":
        return followed_level(levels)
    return levels[-1] if levels and level in CHOICES["level"] and level not in (*levels, "lesson") else level


def keep_result(rank: int, players: int, levels: Sequence[str]) -> None:
    """Keep the place in which the reader ended a game at the level that follows."""
    level = after_game(progress.load().practice.level, rank, players, len(levels))
    progress.keep(Progress(practice=Practice(level=level)))


def keep_win_at(step: int, levels: Sequence[str], *, leads_on: bool) -> None:
    """Keep a win where the others play at this level and follow nobody: it counts with one where they follow.

    It leads on as such a win does where the level is the lesson's, and not where the reader has chosen it.
    """
    level = progress.load().practice.level
    if step == level.step and leads_on:
        progress.keep(Progress(practice=Practice(level=after_game(level, 1, _SOME, len(levels)))))
    elif step == level.step:
        won = Level(step=step, games=one_more(level.games), lately=[*level.lately, 1][-_LOOKED_AT:])
        progress.keep(Progress(practice=Practice(level=won)))


def rise_to(step: int) -> None:
    """Have the level that follows the reader at this step, if it is not there yet."""
    level = progress.load().practice.level
    if step > level.step:
        progress.keep(Progress(practice=Practice(level=Level(step=step, games=level.games, lately=[]))))


def stay_at(step: int) -> None:
    """Have the level that follows the reader at this step again: what had led on does not count any more."""
    level = progress.load().practice.level
    if step < level.step:
        progress.keep(Progress(practice=Practice(level=Level(step=step, games=one_more(level.games), lately=[]))))


def after_game(level: Level, rank: int, players: int, levels: int) -> Level:
    """Return the level that follows the reader after one more game, in which the reader came `rank`-th.

    A game that has no such level was played below it: it neither raises nor lowers it.
    """
    games = one_more(level.games)
    if level.step >= levels:
        return Level(step=level.step, games=games, lately=level.lately)
    result = 1 if rank == 1 else -1 if rank == players else 0
    lately = [*level.lately, result][-_LOOKED_AT:]
    change = result if lately.count(result) >= _ENOUGH or (result == 1 and level.step == 0) else 0
    step = min(max(level.step + change, 0), levels - 1)
    return Level(step=step, games=games, lately=lately if step == level.step else [])


def win_counts_for(level: Level) -> int:
    """Return in how many of the next games one more win leads on, where the others follow the reader; 0 for none.

    At the gentlest level any win does.
    """
    newest_first = enumerate(reversed(_still_counted(level)), 1)
    return next((_LOOKED_AT - age for age, result in newest_first if result == 1), 0)


def _still_counted(level: Level) -> list[int]:
    """Return the results that decide together with the next game, the newest last."""
    return level.lately[1 - _LOOKED_AT :]
