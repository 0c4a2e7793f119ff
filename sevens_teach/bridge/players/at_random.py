"""The player who does anything that is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.players.player import moves_of

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.view import View


class RandomPlayer:
    """Chooses any legal move at random."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move that `rng` draws."""
        return moves_of(view).draw(rng)

    def __repr__(self) -> str:
        return "RandomPlayer()"
