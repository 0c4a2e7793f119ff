"""Cards, sets of cards, and the deal (B1)."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

from sevens_teach import JOKER, PACK, RANKS, Card, CardError, Suit, deal
from sevens_teach.cards import card_set, cards_in


@pytest.mark.parametrize("text", ["♠10", "S10", "s10", "♠T", "sT", "St", "10♠", "10S", "Ts", " ♠10 "])
def test_a_card_is_read_from_many_spellings(text: str) -> None:
    assert Card(text) is Card.of(Suit.SPADES, 10)
    assert str(Card(text)) == "♠10"


@pytest.mark.parametrize("text", ["★", "☆", "*", "joker", "JOKER"])
def test_the_joker_is_read_from_many_spellings(text: str) -> None:
    assert Card(text) is JOKER


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "not a card: '': it is empty; expected a suit and a rank, such as '♠6' or 'S6'"),
        ("♠11", "not a card: '♠11': the suit is ♠, but '11' is no rank; expected A, 2 to 10, J, Q or K"),
        ("1x♥", "not a card: '1x♥': the suit is ♥, but '1x' is no rank; expected A, 2 to 10, J, Q or K"),
        ("X6", "not a card: 'X6': 'X' is no suit; expected ♠ ♥ ♦ ♣ or S H D C, then a rank"),
        (6, "not a card: 6: expected text such as '♠6', 'S6' or '★'"),
    ],
)
def test_what_is_no_card_is_said_exactly(text: str, error: str) -> None:
    with pytest.raises(CardError) as caught:
        Card(text)
    assert str(caught.value) == error


def test_every_card_reads_what_it_writes() -> None:
    for card in (*PACK, JOKER):
        assert Card(str(card)) is card
        assert eval(repr(card), {"Card": Card}) is card  # noqa: S307, that is what a repr is for
        assert pickle.loads(pickle.dumps(card)) is card  # noqa: S301, our own bytes
        assert copy.deepcopy(card) is card


def test_cards_sort_by_suit_and_rank_the_joker_last() -> None:
    assert sorted((JOKER, *PACK[::-1])) == [*PACK, JOKER]
    assert [str(card) for card in PACK[:3]] == ["♠A", "♠2", "♠3"]
    assert [card.rank for card in PACK[:13]] == list(range(1, 14))


def test_cards_never_change() -> None:
    with pytest.raises(AttributeError, match="cards never change: cannot set 'rank'"):
        Card("♠6").rank = 7


def test_a_card_that_does_not_exist() -> None:
    with pytest.raises(CardError, match=r"no card has suit <Suit\.SPADES: '♠'> and rank 14"):
        Card.of(Suit.SPADES, 14)


def test_a_set_of_cards_holds_each_once() -> None:
    assert cards_in(card_set(["♥9", "★", "♠7"])) == (Card("♠7"), Card("♥9"), JOKER)
    with pytest.raises(CardError, match="♠7 is named twice"):
        card_set(["♠7", "s7"])


@pytest.mark.parametrize("players", range(1, 53))
@pytest.mark.parametrize("joker", [False, True])
def test_B1_all_cards_are_dealt_and_hands_differ_by_one_at_most(players: int, joker: bool) -> None:  # noqa: FBT001
    hands = deal(players, Random(players), joker=joker)
    assert sorted(card for hand in hands for card in hand) == [*PACK, JOKER][: 52 + joker]
    assert {len(hand) for hand in hands} <= {(52 + joker) // players, (52 + joker) // players + 1}
    assert [len(hand) for hand in hands] == sorted((len(hand) for hand in hands), reverse=True)


def test_B1_cards_are_dealt_one_by_one_clockwise() -> None:
    one = deal(1, Random(5))[0]
    assert deal(3, Random(5)) == (one[::3], one[1::3], one[2::3])


def test_B1_a_seed_deals_the_same_on_every_machine() -> None:
    hands = deal(13, Random(2024))
    assert " ".join(map(str, hands[0])) == "♦7 ♣A ♣6 ♦K"


@pytest.mark.parametrize("players", [0, 53, -1, True, 4.0, "4", None])
def test_B1_one_to_52_can_play(players: int) -> None:
    with pytest.raises(CardError, match=rf"cannot deal to {players!r} players: 1 to 52 can play \(B1\)"):
        deal(players, Random(1))


def test_the_ranks() -> None:
    assert " ".join(RANKS) == "A 2 3 4 5 6 7 8 9 10 J Q K"
