"""Mistakes of the reader's own: a review finds one, it is kept with the progress, and comes back as a puzzle."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final
from zlib import crc32

from sevens_teach import progress
from sevens_teach.errors import SevensError
from sevens_teach.games import game_of
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import Mistake, Repeat, kept_day
from sevens_teach.rule_book import game_about
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from datetime import date
    from types import ModuleType

    from sevens_teach.play.reviewed import Judged, Reviewed
    from sevens_teach.puzzles import Puzzle
    from sevens_teach.say.messages import Phrase


_CHOICES: Final = 3
"""Of two moves the better one is the other: that is no question."""


def keep_mistake(found: Reviewed[Any, Any], decision: Judged[Any, Any], today: date) -> Phrase:
    """Keep a mistake that a review of the reader's game has found; return what to tell the reader, whatever came of it.

    It comes back as a puzzle, in `Practice` of lesson 08, from `today` on. Where no better move could be known
    (`Decision.is_mistake`) there is no puzzle. How a game asks about one is in its `review/own.py`.
    """
    if not decision.is_mistake:
        return phrase("practice-not-kept")
    if len(found.sensible(decision)) < _CHOICES:
        return phrase("practice-too-few")
    name, mistake = _mistake(found, decision, today)
    try:
        _posed(name, mistake)
    except SevensError:
        return phrase("practice-not-kept")
    if name in progress.load().practice.mistakes:
        return phrase("practice-kept-before")
    return progress.keep(Progress(practice=Practice(mistakes={name: mistake}))) or phrase("practice-kept")


def put_right(found: Reviewed[Any, Any], decision: Judged[Any, Any], today: date) -> None:
    """Count a kept mistake that a second try of the game has put right as answered, unless it was before."""
    name, _ = _mistake(found, decision, today)
    practice = progress.load().practice
    if name in practice.mistakes and not practice.mistakes[name].repeat.seen:
        progress.keep(Progress(practice=mistake_answered(name, practice, today, right=True)))


def due_mistakes(practice: Practice, today: date) -> list[Puzzle]:
    """Return the mistakes that are to come back, as puzzles, those that waited longest first."""
    waiting = sorted((each.repeat.due, name) for name, each in practice.mistakes.items() if is_due(each, today))
    return [puzzle for _, name in waiting if (puzzle := mistake_puzzle(name, practice.mistakes[name]))]


def waiting_mistakes(practice: Practice, today: date) -> tuple[int, int]:
    """Return how many mistakes come back on a later day, and in how many days the first of them does."""
    days = [(each.repeat.due - today).days for each in practice.mistakes.values() if not is_due(each, today)]
    return len(days), min(days, default=0)


def is_due(mistake: Mistake, today: date) -> bool:
    """Return whether a reader's mistake is to come back: at once while it has not been answered."""
    return not mistake.repeat.seen or mistake.repeat.is_due(today)


def mistake_puzzle(name: str, mistake: Mistake) -> Puzzle | None:
    """Return a mistake as a puzzle; None for one that somebody has made by hand, and wrong."""
    try:
        return _posed(name, mistake)
    except SevensError:
        return None


def mistake_answered(name: str, practice: Practice, today: date, *, right: bool) -> Practice:
    """Return what changes by an answer to a mistake."""
    mistake = practice.mistakes[name]
    changed = mistake.model_copy(update={"repeat": mistake.repeat.answered(today, right=right)})
    return Practice(mistakes={name: changed})


def _mistake(found: Reviewed[Any, Any], decision: Judged[Any, Any], today: date) -> tuple[str, Mistake]:
    """Return the name of a reader's mistake, and what is kept of it to pose it again."""
    history, own = found.game.history, _own(game_of(found.game))
    position = str(history[decision.ply - 1].position if decision.ply else found.game.start)
    places = {str(each.move): own.worth_of(each) for each in decision.options}
    name = f"{own.rule_of(found.before(decision), decision.best)}-r{crc32(position.encode()) % 10**9}"
    return name, Mistake(
        position=position, played=str(decision.played), places=places, repeat=Repeat(day=kept_day(today), seen=0)
    )


def _posed(name: str, mistake: Mistake) -> Puzzle:
    """Return a kept mistake as a puzzle."""
    posed: Puzzle = _own(game_about(name.partition("-")[0])).own_mistake(
        name, mistake.position, mistake.played, mistake.places
    )
    return posed


def _own(game: str) -> ModuleType:
    """Return what a game has for posing mistakes of the reader's own."""
    return import_module(f"sevens_teach.{game}.review.own")
