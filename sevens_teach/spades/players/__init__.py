"""Computer players of Spades: each gets only what one player may see, and chance from outside."""

from sevens_teach.spades.players.at_random import RandomPlayer
from sevens_teach.spades.players.expert import ExpertPlayer
from sevens_teach.spades.players.player import Player, play_deal, play_match
from sevens_teach.spades.players.tips import TipsPlayer

__all__ = ["ExpertPlayer", "Player", "RandomPlayer", "TipsPlayer", "play_deal", "play_match"]
