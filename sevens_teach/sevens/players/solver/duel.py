"""Who of two comes out better, by trying everything: for few cards, and any house rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position


class Duel:
    """Every position met of one deal; asking again costs nothing."""

    def __init__(self, position: Position) -> None:
        """Take a position with two still in: it is these two who are compared."""
        self._first, self._second = position.in_play
        self._known: dict[Position, bool] = {}

    def winner(self, position: Position) -> int:
        """Return which of the two takes the better place."""
        return self._first if self._first_wins(position) else self._second

    def _first_wins(self, position: Position) -> bool:
        """Return whether the first of the two comes out better, by trying everything."""
        outcome = position.outcome
        if outcome is not None:
            return outcome.rank_of(self._first) < outcome.rank_of(self._second)
        if position not in self._known:
            wanted = position.turn == self._first
            after = (position.after(move)[0] for move in position.legal_moves.turn)
            self._known[position] = wanted if any(self._first_wins(each) is wanted for each in after) else not wanted
        return self._known[position]
