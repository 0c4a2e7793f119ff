"""The player who does anything that is allowed."""

from __future__ import annotations

from sevens_teach.play import players


class RandomPlayer(players.RandomPlayer):
    """Chooses any legal move at random."""

    rule = "D4"
