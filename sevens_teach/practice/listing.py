"""The reader's own list: puzzles that were put there come again until they are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach import progress
from sevens_teach.practice.naming import name_of, named_puzzle, names_of
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import Listed, one_more, this_day
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date

    from sevens_teach.puzzles import Puzzle


def on_list(posed: Iterable[Puzzle]) -> list[str]:
    """Return the ids of those puzzles that are on the reader's own list."""
    kept = {name for name, each in progress.load().practice.listed.items() if each.here}
    return [each.id for each in posed if any(name in kept for name in names_of(each))]


def puzzles_on_list() -> list[Puzzle]:
    """Return the puzzles on the list, those put there first."""
    kept = progress.load().practice.listed
    here = sorted((each.day, name) for name, each in kept.items() if each.here)
    return [found for _, name in here if (found := named_puzzle(name)) is not None]


def once_listed(puzzle_id: str) -> Puzzle | None:
    """Return a puzzle that is on the list, or was: who has got it right stands at it still; None for any other."""
    seed = puzzle_id.partition("-r")[2]
    names = (each for each in progress.load().practice.listed if each == puzzle_id or each.split()[2:3] == [seed])
    found = (named_puzzle(each) for each in names)
    return next((each for each in found if each is not None and each.id == puzzle_id), None)


def put_on_list(posed: Puzzle, today: date) -> bool:
    """Put a puzzle on the list; return whether it could be, as nothing draws some of them again."""
    name = name_of(posed)
    if name is not None:
        _change([name], today, here=True)
    return name is not None


def take_off_list(posed: Puzzle, today: date) -> None:
    """Take a puzzle off the list, if it is there."""
    kept = progress.load().practice.listed
    _change([name for name in names_of(posed) if name in kept and kept[name].here], today, here=False)


def _change(names: Iterable[str], today: date, *, here: bool) -> None:
    """Keep that puzzles are on the reader's own list from now on, or off it."""
    kept = progress.load().practice.listed
    changes = {name: one_more(kept[name].changes) if name in kept else 1 for name in names}
    listed = {name: Listed(day=today, here=here, changes=count) for name, count in changes.items()}
    if listed:
        progress.keep(Progress(practice=Practice(listed=listed)))


def list_puzzle(puzzle: Puzzle, lang: str, *, here: bool) -> str:
    """Put a puzzle on the reader's list, or take it off; return what to say of it."""
    if not here:
        take_off_list(puzzle, this_day())
        return message("practice-is-off", lang)
    return message("practice-is-listed" if put_on_list(puzzle, this_day()) else "practice-not-listed", lang)
