"""The engine and a naive second one, side by side through random matches of every switch, two to five players.

Each switch is played at two of these tables; `make sweep` plays it at all four.
"""

from __future__ import annotations

import os
from dataclasses import asdict
from random import Random

import pytest
from naive_bridge import NaiveBridge

from sevens_teach.bridge import Deal, Drop, Move, Position, Renew, Rules
from sevens_teach.bridge.engine.rules import CHOICES
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.cards import shuffled

SWITCHES = [Rules(), *(Rules(**{name: choice}) for name, choices in CHOICES.items() for choice in choices[1:])]  # type: ignore[arg-type]
"""Every switch by itself."""
DEALS = 2
"""The most a match: the totals of random players soon reach any target."""


def mixed(seed: int) -> Rules:
    """Return house rules with every switch drawn."""
    rng = Random(seed)
    drawn = {name: choices[int(rng.random() * len(choices))] for name, choices in CHOICES.items()}
    if drawn["deals"]:
        drawn["target"] = CHOICES["target"][0]
    return Rules(**drawn)  # type: ignore[arg-type]  # every choice is of its setting


def chosen(moves: tuple[Move, ...], rng: Random) -> Move:
    """Return a move at random, discards in three of four steps at most, so that much is laid and called."""
    others = [move for move in moves if not isinstance(move, Drop) and str(move) not in {"draw", "no"}]
    pool = others if others and rng.random() < 0.7 else moves
    return pool[int(rng.random() * len(pool))]


def agree(position: Position, naive: NaiveBridge) -> None:
    """Hold what both say of the same moment side by side."""
    assert position.turn == naive.decider()
    moves = [str(move) for move in position.legal_moves]
    assert len(moves) == len(set(moves))
    assert set(moves) == naive.moves()
    assert [sorted(map(str, hand)) for hand in position.hands] == [sorted(hand) for hand in naive.hands]
    assert [str(meld) for meld in position.melds] == [f"{owner} {' '.join(meld)}" for owner, meld in naive.table]
    assert [list(map(str, cards)) for cards in (position.stock, position.pile)] == [naive.stock, naive.pile]
    assert [list(line) for line in position.lines] == naive.sheet
    outcome = position.outcome
    places = None if outcome is None else [outcome.rank_of(player) for player in position.players]
    assert places == naive.places()


def walk(rules: Rules, players: int, seed: int) -> None:
    """Play a match of at most `DEALS` deals in both engines."""
    rng = Random(f"{rules} {players} {seed}")
    pack = shuffled(pack_of(rules), rng)
    position, _ = Position.start(rules, players, pack, dealer=seed % players)
    naive = NaiveBridge(players, seed % players, list(map(str, pack)), **asdict(rules))
    deals = 1
    while True:
        agree(position, naive)
        chance = position.chance(rng)
        if position.turn is not None:
            move = chosen(position.legal_moves, rng)
            naive.play(str(move))
            position, _ = position.after(move)
        elif isinstance(chance, Renew):
            naive.renew(list(map(str, chance.stock)))
            position, _ = position.after(chance)
        elif isinstance(chance, Deal) and deals < DEALS:
            naive.deal(list(map(str, chance.pack)))
            position, _ = position.after(chance)
            deals += 1
        else:
            break


@pytest.mark.parametrize("rules", SWITCHES, ids=str)
def test_D1_to_D9_the_naive_engine_agrees_move_by_move(rules: Rules) -> None:
    few = 2 + SWITCHES.index(rules) % 2
    for players in range(2, 6) if "SEVENS_GAMES" in os.environ else (few, few + 2):
        walk(rules, players, seed=players)


@pytest.mark.parametrize("seed", range(8))
def test_D1_to_D9_the_naive_engine_agrees_under_mixed_house_rules(seed: int) -> None:
    walk(mixed(seed), 2 + seed % 4, seed)
