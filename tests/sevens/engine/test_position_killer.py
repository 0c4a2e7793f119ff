"""Killer Sevens, rule by rule: position in, exact answer out (K1 to K10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from positions import legal, news, openings, played, ranking, start, whole

from sevens_teach import PACK, RANKS, Card, Ending, Rules, format_cards, parse_cards
from sevens_teach.sevens.engine import touch

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.sevens.engine.rules import Death

SEVENS = "♠7 ♥7 ♦7 ♣7"
HANDS = "hands ♠K ♣A … | ♠A ♣K …; turn 0"


def dead(rules: str, board: str) -> str:
    """Return the places that are dead with this board; both players hold live cards."""
    return format_cards(whole(f"{rules}; board {board}; {HANDS}").dead_places)


# -- K1, K2 what may be played -------------------------------------------------------------------


def test_K1_the_start_is_as_in_basic_sevens() -> None:
    position, events = start("killer=on", "♠7,8", "♥7,8 ♣7", "♦7,8", "…")
    assert events == "0 laid sevens ♠7; 1 laid sevens ♥7; 2 laid sevens ♦7; 1 laid sevens ♣7"
    assert position.turn == 2


def test_K1_whom_the_layout_empties_leaves_with_no_dead_card() -> None:
    position, events = start("killer=on", "♠7 ♣7", "♥7,8", "♦7", "…")
    assert events == ("0 laid sevens ♠7; 1 laid sevens ♥7; 2 laid sevens ♦7; 0 laid sevens ♣7; 2 left; 0 left")
    assert [gone.how for gone in position.exits] == [Ending.LEFT, Ending.LEFT]
    assert position.turn == 3


@pytest.mark.parametrize("neighbour", ["♥9", "♥J", "♠10", "♦10", "♠9", "♠J", "♦9", "♦J"])
def test_K2_each_of_eight_neighbours_opens_a_place(neighbour: str) -> None:
    text = f"killer=on; board {SEVENS} {neighbour}; {HANDS}"
    assert Card("♥10") in whole(text).open_places


@pytest.mark.parametrize("other", ["♥Q", "♣10", "♠Q", "♦Q"])
def test_K2_no_other_place_does(other: str) -> None:
    text = f"killer=on; board {SEVENS} {other}; {HANDS}"
    assert Card("♥10") not in whole(text).open_places


def test_K2_a_gap_in_the_row_does_not_matter() -> None:
    text = f"killer=on; board {SEVENS} ♠J; {HANDS}"
    assert openings(whole(text), "♠") == "♠6,8,10,Q"
    assert openings(whole(text), "♥") == "♥6,8,10-Q"


def test_K2_a_and_k_do_not_touch() -> None:
    assert openings(whole("killer=on; board ♠7,K ♥7 ♦7 ♣7; hands ♠Q … | ♣K …; turn 0"), "♠") == "♠6,8,Q"


def test_K2_the_suit_order_decides_who_is_whose_neighbour() -> None:
    position = whole(f"killer=on suit_order=♣♠♥♦; board ♠7 ♥7 ♦7 ♣7,J; {HANDS}")
    assert openings(position, "♠") == "♠6,8,10-Q"
    assert openings(position, "♦") == "♦6,8"


# -- K3, K4 dead cards and walls -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "places"),
    [
        pytest.param("♠7 ♥6,7,9 ♦7,8 ♣7", "-", id="K3 three sides down"),
        pytest.param("♠7,8 ♥7,9 ♦7,8 ♣7", "♥8", id="K3 four sides down"),
        pytest.param("♠7,9 ♥7,8 ♦7 ♣7", "♠8", id="K4 an edge card with three"),
        pytest.param("♠2,7 ♥A,7 ♦7 ♣7", "♠A", id="K4 a corner card with two"),
        pytest.param("♠2,7 ♥7 ♦7 ♣7", "-", id="K4 a corner card with one"),
        pytest.param("♠7 ♥7 ♦7,K ♣7,Q", "♣K", id="K4 the corner across"),
        pytest.param("♠7 ♥A,3,7 ♦2,7 ♣7", "-", id="K3 above is not down"),
        pytest.param("♠7 ♥7 ♦6,7 ♣5,7", "♣6", id="K4 the edge below"),
    ],
)
def test_K3_dead_cards(board: str, places: str) -> None:
    assert dead("killer=on", board) == places


def test_K3_a_dead_card_can_never_be_played() -> None:
    text = "killer=on; board ♠7,9 ♥7 ♦7 ♣7; hands ♥8 ♣A | ♠8,10 … | …; turn 0"
    assert news(text, "♥8") == "0 played ♥8; died ♠8"
    after = played(text, "♥8")
    assert Card("♠8") not in after.open_places
    assert "♠8" not in legal(after)


# -- K5 leaving ----------------------------------------------------------------------------------


def test_K5_with_only_dead_cards_one_leaves_at_once() -> None:
    text = "killer=on; board ♠7,9 ♥7 ♦7 ♣7; hands ♥8 ♣A | ♠8 | …; turn 0"
    assert news(text, "♥8") == "0 played ♥8; died ♠8; 1 left"
    after = played(text, "♥8")
    assert after == whole("killer=on; board ♠7,9 ♥7,8 ♦7 ♣7; hands ♣A | ♠8 | …; turn 2; out 1 left")


def test_K5_with_no_card_left_one_leaves_too() -> None:
    assert news("killer=on; board ♠7 ♥7 ♦7 ♣7; hands ♥8 | ♣A … | …; turn 0", "♥8") == "0 played ♥8; 0 left"


def test_K5_several_leave_in_turn_order_from_the_player_who_moved() -> None:
    text = "killer=on; board ♠7,8,10 ♥7,J ♦7,8,10 ♣7,9; hands ♥8 | ♠9 ♥9 | ♥10 ♦9 | …; turn 1"
    assert news(text, "♥9") == ("1 played ♥9; died ♠9 ♥8,10 ♦9; 1 left; 2 left; 0 left")
    assert played(text, "♥9").turn == 3


def test_K5_cards_laid_by_a_bankruptcy_kill_like_any_other() -> None:
    text = "killer=on; board ♠7,9 ♥7 ♦7 ♣7; hands ♠8 | ♥8 ♣A | …; passes 0 3 0; turn 1"
    assert news(text, "pass") == "1 passed; 1 bankrupt; 1 laid hand ♥8 ♣A; died ♠8; 0 left"


# -- K6 passing and bankruptcy -------------------------------------------------------------------


def test_K6_a_bankrupts_live_cards_are_laid_and_its_dead_cards_stay_off_the_board() -> None:
    text = "killer=on; board ♠7,9 ♥7,8 ♦7 ♣7; hands ♠8 ♥2 ♣A | … | …; passes 3 0 0; turn 0"
    assert news(text, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♥2 ♣A"
    assert played(text, "pass") == whole(
        "killer=on; board ♠7,9 ♥2,7,8 ♦7 ♣A,7; hands ♠8 | … | …; passes 4 0 0; turn 1; out 0 bankrupt ♥2 ♣A"
    )


def test_K6_no_card_of_the_hand_kills_another_on_the_way_down() -> None:
    text = "killer=on; board ♠7 ♥7,8 ♦7 ♣7; hands ♠8,9 | … | …; passes 3 0 0; turn 0"
    assert news(text, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠8,9"


def test_K6_passing_is_as_in_basic_sevens() -> None:
    stuck = "; board ♠7 ♥7 ♦7 ♣7; hands ♠A | …; turn 0"
    free = "; board ♠7 ♥7 ♦7 ♣7; hands ♠8 | …; turn 0"
    assert legal(whole(f"killer=on voluntary_passing=off{stuck}")) == "pass"
    assert legal(whole(f"killer=on voluntary_passing=off{free}")) == "♠8"
    assert legal(whole(f"killer=on{free}")) == "♠8 pass"


# -- K7, K8 the end and the ranking --------------------------------------------------------------

LAST = "♥A-K ♦A-K ♣A-K; hands "


def test_K7_play_goes_on_with_one_player_still_in() -> None:
    text = f"killer=on; board ♠3-K {LAST}♠2 | ♠A; turn 0"
    # ♠A would die with ♠2 and ♥A down, so its player leaves and ♠2 ends the game
    assert news(text, "♠2") == "0 played ♠2; died ♠A; 0 left; 1 left; ended"
    alone = f"killer=on; board ♠4-K {LAST}♠3 | ♠A,2; turn 0"
    assert news(alone, "♠3") == "0 played ♠3; 0 left"
    assert played(alone, "♠3").turn == 1
    assert (
        news(f"killer=on; board ♠3-K {LAST}- | ♠A,2; turn 1; out 0 left", "♠A") == "1 played ♠A; died ♠2; 1 left; ended"
    )


def test_K7_the_last_one_in_has_turn_after_turn_and_can_go_bankrupt() -> None:
    text = f"killer=on; board ♠3-K {LAST}- | ♠A,2; passes 0 2; turn 1; out 0 left"
    assert played(text, "pass").turn == 1
    over = played(text, "pass", "pass")
    assert (over.is_over, over.board[:3]) == (True, (Card("♠A"), Card("♠2"), Card("♠3")))
    assert ranking(over) == "0 K8, 1 B9"


def test_K7_a_game_for_one_is_a_patience() -> None:
    position, events = start("killer=on", "…")
    sevens = "0 laid sevens ♠7; 0 laid sevens ♥7; 0 laid sevens ♦7; 0 laid sevens ♣7"
    assert (events, position.turn) == (sevens, 0)


@pytest.mark.parametrize(
    ("exits", "order"),
    [
        ("0 left | 1 left | 2 left | 3 left", "2 K8, 3 K8, 1 K8, 0 K8"),
        ("3 left | 2 left | 1 left | 0 left", "3 K8, 2 K8, 1 K8, 0 K8"),
        ("1 left | 0 left | 3 left | 2 left", "3 K8, 2 K8, 1 K8, 0 K8"),
    ],
)
def test_K8_fewest_dead_cards_come_first_and_of_equals_who_left_earlier(exits: str, order: str) -> None:
    over = whole(
        f"killer=on; board ♠A,2,4,5,7,8,10-K ♥A-J,K ♦A-K ♣A,2,4-K; hands ♠3,6 ♥Q | ♠9 ♣3 | - | -; turn -; out {exits}"
    )
    assert ranking(over) == order
    assert over.outcome is not None
    assert {placing.player: placing.dead_cards for placing in over.outcome.placings} == {0: 3, 1: 2, 2: 0, 3: 0}


def test_K8_bankrupts_come_below_whatever_dead_cards_they_hold() -> None:
    text = (
        "killer=on; board ♠A,2,4-K ♥A-J,K ♦A-K ♣A-K; hands ♠3 ♥Q | - | -; passes 0 4 4; turn -;"
        " out 1 bankrupt | 0 left | 2 bankrupt"
    )
    assert ranking(whole(text)) == "0 K8, 2 B9, 1 B9"


# -- K9 when a card is dead ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("board", "surround", "sides", "group"),
    [
        pytest.param("♠2,7 ♥7 ♦7 ♣7", "-", "♠A", "-", id="the corner with its side"),
        pytest.param("♠7 ♥7,9 ♦7 ♣7", "-", "♥8", "-", id="left and right"),
        pytest.param("♠7,8 ♥7 ♦7,8 ♣7", "-", "-", "-", id="above and below"),
        pytest.param("♠2,3,7 ♥A,4,7 ♦2,3,7 ♣7", "♠A", "♠A ♦A", "♠A ♥2,3", id="two together"),
        pytest.param("♠2-4,7 ♥A,5,7 ♦2-4,7 ♣7", "♠A", "♠A ♥6 ♦A", "♠A ♥2-4", id="three together"),
        pytest.param("♠2-5,7 ♥A,6,7 ♦2-5,7 ♣7", "♠A,6", "♠A,6 ♦A,6", "♠A,6", id="four are too many"),
        pytest.param("♠3,7 ♥A,2,7 ♦7 ♣7", "-", "-", "♠A,2", id="two in the corner"),
        pytest.param("♠3,7 ♥2,7 ♦A,7 ♣7", "-", "♥A", "♠A,2 ♥A", id="three round the corner"),
        pytest.param("♠3,7 ♥3,7 ♦A,2,7 ♣7", "-", "-", "-", id="four in a square"),
        pytest.param("♠2,7 ♥2,7 ♦A,7 ♣7", "-", "♠A ♥A", "♠A ♥A", id="two, one above the other"),
        pytest.param(
            "♠2,3,7 ♥A,4,5,7 ♦2,3,6,7 ♣4,5,7",
            "♠A ♣6",
            "♠A ♥6 ♦A ♣6",
            "♠A ♥2,3 ♦4,5 ♣6",
            id="two and two that touch diagonally are two groups",
        ),
    ],
)
def test_K9_when_a_card_is_dead(board: str, surround: str, sides: str, group: str) -> None:
    assert dead("killer=on", board) == surround
    assert dead("killer=on death=sides", board) == sides
    assert dead("killer=on death=group", board) == group


def test_K9_the_cards_of_a_group_may_be_in_several_hands() -> None:
    text = "killer=on death=group; board ♠2,3,7 ♥A,7 ♦2,3,7 ♣7; hands ♥4 ♣A | ♥2 | ♥3 … | …; turn 0"
    assert news(text, "♥4") == "0 played ♥4; died ♥2,3; 1 left"


# -- K10 where dead cards lie --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dead_cards", "shown", "put_aside"),
    [("hand", "-", 0), ("faceup", "♠8", 1), ("facedown", "-", 1)],
)
def test_K10_what_others_see_of_dead_cards(dead_cards: str, shown: str, put_aside: int) -> None:
    rules = "killer=on" if dead_cards == "hand" else f"killer=on dead_cards={dead_cards}"
    position = whole(f"{rules}; board ♠7,9 ♥7,8 ♦7 ♣7; hands ♥9 … | ♠8 ♣A; turn 0")
    view = position.view(0)
    assert (format_cards(view.shown[1]), view.put_aside[1], view.counts[1]) == (shown, put_aside, 2)
    assert (Card("♠8") in view.unseen) == (dead_cards != "faceup")


def test_K10_it_never_changes_the_game() -> None:
    text = "; board ♠7,9 ♥7 ♦7 ♣7; hands ♥8 ♣A | ♠8 | …; turn 0"
    for dead_cards in ("faceup", "facedown"):
        assert news(f"killer=on dead_cards={dead_cards}{text}", "♥8") == news(f"killer=on{text}", "♥8")


# -- what stands around one card, by the whole board's own shifts ----------------------------------


def around_by_hand(order: str, card: Card, steps: Iterable[tuple[int, int]]) -> set[str]:
    row, rank = order.index(str(card.suit)), card.rank
    found = [(row + down, rank + right) for down, right in steps]
    return {f"{order[row]}{RANKS[rank - 1]}" for row, rank in found if row in range(4) and rank in range(1, 14)}


BESIDE = [(0, -1), (0, 1)]
AROUND = [*BESIDE, (-1, 0), (1, 0)]
NEAR = [*AROUND, (-1, -1), (-1, 1), (1, -1), (1, 1)]


@pytest.mark.parametrize("order", ["♠♥♦♣", "♦♠♣♥", "♠♣♥♦"])
def test_K2_K3_K4_the_neighbours_of_every_card(order: str) -> None:
    rules = Rules(killer=True, suit_order=order)
    for card in PACK:
        assert {str(each) for each in touch.near(rules, card)} == around_by_hand(order, card, NEAR)
        assert {str(each) for each in touch.around(rules, card)} == around_by_hand(order, card, AROUND)
        assert {str(each) for each in touch.beside(card)} == around_by_hand(order, card, BESIDE)
        assert touch.at_wall(rules, card) == (len(around_by_hand(order, card, AROUND)) < 4)


@pytest.mark.parametrize(
    ("death", "card", "rule"),
    [
        ("surround", "♠8", "K4"),
        ("surround", "♥8", "K3"),
        ("surround", "♥K", "K4"),
        ("group", "♣3", "K4"),
        ("sides", "♥8", "K9"),
        ("sides", "♥A", "K9"),
    ],
)
def test_K3_K4_K9_the_rule_by_which_a_card_dies(death: Death, card: str, rule: str) -> None:
    assert touch.death_rule(Rules(killer=True, death=death), Card(card)) == rule


def test_K9_a_group_is_followed_until_there_are_too_many_to_die() -> None:
    position = whole("killer=on death=group; board ♠3,4,7 ♥A,4,7 ♦2,3,7 ♣7; hands ♣A | …; turn 0")
    board, rules = position.down, position.rules
    assert touch.group(rules, board, Card("♥2")) == parse_cards("♠A,2 ♥2,3")
    assert touch.group(rules, board | Card("♠2").place, Card("♥2")) == parse_cards("♥2,3")
