"""The player who sees every hand: the measure of what could be known at most, never sat at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.compiling.compiled import numbers
from sevens_teach.sevens.players.expert import gain_of
from sevens_teach.sevens.players.tips import TipsPlayer
from sevens_teach.sevens.simulator.rollouts import hands_of, own_places, seats_of

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View


class CheatingPlayer:
    """Tries each move `budget` times with the hands as they are, everybody going on by the tips."""

    def __init__(self, game: Game, budget: int = 300) -> None:
        """Take the game to look into."""
        self._game = game
        self._budget = budget

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move that is surely better than the one by the tips, else that one."""
        moves = tuple(self._game.position.legal_moves.turn)
        usual = TipsPlayer().choose(view, rng)
        if len(moves) < 2:
            return usual
        position, seed = self._game.position, int(rng.random() * (1 << 31))
        hands = numbers(hands_of(view.rules, position.held, seats_of(position.clockwise)))
        places = own_places(position, moves, hands, seed=seed, games=self._budget)
        gains = {move: gain_of(places[moves.index(usual)], places[index]) for index, move in enumerate(moves)}
        best = max(moves, key=lambda move: gains[move].mean)
        return best if gains[best].is_sure else usual
