"""Sevens: the engine, why a move is legal, the players, the puzzles, and what a screen shows of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import MAX_PLAYERS, deal
from sevens_teach.play.contract import CardGame
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Step

__all__ = ["GAME", "parse_move", "start"]


def start(rules: str, players: int, rng: Random) -> Step:
    """Return a dealt position with the sevens laid, and its events; raises `RulesError` or `CardError` (B1, B2)."""
    house_rules = Rules.parse(rules)
    return Position.start(house_rules, deal(players, rng, joker=house_rules.joker != "none"))


GAME: CardGame[Move] = CardGame(
    name="sevens", game=Game, start=start, parse_move=parse_move, players=range(1, MAX_PLAYERS + 1)
)
"""Sevens, as every game is asked for it."""
