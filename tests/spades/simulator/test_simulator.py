"""The simulator beside the engine: the same deal after every bid and card, under every combination of switches.

`make sweep` plays very many deals; without it a few of every kind are played.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from importlib import import_module
from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from plain_simulator import SPADES, plain
from spades.decoding import bid_of, card_text, from_lanes

from sevens_teach.cards import PACK, card_of, deal
from sevens_teach.spades import Bid, Line, Play, Position, Rules
from sevens_teach.spades.players import TipsPlayer

if TYPE_CHECKING:
    from sevens_teach.spades import Move

DEALS = max(1, int(os.environ.get("SEVENS_GAMES", "330")) // 60)
"""How many deals of each kind are played."""
SWITCHES = list(product((100, 300, 500), (False, True), (False, True)))
SHEETS = ((), (Line((63, -40)),), (Line((-130, 60)), Line((20, 33))), (Line((-160, 85)), Line((-50, 5))))
"""What was scored before; behind by 250 and more, tips try blind nil."""


@dataclass
class Both:
    """One deal in the engine and in the simulator."""

    position: Position
    house: Any
    table: Any
    now: Any = None


def begun(rules: Rules, seed: int, rng: Random) -> Both:
    """Deal the same cards to both."""
    sheet = tuple(line for line in SHEETS[seed % len(SHEETS)] if max(line.points) < rules.target)
    if rules.sandbags and sheet:
        sheet = (*sheet[:-1], Line(sheet[-1].points, (int(rng.random() * 13), int(rng.random() * 13))))
    hands = deal(4, rng)
    position = Position(rules, hands, dealer=seed % 4, sheet=sheet)
    model = plain(SPADES)["model"]
    table = model.new_table([model.TIPS] * 4)
    for player, hand in enumerate(position.held):
        table.hands[player] = model.to_lanes(hand)
    return Both(position, model.house_of(position), table)


def bid(both: Both, rng: Random) -> None:
    """Make one bid in both: the tips' or at random; they agree on what the tips would bid."""
    position, model = both.position, plain(SPADES)["model"]
    turn = position.turn
    assert turn is not None
    usual = TipsPlayer().choose(position.view(turn), rng)
    ours = plain(SPADES)["bidding"].tips_bid(both.house, both.table.bids, turn, both.table.hands[turn])
    if isinstance(usual, Bid):
        assert bid_of(ours) == usual or position.has_looked, position
    else:
        assert ours != model.BLIND, position
    chosen: Move = usual if rng.random() < 0.6 else position.legal_moves.draw(rng)
    both.position, _ = position.after(chosen)
    if isinstance(chosen, Bid):
        both.table.bids[turn] = model.bid_number(chosen)


def card(both: Both, rng: Random) -> None:
    """Play one card in both: the tips' or at random; they agree on which may be played and which the tips play."""
    position, parts = both.position, plain(SPADES)
    model, now = parts["model"], both.now
    turn = position.turn
    assert turn is not None
    assert now.turn == turn, position
    hand = both.table.hands[turn]
    legal = parts["tricks"].legal_cards(now, hand)
    assert {card_of(position_bit) for position_bit in engine_bits(from_lanes(legal))} == set(
        position.legal_moves.cards
    ), position
    usual = TipsPlayer().choose(position.view(turn), rng)
    assert isinstance(usual, Play)
    ours = parts["tips"].tips_card(now, hand, both.house.sandbags, model.ALL)
    assert card_text(ours) == usual.card.text, position
    chosen = usual if rng.random() < 0.6 else position.legal_moves.draw(rng)
    assert isinstance(chosen, Play)
    both.position, _ = position.after(chosen)
    laid = model.to_lanes(chosen.card.bit)
    both.table.hands[turn] = hand ^ laid
    both.now = parts["tricks"].after_card(now, laid)


def engine_bits(cards: int) -> list[int]:
    return [1 << index for index in range(64) if cards >> index & 1]


def check_same(both: Both) -> None:
    """Assert that both stand at the same point."""
    position, now = both.position, both.now
    assert [from_lanes(hand) for hand in both.table.hands] == [*position.held], position
    assert tuple(now.taken >> 4 * player & 15 for player in range(4)) == position.taken, position
    assert bool(now.broken) == position.spades_broken, position
    winner = position.trick.winner
    assert now.winner == (position.trick.leader if winner is None else winner), position


