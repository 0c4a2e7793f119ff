"""Seven Bridge: melds, calls on others' discards, and penalties over deals; rules with ids D1 to D9."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.events import Event, Happening
from sevens_teach.bridge.engine.game import Entry, Game
from sevens_teach.bridge.engine.melds import Kind, Wild
from sevens_teach.bridge.engine.moves import DEAL, DRAW, NO, Add, Chi, Deal, Draw, Drop, Lay, Move, No, Pon, Renew
from sevens_teach.bridge.engine.notation import parse_move
from sevens_teach.bridge.engine.position import Position
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.bridge.engine.score import Cost, Outcome
from sevens_teach.bridge.engine.soundness import MAX_PLAYERS, MIN_PLAYERS
from sevens_teach.bridge.engine.state import OwnedMeld, Step
from sevens_teach.bridge.engine.view import View
from sevens_teach.play.contract import CardGame

if TYPE_CHECKING:
    from sevens_teach.bridge.why import verdict
    from sevens_teach.say.verdict import Verdict

__all__ = [
    "DEAL",
    "DRAW",
    "GAME",
    "NO",
    "Add",
    "Chi",
    "Cost",
    "Deal",
    "Draw",
    "Drop",
    "Entry",
    "Event",
    "Game",
    "Happening",
    "Kind",
    "Lay",
    "Move",
    "No",
    "Outcome",
    "OwnedMeld",
    "Pon",
    "Position",
    "Renew",
    "Rules",
    "Step",
    "Verdict",
    "View",
    "Wild",
    "parse_move",
    "start",
    "verdict",
]


start = Game.dealt
GAME: CardGame[Move] = CardGame(name="bridge", game=Game, players=range(MIN_PLAYERS, MAX_PLAYERS + 1))
"""Seven Bridge, as every game is asked for it."""


def __getattr__(name: str) -> object:
    """Import the verdicts when first asked for: most of what plays, counts or searches never does."""
    if name not in {"Verdict", "verdict"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevens_teach.bridge import why  # noqa: PLC0415, see above

    return getattr(why, name)
