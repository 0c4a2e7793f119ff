"""What games are there, and what is no game; the type checker holds each game to the contract, tests/games the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sevens_teach import Exchange, GameError, Pass, Play, Position, Rules, bridge, spades
from sevens_teach.games import game, game_of, room

if TYPE_CHECKING:
    from sevens_teach.play.contract import Position as AnyPosition
    from sevens_teach.sevens.engine.moves import Move


def sevens_position(position: Position) -> AnyPosition[Move]:
    """Return a position of Sevens as one of any game: the type checker holds it to the contract."""
    return position


def spades_position(position: spades.Position) -> AnyPosition[spades.Move]:
    """Return a position of Spades as one of any game."""
    return position


def bridge_position(position: bridge.Position) -> AnyPosition[bridge.Move]:
    """Return a position of Seven Bridge as one of any game."""
    return position


def test_G1_an_exchange_comes_out_of_turn() -> None:
    position = Position.parse(
        "ghost=on; board ♠7 ♥7 ♦7 ♣7; hands - | ♠A-6,8-K ♥A-6,8-K | ♦A-6,8-K ♣A-6,8-K; "
        "passes 4 0 0; turn 1; out 0 bankrupt"
    )
    assert [position.may(player, Exchange(0, 2)) for player in range(3)] == [True, True, True]
    assert [position.may(player, Exchange(1, 2)) for player in range(3)] == [False, False, False]
    assert [position.may(player, Play("♠8")) for player in range(3)] == [False, True, False]
    assert [position.may(player, Pass()) for player in range(3)] == [False, True, False]


def test_a_game_or_a_room_that_is_not_there_is_an_error() -> None:
    with pytest.raises(GameError, match=r"^no game is called 'whist': expected sevens or spades or bridge"):
        game("whist")
    with pytest.raises(GameError, match=r"^no room is called 'cellar': expected engine, why"):
        room("sevens", "cellar")
    with pytest.raises(GameError, match=r"^'♠6' belongs to no game: expected sevens or spades or bridge"):
        game_of("♠6")
    assert game_of(Rules()) == "sevens"
