"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.review.waiting import breakings, widest_breaking
from sevens_teach.sevens.show.evening import evening_deed
from sevens_teach.sevens.show.story import is_small

if TYPE_CHECKING:
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Game

SEEN_PASSING: Final = "saw-pass"
"""A pass that cost something was seen: what a pass costs was told. It lays no card."""
_LEAST: Final = 3
"""The fewest players of a whole game."""


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what the reader did in a finished game of Sevens; one that began in the middle is not won whole."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    won = outcome.rank_of(you) == 1
    whole = (game.seed is not None or game.hands is not None) and len(game.names) >= _LEAST
    found = {
        "first": won,
        "finished": whole,
        _won(game): won and whole,
        "broke": any(breakings(game.start, game.history, you)),
    }
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *learned(game, you), *([evening] if evening else ()))


def learned(game: Game, _you: int) -> tuple[str, ...]:
    """Return that what a pass of Sevens costs was told, in a game that is over or not: it has seen its first one.

    At a small table nothing is told of it: the words beside it do.
    """
    told = game.rules.passes and not any(game.start.passes) and not is_small(game.start)
    passed = told and any(entry.move == PASS for entry in game.history)
    return (SEEN_PASSING,) if passed else ()


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def how_done(game: Game, you: int) -> dict[str, Phrase]:
    """Return in words how the reader did what there is more to say of: whom the reader broke, and by which card."""
    found = widest_breaking(game.start, game.history, you)
    if game.position.outcome is None or found is None:
        return {}
    player, wait = found
    whole = "yes" if wait.is_all else "no"
    values: dict[str, Any] = {"player": Who(player), "card": wait.behind, "all": whole}
    return {"broke": phrase("deed-broke-kept", **values)}
