"""Today's puzzle in the reader's progress: which one it is for them, whether it is solved, and how well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach import progress
from sevens_teach.practice.drawing import is_todays
from sevens_teach.practice.naming import name_of, named_puzzle
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import Todays

if TYPE_CHECKING:
    from datetime import date

    from sevens_teach.puzzles import Puzzle


def is_solved(practice: Practice, today: date) -> bool:
    """Return whether today's puzzle is solved."""
    return any(first <= today <= last for first, last in practice.days)


def kept_puzzle(practice: Practice, today: date) -> Puzzle | None:
    """Return the puzzle that the reader was shown, or has solved, as today's; None where it is still to be chosen."""
    kept = practice.todays
    found = named_puzzle(kept.name) if kept is not None and kept.day == today else None
    return found if found and kept and (kept.stars or is_todays(found, today)) else None


def keep_shown(today: date, posed: Puzzle) -> None:
    """Keep which puzzle the reader was shown as today's: it is theirs until the day is over."""
    if name := name_of(posed):
        progress.keep(Progress(practice=Practice(todays=Todays(day=today, name=name, stars=0))))


def count_for_today(posed: Puzzle, today: date, stars: int) -> None:
    """Count the day, where a puzzle that was solved is today's: a link may have brought it."""
    if is_todays(posed, today):
        keep_day(today, posed, stars)


def keep_day(today: date, posed: Puzzle, stars: int) -> None:
    """Keep that today's puzzle is solved, and how well."""
    name = name_of(posed)
    todays = Todays(day=today, name=name, stars=stars) if name and stars else None
    progress.keep(Progress(practice=Practice(days=[(today, today)], todays=todays)))
