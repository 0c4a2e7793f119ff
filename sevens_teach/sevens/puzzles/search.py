"""Whether a goal can still be reached, whatever the others do: every game is played to its end, within limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING

from sevens_teach.errors import PuzzleError
from sevens_teach.limits import SEARCH_MOVES, SEARCH_POSITIONS
from sevens_teach.sevens.engine.moves import PASS

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.goals import Goal


def check_size(position: Position) -> None:
    """Raise `PuzzleError` unless a game can be searched: it has to end (B6, G1), and soon."""
    limit = position.rules.passes
    if limit is None or position.rules.ghost:
        raise PuzzleError(
            "rules: a puzzle to play out needs a pass limit (B6) and no ghost (G1), or it might never end"
        )
    left = sum(position.held[player].bit_count() + 1 + limit - position.passes[player] for player in position.in_play)
    if left > SEARCH_MOVES:
        raise PuzzleError(f"position: up to {left} moves to come: leave fewer cards or passes, for {SEARCH_MOVES}")


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
            if len(self._known) >= SEARCH_POSITIONS:
                raise PuzzleError(
                    f"position: more than {SEARCH_POSITIONS:,} positions to look at: leave fewer cards or passes"
                )
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
