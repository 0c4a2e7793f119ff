"""The solver against trying everything by another way, on small deals of every preset it covers."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sevens_teach import (
    PACK,
    PRESETS,
    Game,
    GameError,
    PerfectPlayer,
    Position,
    PositionError,
    RandomPlayer,
    Rules,
    format_cards,
    parse_cards,
    play_game,
)
from sevens_teach.solver import SolverError, solve

COVERED = {name: rules for name, rules in PRESETS.items() if rules.joker == "none"}
MORE = {
    "no passes": Rules(passes=0),
    "one pass, forced": Rules(passes=1, voluntary_passing=False),
    "everything": Rules(passes=2, tunnel="oneway", opening="fantan"),
}


def late(rules: Rules, seed: int, cards: int = 8) -> Position | None:
    """Return a position late in a game at random with at most this many live cards; None where play ends before."""
    rng = Random(seed)
    position = Game(rules, 2, seed=seed).position
    while len(position.in_play) == 2:
        if sum((hand & ~position.dead).bit_count() for hand in position.held) <= cards:
            return position
        assert position.turn is not None
        position, _ = position.after(RandomPlayer().choose(position.view(position.turn), rng))
    return None


def small(rules: Rules, seed: int, cards: int = 8) -> Position | None:
    """Return a position with two hands of this many cards together, the rest down; None where it is not sound."""
    if rules.killer:
        return late(rules, seed)
    rng = Random(seed)
    rest = [card for card in PACK if card.rank != 7 or (rules.opening == "fantan" and rng.random() < 0.3)]
    rng.shuffle(rest)
    held = rest[:cards]
    cut = rng.randint(2, cards - 2)
    limit = rules.passes or 0
    passes = [rng.randint(0, limit), rng.randint(0, limit)]
    board = [card for card in PACK if card not in held]
    try:
        return Position(rules, board, [held[:cut], held[cut:]], turn=rng.randrange(2), passes=passes)
    except PositionError:
        return None


def brute(position: Position) -> int:
    """Return who of two wins, by trying every move of the engine's to the end."""

    @cache
    def value(position: Position) -> int:
        if position.outcome is not None:
            return position.outcome.winner
        values = {value(position.after(move)[0]) for move in position.legal_moves}
        assert position.turn is not None
        return position.turn if position.turn in values else 1 - position.turn

    return value(position)


@pytest.mark.parametrize("rules", (COVERED | MORE).values(), ids=COVERED | MORE)
def test_S5_the_winner_is_who_wins_when_everything_is_tried(rules: Rules) -> None:
    checked = 0
    for seed in range(25):
        position = small(rules, seed)
        if position is None:
            continue
        checked += 1
        solution = solve(position)
        assert solution.winner == brute(position), position
        assert solution.move in position.legal_moves
        if solution.winner == position.turn:
            assert brute(position.after(solution.move)[0]) == solution.winner
    assert checked > 10


@pytest.mark.parametrize("joker", ["solo", "pair"])
@pytest.mark.parametrize("hands", ["♠9,10 ♥2 ★ | ♠8,J", "♠9 ♥2 | ♠8,10 ♥A ★", "♠Q ♥2 ★ | ♠J,K ♥A"])
def test_J_small_positions_with_the_joker(joker: str, hands: str) -> None:
    position = Position.parse(f"joker={joker}; board {_rest(hands)}; hands {hands}; turn 0")
    assert solve(position).winner == brute(position)


def _rest(hands: str) -> str:
    """Return the cards that are in none of the hands."""
    held = [card for hand in hands.split("|") for card in parse_cards(hand.strip())]
    return format_cards(card for card in PACK if card not in held)


@pytest.mark.parametrize("name", ["basic", "forced"])
def test_S5_perfect_play_wins_the_main_line_and_against_anybody(name: str) -> None:
    for seed in range(2):
        game = Game(name, 2, seed=seed)
        solution = solve(game.position)
        line = Game(name, 2, seed=seed)
        for move in solution.line:
            line.play(move)
        assert line.outcome is not None
        assert line.outcome.winner == solution.winner
        players = [PerfectPlayer() if seat == solution.winner else RandomPlayer() for seat in (0, 1)]
        assert play_game(game, players, Random(seed)).winner == solution.winner


def test_S5_two_left_of_four() -> None:
    hands = "♠8,Q | - | ♠9,10 | -"
    rest = _rest("♠8,Q | ♠9,10")
    position = Position.parse(f"basic; board {rest}; hands {hands}; turn 0; passes 3 0 0 0; out 1 out | 3 out")
    assert (solve(position).winner, str(solve(position).move)) == (2, "♠8")
    waiting = Position.parse(f"basic; board {rest}; hands {hands}; turn 0; passes 0 0 3 0; out 1 out | 3 out")
    assert (solve(waiting).winner, list(map(str, solve(waiting).line))) == (0, ["pass", "pass"])


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        (Game(seed=1).position, "solving needs two players still in, not 4"),
        (Game("passes=unlimited", 2, seed=1).position, "so many passes are more than 9, the most that is solved"),
        (Game("killer", 2, seed=1).position, "48 live cards are too many: at most 14"),
        (Game("joker-solo", 2, seed=1).position, "49 live cards are too many"),
        (Game("tunnel", 2, seed=1).position, "48 live cards are too many: at most 30"),
    ],
)
def test_what_the_solver_does_not_solve(position: Position, problem: str) -> None:
    with pytest.raises(SolverError, match=problem):
        solve(position)
    assert position.turn is not None
    view = position.view(position.turn)
    assert PerfectPlayer().choose(view, Random(1)) in view.legal_moves


def test_perfect_does_not_choose_for_another() -> None:
    game = Game("basic", 2, seed=1)
    assert game.position.turn is not None
    with pytest.raises(GameError):
        PerfectPlayer().choose(game.view(1 - game.position.turn), Random(1))
