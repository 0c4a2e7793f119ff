"""The door to PettingZoo: its own tests for every preset, and the engine in lockstep."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from sevens_teach import PRESETS, IllegalMoveError
from sevens_teach.errors import RulesError
from sevens_teach.lab import LabError
from sevens_teach.rl import sevens_v0
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.rl.actions import ACTIONS, PASSES, action_of

if TYPE_CHECKING:
    from sevens_teach import Position

every_preset = pytest.mark.parametrize("rules", PRESETS)


# It would rather have no action mask beside the observation.
@pytest.mark.filterwarnings("ignore:Observation space for each agent", "ignore:Observation is not a NumPy array")
@every_preset
def test_the_api(rules: str) -> None:
    api_test(sevens_v0.env(rules=rules), num_cycles=200)


@every_preset
def test_the_seed(rules: str) -> None:
    seed_test(lambda: sevens_v0.env(rules=rules), num_cycles=100)


def test_what_is_rendered(capsys: pytest.CaptureFixture[str]) -> None:
    def drawn(picture: str) -> bool:
        return picture.startswith("<svg") and picture.endswith("</svg>")

    render_test(lambda **given: sevens_v0.env(rules="joker-solo", **given), custom_tests={"svg": drawn})
    assert "♠" in capsys.readouterr().out


@every_preset
@pytest.mark.parametrize("players", [2, 4, 7])
def test_a_game_is_the_engines(rules: str, players: int) -> None:
    env = sevens_v0.raw_env(rules=rules, players=players)
    env.reset(seed=players, options={"whatever": 1})
    rng, position = Random(players), env.position
    while position.turn is not None:
        mask = check_turn(env, position)
        action = rng.choice([int(action) for action in np.flatnonzero(mask)])
        move = next(move for move in moves(position) if action_of(move) == action)
        env.step(action)
        position = position.after(move)[0]
        assert env.position == position
    assert position.outcome is not None
    assert [env.rewards[env.possible_agents[player]] for player in position.outcome.ranking] == pytest.approx(
        np.linspace(1, -1, players)
    )
    assert all(env.terminations.values())
    assert env.agents == env.possible_agents


def moves(position: Position) -> list[Any]:
    """Return what the player to move may do."""
    return [move for move in position.legal_moves if not isinstance(move, Exchange)]


def check_turn(env: Any, position: Position) -> Any:  # noqa: ANN401
    """Assert that whose turn it is sees the own hand, the board, and the legal moves; return the mask."""
    turn = position.turn
    assert turn is not None
    assert env.agent_selection == f"player_{turn}"
    seen = env.observe(env.agent_selection)
    row, mask = seen["observation"], seen["action_mask"]
    assert env.observation_space(env.agent_selection).contains(seen)
    assert {int(each) for each in np.flatnonzero(row[:53])} == {card.order for card in position.hands[turn]}
    assert {int(each) for each in np.flatnonzero(row[53:105])} == {card.order for card in position.board}
    assert (mask.dtype, mask.shape) == (np.int8, (ACTIONS,))
    assert sorted(action_of(move) for move in moves(position)) == [int(each) for each in np.flatnonzero(mask)]
    assert row[209] == len(position.hands[turn])
    others = [agent for agent in env.agents if agent != env.agent_selection]
    assert not any(env.observe(agent)["action_mask"].any() for agent in others)
    return mask


def test_spaces_are_the_same_each_time() -> None:
    env = sevens_v0.env()
    assert env.action_space("player_0") is env.action_space("player_0")
    assert env.observation_space("player_0") is env.observation_space("player_0")


def test_it_is_registered() -> None:
    env = pettingzoo.make("aec", "sevens_teach/sevens_v0", rules="killer", players=3)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1", "player_2"]


def test_an_illegal_action_is_refused() -> None:
    env = sevens_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(IllegalMoveError, match=r"illegal action: 6 \(B3\): ♠7\. Position: basic; board"):
        env.step(6)
    with pytest.raises(IllegalMoveError, match="illegal action: 105"):
        env.step(PASSES + 1)


def test_what_is_no_table_is_refused() -> None:
    with pytest.raises(LabError, match="players=1: expected a table of 2 or more"):
        sevens_v0.env(players=1)
    with pytest.raises(RulesError, match="poker"):
        sevens_v0.env(rules="poker")


@pytest.mark.parametrize("strange", ["4", None, 4.0, 0, 53, True])
def test_a_number_of_players_that_is_none_is_refused(strange: Any) -> None:  # noqa: ANN401, anything
    with pytest.raises(LabError, match=r"players=.*: expected "):
        sevens_v0.env(players=strange)


def test_a_way_to_render_that_there_is_not_is_refused() -> None:
    with pytest.raises(LabError, match="render_mode='zz': expected human, ansi, svg"):
        sevens_v0.raw_env(render_mode="zz")


@pytest.mark.parametrize("strange", ["x", None, 1.5, True, [1], np.bool_(1), np.float64(1)])
@pytest.mark.parametrize("make", [sevens_v0.env, sevens_v0.raw_env])
def test_an_action_that_is_no_number_is_refused(make: Any, strange: Any) -> None:  # noqa: ANN401, anything
    env = make()
    env.reset(seed=1)
    before = env.unwrapped.position
    with pytest.raises(IllegalMoveError, match="expected a number from 0 to 104"):
        env.step(strange)
    assert env.unwrapped.position == before
