"""What to reach in a puzzle to play out, and whether it can still be reached, whatever the others do."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.outcome import best_rank, settled_rank
from sevens_teach.sevens.puzzles.errors import PuzzleError

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.exits import Exit
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position

_GOAL: Final = re.compile(r"(win|out)|(rank|bankrupt) (\d{1,2})")
_LARGEST: Final = 60_000
"""So many positions are looked at; a puzzle with more is too large for a reader as well."""


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


@dataclass(slots=True)
class Solver:
    """How many own moves it takes to reach a goal, against opponents who answer in one way."""

    goal: Goal
    eager: bool
    """Whether the others play the first card they can; otherwise they do all they can against the goal."""
    _known: dict[Position, float] = field(default_factory=dict)

    def moves_needed(self, position: Position) -> float:
        """Return the fewest own moves that reach the goal from here; infinite where it can be prevented."""
        if position not in self._known:
            if len(self._known) >= _LARGEST:
                raise PuzzleError(f"position: more than {_LARGEST:,} positions to look at: leave fewer cards or passes")
            self._known[position] = self._work_out(position)
        return self._known[position]

    def _work_out(self, position: Position) -> float:
        decided = self.goal.decided(position)
        if decided is not None:
            return 0 if decided else inf
        if position.turn == self.goal.you:
            return 1 + min(self.moves_needed(position.after(move)[0]) for move in position.legal_moves)
        worst: float = 0
        for move in self._replies(position):
            worst = max(worst, self.moves_needed(position.after(move)[0]))
            if worst == inf:
                break
        return worst

    def _replies(self, position: Position) -> tuple[Move, ...]:
        """Return what the player to move may do, passing last; what the player does, if eager."""
        moves = tuple(position.legal_moves)
        if not self.eager:
            return moves
        cards = position.legal_moves.cards
        return tuple(move for move in moves if str(move) == str(cards[0])) if cards else (PASS,)

    def reply(self, position: Position) -> Move:
        """Return what an opponent does: of the replies the one that costs the reader most, the first of these."""
        return max(self._replies(position), key=lambda move: self.moves_needed(position.after(move)[0]))

    def anything(self, position: Position) -> Move:
        """Return a move of the reader where the goal is lost: a card if there is one."""
        return next(iter(position.legal_moves))
