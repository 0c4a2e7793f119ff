"""The engine and a naive second one, side by side through random matches of every combination of switches."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from naive_spades import NaiveSpades

from sevens_teach.cards import deal
from sevens_teach.spades import Bid, Game, Move, Play, Rules

SWITCHES = list(product((100, 300, 500), (False, True), (False, True)))
DEALS = 12
"""The most a match: players who bid at random may never get anywhere."""


def names(hands: object) -> list[list[str]]:
    """Return hands as the naive engine has them."""
    return [list(map(str, hand)) for hand in hands]  # type: ignore[attr-defined]


def chosen(moves: list[Move], rng: Random) -> Move:
    """Return a move at random, low bids oftener than high ones, so that some matches end."""
    low = [move for move in moves if not isinstance(move, Bid) or move.tricks <= 4]
    pool = low if rng.random() < 0.9 else moves
    return pool[int(rng.random() * len(pool))]


def agree(game: Game, naive: NaiveSpades) -> None:
    """Hold what both say of the same moment side by side."""
    position = game.position
    assert position.turn == naive.turn
    assert {str(move) for move in position.legal_moves} == naive.moves()
    assert names(position.hands) == [sorted(hand, key=order) for hand in naive.hands]
    assert [trick.winner for trick in position.tricks] == naive.__dict__.get("winners", [])[: len(position.tricks)]
    assert position.spades_broken == naive.broken()
    assert list(position.score) == naive.score
    assert list(position.bags) == naive.bags
    assert (position.outcome.winner if position.outcome else None) == naive.won_by()


def order(card: str) -> tuple[int, int]:
    """Sort by suit, then from the ace down."""
    ranks = ["A", "K", "Q", "J", *(str(rank) for rank in range(10, 1, -1))]
    return "♠♥♦♣".index(card[0]), ranks.index(card[1:])


@pytest.mark.parametrize(("target", "blind_nil", "sandbags"), SWITCHES)
def test_P1_to_P5_the_naive_engine_agrees_move_by_move(target: int, blind_nil: bool, sandbags: bool) -> None:  # noqa: FBT001, the switches
    rules = Rules(target=target, blind_nil=blind_nil, sandbags=sandbags)
    rng = Random(f"{rules}")
    hands = deal(4, rng)
    game = Game(rules, hands=hands, seed=1, dealer=2)
    naive = NaiveSpades(names(hands), 2, target=target, blind_nil=blind_nil, sandbags=sandbags)
    for number in range(DEALS):
        while game.position.turn is not None:
            agree(game, naive)
            move = chosen(list(game.legal_moves), rng)
            game.play(move)
            naive.play(str(move))
        agree(game, naive)
        if game.is_over:
            break
        game.play("deal")
        naive.deal(names(game.position.dealt_hands), (3 + number) % 4)
    assert any(isinstance(entry.move, Play) for entry in game.history)
