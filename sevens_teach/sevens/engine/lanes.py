"""The board of Sevens as lanes of bits: every run starts at the foot of a lane, where the 7 lies (see `cards.py`)."""

from __future__ import annotations

from typing import Final

from sevens_teach.cards import ALL, LANE, SEVENS, Card

ONES: Final = SEVENS | SEVENS << LANE
"""The foot of every lane: the four 7s, as on the board."""
DIAMOND_SEVEN: Final = Card("♦7")


def on_board(found: int) -> int:
    """Return the set as it lies on the board: each 7 in both its lanes, the joker never (J7)."""
    return found & ALL | (found & SEVENS) << LANE
