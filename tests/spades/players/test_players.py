"""The computer players of Spades: legal moves from their view alone, the tips one by one, and better than chance."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sevens_teach import GameError
from sevens_teach.cards import deal
from sevens_teach.spades import BLIND_NIL, LOOK, NIL, Bid, Move, Play, Position, Rules, parse_move
from sevens_teach.spades.engine.hands import read_hand
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.players import Player, RandomPlayer, TipsPlayer, play_deal, play_match
from sevens_teach.spades.players.bidding import nil_risk, worth_in
from sevens_teach.spades.players.counting import Count
from sevens_teach.text.reader import Reader

TIPS = TipsPlayer()
PLAYERS: list[Player] = [TIPS, RandomPlayer()]
MIXED = (
    "♠A,3 ♥A,K,4 ♦Q,J,4 ♣K,7,6,5,4 | ♠K,Q,10 ♥Q,5,3,2 ♦A,K ♣A,Q,3,2 | "
    "♠J,9,2 ♥J,10,9 ♦10,9,8,7 ♣J,10,9 | ♠8,7,6,5,4 ♥8,7,6 ♦6,5,3,2 ♣8"
)


def choice(bids: str, played: str, *, hands: str = MIXED, rules: str = "basic", sheet: str = "") -> Move:
    """Return what the tips make of a position; player 0 bids and leads first."""
    parts = [rules, f"sheet {sheet}" if sheet else "", "dealer 3", f"hands {hands}", f"bids {bids}" if bids else ""]
    position = Position.parse("; ".join(filter(None, [*parts, f"played {played}" if played else ""])))
    assert position.turn is not None
    return TIPS.choose(position.view(position.turn), Random(0))


def redealt(position: Position, player: int, rng: Random) -> Position | None:
    """Return the position with the others' unseen cards dealt anew; None where the past does not allow that deal."""
    view = position.view(player)
    pool = list(view.unseen)
    rng.shuffle(pool)
    hands = []
    for other, count in enumerate(view.counts):
        own = {card for trick in (*view.tricks, view.trick) for card in trick.cards if trick.player_of(card) == other}
        held, pool = (list(view.hand), pool) if other == player else (pool[:count], pool[count:])
        hands.append([*own, *held])
    looked = position.has_looked
    try:
        return Position(
            position.rules,
            hands,
            dealer=position.dealer,
            bids=position.bids_made,
            looked=looked,
            played=position.played,
            sheet=position.sheet,
        )
    except ValueError:
        return None


@given(
    st.builds(Rules, target=st.just(500), blind_nil=st.booleans(), sandbags=st.booleans()),
    st.integers(0, 9999),
    st.floats(0, 1),
)
@settings(max_examples=30, deadline=None)
def test_hidden_cards_change_no_choice(rules: Rules, seed: int, share: float) -> None:
    """Others' cards dealt anew leave the same view, and so the same move."""
    rng = Random(seed)
    position, _ = Position.start(rules, deal(4, rng))
    for _ in range(int(share * 55)):
        turn = position.turn
        if turn is None:
            break
        position, _ = position.after(PLAYERS[turn % 2].choose(position.view(turn), rng))
    turn = position.turn
    if turn is None:
        return
    view = position.view(turn)
    if view.has_seen_hand:
        for _ in range(5):
            other = redealt(position, turn, rng)
            if other is not None:
                assert other.view(turn) == view
    for player in PLAYERS:
        assert player.choose(view, Random(1)) in position.legal_moves
        assert player.choose(view, Random(1)) == player.choose(view, Random(1))


def test_a_player_whose_turn_it_is_not_cannot_choose() -> None:
    position, _ = Position.start(Rules(), deal(4, Random(1)))
    for player in PLAYERS:
        with pytest.raises(GameError, match=r"player 0 cannot choose a move: the turn is 1 \(P1\)"):
            player.choose(position.view(0), Random(1))
    with pytest.raises(GameError, match="2 computer players for four seats"):
        play_deal(position, PLAYERS, Random(1))
    assert [repr(player) for player in PLAYERS] == ["TipsPlayer()", "RandomPlayer()"]


