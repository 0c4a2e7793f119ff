"""A storm: as many puzzles as one can in three minutes, or until three are missed. It is told the time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from sevens_teach.puzzles import Puzzle

SECONDS: Final = 180
LIVES: Final = 3


class Storm:
    """One storm: against the clock from `begun` on, or with `LIVES`."""

    def __init__(self, *, begun: float | None) -> None:
        """Take when it begins, in seconds of some clock; None to play with lives."""
        self._begun = begun
        self.solved = 0
        self.missed: list[Puzzle] = []
        self._ended = False

    @property
    def lives(self) -> int | None:
        """How many lives are left in the storm; None against the clock."""
        return LIVES - len(self.missed) if self._begun is None else None

    def seconds_left(self, now: float) -> int | None:
        """Return how many seconds are left, rounded up; None where it is played with lives."""
        if self._begun is None:
            return None
        return max(0, -int(-(self._begun + SECONDS - now) // 1))

    def is_over(self, now: float) -> bool:
        """Return whether the storm is over: its time is up, its lives are gone, or it was ended."""
        return self._ended or self.seconds_left(now) == 0 or self.lives == 0

    def end(self) -> None:
        """End the storm now."""
        self._ended = True

    def answered(self, puzzle: Puzzle, now: float, *, right: bool) -> None:
        """Count an answer in the storm; one that comes too late does not."""
        if self.is_over(now):
            return
        if right:
            self.solved += 1
        else:
            self.missed.append(puzzle)
