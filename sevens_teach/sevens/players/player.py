"""What a computer player is, and a whole game among them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sevens_teach.errors import GameError
from sevens_teach.play.players import check_turn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.legal import LegalMoves
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.view import View


class Player(Protocol):
    """Chooses a move from what one player may see."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of Sevens; chance comes from `rng` alone. Raises `GameError` when it is not its turn."""


def moves_of(view: View) -> LegalMoves:
    """Return what the player of a view of Sevens may do; raises `GameError` when it is another's turn."""
    check_turn(view, "B2")
    return view.legal_moves


def play_game(game: Game, players: Sequence[Player], rng: Random) -> Outcome:
    """Play a `game` of Sevens to its end, one computer player a seat, and return its outcome; raises `GameError`."""
    if len(players) != len(game.names):
        raise GameError(f"{len(players)} computer players for {len(game.names)} seats")
    while (turn := game.position.turn) is not None:
        game.play(players[turn].choose(game.view(turn), rng))
    outcome = game.outcome
    assert outcome is not None  # noqa: S101, play is over
    return outcome