@pytest.mark.parametrize(
    ("hand", "bid"),
    [
        ("♠A,K,Q,J,10,9,8 ♥A,K ♦A,K ♣A,K", Bid(11)),
        ("♠4,2 ♥6,5,3,2 ♦7,5,3,2 ♣6,4,2", NIL),
        ("♠A,K,4 ♥A,7,5 ♦K,8,4 ♣Q,9,6,2", Bid(4)),
    ],
)
def test_P6_a_bid_counts_tricks(hand: str, bid: Bid) -> None:

    cards = read_hand(Reader(hand, "cards"))
    assert (nil_risk(cards) <= 78) == bid.is_nil
    assert bid.is_nil or round(worth_in(cards) / 100) in range(bid.tricks - 1, bid.tricks + 3)


def test_P6_the_fourth_bidder_reads_the_bids_before() -> None:
    hands = "♥A,K,Q,J,10,9,8,7,6,5,4,3,2 | ♦A,K,Q,J,10,9,8,7,6,5,4,3,2 | ♣A,K,Q,J,10,9,8,7,6,5,4,3,2 | "
    hands += "♠A,K,Q,J,10,9,8,7,6,5,4,3,2"
    low, high = (choice(bids, "", hands=hands) for bids in ("1 1 1", "5 4 4"))
    assert isinstance(low, Bid)
    assert isinstance(high, Bid)
    assert high.tricks < low.tricks


def test_P2_blind_nil_is_for_those_far_behind() -> None:
    assert choice("", "", rules="blind_nil=on") == LOOK
    assert choice("", "", rules="blind_nil=on", sheet="-60 410") == BLIND_NIL


@pytest.mark.parametrize(
    ("bids", "played", "card"),
    [
        ("3 3 3 3", "♥A ♥Q ♥9", "♥6"),
        ("3 3 3 3", "♣4 ♣A", "♣9"),
        ("3 3 3 3", "♦Q", "♦K"),
        ("nil 3 3 3", "", "♥4"),
        ("3 nil 3 3", "♦Q", "♦K"),
    ],
)
def test_P6_cheaply_not_over_the_partner_and_under_a_nil(bids: str, played: str, card: str) -> None:
    found = choice(bids, played)
    assert isinstance(found, Play)
    assert str(found) == card


def test_P6_a_partners_nil_is_covered() -> None:
    # player 2 has bid nil and is winning with ♥J: player 0, last, takes it from there
    hands = (
        "♠A,3 ♥A,K,4 ♦Q,J,4 ♣K,7,6,5,4 | ♠K,Q,10 ♥Q,5,3,2 ♦A,K ♣A,Q,3,2 | "
        "♠J,9,2 ♥J,10,9 ♦10,9,8,7 ♣J,10,9 | ♠8,7,6,5,4 ♥8,7,6 ♦6,5,3,2 ♣8"
    )
    position = Position.parse(f"dealer 0; hands {hands}; bids 3 nil 3 3; played ♥2 ♥J ♥6")
    found = TIPS.choose(position.view(0), Random(0))
    assert found in (Play("♥K"), Play("♥A"))
    plain = Position.parse(f"dealer 0; hands {hands}; bids 3 3 3 3; played ♥2 ♥J ♥6")
    assert TIPS.choose(plain.view(0), Random(0)) == Play("♥4")


def test_P5_P6_no_bag_is_taken_that_is_not_wanted() -> None:
    past = "played ♥A ♥2 ♥9 ♥6 ♥K ♥3 ♥10 ♥7"
    position = Position.parse(f"sandbags=on; dealer 3; hands {MIXED}; bids 1 3 1 3; {past}")
    assert Count(position.view(0)).wants(side_of(0)) == 0
    found = TIPS.choose(position.view(0), Random(0))
    assert isinstance(found, Play)
    assert found.card.rank == 4


def test_the_tips_beat_chance_and_reach_their_targets() -> None:
    ahead = made = 0
    for seed in range(24):
        rng = Random(seed)
        start, _ = Position.start(Rules(), deal(4, rng), dealer=seed % 4)
        end = play_deal(start, [TIPS, RandomPlayer()] * 2, rng)
        assert end.result is not None
        ahead += end.score[0] > end.score[1]
        made += end.result.sides[0].made
    assert ahead >= 22
    assert made >= 16


def test_a_match_of_tips_ends() -> None:
    end = play_match(Rules(target=100, blind_nil=True, sandbags=True), [TIPS] * 4, Random(5))
    assert end.is_over
    assert parse_move("deal") not in end.legal_moves
