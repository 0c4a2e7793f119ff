"""Whole games: the same counts compiled, in plain Python and with any workers, and the engine's own numbers."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from random import Random

import pytest
from plain_simulator import plain

from sevens_teach import PRESETS, Position, Rules, deal
from sevens_teach.errors import RulesError
from sevens_teach.lab import LabError, playouts
from sevens_teach.sevens.players import RandomPlayer


@pytest.mark.parametrize("policy", ["random", "tips", ["tips", "random", "random"]], ids=str)
@pytest.mark.parametrize("preset", PRESETS)
def test_compiled_and_plain_games_are_the_same(preset: str, policy: str | list[str]) -> None:
    compiled = playouts(preset, 3, games=25, seed=9, policy=policy)
    assert compiled.counts == plain()["playouts"].playouts(preset, 3, games=25, seed=9, policy=policy).counts


@pytest.mark.parametrize("workers", [2, map])
def test_any_workers_count_the_same(workers: object, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = playouts("tunnel", games=1_000, seed=3)
    monkeypatch.setattr(import_module("sevens_teach.sevens.lab.playouts"), "_GAMES_A_TASK", 170)
    assert playouts("tunnel", games=1_000, seed=3, workers=workers) == alone  # type: ignore[arg-type]


def test_an_executor_counts_the_same() -> None:
    with ThreadPoolExecutor(2) as threads:
        assert playouts(games=300, workers=threads) == playouts(games=300)


def test_every_game_has_each_place_once() -> None:
    found = playouts("killer", 5, games=400)
    for table in (found.places, found.places_after_starter):
        assert [sum(row) for row in table] == [400] * 5
        assert [sum(column) for column in zip(*table, strict=True)] == [400] * 5


def test_turns_a_game_are_the_engines() -> None:
    turns = [engine_turns(Rules(), Random(seed)) for seed in range(300)]
    assert playouts(games=20_000).turns_a_game.mean == pytest.approx(sum(turns) / 300, abs=0.8)


def engine_turns(rules: Rules, rng: Random) -> int:
    """Play a random game with the engine and return its turns."""
    position, turns = Position.start(rules, deal(4, rng))[0], 0
    while position.turn is not None:
        position, turns = position.after(RandomPlayer().choose(position.view(position.turn), rng))[0], turns + 1
    return turns


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"games": 0}, LabError, "games=0: expected a number from 1"),
        ({"players": 53}, LabError, "players=53: expected a number from 1 to 52"),
        ({"seed": -1}, LabError, "seed=-1: expected a number from 0 to 999,999,999"),
        ({"policy": "best"}, LabError, "policy='best': expected 'random' or 'tips'"),
        ({"rules": "poker"}, RulesError, "poker"),
        ({"rules": 7}, LabError, "rules=7: expected Rules or their name"),
        ({"workers": 0}, LabError, "workers=0: expected a number from 1 to 256, an executor, or a function like map"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(given: dict[str, object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        playouts(**given)  # type: ignore[arg-type]


def test_the_first_call_leaves_scipy_out_and_compiled_code_still_finds_it() -> None:
    source = """
import sys
from sevens_teach.lab import playouts
playouts(games=1)
assert "scipy.linalg" not in sys.modules
import numba, numpy
print(numba.njit(lambda square: numpy.dot(square, square))(numpy.ones((2, 2)))[0, 0])
"""
    assert subprocess.check_output([sys.executable, "-c", source], text=True) == "2.0\n"
