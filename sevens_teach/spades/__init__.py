"""Spades: bids, tricks and a score sheet; the rules P1 to P5, and the tips (P6), are in docs/spades.md."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.contract import CardGame
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.game import Entry, Game
from sevens_teach.spades.engine.legal import LegalMoves
from sevens_teach.spades.engine.moves import BLIND_NIL, DEAL, LOOK, NIL, Bid, Deal, Look, Move, Play
from sevens_teach.spades.engine.notation import parse_move
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.score import DealResult, Line, NilResult, Outcome, SideResult
from sevens_teach.spades.engine.trick import PLAYERS, Trick
from sevens_teach.spades.engine.view import View

if TYPE_CHECKING:
    from sevens_teach.say.verdict import Verdict
    from sevens_teach.spades.why import verdict

__all__ = [
    "BLIND_NIL",
    "DEAL",
    "GAME",
    "LOOK",
    "NIL",
    "Bid",
    "Deal",
    "DealResult",
    "Entry",
    "Event",
    "Game",
    "Happening",
    "LegalMoves",
    "Line",
    "Look",
    "Move",
    "NilResult",
    "Outcome",
    "Play",
    "Position",
    "Rules",
    "SideResult",
    "Trick",
    "Verdict",
    "View",
    "parse_move",
    "start",
    "verdict",
]


start = Game.dealt
GAME: CardGame[Move] = CardGame(name="spades", game=Game, players=range(PLAYERS, PLAYERS + 1))
"""Spades, as every game is asked for it."""


def __getattr__(name: str) -> object:
    """Import the verdicts when first asked for: most of what plays, counts or searches never does."""
    if name not in {"Verdict", "verdict"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevens_teach.spades import why  # noqa: PLC0415, see above

    return getattr(why, name)
