"""Sevens (七並べ): an engine for every house rule, and the lessons, puzzles and tables built on it."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from sevens_teach.cards import JOKER, PACK, RANKS, Card, Suit, deal
from sevens_teach.errors import (
    CardError,
    GameError,
    IllegalMoveError,
    MessageError,
    NotationError,
    PositionError,
    RecordError,
    RulesError,
    SevensError,
)
from sevens_teach.sevens.engine.events import Event, Happening
from sevens_teach.sevens.engine.exits import Ending, Exit
from sevens_teach.sevens.engine.game import Entry, Game
from sevens_teach.sevens.engine.legal import LegalMoves
from sevens_teach.sevens.engine.moves import Exchange, LayJoker, Move, Pass, Play
from sevens_teach.sevens.engine.notation import format_position, parse_move
from sevens_teach.sevens.engine.outcome import Outcome, Placing, Reason
from sevens_teach.sevens.engine.position import Position, parse_position
from sevens_teach.sevens.engine.rules import PRESETS, Rules
from sevens_teach.sevens.engine.view import View
from sevens_teach.text.notation import format_cards, parse_cards

if TYPE_CHECKING:
    from sevens_teach.sevens.players import Player, RandomPlayer, TipsPlayer, play_game
    from sevens_teach.sevens.players.expert import ExpertPlayer
    from sevens_teach.sevens.players.solver import PerfectPlayer
    from sevens_teach.sevens.why import Verdict, verdict

__all__ = [
    "JOKER",
    "PACK",
    "PRESETS",
    "RANKS",
    "Card",
    "CardError",
    "Ending",
    "Entry",
    "Event",
    "Exchange",
    "Exit",
    "ExpertPlayer",
    "Game",
    "GameError",
    "Happening",
    "IllegalMoveError",
    "LayJoker",
    "LegalMoves",
    "MessageError",
    "Move",
    "NotationError",
    "Outcome",
    "Pass",
    "PerfectPlayer",
    "Placing",
    "Play",
    "Player",
    "Position",
    "PositionError",
    "RandomPlayer",
    "Reason",
    "RecordError",
    "Rules",
    "RulesError",
    "SevensError",
    "Suit",
    "TipsPlayer",
    "Verdict",
    "View",
    "deal",
    "format_cards",
    "format_position",
    "parse_cards",
    "parse_move",
    "parse_position",
    "play_game",
    "verdict",
]


_LATER = {
    "ExpertPlayer": "sevens_teach.sevens.players.expert",
    "PerfectPlayer": "sevens_teach.sevens.players.solver",
    "Player": "sevens_teach.sevens.players",
    "RandomPlayer": "sevens_teach.sevens.players",
    "TipsPlayer": "sevens_teach.sevens.players",
    "Verdict": "sevens_teach.sevens.why",
    "play_game": "sevens_teach.sevens.players",
    "verdict": "sevens_teach.sevens.why",
}
"""What is imported when first asked for: most of what plays, counts or searches never asks."""


def __getattr__(name: str) -> object:
    """Import what `_LATER` names."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)
