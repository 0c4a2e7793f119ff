"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.show.evening import evening_deed

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.game import Game

_LEAST: Final = 3
"""The fewest players of a whole game."""


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what the reader did in a finished game of Sevens; one that began in the middle is not won whole."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    won = outcome.rank_of(you) == 1
    whole = (game.seed is not None or game.hands is not None) and len(game.names) >= _LEAST
    found = {"first": won, "finished": whole, _won(game): won and whole, "broke": _broke_somebody(game, you)}
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *([evening] if evening else ()))


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def _broke_somebody(game: Game, you: int) -> bool:
    """Return whether somebody went broke in this game, and the reader did not."""
    already = {each.player for each in game.start.exits}
    broke = {each.player for each in game.position.exits if each.how is Ending.BANKRUPT}
    return bool(broke - already) and you not in broke
