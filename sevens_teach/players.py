"""The computer players of Sevens, under the name that programs know them by."""

from sevens_teach.sevens.players import Player, RandomPlayer, TipsPlayer, play_game

__all__ = ["Player", "RandomPlayer", "TipsPlayer", "play_game"]
