"""What a reader did in a game that is over: it lays cards of the reader's board, and counts against Ren."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach import progress
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import one_more
from sevens_teach.say.names import called

if TYPE_CHECKING:
    from collections.abc import Collection

    from sevens_teach.play.game import Game
    from sevens_teach.play.table_room import AnyRoom

_REN: Final = "Ren"
_SHARP: Final = ("sharp", "expert")
"""The levels whose wins count as sharp."""


def counts(room: AnyRoom, game: Game[Any, Any, Any], you: int, *, plain: bool = False) -> bool:
    """Return whether a finished game counts for wins in a row and the level that follows: none at a `plain` table."""
    return not plain and _is_whole(game, room.deeds(game, you))


def _is_whole(game: Game[Any, Any, Any], deeds: Collection[str]) -> bool:
    """Return whether a finished game with these deeds was dealt, and not begun from a position."""
    return bool(game.opening) or "finished" in deeds


def keep_game(
    room: AnyRoom, game: Game[Any, Any, Any], you: int, level: str | None, *, plain: bool = False
) -> Progress:
    """Keep what a finished game brings the reader: cards laid, the score against Ren, and if it counts, a win.

    Every whole game is in the score, the first one too. The others played at this level. Return what was before.
    """
    before = progress.load()
    deeds = {*room.deeds(game, you)}
    if level in _SHARP and any(each.startswith("won-") for each in deeds):
        deeds.add("won-sharp")
    is_whole = _is_whole(game, deeds)
    ren = _against_ren(game, you, before) if is_whole else before.practice.ren
    wins = _won(game, you, before) if is_whole and not plain else before.practice.wins
    progress.keep(Progress(practice=Practice(deeds=sorted(deeds), ren=ren, wins=wins)))
    return before


def _won(game: Game[Any, Any, Any], you: int, found: Progress) -> tuple[int, int]:
    """Return how many games that count the reader has finished, this one too, and how many of the last were won."""
    games, row = found.practice.wins
    return one_more(games), one_more(row) if game.position.outcome.rank_of(you) == 1 else 0


def _against_ren(game: Game[Any, Any, Any], you: int, found: Progress) -> tuple[int, int]:
    """Return the reader's score against Ren after a finished game; as it was, where he did not sit there."""
    before, behind = found.practice.ren
    names = called(game.names, "en", you)
    if _REN not in names:
        return before, behind
    rank_of = game.position.outcome.rank_of
    mine, his = rank_of(you), rank_of(names.index(_REN))
    return (one_more(before) if mine < his else before, one_more(behind) if mine > his else behind)
