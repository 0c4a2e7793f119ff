"""A playout changes one draft from move to move; stepping through public positions is the way it must agree with."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach import PRESETS, Position, Rules, deal
from sevens_teach.sevens.engine.draft import Draft

TABLES = range(1, 11)
"""Numbers of players, each with a seed of its own."""
every_preset = pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)


def start(rules: Rules, players: int) -> Position:
    hands = deal(players, Random(players), joker=rules.joker != "none")
    return Position.start(rules, hands)[0]


def step(position: Position, rng: Random, moves: int = 1000) -> Position:
    """Make this many random moves, or fewer where play ends; as in a playout, nobody talks to a ghost."""
    for _ in range(moves):
        if position.is_over:
            break
        legal = position.legal_moves.turn if position.rules.ghost else position.legal_moves
        position, _ = position.after(legal.draw(rng))
    return position


def parts(position: Position) -> dict[str, object]:
    """Return all that a position has: what is worked out on the way too, which its value leaves out."""
    return {name: getattr(position, name) for name in Draft.__slots__}


@every_preset
@pytest.mark.parametrize("moves", [0, 35])
def test_play_out_ends_where_single_steps_end(rules: Rules, moves: int) -> None:
    for players in TABLES:
        position = step(start(rules, players), Random(players), moves)
        played, stepped = Random(100 + players), Random(100 + players)
        end = position.play_out(played)
        assert end.is_over
        assert parts(end) == parts(step(position, stepped))
        assert played.getstate() == stepped.getstate()


@every_preset
def test_play_out_leaves_the_position_it_starts_from(rules: Rules) -> None:
    position = start(rules, 4)
    before = parts(position)
    end = position.play_out(Random(4))
    assert parts(position) == before
    assert end != position


def test_play_out_of_a_game_that_is_over_changes_nothing() -> None:
    end = start(Rules(), 4).play_out(Random(4))
    rng = Random(5)
    state = rng.getstate()
    assert end.play_out(rng) == end
    assert rng.getstate() == state
