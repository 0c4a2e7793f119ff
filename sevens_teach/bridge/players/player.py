"""What a computer player of Seven Bridge is, and a deal or a whole match among two to five."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from sevens_teach.bridge.engine.moves import Deal
from sevens_teach.errors import GameError
from sevens_teach.play import players as any_game
from sevens_teach.play.players import check_turn

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.bridge.engine.legal import LegalMoves
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.position import Position
    from sevens_teach.bridge.engine.view import View


class Player(Protocol):
    """Chooses a move from what one player may see."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move of Seven Bridge; chance comes from `rng` alone. Raises `GameError` out of turn."""


class RandomPlayer(any_game.RandomPlayer):
    """Chooses any legal move at random."""

    rule = "D4"


def moves_of(view: View) -> LegalMoves:
    """Return what the player of a view of Seven Bridge may do; raises `GameError` when another decides."""
    check_turn(view, "D4")
    return view.legal_moves


def play_deal(position: Position, players: Sequence[Player], rng: Random) -> Position:
    """Return the end of the deal of Seven Bridge that `players` play from `position`; raises `GameError`."""
    if len(players) != len(position.held):
        raise GameError(f"{len(players)} computer players for {len(position.held)} seats (D1)")
    while not position.is_deal_over:
        turn = position.turn
        move = position.chance(rng) if turn is None else players[turn].choose(position.view(turn), rng)
        assert move is not None  # noqa: S101, chance decides where nobody does
        position, _ = position.after(move)
    return position


def play_match(position: Position, players: Sequence[Player], rng: Random) -> Position:
    """Return the end of the match of Seven Bridge that `players` play from `position`; raises `GameError`."""
    position = play_deal(position, players, rng)
    while isinstance(move := position.chance(rng), Deal):
        position = play_deal(position.after(move)[0], players, rng)
    return position
