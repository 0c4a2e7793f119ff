"""Moves are values: equal when they say the same, usable as keys, and never changed (B3, J1, J2, G1)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from sevens_teach import Card, Exchange, LayJoker, Move, Pass, Play, parse_move


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play("♠6"), "♠6"),
        (LayJoker("♠8"), "★♠8"),
        (LayJoker("♠8", "♠9"), "★♠8+♠9"),
        (Pass(), "pass"),
        (Exchange(3, 1), "ghost 3>1"),
    ],
)
def test_a_move_is_a_value(move: Move, text: str) -> None:
    again = parse_move(text)
    assert (again, str(move)) == (move, text)
    assert hash(again) == hash(move)
    assert move not in {Play("♠5"), LayJoker("♠9"), LayJoker("♠8", "♠10"), Exchange(1, 3)}
    with pytest.raises((FrozenInstanceError, TypeError)):
        move.card = Card("♠5")  # type: ignore[union-attr, misc]
