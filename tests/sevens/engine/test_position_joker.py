"""The joker, rule by rule: position in, exact answer out (J1 to J7)."""

from __future__ import annotations

import pytest
from positions import legal, news, played, ranking, start, whole

SEVENS = "♠7 ♥7 ♦7 ♣7"


# -- J1 solo -------------------------------------------------------------------------------------

SOLO = f"joker=solo; board {SEVENS}; hands ♠5,6 ★ | ♠8 … | …; turn 0"


def test_J1_joker_may_be_laid_alone_on_every_open_place() -> None:
    assert legal(whole(SOLO)) == "♠6 ★♠8 ★♥8 ★♥6 ★♦8 ★♦6 ★♣8 ★♣6 pass"


def test_J1_the_holder_puts_the_card_down_and_takes_the_joker() -> None:
    assert news(SOLO, "★♠8") == "0 laid joker ♠8; 1 took joker ♠8"
    assert played(SOLO, "★♠8") == whole(
        "joker=solo; board ♠7,8 ♥7 ♦7 ♣7; hands ♠5,6 | ★ … | …; turn 1",
    )


def test_J1_the_turn_passes_on_from_the_player_who_laid_it_and_costs_the_holder_no_pass() -> None:
    text = f"joker=solo; board {SEVENS}; hands ♠5,6 ★ | … | ♠8 …; passes 1 2 3; turn 0"
    after = played(text, "★♠8")
    assert (after.turn, after.passes) == (1, (1, 2, 3))


def test_J1_the_forced_card_can_be_the_holders_last_but_one() -> None:
    text = f"joker=solo; board {SEVENS}; hands ♠5,6 ★ | ♠4,8 | …; turn 0"
    assert news(text, "★♠8") == "0 laid joker ♠8; 1 took joker ♠8"


def test_J1_joker_reaches_no_place_behind_a_gap() -> None:
    position = whole("joker=solo; board ♠5-8,J ♥7 ♦7 ♣7; hands ♠2 ★ | … | …; turn 0")
    assert [str(move.place) for move in position.legal_moves.jokers if move.place.text[0] == "♠"] == ["♠9", "♠4"]


def test_B5_where_stopping_is_not_allowed_laying_the_joker_counts_as_something_to_do() -> None:
    solo = whole(f"joker=solo voluntary_passing=off; board {SEVENS}; hands ♠2 ★ | … | …; turn 0")
    assert legal(solo) == "★♠8 ★♠6 ★♥8 ★♥6 ★♦8 ★♦6 ★♣8 ★♣6"
    pair = whole(f"joker=pair voluntary_passing=off; board {SEVENS}; hands ♠2,9 ★ | … | …; turn 0")
    assert legal(pair) == "★♠8+♠9"
    stuck = whole(f"joker=pair voluntary_passing=off; board {SEVENS}; hands ♠2 ★ | … | …; turn 0")
    assert legal(stuck) == "pass"


# -- J2 pair -------------------------------------------------------------------------------------


def test_J2_joker_bridges_one_place_to_the_own_card_beyond_it() -> None:
    text = f"joker=pair; board {SEVENS}; hands ♠5,9,J ♥4 ★ | ♠6,8 … | …; turn 0"
    assert legal(whole(text)) == "★♠8+♠9 ★♠6+♠5 pass"
    assert news(text, "★♠6+♠5") == "0 laid joker ♠6+♠5; 1 took joker ♠6"
    assert played(text, "★♠6+♠5") == whole("joker=pair; board ♠5-7 ♥7 ♦7 ♣7; hands ♠9,J ♥4 | ♠8 ★ … | …; turn 1")


def test_J2_joker_bridges_at_the_end_of_a_longer_run() -> None:
    text = "joker=pair; board ♠7 ♥6,7 ♦7 ♣7; hands ♥3,4 ★ | … | …; turn 0"
    assert legal(whole(text)) == "★♥5+♥4 pass"


def test_J2_without_the_card_beyond_joker_cannot_be_laid() -> None:
    assert legal(whole(f"joker=pair; board {SEVENS}; hands ♠2 ★ | … | …; turn 0")) == "pass"


def test_J2_over_an_island_there_is_no_pair() -> None:
    text = "joker=pair; board ♠7,9 ♥7 ♦7 ♣7; hands ♠10 ★ | … | …; turn 0"
    assert legal(whole(text)) == "pass"


def test_J2_beyond_the_last_place_of_a_suit_there_is_no_card() -> None:
    text = "joker=pair; board ♠2-Q ♥7 ♦7 ♣7; hands ♥2 ★ | ♠A,K … | …; turn 0"
    assert legal(whole(text)) == "pass"


# -- J3 own card ---------------------------------------------------------------------------------


def test_J3_joker_cannot_stand_for_an_own_card() -> None:
    solo = whole(f"joker=solo; board {SEVENS}; hands ♠6,8 ♥6,8 ♦6,8 ♣6 ★ | … | …; turn 0")
    assert legal(solo) == "♠8 ♠6 ♥8 ♥6 ♦8 ♦6 ♣6 ★♣8 pass"
    pair = whole(f"joker=pair; board {SEVENS}; hands ♠8,9 ★ | … | …; turn 0")
    assert legal(pair) == "♠8 pass"


