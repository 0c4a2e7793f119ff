"""What a reader did in a finished game of Sevens, by the names that the reader's board has for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.show.evening import evening_deed
from sevens_teach.sevens.show.story import most, waits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.show.story import Waited

_LEAST: Final = 3
"""The fewest players of a whole game."""


def deeds(game: Game, you: int) -> tuple[str, ...]:
    """Return what the reader did in a finished game of Sevens; one that began in the middle is not won whole."""
    outcome = game.position.outcome
    if outcome is None:
        return ()
    won = outcome.rank_of(you) == 1
    whole = (game.seed is not None or game.hands is not None) and len(game.names) >= _LEAST
    found = {"first": won, "finished": whole, _won(game): won and whole, "broke": any(_breakings(game, you))}
    evening = evening_deed(game, you)
    return (*(name for name, done in found.items() if done), *([evening] if evening else ()))


def _won(game: Game) -> str:
    """Return the deed that a win by these rules is."""
    if game.rules.killer:
        return "won-killer"
    return "won-sevens" if game.rules.joker == "none" else "won-joker"


def how_done(game: Game, you: int) -> dict[str, Phrase]:
    """Return in words how the reader did what there is more to say of: whom the reader broke, and by which card."""
    if game.position.outcome is None or not (found := [*_breakings(game, you)]):
        return {}
    player, wait = max(found, key=lambda each: len(each[1].cards))
    return {"broke": phrase("deed-broke-kept", player=Who(player), card=wait.behind, cards=wait.cards)}


def _breakings(game: Game, you: int) -> Iterator[tuple[int, Waited]]:
    """Yield whom the reader broke: each with the reader's open card that most of that hand waited behind."""
    before = game.start
    for entry in game.history:
        for event in entry.events:
            if event.kind is Happening.BANKRUPT and event.player not in {None, you}:
                wait = most([each for each in waits(before, event.player) if each.other == you])
                yield from [] if wait is None else [(event.player, wait)]
        before = entry.position