def check_score(both: Both) -> None:
    """Assert that both score the deal alike."""
    result = both.position.result
    assert result is not None
    points = plain(SPADES)["deals"].side_points
    ours = tuple(points(both.house, both.table.bids, both.now, side) for side in (0, 1))
    assert ours == result.line.points, both.position


@pytest.mark.parametrize(("target", "blind_nil", "sandbags"), SWITCHES)
def test_P1_to_P5_the_simulator_agrees_move_by_move(target: int, blind_nil: bool, sandbags: bool) -> None:  # noqa: FBT001, the switches
    rules = Rules(target=target, blind_nil=blind_nil, sandbags=sandbags)
    for seed in range(DEALS):
        rng = Random(f"{rules} {seed}")
        both = begun(rules, seed, rng)
        while both.position.is_bidding:
            bid(both, rng)
        both.now = plain(SPADES)["tricks"].begun(both.table, (both.position.dealer + 1) % 4, 0)
        while both.position.turn is not None:
            check_same(both)
            card(both, rng)
        check_same(both)
        check_score(both)


def played(parts: dict[str, Any], policies: list[int], deals: int, house: dict[str, Any]) -> list[int]:
    """Return what some deals come to, compiled or plain."""
    model, numbers, zeros = parts["model"], parts["compiled"].numbers, parts["compiled"].zeros
    fresh, pack, points = numbers([model.to_lanes(card.bit) for card in PACK]), zeros(52), zeros(10 * deals)
    rules = model.House(**{"blind_nil": False, "sandbags": False, "lead": 0, "bags": 0} | house)
    parts["deals"].play_deals(rules, model.new_table(policies), fresh, pack, 7, deals, points)
    return [int(value) for value in points]


@pytest.mark.parametrize("policies", [[1, 1, 1, 1], [0, 1, 0, 1], [0, 0, 0, 0]])
@pytest.mark.parametrize("house", [{}, {"sandbags": True, "bags": 7 | 9 << 16}, {"blind_nil": True, "lead": -260}])
def test_compiled_and_plain_deals_are_the_same(policies: list[int], house: dict[str, Any]) -> None:
    compiled = played({name.rpartition(".")[2]: import_module(name) for name in SPADES}, policies, 12, house)
    assert compiled == played(plain(SPADES), policies, 12, house)
    rows = [compiled[start : start + 10] for start in range(0, len(compiled), 10)]
    assert all(sum(row[6:]) == 13 for row in rows)


# -- OpenSpiel, where the rules are one -----------------------------------------------------------------


def spiel_number(text: str) -> int:
    """Return OpenSpiel's number of a card: ♣2 … ♣A, ♦, ♥, ♠."""
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    return 13 * "♣♦♥♠".index(text[0]) + ranks.index(text[1:])


@pytest.mark.parametrize("seed", range(DEALS * 4))
def test_P3_openspiel_agrees_on_legal_cards_and_winners(seed: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    parts, rng = plain(SPADES), Random(seed)
    model, tricks = parts["model"], parts["tricks"]
    hands = deal(4, rng)
    theirs = pyspiel.load_game("spades").new_initial_state()
    for number in range(52):
        theirs.apply_action(spiel_number(hands[number % 4][number // 4].text))
    table = model.new_table([model.TIPS] * 4)
    for player, hand in enumerate(hands):
        table.hands[player] = model.to_lanes(sum(card.bit for card in hand))
        table.bids[player] = 3
        theirs.apply_action(52 + 3)
    now = tricks.begun(table, 0, 0)
    while now.played != model.ALL:
        assert theirs.current_player() == now.turn
        hand = table.hands[now.turn]
        legal = lanes(tricks.legal_cards(now, hand))
        ours, spiel = {spiel_number(card_text(card)) for card in legal}, set(theirs.legal_actions())
        # OpenSpiel lets ♠ be led from a hand of ♠ alone, even once ♠ is broken: there the rules are not one
        assert ours == spiel or (not now.laid and now.broken and spiel < ours)
        chosen = legal[int(rng.random() * len(legal))]
        theirs.apply_action(spiel_number(card_text(chosen)))
        table.hands[now.turn] = hand ^ chosen
        now = tricks.after_card(now, chosen)
    assert theirs.is_terminal()


def lanes(cards: int) -> list[int]:
    """Return the single cards of a set of the simulator's."""
    return [1 << index for index in range(61) if cards >> index & 1]
