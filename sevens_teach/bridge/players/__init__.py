"""Computer players of Seven Bridge: each gets only what one player may see, and chance from outside."""

from sevens_teach.bridge.players.player import Player, RandomPlayer, play_deal, play_match
from sevens_teach.bridge.players.tips import TipsPlayer
from sevens_teach.bridge.simulator.habits import Habits

__all__ = ["Habits", "Player", "RandomPlayer", "TipsPlayer", "play_deal", "play_match"]