# -- J4 the last cards ---------------------------------------------------------------------------

LATE = "board ♠2-K ♥A-9 ♦A-J ♣A-K; turn 0; hands "


def test_J4_joker_is_never_the_last_card_played() -> None:
    text = f"joker=solo; {LATE}♦Q ★ | ♠A ♥10 | ♥J-K ♦K"
    assert legal(whole(text)) == "♦Q ★♠A ★♥10 pass"
    assert news(text, "♦Q") == "0 played ♦Q; 0 stuck"  # out of play, not out


def test_J4_joker_and_a_card_may_be_the_last_two() -> None:
    text = f"joker=pair; {LATE}♥J ★ | ♠A ♥10,Q | ♥K ♦Q,K"
    assert legal(whole(text)) == "★♥10+♥J pass"
    assert news(text, "★♥10+♥J") == "0 laid joker ♥10+♥J; 1 took joker ♥10; 0 out"


# -- J5 only the joker left ----------------------------------------------------------------------


def test_J5_forced_last_card_leaves_the_joker_alone() -> None:
    text = f"joker=solo; {LATE}♦Q ★ | ♠A | ♥10-K ♦K"
    assert news(text, "★♠A") == "0 laid joker ♠A; 1 took joker ♠A; 1 stuck"
    after = played(text, "★♠A")
    assert after == whole("joker=solo; board ♠A-K ♥A-9 ♦A-J ♣A-K; hands ♦Q | ★ | ♥10-K ♦K; turn 2; out 1 joker")


def test_J5_forced_last_card_in_a_pair_too() -> None:
    text = f"joker=pair; {LATE}♥J ♦K ★ | ♥10 | ♠A ♥Q,K ♦Q"
    assert news(text, "★♥10+♥J") == "0 laid joker ♥10+♥J; 1 took joker ♥10; 1 stuck"


def test_J5_one_who_goes_out_and_one_who_is_left_with_the_joker_leave_in_turn_order() -> None:
    text = f"joker=pair; {LATE.replace('turn 0', 'turn 1')}♥10 | ♥J ★ | ♠A ♥Q,K ♦Q,K"
    assert news(text, "★♥10+♥J") == "1 laid joker ♥10+♥J; 0 took joker ♥10; 1 out; 0 stuck; ended"
    assert ranking(played(text, "★♥10+♥J")) == "1 B9, 2 B10, 0 J6"


def test_J5_playing_the_last_other_card_is_legal() -> None:
    text = f"joker=solo voluntary_passing=off; {LATE}♠A ★ | ♦K | ♥10-K ♦Q"
    assert "♠A" in legal(whole(text))
    text = f"joker=pair voluntary_passing=off; {LATE}♠A ★ | ♦K | ♥10-K ♦Q"
    assert legal(whole(text)) == "♠A"
    assert news(text, "♠A") == "0 played ♠A; 0 stuck"


def test_J5_a_layout_that_leaves_the_joker_alone() -> None:
    position, events = start("joker=solo", "♦7 ★", "♠7", "…", "… ♥7")
    assert events == ("0 laid sevens ♦7; 1 laid sevens ♠7; 2 laid sevens ♣7; 3 laid sevens ♥7; 0 stuck; 1 out")
    assert position.turn == 2


def test_J5_in_fan_tan_a_deal_that_leaves_the_joker_alone() -> None:
    position, events = start("joker=solo opening=fantan", "★", "♦7 …", "…")
    assert (events, position.turn) == ("0 stuck", 1)


# -- J6 who loses --------------------------------------------------------------------------------


def test_J6_the_last_one_in_loses_with_the_joker() -> None:
    text = f"joker=solo; {LATE}♠A | - | ♥10-K ♦Q,K ★; passes 0 4 0; out 1 bankrupt"
    assert ranking(played(text, "♠A")) == "0 B9, 1 B9, 2 J6"


def test_J6_a_bankrupt_who_holds_the_joker_is_below_every_other() -> None:
    text = f"joker=solo; {LATE}♠A | - | ♥10,J ★ | ♥Q,K ♦Q,K; passes 0 4 3 0; out 1 bankrupt"
    assert news(text.replace("turn 0", "turn 2"), "pass") == "2 passed; 2 bankrupt; 2 laid hand ♥10,J"
    over = played(text, "♠A", "pass")
    assert over.hands[2] == (whole(text).hands[2][-1],)  # ★ goes out of play with that player
    assert ranking(over) == "0 B9, 3 B10, 1 B9, 2 J6"


def test_J6_one_left_with_the_joker_alone_is_last() -> None:
    text = f"joker=solo; {LATE}♠A ★ | ♥10,J | ♥Q,K ♦Q,K; passes 0 3 0"
    assert ranking(played(text, "♠A", "pass")) == "2 B10, 1 B9, 0 J6"


# -- J7 the joker never stays --------------------------------------------------------------------


@pytest.mark.parametrize("move", ["★♠8", "★♥6", "★♣8"])
def test_J7_the_joker_is_in_a_hand_after_every_move(move: str) -> None:
    after = played(SOLO, move)
    assert sum("★" in map(str, hand) for hand in after.hands) == 1
    assert "★" not in map(str, after.board)
