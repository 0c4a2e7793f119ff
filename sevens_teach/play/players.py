"""What computer players of every game share: whose turn it is, and the player who does anything that is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from sevens_teach.errors import GameError, shown

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.play.contract import View

MoveT = TypeVar("MoveT")


def check_turn(view: View[Any], rule: str) -> None:
    """Raise `GameError`, citing the rule of turns, when another player is to move."""
    if not view.is_my_turn:
        raise GameError(f"player {view.player} cannot choose a move: the turn is {shown(view.turn)} ({rule})")


class RandomPlayer:
    """Chooses any legal move at random."""

    rule: str
    """The rule that says whose turn it is; a game's own player has it."""

    def choose(self, view: View[MoveT], rng: Random) -> MoveT:
        """Return a legal move that `rng` draws, in any game."""
        check_turn(view, self.rule)
        return view.legal_moves.draw(rng)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"
