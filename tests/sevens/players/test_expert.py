"""The expert: what it knows, that the same seed chooses the same compiled or not, and when it leaves the tips."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random

import pytest
from positions import redealt

from sevens_teach import PRESETS, ExpertPlayer, Game, GameError, RandomPlayer, Rules, TipsPlayer
from sevens_teach.sevens.lab.cheating import CheatingPlayer
from sevens_teach.sevens.players.expert import Gain, gain_of
from sevens_teach.sevens.players.worlds import position_in, worlds_of

MORE_RULES = {
    "face up": Rules(killer=True, dead_cards="faceup"),
    "face down": Rules(killer=True, dead_cards="facedown", suit_order="♣♥♠♦"),
    "everything": Rules(joker="solo", tunnel="oneway", opening="fantan", ghost=True, passes=None),
}
EVERY_RULES = PRESETS | MORE_RULES
PLIES = (12, 30, 44)


def games(rules: Rules) -> list[Game]:
    """Return games stopped after some moves at random."""
    found = []
    for plies in PLIES:
        game, rng = Game(rules, seed=plies), Random(plies)
        while game.position.turn is not None and len(game.history) < plies:
            game.play(RandomPlayer().choose(game.view(game.position.turn), rng))
        found += [game] if game.position.turn is not None else []
    return found


@pytest.mark.parametrize("rules", EVERY_RULES.values(), ids=EVERY_RULES)
def test_a_world_is_a_sound_position_that_looks_the_same(rules: Rules) -> None:
    for game in games(rules):
        turn = game.position.turn
        assert turn is not None
        worlds = worlds_of(game.view(turn), 12, Random(1))
        assert len(worlds) == 12
        for world in worlds:
            assert position_in(game.view(turn), world).view(turn) == game.view(turn)


@pytest.mark.parametrize("rules", EVERY_RULES.values(), ids=EVERY_RULES)
def test_the_expert_makes_legal_moves_and_sees_only_its_view(rules: Rules) -> None:
    for game in games(rules):
        turn = game.position.turn
        assert turn is not None
        move = ExpertPlayer(8).choose(game.view(turn), Random(3))
        assert move in game.legal_moves.turn
        other = redealt(game.position, turn, Random(2))
        assert other is None or ExpertPlayer(8).choose(other.view(turn), Random(3)) == move


def test_a_gain_counts_pairs_and_is_sure_beyond_two_and_a_half_errors() -> None:
    gain = gain_of([3, 3, 4, 2], [2, 3, 3, 2])
    assert (gain.mean, round(gain.error, 4)) == (0.5, 0.2887)
    assert not gain.is_sure
    assert Gain(0.5, 0.19).is_sure
    assert not Gain(0.0, 0.0).is_sure


def test_the_cheater_makes_legal_moves() -> None:
    for game in games(Rules()):
        assert game.position.turn is not None
        assert CheatingPlayer(game, 4).choose(game.view(game.position.turn), Random(1)) in game.legal_moves


def test_what_the_expert_refuses() -> None:
    with pytest.raises(GameError, match="budget=1: expected 2 or more worlds for each move"):
        ExpertPlayer(1)
    game = Game(seed=1)
    assert game.position.turn is not None
    with pytest.raises(GameError, match="cannot choose a move"):
        ExpertPlayer().choose(game.view((game.position.turn + 1) % 4), Random(1))


CHOICES = """
from random import Random
from sevens_teach import ExpertPlayer, Game, TipsPlayer
for rules in ("basic", "joker-pair", "tunnel-oneway", "killer-group"):
    game = Game(rules, seed=4)
    for ply in range(14):
        player = ExpertPlayer(6) if ply % 4 == 1 else TipsPlayer()
        game.play(player.choose(game.view(game.position.turn), Random(ply)))
    print(" ".join(str(entry.move) for entry in game.history))
"""


def test_the_same_seed_chooses_the_same_compiled_or_not() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", CHOICES],
            env=os.environ | {"NUMBA_DISABLE_JIT": switch},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for switch in ("0", "1")
    ]
    assert printed[0] == printed[1]
    assert printed[0].count("\n") == 4


def test_tips_are_what_it_starts_from() -> None:
    game = Game(seed=2)
    turn = game.position.turn
    assert turn is not None
    view = game.view(turn)
    assert repr(ExpertPlayer(5)) == "ExpertPlayer(budget=5)"
    assert TipsPlayer().choose(view, Random(1)) in view.legal_moves
