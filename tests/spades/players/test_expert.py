"""The expert of Spades: worlds that agree with what was seen, paired trials with a guard, and exact endings."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

import pytest
from plain_simulator import SPADES, plain
from spades.decoding import from_lanes

from sevens_teach.cards import card_set, deal
from sevens_teach.errors import GameError
from sevens_teach.spades import LOOK, Bid, Play, Position, Rules
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.players import ExpertPlayer, TipsPlayer, play_deal
from sevens_teach.spades.players.expert import Trial, surest, trials_of
from sevens_teach.spades.players.worlds import Chain

if TYPE_CHECKING:
    from sevens_teach.spades import Move
    from sevens_teach.spades.players import Player


def going_on(seed: int, cards: int, rules: str = "basic") -> Position:
    """Return a deal of tips players after this many cards."""
    rng = Random(seed)
    position, _ = Position.start(Rules.parse(rules), deal(4, rng), dealer=seed % 4)
    while position.is_bidding or len(position.played) < cards:
        assert position.turn is not None
        position, _ = position.after(TipsPlayer().choose(position.view(position.turn), rng))
    return position


def worlds(chain: Chain, count: int) -> list[list[int]]:
    hands = [from_lanes(int(hand)) for hand in chain.more(count)]
    return [hands[begin : begin + 4] for begin in range(0, len(hands), 4)]


# -- worlds ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [0, 9, 22, 37, 45, 50])
@pytest.mark.parametrize("seed", range(4))
def test_P3_worlds_agree_with_the_cards_and_with_who_is_out_of_what(seed: int, cards: int) -> None:
    position = going_on(seed, cards)
    view = position.view(position.turn or 0)
    out = [
        (trick.player_of(card), trick.led)
        for trick in (*view.tricks, view.trick)
        for card in trick.cards
        if card.suit is not trick.led
    ]
    for world in worlds(Chain(view, Random(seed)), 20):
        assert world[view.player] == card_set(view.hand)
        assert sum(world) == card_set((*view.hand, *view.unseen))
        assert [hand.bit_count() for hand in world] == [*view.counts]
        for player, suit in out:
            assert not any(world[player] & card.bit for card in view.unseen if card.suit is suit)


def test_P6_the_true_cards_surprise_nobody_where_all_play_by_the_tips() -> None:
    parts = plain(SPADES)
    for seed in range(6):
        position = going_on(seed, 23)
        chain = parts["worlds"].Chain(position.view(position.turn or 0), Random(seed))
        known = chain._known  # noqa: SLF001, what the chain believes
        for player in range(4):
            hand = parts["model"].to_lanes(position.held[player])
            assert parts["beliefs"].surprise(known, player, hand) == 0


def test_P6_worlds_are_drawn_towards_the_bids() -> None:
    hands = "♠4,3,2 ♥6,5,4 ♦7,6,5 ♣9,8,7,6 | ♠A,K,Q,J,10,9 ♥A,K ♦A,K ♣A,K,2 | ♠8,7,6,5 ♥Q,J,10 ♦Q,J,10 ♣Q,J,10 | "
    hands += "♥9,8,7,3,2 ♦9,8,4,3,2 ♣5,4,3"
    position = Position.parse(f"basic; dealer 3; hands {hands}; bids 1 9 2 nil")
    aces = card_set(["♠A", "♥A", "♦A", "♣A"])
    found = [(world[1] & aces).bit_count() for world in worlds(Chain(position.view(0), Random(1)), 300)]
    assert fmean(found) > 2, "by chance it would be 4/3"


# -- choosing ----------------------------------------------------------------------------------------


def test_a_gain_that_chance_may_give_is_left_alone() -> None:
    usual = Trial((0, 0, 0, 0))
    lucky, sure = Trial((40, -10, -10, -10)), Trial((5, 6, 5, 6))
    moves: dict[Move, Trial] = {Bid(3): usual, Bid(4): lucky, Bid(5): sure}
    assert surest(moves, Bid(3)) == Bid(5)
    assert surest({Bid(3): usual, Bid(4): lucky}, Bid(3)) == Bid(3)


def test_the_same_seed_gives_the_same_choice_compiled_or_not() -> None:
    for cards in (0, 14, 41):
        position = going_on(5, cards)
        view = position.view(position.turn or 0)
        usual = TipsPlayer().choose(view, Random(0))
        ours = {str(move): trial.worths for move, trial in trials_of(view, Random(2), 6, usual).items()}
        plainly: Any = plain(SPADES)["expert"].trials_of(view, Random(2), 6, usual)
        assert {str(move): trial.worths for move, trial in plainly.items()} == ours


def test_P2_before_looking_the_expert_does_what_the_tips_say() -> None:
    position, _ = Position.start(Rules(blind_nil=True), deal(4, Random(1)))
    assert ExpertPlayer(4).choose(position.view(1), Random(1)) == LOOK


def test_a_budget_below_two_is_refused() -> None:
    with pytest.raises(GameError, match="budget=1: expected 2 or more worlds for each move"):
        ExpertPlayer(1)


def test_P6_the_expert_leads_the_tips_over_these_deals() -> None:
    expert, tips = ExpertPlayer(40), TipsPlayer()

    def ahead(pair: tuple[Player, Player], seed: int) -> int:
        start, _ = Position.start(Rules(), deal(4, Random(f"spades {seed}")), dealer=seed % 4)
        score = play_deal(start, pair * 2, Random(seed)).score
        return score[0] - score[1]

    gains = [ahead((expert, tips), seed) - ahead((tips, expert), seed) for seed in range(40)]
    assert fmean(gains) / 2 > 8


# -- exact endings -----------------------------------------------------------------------------------


@cache
def naive(position: Position) -> int:
    """Return what side 0 is ahead by in this deal, if both play their best, by looking at every card."""
    if position.turn is None:
        points = position.lines[-1].points
        return points[0] - points[1]
    each = [naive(position.after(Play(card))[0]) for card in position.legal_moves.cards]
    return max(each) if side_of(position.turn) == 0 else min(each)


@pytest.mark.parametrize("seed", range(12))
def test_P4_the_last_tricks_come_out_as_looking_at_every_card_says(seed: int) -> None:
    position = going_on(seed, 52 - 10 - seed % 3)
    parts = {name: import_module(f"sevens_teach.spades.simulator.{name}") for name in ("endings", "model", "worlds")}
    model, cards = parts["model"], position.legal_moves.cards
    turn = position.turn or 0
    chain = Chain(position.view(turn), Random(0))
    numbers, zeros = (getattr(import_module("sevens_teach.compiling.compiled"), name) for name in ("numbers", "zeros"))
    world = numbers([model.to_lanes(hand) for hand in position.held])
    worths, tried = zeros(len(cards)), numbers([model.to_lanes(card.bit) for card in cards])
    house, room = model.house_of(position), zeros(parts["endings"].ROOM)
    parts["worlds"].try_cards(house, chain.table, chain.now, tried, world, 4, room, worths)
    sign = 1 if side_of(turn) == 0 else -1
    assert [int(worth) for worth in worths] == [sign * naive(position.after(Play(card))[0]) for card in cards]
