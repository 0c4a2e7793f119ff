"""Whether a goal can still be reached, whatever the others do: every game is played to its end, within limits."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import inf
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import PuzzleError
from sevens_teach.limits import SEARCH_MOVES, SEARCH_POSITIONS
from sevens_teach.puzzles.reading import made
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.outcome import settled_rank

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.puzzles.goals import Goal


_TOO_MANY: Final = f"position: more than {SEARCH_POSITIONS:,} positions to look at: leave fewer cards or passes"


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
    _sure: dict[Position, bool] = field(default_factory=dict)

    def moves_needed(self, position: Position) -> float:
        """Return the fewest own moves that reach the goal from here; infinite where it can be prevented."""
        if position not in self._known:
            if len(self._known) >= SEARCH_POSITIONS:
                raise PuzzleError(_TOO_MANY)
            self._known[position] = self._work_out(position)
        return self._known[position]

    def _work_out(self, position: Position) -> float:
        """Return how many moves of the reader's reach the goal, whatever the others do; infinite for none."""
        decided = self.goal.decided(position)
        if decided is not None:
            return 0 if decided else inf
        if self.is_sure(position):
            return 0
        if position.turn == self.goal.you:
            return 1 + min(self.moves_needed(position.after(move)[0]) for move in position.legal_moves)
        worst: float = 0
        for move in self._moves(position):
            worst = max(worst, self.moves_needed(position.after(move)[0]))
            if worst == inf:
                break
        return worst

    def is_sure(self, position: Position) -> bool:
        """Return whether the goal is reached from here whatever anybody does, the reader too."""
        decided = self.goal.decided(position)
        if decided is not None:
            return decided
        if position not in self._sure:
            moves = self._moves(position)
            self._sure[position] = all(self.is_sure(position.after(move)[0]) for move in reversed(moves))
        return self._sure[position]

    def _moves(self, position: Position) -> tuple[Move, ...]:
        """Return what the player to move may do, passing last; what another than the reader does, if eager."""
        moves = tuple(position.legal_moves)
        if not self.eager or position.turn == self.goal.you:
            return moves
        cards = position.legal_moves.cards
        return tuple(move for move in moves if str(move) == str(cards[0])) if cards else (PASS,)

    def move(self, position: Position) -> Move:
        """Return the reader's quickest move to the goal, a card if that does as well; of another, what costs most."""
        needed = {move: self.moves_needed(position.after(move)[0]) for move in self._moves(position)}
        return (min if position.turn == self.goal.you else max)(needed, key=needed.__getitem__)


@dataclass(slots=True)
class Winners:
    """Who can still take first place, whatever all players do: helped by everybody."""

    _known: dict[Position, frozenset[int]] = field(default_factory=dict)

    def of(self, position: Position) -> frozenset[int]:
        """Return the players whom some way of playing on makes first; raises `PuzzleError` for too large a search."""
        if position not in self._known:
            if len(self._known) >= SEARCH_POSITIONS:
                raise PuzzleError(_TOO_MANY)
            settled = first_place(position)
            nexts = () if settled is not None else tuple(position.legal_moves)
            found = frozenset[int]().union(*(self.of(position.after(move)[0]) for move in nexts))
            self._known[position] = found if settled is None else frozenset((settled,))
        return self._known[position]

    def way(self, position: Position, player: int) -> list[Step]:
        """Return a way of playing on by which a player comes first: the first such move each time."""
        steps: list[Step] = []
        while first_place(position) is None:
            steps.append(
                next(
                    step
                    for step in (made(position, each) for each in position.legal_moves)
                    if player in self.of(step.after)
                )
            )
            position = steps[-1].after
        return steps


def first_place(position: Position) -> int | None:
    """Return who is first for certain, play being over or not (B9); None while that is open."""
    if position.outcome is not None:
        return position.outcome.winner
    if position.rules.killer:
        return None
    settled = (
        player
        for player in position.players
        if settled_rank(position.rules, position.exits, len(position.players), player) == 1
    )
    return next(settled, None)
