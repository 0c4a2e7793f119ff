"""Rollouts: the same compiled and in plain Python, paired between moves, and in keeping with the engine."""

from __future__ import annotations

from random import Random

import pytest
from plain_simulator import plain

from sevens_teach import PACK, PRESETS, Exchange, Game, Play, Position
from sevens_teach.cards import SEVEN
from sevens_teach.compiling.compiled import IS_COMPILED, numbers
from sevens_teach.errors import LabError
from sevens_teach.lab import rollouts
from sevens_teach.sevens.simulator.rollouts import hands_of, own_places, seats_of


def middle(preset: str, moves: int = 12) -> Position:
    """Return a position some random moves into a game."""
    game, rng = Game(preset, seed=11), Random(11)
    for _ in range(moves):
        game.play(game.legal_moves.turn.draw(rng))
    return game.position


def test_numba_is_here() -> None:
    assert IS_COMPILED


@pytest.mark.parametrize("policy", ["random", "tips"])
@pytest.mark.parametrize("preset", PRESETS)
def test_compiled_and_plain_places_are_the_same(preset: str, policy: str) -> None:
    position = middle(preset)
    moves = list(position.legal_moves.turn)
    given = {"policy": policy, "seed": 5, "games": 12}
    places = rollouts(position, moves, **given)  # type: ignore[arg-type]
    assert places == plain()["rollouts"].rollouts(position, moves, **given)
    assert [len(games) for games in places] == [12] * len(moves)
    assert all(sorted(game) == [1, 2, 3, 4] for games in places for game in games)


def test_every_move_meets_the_same_worlds_and_chance() -> None:
    position = middle("basic")
    move = position.legal_moves[0]
    worlds = [position.held, position.held]
    twice = rollouts(position, [move, move], worlds, seed=3, games=2)
    assert twice[0] == twice[1]
    assert rollouts(position, [move], worlds, seed=3, games=2) == twice[:1]
    assert rollouts(position.after(move)[0], seed=3) == [twice[0][:1]]


def test_a_planned_card_is_laid_as_soon_as_it_fits_compiled_and_in_plain_python() -> None:
    position = middle("basic", 30)
    assert position.turn is not None
    hand = position.hands[position.turn]
    moves = [move for move in position.legal_moves for _ in hand]
    plans = [card for _ in position.legal_moves for card in hand]
    hands = hands_of(position.rules, position.held, seats_of(position.clockwise)) * 8
    dealt = numbers(hands)
    found = own_places(position, moves, dealt, planned=plans, seed=4)
    assert found == plain()["rollouts"].own_places(position, moves, hands, planned=plans, seed=4)
    by_tips = own_places(position, moves, dealt, seed=4)
    assert found != by_tips
    assert own_places(position, moves, dealt, planned=[None] * len(moves), seed=4) == by_tips


def test_B9_going_out_with_the_last_card_is_the_first_place() -> None:
    position = last_card()
    [places] = rollouts(position, [Play("♠8")], policy="random", games=3)
    assert [game[0] for game in places] == [1, 1, 1]


def last_card() -> Position:
    """Return a position in which player 0 holds ♠8 alone and may play it."""
    rest = [card for card in PACK if card.rank != SEVEN and str(card) != "♠8"]
    return Position(PRESETS["basic"], ["♠7", "♥7", "♦7", "♣7"], [["♠8"], rest[::3], rest[1::3], rest[2::3]], turn=0)


def test_G2_places_belong_to_the_players_after_an_exchange() -> None:
    position = bankrupt(Game("ghost", seed=4))
    talker = position.in_play[0]
    swapped = position.after(Exchange(position.exits[0].player, talker))[0]
    assert rollouts(swapped, seed=1, games=4)[0] != rollouts(position, seed=1, games=4)[0]
    assert all(places[talker] == 4 for places in rollouts(swapped, seed=1, games=4)[0])


def bankrupt(game: Game) -> Position:
    """Pass until one player is broke."""
    while not game.position.exits:
        game.pass_turn()
    return game.position


def over() -> Position:
    """Return the end of a game."""
    return middle("basic").play_out(Random(1))


@pytest.mark.parametrize(
    ("position", "given", "message"),
    [
        (over(), {}, "no rollouts from here: play is over"),
        (middle("basic"), {"policy": "clever"}, "policy='clever': expected 'random' or 'tips'"),
        (middle("basic"), {"policy": ["tips"]}, r"policy=\['tips'\]"),
        (middle("basic"), {"worlds": [[0]]}, "a world has 1 hands: expected one for each of 4"),
        (middle("basic"), {"moves": [Play("♠7")]}, r"no rollouts of Play\(card=Card\('♠7'\)\): not a move"),
        (middle("basic"), {"games": 0}, "games=0: expected 1 or more"),
    ],
    ids=["over", "policy", "policies", "worlds", "move", "games"],
)
def test_what_cannot_be_played_on_is_refused(position: Position, given: dict[str, object], message: str) -> None:
    with pytest.raises(LabError, match=message):
        rollouts(position, **given)  # type: ignore[arg-type]
