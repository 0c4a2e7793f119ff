"""The simulator beside the engine: the same position after every move of random games under every house rule.

`make sweep` plays 100,000 games; without it a few of every kind are played.
"""

from __future__ import annotations

import os
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from plain_simulator import plain

from sevens_teach import PACK, PRESETS, LayJoker, Play, Position, Rules
from sevens_teach.cards import card_of, cards_in
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players.killer_tips import killer_worth
from sevens_teach.sevens.players.tips import _stops, tips_worth

if TYPE_CHECKING:
    from sevens_teach import Move
    from sevens_teach.sevens.simulator.moves import Move as Chosen

GAMES = int(os.environ.get("SEVENS_GAMES", "330"))
"""How many games are played, of all the rules together."""
SETTINGS: dict[str, tuple[object, ...]] = {
    "passes": (0, 1, 3, None),
    "voluntary_passing": (False, True),
    "joker": ("none", "solo", "pair"),
    "tunnel": ("off", "both", "oneway"),
    "opening": ("sevens", "fantan"),
}
PLAYERS = (4, 4, 4, 4, 1, 2, 3, 5, 6, 7, 10, 25, 52)


class Both(NamedTuple):
    """One game in the engine and in the simulator."""

    position: Position
    house: Any
    table: Any
    now: Any


def other_rules(rng: Random) -> Rules:
    """Draw house rules that are no preset."""
    drawn: Any = {name: rng.choice(values) for name, values in SETTINGS.items()}
    return Rules(**drawn)


def other_killer(rng: Random) -> Rules:
    """Draw Killer Sevens with its rows in any order."""
    passes: Any = rng.choice(SETTINGS["passes"])
    death: Any = rng.choice(("surround", "sides", "group"))
    return Rules(killer=True, death=death, passes=passes, suit_order="".join(rng.sample("♠♥♦♣", 4)))


def begun(rules: Rules, players: int, policies: list[int], seed: int) -> Both:
    """Deal by the simulator, and start in both."""
    model, turns = plain()["model"], plain()["turns"]
    house, table = model.house_of(rules), model.new_table(policies)
    pack = [model.to_rows(rules, card.bit) for card in PACK] + [model.JOKER] * (rules.joker != "none")
    chance = turns.deal(table, pack, [*pack], len(pack), plain()["chance"].chance_of(seed, 0))
    hands = [cards_in(model.from_rows(rules, hand)) for hand in table.hands]
    assert len(hands) == players
    return Both(Position.start(rules, hands)[0], house, table, turns.started(house, table, chance))


def check_same(game: Both) -> None:
    """Assert that both stand at the same point."""
    position, table, now = game.position, game.table, game.now
    ours = plain()["model"].from_rows
    rules = position.rules
    assert [ours(rules, hand) for hand in table.hands] == [*position.held], position
    assert (ours(rules, now.board), ours(rules, now.dead)) == (position.down, position.dead), position
    assert ([*table.passes], now.staying) == ([*position.passes], position.staying), position
    assert plain()["turns"].goes_on(game.house, now) == (not position.is_over), position
    assert position.is_over or now.turn == position.turn, position


def check_moves(game: Both) -> list[Move]:
    """Assert that both know as many moves and the same best ones; return those that the tips choose from."""
    position = game.position
    legal = [move for move in position.legal_moves.turn if isinstance(move, Play | LayJoker)]
    moves = plain()["turns"].moves_of(game.house, game.now, game.table.hands[game.now.turn])
    assert sum(map(int.bit_count, moves)) == len(legal), position
    if not legal:
        return [PASS]
    view = position.view(game.now.turn)
    worth = killer_worth if position.rules.killer else tips_worth
    worths = {move: worth(view, move) for move in legal}
    best, most = plain()["tips"].best_moves(game.house, game.table, game.now, moves)
    assert most == max(worths.values()), position
    equals: list[Move] = [move for move in legal if worths[move] == most]
    assert sum(map(int.bit_count, best)) == len(equals), position
    return [PASS] if position.legal_moves.can_pass and _stops(view, most) else equals


def as_engine(rules: Rules, move: Chosen) -> Move:
    """Return the simulator's move as the engine has it."""
    ours = plain()["model"].from_rows
    card = card_of(ours(rules, move.card)) if move.card else None
    if move.joker:
        return LayJoker(card_of(ours(rules, move.joker)), card)
    return PASS if card is None else Play(card)


def play_both(rules: Rules, players: int, seed: int) -> None:
    """Play one game with both, some players at random and some by the tips, comparing every position."""
    policies = [Random(seed).choice((0, 1)) for _ in range(players)]
    turns = plain()["turns"]
    game = begun(rules, players, policies, seed)
    check_same(game)
    while not game.position.is_over:
        chosen, chance = turns.chosen(game.house, game.table, game.now)
        move, tips = as_engine(rules, chosen), check_moves(game)
        legal = [each for each in game.position.legal_moves.turn if each != PASS] or [PASS]
        assert move in (tips if policies[game.now.turn] else legal), game.position
        now = turns.followed(game.house, game.table, game.now, chosen, chance)
        game = game._replace(position=game.position.after(move)[0], now=now)
        check_same(game)
    turns.rank(game.house, game.table, game.now)
    outcome = game.position.outcome
    assert outcome is not None
    assert [*game.table.places] == [outcome.rank_of(player) for player in range(players)], game.position


@pytest.mark.parametrize("name", [*PRESETS, "other rules", "other killer rules"])
def test_every_position_is_the_engines(name: str) -> None:
    for seed in range(-(-GAMES // 13)):
        rng = Random(f"{name} {seed}")
        drawn = {"other rules": other_rules, "other killer rules": other_killer}
        rules = drawn[name](rng) if name in drawn else PRESETS[name]
        play_both(replace(rules, ghost=False), rng.choice(PLAYERS), seed)
