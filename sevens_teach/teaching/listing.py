"""What is said to a reader who puts a puzzle on their own list, or takes it off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.practice.listing import put_on_list, take_off_list
from sevens_teach.progress.kept import this_day
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle


def list_puzzle(puzzle: Puzzle, lang: str, *, here: bool) -> str:
    """Put a puzzle on the reader's list, or take it off; return what to say of it."""
    if not here:
        take_off_list(puzzle, this_day())
        return message("practice-is-off", lang)
    return message("practice-is-listed" if put_on_list(puzzle, this_day()) else "practice-not-listed", lang)
