"""A storm: as many puzzles as one can in three minutes, or until three are missed. It is told the time."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from typing import Literal

    from sevens_teach.puzzles import Puzzle

SECONDS: Final = 180
LIVES: Final = 3
IN_A_ROW: Final = 5
"""How many right answers in a row bring more time, or a life back."""
MORE: Final = 5
"""How many seconds more."""
_ON_ITS_WAY: Final = 2.0
"""For this many seconds after the end an answer still counts: it was given while the reader's clock had time left."""


class Storm:
    """One storm: against the clock from `begun` on, or with `LIVES`."""

    def __init__(self, *, begun: float | None) -> None:
        """Take when it begins, in seconds of some clock; None to play with lives."""
        self._begun = begun
        self._won = 0
        """The seconds that right answers in a row have brought."""
        self._back = 0
        """And the lives that they have brought back."""
        self._spared = 0
        """How many misses cost nothing."""
        self.solved = 0
        self.missed: list[Puzzle | None] = []
        """None in the place of one that nothing draws again, once the page was loaded anew."""
        self.run = 0
        """How many answers in a row were right, up to now."""
        self.longest = 0
        """The longest such run."""
        self._resting: float | None = None
        """Since when the clock rests: before the first answer, and while a reason is read."""
        self._ended = False
        self.brings = False
        """Whether the last answer brought more time, or a life back."""
        self.spares = False
        """Whether the last answer was a miss that cost nothing."""

    @property
    def way(self) -> Literal["clock", "lives"]:
        """What ends the storm, as practice calls it."""
        return "lives" if self._begun is None else "clock"

    @property
    def lives(self) -> int | None:
        """How many lives are left in the storm; None against the clock."""
        return LIVES - len(self.missed) + self._spared + self._back if self._begun is None else None

    @property
    def row(self) -> int:
        """How many right answers in a row bring something; 0 while no life is missing."""
        return 0 if self.lives == LIVES else IN_A_ROW

    def seconds_left(self, now: float) -> int | None:
        """Return how many seconds are left, rounded up; None where it is played with lives."""
        if self._begun is None:
            return None
        now = now if self._resting is None else self._resting
        return max(0, -int(-(self._begun + SECONDS + self._won - now) // 1))

    def is_over(self, now: float) -> bool:
        """Return whether the storm is over: its time is up, its lives are gone, or it was ended."""
        return self._ended or self.seconds_left(now) == 0 or self.lives == 0

    def is_too_late(self, now: float) -> bool:
        """Return whether an answer that comes now does not count any more."""
        return self.is_over(now - _ON_ITS_WAY)

    def rest(self, now: float) -> None:
        """Let the clock stand still, until the first answer, or while the reader reads why one was wrong."""
        self._resting = now if self._resting is None else self._resting

    def go_on(self, now: float) -> None:
        """Let the clock go on after a rest, which costs nothing; a clock that went back or nowhere gives nothing."""
        rested = 0.0 if self._resting is None else now - self._resting
        self._resting = None
        if self._begun is not None and 0 < rested < inf:
            self._begun += rested

    def has_left(self, seconds: int, now: float) -> None:
        """Have the clock stand where it stood on a page that is loaded anew; there is never more than there was."""
        if self._begun is not None:
            self._begun = now - max(0, SECONDS + self._won - seconds)

    def end(self) -> None:
        """End the storm now."""
        self._ended = True

    def answered(self, puzzle: Puzzle | None, now: float, *, right: bool, is_new: bool = False) -> None:
        """Count an answer in the storm; one that comes too late does not.

        A miss costs a life and the row, but nothing where `is_new` what is asked.
        """
        if self.is_too_late(now):
            return
        self.brings = right and self.row > 0 and (self.run + 1) % IN_A_ROW == 0
        self.spares = is_new and not right
        if not right:
            self.missed.append(puzzle)
            self._spared += is_new
            self.run = self.run if is_new else 0
            return
        self.solved += 1
        self.run += 1
        self.longest = max(self.longest, self.run)
        if self.brings:
            self._won += MORE
            self._back += 1
