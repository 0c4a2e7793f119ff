"""The door to OpenSpiel: the engine in lockstep, hidden cards dealt anew, and its ISMCTS at our table."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from sevens_teach import PRESETS
from sevens_teach.errors import IllegalMoveError, LabError
from sevens_teach.sevens.rl.actions import legal_actions, move_of, reward_of
from sevens_teach.sevens.rl.openspiel import NAME, SevensGame, dealt_anew, resampler


def begun(rules: str, seed: int, players: int = 4) -> Any:  # noqa: ANN401
    """Return a state with the cards dealt."""
    state = pyspiel.load_game(NAME, {"rules": rules, "players": players}).new_initial_state()
    rng = Random(seed)
    while state.is_chance_node():
        state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
    return state


@pytest.mark.parametrize("rules", PRESETS)
def test_a_game_is_the_engines(rules: str) -> None:
    state, rng = begun(rules, 5), Random(5)
    position = state.position
    while not state.is_terminal():
        assert state.current_player() == position.turn
        assert state.legal_actions() == legal_actions(position)
        action = rng.choice(state.legal_actions())
        position = position.after(move_of(position, action))[0]
        state.apply_action(action)
        assert state.position == position
    assert state.returns() == [reward_of(4, position.outcome.rank_of(player)) for player in range(4)]
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("rules", PRESETS)
def test_hidden_cards_are_dealt_anew(rules: str) -> None:
    state, rng = begun(rules, 7), Random(7)
    while not state.is_terminal():
        player = state.current_player()
        position = state.position
        anew = dealt_anew(position, player, rng)
        assert anew.view(player) == position.view(player)
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_clone_goes_its_own_way() -> None:
    state = begun("tunnel", 3)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_openspiels_own_simulation_runs() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(NAME, {"players": 3}), num_sims=1, serialize=False, verbose=False)


def test_ismcts_chooses_a_legal_move() -> None:
    state = begun("basic", 11)
    bot = ismcts.ISMCTSBot(
        game=state.get_game(),
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=20,
        random_state=np.random.RandomState(1),
    )
    bot.set_resampler(resampler(Random(1)))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("players", [-1, 0, 1, 53, 99])
def test_a_table_that_there_is_not_is_refused(players: int) -> None:
    with pytest.raises(LabError, match=r"players=.*: expected "):
        SevensGame({"players": players})
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game(NAME, {"players": players})


def test_a_card_that_cannot_be_dealt_is_refused() -> None:
    state = SevensGame().new_initial_state()
    state.apply_action(5)
    for strange in (5, 53, 105, 10**6, -1):
        with pytest.raises((IllegalMoveError, RuntimeError, pyspiel.SpielError)):
            state.apply_action(strange)
        with pytest.raises(IllegalMoveError):
            state._apply_action(strange)  # noqa: SLF001, OpenSpiel looks at nothing in a release
    assert state.dealt == [5]
