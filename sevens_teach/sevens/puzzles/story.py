"""What is told before the question: who left the game, and the moves made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.messages import Who, message
from sevens_teach.sevens.engine.events import Event, Happening
from sevens_teach.sevens.puzzles.picture import exits_told, joker_at_end
from sevens_teach.sevens.puzzles.puzzle import ABOUT_PLAYERS
from sevens_teach.sevens.why.news import describe

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.puzzles.puzzle import Puzzle

_MOVES: Final = (Happening.PLAYED, Happening.PASSED, Happening.LAID_JOKER, Happening.TOOK_JOKER, Happening.DIED)
"""What anybody sees done; what follows from it for the players may be the question."""


def news(events: Iterable[Event], lang: str, names: Sequence[str], you: int | None) -> str:
    """Return what happened, a sentence an event."""
    return message("puzzle-gap", lang).join(describe(event, lang, names, you) for event in events)


def story_of(puzzle: Puzzle, lang: str, names: Sequence[str], you: int | None) -> list[str]:
    """Return what happened before the question; of a record nothing, and nothing that would give the answer away."""
    told = [news((event,), lang, names, you) for event in exits_told(puzzle.start)]
    if puzzle.kind in ABOUT_PLAYERS:
        moves = [_moves_told(step.events, lang, names) for step in puzzle.steps]
        return [*told, *moves, message("puzzle-before", lang)]
    if puzzle.kind == "gives":
        told.append(news(puzzle.steps[0].events[:1], lang, names, you))
    elif puzzle.kind != "record":
        told += [news(step.events, lang, names, you) for step in puzzle.steps]
    if (holder := joker_at_end(puzzle.position)) is not None:
        told.append(message("puzzle-holds-joker", lang, player=names[holder]))
    return told


def _moves_told(events: Sequence[Event], lang: str, names: Sequence[str]) -> str:
    """Return what was done, not who left the game or came back by it."""
    talks = [event for event in events if event.kind is Happening.EXCHANGED]
    told = [message("puzzle-talks", lang, names, ghost=_who(each.player), talker=_who(each.other)) for each in talks]
    moves = news((event for event in events if event.kind in _MOVES), lang, names, None)
    return message("puzzle-gap", lang).join(filter(None, (*told, moves)))


def _who(player: int | None) -> Who:
    assert player is not None  # noqa: S101, an exchange names both
    return Who(player)
