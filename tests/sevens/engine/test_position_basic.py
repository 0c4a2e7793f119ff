"""Basic Sevens, rule by rule: position in, exact answer out (B2 to B11)."""

from __future__ import annotations

import pytest
from positions import legal, news, openings, played, ranking, start, whole

from sevens_teach import PACK, Ending, Position, Rules

SEVENS = "♠7 ♥7 ♦7 ♣7"


# -- B2 the sevens first -------------------------------------------------------------------------


def test_B2_the_sevens_are_laid_and_whoever_laid_the_seven_of_diamonds_has_the_first_turn() -> None:
    position, events = start("basic", "♠7,8", "♥7,8 ♣7", "♦7,8", "…")
    assert events == "2 laid sevens ♦7; 0 laid sevens ♠7; 1 laid sevens ♥7 ♣7"
    assert position == whole(f"basic; board {SEVENS}; hands ♠8 | ♥8 | ♦8 | …; turn 2")


def test_B2_who_has_no_seven_lays_none() -> None:
    _, events = start("basic", "♠8", "…")
    assert events == "1 laid sevens ♠7 ♥7 ♦7 ♣7"


def test_B2_several_whom_the_layout_empties_are_out_in_turn_order_from_the_seven_of_diamonds() -> None:
    position, events = start("basic", "♠7 ♣7", "♥7,8", "♦7", "…", "♠8")
    assert events == "2 laid sevens ♦7; 0 laid sevens ♠7 ♣7; 1 laid sevens ♥7; 2 out; 0 out"
    assert [(gone.player, gone.how) for gone in position.exits] == [(2, Ending.OUT), (0, Ending.OUT)]
    assert position.turn == 3  # the ♦7's player is out, so the next one still in


def test_B2_at_a_table_of_52_the_holders_of_the_sevens_are_out() -> None:
    position, events = Position.start(Rules(), [[card] for card in PACK])
    assert [gone.player for gone in position.exits] == [32, 45, 6, 19]
    assert position.turn == 33
    assert len(events) == 8


@pytest.mark.parametrize(
    ("move", "turn"),
    [("♠8", 1), ("♠6", 1), ("pass", 1)],
)
def test_B2_turns_go_clockwise(move: str, turn: int) -> None:
    assert played(f"basic; board {SEVENS}; hands ♠6,8 | ♥8 | …; turn 0", move).turn == turn


def test_B2_turns_skip_players_who_are_out() -> None:
    text = f"basic; board {SEVENS} ♠8; hands ♠6,9 | - | - | …; passes 0 0 4 0; turn 0; out 1 out | 2 bankrupt ♠8"
    assert played(text, "♠9").turn == 3
    assert played(text, "♠9", "pass").turn == 0


# -- B3, B4 a turn, the run ----------------------------------------------------------------------


def test_B3_a_turn_is_one_card_or_a_pass() -> None:
    before = f"basic; board {SEVENS}; hands ♠6,8 ♥J | …; turn 0"
    assert legal(whole(before)) == "♠8 ♠6 pass"
    assert news(before, "♠8") == "0 played ♠8"
    assert played(before, "♠8") == whole("basic; board ♠7,8 ♥7 ♦7 ♣7; hands ♠6 ♥J | …; turn 1")
    assert news(before, "pass") == "0 passed"
    assert played(before, "pass") == whole(f"basic; board {SEVENS}; hands ♠6,8 ♥J | …; passes 1 0; turn 1")


@pytest.mark.parametrize(
    ("run", "takes"),
    [
        ("♠7", "♠6,8"),
        ("♠5-9", "♠4,10"),
        ("♠7-K", "♠6"),
        ("♠A-7", "♠8"),
        ("♠2-Q", "♠A,K"),
        ("♠A-K", "-"),
    ],
)
def test_B4_a_run_takes_the_cards_next_to_its_two_ends(run: str, takes: str) -> None:
    assert openings(whole(f"basic; board {run} ♥7 ♦7 ♣7; hands ♥6 … | ♥8 …; turn 0"), "♠") == takes


