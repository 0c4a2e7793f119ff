"""A game that is won for sure: any card that fits, and then any other, whatever the others do."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach import Game, Play, Position
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.review.judging import judged
from sevens_teach.sevens.why.sure import sure_first

SOON = "board ♠A-10 ♥A-10 ♦A-J ♣A-J; hands ♠J ♠Q ♦Q | ♠K ♥J ♦K | ♥Q ♥K ♣Q ♣K; turn 0"


def sure_positions(rules: str, games: int) -> list[Position]:
    """Return positions of random games in which somebody wins for sure."""
    found = []
    for seed in range(games):
        game, chance = Game(rules, players=2 + seed % 4, seed=seed), Random(seed)
        while not game.is_over:
            if game.position.turn is not None and sure_first(game.position.view(game.position.turn)):
                found.append(game.position)
            game.play(chance.choice(list(game.legal_moves)))
    return found


@pytest.mark.parametrize("rules", ["basic", "forced", "fantan"])
def test_whoever_wins_for_sure_does_so_with_any_card_and_against_anybody(rules: str) -> None:
    positions = sure_positions(rules, 60)
    assert len(positions) > 20
    for number, position in enumerate(positions):
        me, chance, game = position.turn, Random(number), Game.from_position(position)
        assert me is not None
        place = 1 + sum(gone.how is Ending.OUT for gone in position.exits)
        while not game.is_over:
            moves = list(game.legal_moves)
            own = [move for move in moves if isinstance(move, Play)] if game.position.turn == me else []
            game.play(chance.choice(own or moves))
        assert game.outcome
        assert game.outcome.rank_of(me) == place, position


@pytest.mark.parametrize("rules", ["killer", "tunnel", "joker-solo"])
def test_where_rows_can_close_or_a_card_be_called_nothing_is_sure(rules: str) -> None:
    assert sure_positions(rules, 10) == []


@pytest.mark.parametrize("card", ["♠J", "♦Q"])
def test_the_review_calls_no_card_a_slip_where_each_wins(card: str) -> None:
    position = Position.parse(SOON)
    assert {str(each) for each in sure_first(position.view(0))} == {"♠J", "♦Q"}
    decision = judged(position, 0, Play(card), 60, Random(1))
    assert (decision.best, decision.option(decision.best).place, decision.gap) == (Play(card), 1, 0)


def test_whoever_has_fewer_cards_may_be_faster() -> None:
    position = Position.parse(SOON.replace("♠K ♥J ♦K | ♥Q ♥K ♣Q ♣K", "♥J ♦K | ♠K ♥Q ♥K ♣Q ♣K"))
    assert sure_first(position.view(0)) == ()
