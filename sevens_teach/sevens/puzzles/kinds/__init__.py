"""The kinds of puzzle: for each, what can be answered and the engine's reply to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.puzzles.errors import PuzzleError
from sevens_teach.sevens.puzzles.kinds import (
    bankruptcy,
    dead,
    gives,
    holds,
    joker,
    legal,
    next_turn,
    passes,
    play,
    playable,
    rank,
    record,
    seen,
    still_in,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType

    from sevens_teach.sevens.puzzles.answers import Part
    from sevens_teach.sevens.puzzles.puzzle import Puzzle

KINDS: Final[dict[str, ModuleType]] = {
    "playable": playable,
    "dead": dead,
    "joker": joker,
    "gives": gives,
    "bankruptcy": bankruptcy,
    "rank": rank,
    "passes": passes,
    "play": play,
    "record": record,
    "legal": legal,
    "next": next_turn,
    "still-in": still_in,
    "seen": seen,
    "holds": holds,
}
"""Each kind's module: `check` refuses what it cannot ask, `parts` finds the answers."""


def check_source(puzzle: Puzzle) -> None:
    """Raise `PuzzleError` where a puzzle does not fit its kind; the text names the field."""
    for field in _FIELDS:
        if getattr(puzzle.source, field) and puzzle.kind not in _FIELDS[field]:
            raise PuzzleError(f"{field}: only for {' and '.join(_FIELDS[field])}, but this is {puzzle.kind!r}")
    check: Callable[[Puzzle], None] = KINDS[puzzle.kind].check
    check(puzzle)


_FIELDS: Final = {
    "among": ("playable", "dead"),
    "choices": ("legal",),
    "goal": ("play",),
    "opponents": ("play",),
    "par": ("play",),
}
"""The fields that only some kinds have."""


def find_parts(puzzle: Puzzle) -> tuple[Part, ...]:
    """Return the questions in a puzzle, with every possible answer and the reply to it."""
    found: tuple[Part, ...] = KINDS[puzzle.kind].parts(puzzle)
    return found
