"""The ranking and what of it is settled before the end (B9, B10, J5, J6, K8)."""

from __future__ import annotations

import pytest
from positions import whole

from sevens_teach import Ending, Exit, Outcome, Placing, Reason, Rules
from sevens_teach.sevens.engine.outcome import best_rank, settled_rank


def out(player: int) -> Exit:
    return Exit(player, Ending.OUT)


def bankrupt(player: int) -> Exit:
    return Exit(player, Ending.BANKRUPT, (), player)


def test_B9_the_place_of_each_player() -> None:
    outcome = Outcome((Placing(1, 2, Reason.OUT), Placing(2, 0, Reason.LAST_IN), Placing(3, 1, Reason.BANKRUPT)))
    assert [outcome.rank_of(player) for player in range(3)] == [2, 3, 1]
    assert (outcome.winner, outcome.ranking) == (2, (2, 0, 1))


def test_B9_B10_J6_K8_the_rule_of_each_place() -> None:
    assert {reason.name: reason.rule for reason in Reason} == {
        "OUT": "B9",
        "LAST_IN": "B10",
        "DEAD_CARDS": "K8",
        "BANKRUPT": "B9",
        "JOKER": "J6",
    }


def test_B6_B9_J5_K5_the_rule_of_each_way_to_leave() -> None:
    assert {how.name: how.rule for how in Ending} == {"OUT": "B9", "BANKRUPT": "B6", "LEFT": "K5", "JOKER": "J5"}


@pytest.mark.parametrize(
    ("rules", "exits", "ranks"),
    [
        (Rules(), [out(2), bankrupt(1), out(3), bankrupt(4)], [None, 5, 1, 2, 4]),
        (Rules(ghost=True), [out(2), bankrupt(1)], [None, None, 1, None, None]),
        (Rules(joker="solo"), [bankrupt(1), out(2), Exit(3, Ending.JOKER)], [None, None, 1, 5, None]),
        (Rules(killer=True), [Exit(0, Ending.LEFT), bankrupt(1)], [None, 5, None, None, None]),
    ],
)
def test_B9_J5_J6_which_places_are_settled(rules: Rules, exits: list[Exit], ranks: list[int | None]) -> None:
    assert [settled_rank(rules, exits, 5, player) for player in range(5)] == ranks


def test_B9_the_best_place_still_free() -> None:
    assert best_rank([]) == 1
    assert best_rank([out(2), bankrupt(1), out(3)]) == 3


def test_K8_the_dead_cards_of_each_player_are_counted() -> None:
    outcome = whole("killer=on; board ♠2-K ♥A-K ♦A-K ♣A-K; hands ♠A | -; turn -; out 1 left | 0 left").outcome
    assert outcome is not None
    assert [(placing.player, placing.dead_cards) for placing in outcome.placings] == [(1, 0), (0, 1)]


def test_B9_outside_killer_sevens_no_dead_cards_are_counted() -> None:
    outcome = whole("joker=solo; board ♠A-K ♥A-K ♦A-K ♣A-K; hands ★ | -; turn -; out 0 joker | 1 out").outcome
    assert outcome is not None
    assert [(placing.player, placing.dead_cards) for placing in outcome.placings] == [(1, 0), (0, 0)]


def test_K8_a_placing_counts_no_dead_cards_where_none_are_named() -> None:
    assert Placing(1, 0, Reason.OUT) == Placing(1, 0, Reason.OUT, dead_cards=0, after=None)


@pytest.mark.parametrize(("player", "laid_by", "taken"), [(0, 0, False), (2, 2, False), (0, 3, True), (3, 0, True)])
def test_G2_a_bankruptcy_of_another_came_with_the_place(player: int, laid_by: int, *, taken: bool) -> None:
    assert Exit(player, Ending.BANKRUPT, (), laid_by).by_exchange == taken
    assert not Exit(player, Ending.OUT, (), laid_by).by_exchange


def test_B6_those_still_in_are_named_one_by_one() -> None:
    text = "board ♠A-7 ♥A-7 ♦A-7 ♣A-7; hands ♠8-K | - | ♥8-K ♦8-K | ♣8-K; passes 0 1 0 0; turn 0"
    assert whole(f"basic; {text}; out 1 out").in_play == (0, 2, 3)
    late = text.replace("♠8-K | - |", "- | - |").replace("♣8-K", "♠8-K ♣8-K").replace("turn 0", "turn 2")
    assert whole(f"basic; {late}; out 1 out | 0 out").in_play == (2, 3)
