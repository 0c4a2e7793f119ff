"""The computer players of Sevens, under the name that programs know them by."""

from sevens_teach.sevens.players import (
    LEVELS,
    Player,
    RandomPlayer,
    TipsPlayer,
    opponents,
    play_game,
)

__all__ = ["LEVELS", "Player", "RandomPlayer", "TipsPlayer", "opponents", "play_game"]
