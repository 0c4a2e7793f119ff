"""What a computer player of Spades is, and a deal or a whole match among four."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sevens_teach.cards import deal
from sevens_teach.errors import GameError
from sevens_teach.play import players as any_game
from sevens_teach.play.players import check_turn
from sevens_teach.spades.engine.moves import Deal
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.trick import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.spades.engine.legal import LegalMoves
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.rules import Rules
    from sevens_teach.spades.engine.view import View


class Player(Protocol):
    """Chooses a move from what one player may see."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal bid or card; chance comes from `rng` alone. Raises `GameError` when it is not its turn."""


class RandomPlayer(any_game.RandomPlayer):
    """Chooses any legal move at random."""

    rule = "P1"


def moves_of(view: View) -> LegalMoves:
    """Return what the player of a view of Spades may do; raises `GameError` when it is another's turn."""
    check_turn(view, "P1")
    return view.legal_moves


def play_deal(position: Position, players: Sequence[Player], rng: Random) -> Position:
    """Return the end of the deal of Spades that `players`, one a seat, play from `position`; raises `GameError`."""
    if len(players) != PLAYERS:
        raise GameError(f"{len(players)} computer players for four seats (P1)")
    while (turn := position.turn) is not None:
        position, _ = position.after(players[turn].choose(position.view(turn), rng))
    return position


def play_match(rules: Rules, players: Sequence[Player], rng: Random, most_deals: int = 100) -> Position:
    """Return the last position of a match of Spades; for players who never score, of deal number `most_deals`."""
    position, _ = Position.start(rules, deal(PLAYERS, rng))
    position = play_deal(position, players, rng)
    while not position.is_over and len(position.lines) < most_deals:
        position = play_deal(position.after(Deal(deal(PLAYERS, rng)))[0], players, rng)
    return position
