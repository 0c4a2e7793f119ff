"""The review beside exact answers: late positions of four, every deal of the hidden cards played out in every way."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import exp, inf
from random import Random
from typing import TYPE_CHECKING

import pytest

from sevens_teach import PRESETS, Game, LayJoker, Pass, Play, Position, PositionError, RandomPlayer, Rules, TipsPlayer
from sevens_teach.sevens.engine.moves import cards_of
from sevens_teach.sevens.players.killer_tips import killer_worth
from sevens_teach.sevens.players.tips import _stops, tips_worth
from sevens_teach.sevens.review.judging import judged
from sevens_teach.sevens.review.trials import FEW

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sevens_teach import Card, Move, View

UNSEEN = 6
"""How many hidden cards at most: some hundred deals of them."""
SURPRISE = 0.7
"""As the review has it: how much less likely a hand is for each card that its player would rather have laid (S2)."""


def late(rules: Rules, seed: int) -> Position | None:
    """Return a position with four still in, few hidden cards and a choice; None where the game has none."""
    game, rng = Game(rules, seed=seed), Random(seed)
    player = TipsPlayer() if rules.killer else RandomPlayer()
    while (turn := game.position.turn) is not None:
        view = game.view(turn)
        if len(view.unseen) <= UNSEEN and len(game.position.in_play) == 4 and len(view.legal_moves) > 1:
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
def expected(position: Position, player: int, planned: Card | None = None) -> float:
    """Return the exact place to expect when everybody goes on by the tips, the player with the planned card first."""
    if position.outcome is not None:
        return position.outcome.rank_of(player)
    moves = by_tips(position)
    if planned is not None and position.turn == player and Play(planned) in position.legal_moves.turn:
        moves = [Play(planned)]
    return sum(expected(position.after(move)[0], player, planned) for move in moves) / len(moves)


@cache
def at_best(position: Position, player: int) -> float:
    """Return the place that the player can come to with all hands known, the others going on by the tips."""
    if position.outcome is not None:
        return position.outcome.rank_of(player)
    if position.turn == player:
        return min(at_best(position.after(move)[0], player) for move in position.legal_moves.turn)
    moves = by_tips(position)
    return sum(at_best(position.after(move)[0], player) for move in moves) / len(moves)


def mean(worlds: list[tuple[Position, float]], place: Callable[[Position], float]) -> float:
    """Return the mean of what worlds come to, by how likely they are."""
    return sum(weight * place(world) for world, weight in worlds) / sum(weight for _, weight in worlds)


def plans(view: View, move: Move) -> list[Card | None]:
    """Return what the review tries after a move: to go on by the tips, and, with few cards, each other one first."""
    return [None, *(card for card in view.hand if len(view.hand) <= FEW and card not in cards_of(move))]


@pytest.mark.parametrize("name", ["basic", "forced", "joker-solo", "fantan", "killer"])
def test_the_review_finds_the_exact_places_and_the_best_move(name: str) -> None:
    found = [position for seed in range(200) if (position := late(PRESETS[name], seed))][:4]
    assert len(found) > 2
    for seed, position in enumerate(found):
        assert position.turn is not None
        view = position.view(position.turn)
        worlds = list(deals(view))
        exact = {
            move: min(
                mean(worlds, lambda world: expected(world.after(move)[0], view.player, card))  # noqa: B023
                for card in plans(view, move)
            )
            for move in view.legal_moves
        }
        decision = judged(position, 0, next(iter(exact)), 2000, Random(seed))
        for option in decision.options:
            assert abs(option.place - exact[option.move]) < 4.5 * option.place_error + 0.01, (position, option)
        assert exact[decision.best] < min(exact.values()) + 0.02, position


KEPT = "basic; board ♠A,4-Q ♥A-J ♦A,3-5,7-K ♣A-Q; hands ♠3 ♦6 ♣K | ♠2 ♥Q ♥K | ♠K ♦2; passes 3 2 3; turn 0"
"""♣K lets nobody in, and both other cards still fit afterwards: the better order of them is known a round later."""
PLAYS = [Play("♠3"), Play("♦6"), Play("♣K")]


def test_a_card_that_keeps_the_choice_between_the_others_is_no_mistake() -> None:
    position = Game.from_position(KEPT).position
    worlds = list(deals(position.view(0)))
    places = {str(move): mean(worlds, lambda world: at_best(world.after(move)[0], 0)) for move in PLAYS}  # noqa: B023
    assert places["♣K"] < places["♠3"]
    for seed in range(3):
        decision = judged(position, 0, Play("♣K"), 400, Random(seed))
        assert not decision.loses, decision


@pytest.mark.parametrize("name", ["basic", "forced", "fantan"])
def test_late_mistakes_cannot_be_made_good_even_with_all_hands_known(name: str) -> None:
    mistakes = beyond_doubt = 0
    for seed in range(400):
        position = late(PRESETS[name], seed)
        if position is None or position.turn is None or len(position.hands[position.turn]) > FEW:
            continue
        view = position.view(position.turn)
        for move in view.legal_moves:
            decision = judged(position, 0, move, 400, Random(seed))
            if decision.is_serious:
                mistakes += 1
                bound = mean(list(deals(view)), lambda world: at_best(world.after(move)[0], view.player))  # noqa: B023
                better = decision.option(decision.best)
                beyond_doubt += bound > better.place - 4.5 * better.place_error - 0.01
    assert mistakes > 50
    assert beyond_doubt > 0.95 * mistakes, f"{beyond_doubt} of {mistakes}"