def test_B4_only_cards_of_the_own_hand_are_playable() -> None:
    assert legal(whole("basic; board ♠5-9 ♥7 ♦7 ♣7; hands ♠A,4,J ♥2 | ♠10 …; turn 0")) == "♠4 pass"


# -- B5, B6 passing ------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["basic", "voluntary_passing=off"])
def test_B5_without_a_playable_card_one_must_pass(rules: str) -> None:
    assert legal(whole(f"{rules}; board {SEVENS}; hands ♠5,9 | …; turn 0")) == "pass"


@pytest.mark.parametrize(
    ("rules", "moves"),
    [("basic", "♠8 pass"), ("voluntary_passing=off", "♠8"), ("voluntary_passing=off passes=unlimited", "♠8")],
)
def test_B5_passing_with_a_playable_card_is_stopping_and_a_house_rule(rules: str, moves: str) -> None:
    assert legal(whole(f"{rules}; board {SEVENS}; hands ♠5,8 | …; turn 0")) == moves


def test_B6_three_passes_are_free_and_the_fourth_is_bankruptcy() -> None:
    free = f"basic; board {SEVENS}; hands ♠5 | … | …; passes 2 0 0; turn 0"
    assert news(free, "pass") == "0 passed"
    last = f"basic; board {SEVENS}; hands ♠5 | … | …; passes 3 0 0; turn 0"
    assert news(last, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠5"
    assert played(last, "pass") == whole(
        f"basic; board {SEVENS} ♠5; hands - | … | …; passes 4 0 0; turn 1; out 0 bankrupt ♠5"
    )


def test_B6_the_pass_that_is_bankruptcy_is_legal_with_a_playable_card_too() -> None:
    text = f"basic; board {SEVENS}; hands ♠8 | … | …; passes 3 0 0; turn 0"
    assert legal(whole(text)) == "♠8 pass"
    assert news(text, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠8"


def test_B6_with_no_pass_allowed_the_first_is_bankruptcy() -> None:
    assert news(f"passes=0; board {SEVENS}; hands ♠5 | … | …; turn 0", "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠5"


def test_B6_without_a_limit_passes_are_counted_and_nobody_goes_bankrupt() -> None:
    position = played(f"passes=unlimited; board {SEVENS}; hands ♠5 | … | …; passes 99 0 0; turn 0", "pass")
    assert position.passes == (100, 0, 0)
    assert position.exits == ()


# -- B7, B8 bankruptcy and islands ---------------------------------------------------------------


def test_B7_a_bankrupts_cards_go_down_at_once_with_gaps_where_gaps_are() -> None:
    before = "basic; board ♠7 ♥3-8 ♦7 ♣7; hands ♥10 ♣2,6 | ♥9 … | …; passes 3 0 0; turn 0"
    assert news(before, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♥10 ♣2,6"
    after = played(before, "pass")
    assert after == whole(
        "basic; board ♠7 ♥3-8,10 ♦7 ♣2,6,7; hands - | ♥9 … | …; passes 4 0 0; turn 1; out 0 bankrupt ♥10 ♣2,6"
    )
    assert openings(after, "♥") == "♥2,9"  # one place is left free for ♥9
    assert after.islands == (PACK[22], PACK[40])  # ♥10 and ♣2; ♣6 joins its 7


ISLAND = "basic; board ♠5-8,J ♥7 ♦7 ♣7; hands ♠4,10,Q | ♠9 …; turn {}"


def test_B8_island_does_not_connect() -> None:
    position = whole(ISLAND.format(0))
    assert openings(position, "♠") == "♠4,9"
    assert legal(position) == "♠4 pass"


def test_B8_the_run_goes_through_an_island_that_it_reaches() -> None:
    nine = played(ISLAND.format(1), "♠9")
    assert openings(nine, "♠") == "♠4,10"
    ten, _ = nine.after(nine.legal_moves[0])
    assert str(ten).startswith("basic; board ♠5-J")
    assert openings(ten, "♠") == "♠4,Q"
    assert ten.islands == ()


def test_B8_an_island_below_the_run_waits_too() -> None:
    text = "basic; board ♠4,6-8 ♥7 ♦7 ♣7; hands ♠3,5 | …; turn 0"
    assert openings(whole(text), "♠") == "♠5,9"
    assert legal(whole(text)) == "♠5 pass"
    assert openings(played(text, "♠5"), "♠") == "♠3,9"


def test_B8_two_islands_are_joined_one_after_the_other() -> None:
    text = "basic; board ♠7,9,10,Q ♥7 ♦7 ♣7; hands ♠8,J | ♠K …; turn 0"
    assert openings(whole(text), "♠") == "♠6,8"
    assert openings(played(text, "♠8"), "♠") == "♠6,J"
    assert openings(played(text, "♠8", "pass", "♠J"), "♠") == "♠6,K"


# -- B9, B10 the ranking and the end -------------------------------------------------------------

FIVE = "basic; board ♠2-K ♥2-K ♦2-K ♣2-K; hands "


def test_B9_the_first_out_is_first() -> None:
    text = f"{FIVE}♠A | ♥A | ♦A | ♣A; turn 1"
    assert news(text, "♥A") == "1 played ♥A; 1 out"
    assert news(text.replace("turn 1", "turn 3"), "♣A") == "3 played ♣A; 3 out"
    assert ranking(played(text, "♥A", "pass", "♣A", "♠A")) == "1 B9, 3 B9, 0 B9, 2 B10"


def test_B9_bankrupt_players_rank_below_all_others_the_first_of_them_last() -> None:
    text = f"{FIVE}♠A | ♥A | ♦A | ♣A | -; passes 3 3 3 3 4; turn 0; out 4 bankrupt"
    assert ranking(played(text, "pass", "♥A", "pass")) == "1 B9, 3 B10, 2 B9, 0 B9, 4 B9"


def test_B10_the_last_one_in_takes_the_best_rank_still_free() -> None:
    text = f"{FIVE}♠A | ♥A | ♦A ♣A; turn 0"
    assert news(text, "♠A") == "0 played ♠A; 0 out"
    over = played(text, "♠A", "♥A")
    assert (over.is_over, over.turn, legal(over)) == (True, None, "")
    assert over.hands[2] == (PACK[26], PACK[39])  # the rest would only play itself out
    assert ranking(over) == "0 B9, 1 B9, 2 B10"


def test_B10_the_event_of_the_end_comes_last() -> None:
    assert news(f"{FIVE}♠A | ♥A ♦A ♣A; turn 0", "♠A") == "0 played ♠A; 0 out; ended"


def test_B10_if_all_others_are_bankrupt_the_one_still_in_wins() -> None:
    text = f"{FIVE}♠A | ♥A | ♦A ♣A; passes 3 3 0; turn 0"
    assert ranking(played(text, "pass", "pass")) == "2 B10, 1 B9, 0 B9"


def test_B10_a_game_for_one_is_over_at_once() -> None:
    position, events = start("basic", "…")
    assert events == "0 laid sevens ♠7 ♥7 ♦7 ♣7; ended"
    assert ranking(position) == "0 B10"


def test_B10_the_layout_can_end_the_game() -> None:
    position, events = start("basic", "♠7 ♥7", "♦7", "♣7", "…")
    assert events == ("1 laid sevens ♦7; 2 laid sevens ♣7; 0 laid sevens ♠7 ♥7; 1 out; 2 out; 0 out; ended")
    assert ranking(position) == "1 B9, 2 B9, 0 B9, 3 B10"


def test_B10_there_is_no_outcome_while_play_goes_on() -> None:
    assert whole(f"{FIVE}♠A | ♥A ♦A ♣A; turn 0").outcome is None


def test_B11_all_down_is_four_whole_rows() -> None:
    position = played(f"{FIVE}♠A | ♥A | ♦A | ♣A; passes 0 0 3 3; turn 2", "pass", "pass", "♠A")
    assert str(position).startswith("basic; board ♠A-K ♥2-K ♦A-K ♣A-K;")
