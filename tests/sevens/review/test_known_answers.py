"""The review beside exact answers: late positions of four, every deal of the hidden cards played out in every way."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import exp, inf
from random import Random
from typing import TYPE_CHECKING

import pytest

from sevens_teach import PRESETS, Game, LayJoker, Pass, Play, Position, PositionError, RandomPlayer, Rules, TipsPlayer
from sevens_teach.sevens.players.killer_tips import killer_worth
from sevens_teach.sevens.players.tips import _stops, tips_worth
from sevens_teach.sevens.review.judging import judged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Card, Move, View

FEW = 6
"""How many hidden cards at most: some hundred deals of them."""
SURPRISE = 0.7
"""As the review has it: how much less likely a hand is for each card that its player would rather have laid (S2)."""


def late(rules: Rules, seed: int) -> Position | None:
    """Return a position with four still in, few hidden cards and a choice; None where the game has none."""
    game, rng = Game(rules, seed=seed), Random(seed)
    player = TipsPlayer() if rules.killer else RandomPlayer()
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        if len(view.unseen) <= FEW and len(game.position.in_play) == 4 and len(view.legal_moves) > 1:
            return game.position
        game.play(player.choose(view, rng))
    return None


def deals(view: View) -> Iterator[tuple[Position, float]]:
    """Yield every sound position that looks the same, and how likely it is beside the others."""
    for hands in dealt(view, list(view.unseen), 0):
        try:
            position = Position(view.rules, view.board, hands, turn=view.turn, passes=view.passes, exits=view.exits)
        except PositionError:
            continue
        others = [hand for player, hand in enumerate(hands) if player != view.player]
        yield position, exp(-SURPRISE * sum(rather(view, hand) for hand in others))


def dealt(view: View, cards: list[Card], player: int) -> Iterator[list[tuple[Card, ...]]]:
    """Yield every way to give the cards to the players from one on."""
    if player == len(view.counts):
        yield []
    elif player == view.player:
        yield from ([view.hand, *rest] for rest in dealt(view, cards, player + 1))
    else:
        for hand in combinations(cards, view.counts[player]):
            for rest in dealt(view, [card for card in cards if card not in hand], player + 1):
                yield [hand, *rest]


def rather(view: View, hand: tuple[Card, ...]) -> int:
    """Return how many cards of a hand fit and have another of it beyond."""
    if view.rules.killer:
        return 0
    return sum(
        any(other.suit is card.suit and (other.rank - card.rank) * (card.rank - 7) > 0 for other in hand)
        for card in hand
        if card in view.open_places
    )


def by_tips(position: Position) -> list[Move]:
    """Return the moves that the tips draw from."""
    assert position.turn is not None
    view = position.view(position.turn)
    worth = killer_worth if view.rules.killer else tips_worth
    worths: dict[Move, float] = {
        move: worth(view, move) for move in view.legal_moves if isinstance(move, Play | LayJoker)
    }
    most = max(worths.values(), default=-inf)
    if not worths or (view.legal_moves.can_pass and _stops(view, most)):
        return [Pass()]
    return [move for move, found in worths.items() if found == most]


@cache
def expected(position: Position, player: int) -> float:
    """Return the exact place to expect when everybody goes on by the tips."""
    if position.outcome is not None:
        return position.outcome.rank_of(player)
    moves = by_tips(position)
    return sum(expected(position.after(move)[0], player) for move in moves) / len(moves)


@pytest.mark.parametrize("name", ["basic", "forced", "joker-solo", "fantan", "killer"])
def test_the_review_finds_the_exact_places_and_the_best_move(name: str) -> None:
    found = [position for seed in range(200) if (position := late(PRESETS[name], seed))][:4]
    assert len(found) > 2
    for seed, position in enumerate(found):
        assert position.turn is not None
        view = position.view(position.turn)
        worlds = list(deals(view))
        total = sum(weight for _, weight in worlds)
        exact = {
            move: sum(weight * expected(world.after(move)[0], view.player) for world, weight in worlds) / total
            for move in view.legal_moves
        }
        decision = judged(position, 0, next(iter(exact)), 2000, Random(seed))
        for option in decision.options:
            assert abs(option.place - exact[option.move]) < 4.5 * option.place_error + 0.01, (position, option)
        assert exact[decision.best] < min(exact.values()) + 0.02, position
