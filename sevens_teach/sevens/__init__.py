"""Sevens: the engine, why a move is legal, the players, the puzzles, and what a screen shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import MAX_PLAYERS
from sevens_teach.play.contract import CardGame
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.notation import parse_move

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move

__all__ = ["GAME", "parse_move", "start"]


start = Game.dealt
GAME: CardGame[Move] = CardGame(name="sevens", game=Game, players=range(1, MAX_PLAYERS + 1))
"""Sevens, as every game is asked for it."""
