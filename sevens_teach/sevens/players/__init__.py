"""Computer players: each gets only what one player may see, and chance from outside."""

from sevens_teach.sevens.players.at_random import RandomPlayer
from sevens_teach.sevens.players.player import Player, play_game
from sevens_teach.sevens.players.tips import TipsPlayer

__all__ = ["Player", "RandomPlayer", "TipsPlayer", "play_game"]
