"""Computer players: each gets only what one player may see, and chance from outside."""

from sevens_teach.sevens.players.at_random import RandomPlayer
from sevens_teach.sevens.players.levels import LEVELS, opponents
from sevens_teach.sevens.players.player import Player, play_game
from sevens_teach.sevens.players.tips import TipsPlayer

__all__ = ["LEVELS", "Player", "RandomPlayer", "TipsPlayer", "opponents", "play_game"]
