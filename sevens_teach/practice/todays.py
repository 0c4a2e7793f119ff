"""Today's puzzle in the reader's progress: whether it is solved, as which, and how well."""

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


def solved_puzzle(practice: Practice, today: date) -> Puzzle | None:
    """Return today's puzzle as it was when it was solved; None where it waits."""
    kept = practice.todays
    return named_puzzle(kept.name) if kept is not None and kept.day == today else None


def count_for_today(posed: Puzzle, today: date, stars: int) -> None:
    """Count the day, where a puzzle that was solved is today's: a link may have brought it."""
    if is_todays(posed, today):
        keep_day(today, posed, stars)


def keep_day(today: date, posed: Puzzle, stars: int) -> None:
    """Keep that today's puzzle is solved, and how well."""
    name = name_of(posed)
    todays = Todays(day=today, name=name, stars=stars) if name and stars else None
    progress.keep(Progress(practice=Practice(days=[(today, today)], todays=todays)))
