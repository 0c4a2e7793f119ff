"""Computer players of Spades: each gets only what one player may see, and chance from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.spades.players.player import Player, RandomPlayer, play_deal, play_match
from sevens_teach.spades.players.tips import TipsPlayer

if TYPE_CHECKING:
    from sevens_teach.spades.players.expert import ExpertPlayer

__all__ = ["ExpertPlayer", "Player", "RandomPlayer", "TipsPlayer", "play_deal", "play_match"]


def __getattr__(name: str) -> object:
    """Import the expert, and with it what compiles, when it is first asked for: a table opens without."""
    if name != "ExpertPlayer":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevens_teach.spades.players.expert import ExpertPlayer  # noqa: PLC0415, see above

    return ExpertPlayer
