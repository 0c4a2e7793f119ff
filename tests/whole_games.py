"""Whole games that the reader decides: dealt in full, with cards that win whatever the others do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach import Game
from sevens_teach.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Sequence

_MIDDLE: Final = ["♠5", "♠6", "♠8", "♠9", "♥5", "♥6", "♥8", "♦5", "♦6", "♦8", "♣5", "♣6", "♣8"]
"""Thirteen cards of which one always fits: who plays them wins, and who passes goes broke first."""
_REST: Final = [card for card in (f"{suit}{rank}" for suit in "♠♥♦♣" for rank in RANKS) if card not in _MIDDLE]


def whole_game(names: Sequence[str] = ("Mio", "Ren", "Aoi", "Sora")) -> Game:
    """Return a game dealt in full, the middle cards to the first of four players."""
    return Game(names=names, hands=[_MIDDLE, *(_REST[at::3] for at in range(3))])
