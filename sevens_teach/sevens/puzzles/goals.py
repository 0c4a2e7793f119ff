"""What to reach in a puzzle to play out."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.outcome import best_rank, settled_rank

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.position import Position

_GOAL: Final = re.compile(r"(win|out)|(rank|bankrupt) (\d{1,2})")


@dataclass(frozen=True, slots=True)
class Goal:
    """What the reader, who sits at `you`, is to reach."""

    name: str
    """`rank`, `out` or `bankrupt`."""
    number: int
    """The rank to take, or the player to drive bankrupt."""
    you: int

    def decided(self, position: Position) -> bool | None:
        """Return whether the goal is reached or lost for good; None while that is open."""
        mine = position.exit_of(self.you)
        if self.name == "bankrupt":
            return _is_bankrupt(position, position.exit_of(self.number), mine)
        if self.name == "out":
            if mine is None:
                return False if position.is_over else None
            return mine.how in (Ending.OUT, Ending.LEFT)
        return self._ranked(position, mine)

    def _ranked(self, position: Position, mine: Exit | None) -> bool | None:
        if position.outcome is not None:
            return position.outcome.rank_of(self.you) <= self.number
        if position.rules.killer or position.rules.joker != "none":
            return None
        if mine is None:
            return False if best_rank(position.exits) > self.number else None
        rank = settled_rank(position.rules, position.exits, len(position.players), self.you)
        return None if rank is None else rank <= self.number


def _is_bankrupt(position: Position, target: Exit | None, mine: Exit | None) -> bool | None:
    if target is not None:
        return target.how is Ending.BANKRUPT
    return False if mine is not None or position.is_over else None


def read_goal(text: str | None, you: int, players: range) -> Goal:
    """Return the goal that a file names; raises `PuzzleError`."""
    found = _GOAL.fullmatch(text or "")
    if found is None:
        raise PuzzleError(f"goal: {text!r} is no goal: expected 'win', 'out', 'rank 2' or 'bankrupt 1'")
    if found[1]:
        return Goal("rank", 1, you) if found[1] == "win" else Goal("out", 0, you)
    goal = Goal(found[2], int(found[3]), you)
    allowed = [each for each in players if each != you] if goal.name == "bankrupt" else [*players][1:]
    if goal.number not in allowed:
        raise PuzzleError(f"goal: {text!r}: expected one of {', '.join(map(str, allowed))}")
    return goal
