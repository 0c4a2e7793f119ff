"""The player who plays perfectly once two hands are left, since then the other's hand is known (S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.position import with_hands
from sevens_teach.sevens.players.player import moves_of
from sevens_teach.sevens.players.solver.race import Race
from sevens_teach.sevens.players.solver.solution import SolverError, search_for, solved
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players.solver.solution import Solution


_MOST_KEPT: Final = 500_000
"""How many boards met are kept from move to move and deal to deal."""


class PerfectPlayer:
    """Wins whenever it can be won once two hands are left; before that, and beyond the solver's limits, by the tips."""

    def __init__(self) -> None:
        self._race: Race | None = None

    def choose(self, view: View, rng: Random) -> Move:
        """Return a move that is proved to win if there is one; raises `GameError` when it is another's turn."""
        moves_of(view)
        try:
            return self.solution(view).move
        except SolverError:
            return TipsPlayer().choose(view, rng)

    def solution(self, view: View) -> Solution:
        """Return the proof's winner and main line; raises `SolverError` where more is hidden than one hand."""
        position = seen_through(view)
        search = search_for(position)
        if isinstance(search, Race):  # what it met of one deal helps with its next position
            if self._race is None or self._race.rules != view.rules or len(self._race) > _MOST_KEPT:
                self._race = search
            search = self._race
        return solved(position, search)

    def __repr__(self) -> str:
        return "PerfectPlayer()"


def seen_through(view: View) -> Position:
    """Return the position that `view` is of, where it follows from what one sees; else raises `SolverError`.

    It does when one other player holds all the unseen cards.
    """
    held = [player for player, count in enumerate(view.counts) if count and player != view.player]
    if len(held) != 1 or view.turn is None:
        raise SolverError(f"player {view.player} cannot know the hands of {len(held)} others (S5)")
    hands = [view.hand if player == view.player else () for player in range(len(view.counts))]
    hands[held[0]] = (*view.unseen, *view.shown[held[0]])
    return with_hands(view, hands)
