"""The player who takes any card that fits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players.player import moves_of

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View


class RandomPlayer:
    """Chooses any legal move at random; passes only when it must, unless `passing`."""

    def __init__(self, *, passing: bool = False) -> None:
        """Say whether a pass is a move like any other."""
        self._passing = passing

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of Sevens that `rng` draws."""
        move = moves_of(view).draw(rng)
        while move == PASS and not self._passing and len(view.legal_moves) > 1:
            move = view.legal_moves.draw(rng)
        return move

    def __repr__(self) -> str:
        return f"RandomPlayer(passing={self._passing})"
