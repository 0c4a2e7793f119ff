"""Fan Tan and the ghost, rule by rule: position in, exact answer out (F1, F2, G1, G2)."""

from __future__ import annotations

from positions import legal, news, openings, played, ranking, start, whole

# -- F1, F2 Fan Tan ------------------------------------------------------------------------------


def test_F1_play_starts_on_an_empty_board() -> None:
    position, events = start("opening=fantan", "♠7,8", "♦7,8", "…")
    assert (position.board, events) == ((), "")
    assert position == whole("opening=fantan; board -; hands ♠7,8 | ♦7,8 | …; turn 1")


def test_F1_a_seven_may_be_played_and_need_not_be() -> None:
    text = "opening=fantan; board -; hands ♠7,8 ♥7,K | … | …; turn 0"
    assert legal(whole(text)) == "♠7 ♥7 pass"
    assert news(text, "♥7") == "0 played ♥7"
    assert openings(played(text, "♥7"), "♥") == "♥6,8"
    assert openings(played(text, "♥7"), "♠") == "♠7"


def test_F1_with_voluntary_passing_off_the_holder_of_a_seven_may_not_pass() -> None:
    assert legal(whole("opening=fantan voluntary_passing=off; board -; hands ♠7,K | …; turn 0")) == "♠7"


def test_F1_until_the_seven_is_down_every_card_of_the_suit_is_an_island() -> None:
    text = "opening=fantan; board ♠5,6,8,10; hands ♠7 ♥2 | …; turn 0"
    assert openings(whole(text), "♠") == "♠7"
    assert [str(card) for card in whole(text).islands] == ["♠5", "♠6", "♠8", "♠10"]
    after = played(text, "♠7")  # the run at once takes in the islands that touch it
    assert openings(after, "♠") == "♠4,9"
    assert [str(card) for card in after.islands] == ["♠10"]


def test_F1_a_seven_laid_by_a_bankruptcy_counts_like_one_that_was_played() -> None:
    text = "opening=fantan; board -; hands ♠7,9 | … | …; passes 3 0 0; turn 0"
    assert news(text, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠7,9"
    assert openings(played(text, "pass"), "♠") == "♠6,8"


def test_F1_the_last_seven_in_hand_can_be_the_way_out() -> None:
    text = "opening=fantan; board ♠A-6,8-K; hands ♠7 | ♥A-5 … | …; turn 0"
    assert news(text, "♠7") == "0 played ♠7; 0 out"


def test_F2_the_seven_of_diamonds_gives_the_first_turn_and_need_not_be_played() -> None:
    position, _ = start("opening=fantan", "…", "♠7 ♦7", "…")
    assert (position.turn, legal(position)) == (1, "♠7 ♦7 pass")


def test_F2_the_joker_never_stands_for_a_seven() -> None:
    text = "; board ♥7; hands ♠8 ♥2 ★ | … | …; turn 0"
    assert legal(whole(f"opening=fantan joker=solo{text}")) == "★♥8 ★♥6 pass"
    assert legal(whole(f"opening=fantan joker=pair{text}")) == "pass"


# -- G1, G2 the ghost ----------------------------------------------------------------------------

GHOST = "ghost=on; board ♠7,8 ♥7 ♦7 ♣7; hands ♠6 ♥5 | … | - | …; passes 1 2 4 0; turn 0; out 2 bankrupt ♠8"


def test_G1_a_ghost_may_change_places_with_each_player_still_in() -> None:
    assert legal(whole(GHOST)) == "♠6 pass ghost 2>0 ghost 2>1 ghost 2>3"
    assert [str(move) for move in whole(GHOST).legal_moves.turn] == ["♠6", "pass"]


def test_G1_without_the_house_rule_there_is_none() -> None:
    assert legal(whole(GHOST.replace("ghost=on", "basic"))) == "♠6 pass"


def test_G1_only_bankrupt_players_are_ghosts() -> None:
    text = "ghost=on joker=solo; board ♠7,8 ♥7 ♦7 ♣7; hands ♠6 ♥5 | … | - | ★; turn 0; out 2 out | 3 joker"
    assert legal(whole(text)) == "♠6 pass"


def test_G1_once_play_has_ended_nobody_can_be_caught() -> None:
    over = played("ghost=on; board ♠2-K ♥A-K ♦A-K ♣A-Q; hands ♠A | ♣K; passes 3 0; turn 0", "pass")
    assert (over.is_over, legal(over)) == (True, "")


def test_G1_a_caught_talker_is_a_ghost_and_can_come_back() -> None:
    assert legal(played(GHOST, "ghost 2>1")) == "♠6 pass ghost 1>0 ghost 1>2 ghost 1>3"


def test_G2_hand_passes_and_the_place_among_the_bankrupt_change_owner() -> None:
    text = (
        "ghost=on; board ♠7-10 ♥7 ♦7 ♣7; hands ♠6 ♥5 | … | - | …| -; passes 1 2 4 0 4; turn 0;"
        " out 4 bankrupt ♠8,9 | 2 bankrupt ♠10"
    )
    assert news(text, "ghost 4>1") == "4 exchanged with 1"
    after = played(text, "ghost 4>1")
    before = whole(text)
    assert after.hands[4] == before.hands[1]
    assert (after.hands[1], after.passes) == ((), (1, 4, 4, 0, 2))
    assert [(gone.player, gone.laid) for gone in after.exits] == [
        (1, before.exits[0].laid),
        (2, before.exits[1].laid),
    ]
    assert after.turn == 0  # the exchange is not a turn


def test_G2_the_turn_and_the_seat_stay_with_the_hand() -> None:
    after = played(GHOST, "ghost 2>0")
    assert after.turn == 2
    assert (after.hands[2], after.hands[0]) == (whole(GHOST).hands[0], ())
    assert after.clockwise == (3, 0, 1, 2)  # 2 now sits where 0 sat, and 0 where 2 sat
    assert [played(GHOST, "ghost 2>0", *moves).turn for moves in (["♠6"], ["♠6", "pass"], ["pass"] * 3)] == [1, 3, 2]


def test_G2_changing_places_twice_is_as_if_nothing_had_happened() -> None:
    assert played(GHOST, "ghost 2>1", "ghost 1>2") == whole(GHOST)


def test_G2_the_joker_goes_with_its_place() -> None:
    text = "ghost=on joker=solo; board ♠2-K ♥A-9 ♦A-K ♣A-K; hands ♠A | ♥10-K | ★; passes 0 1 4; turn 0; out 2 bankrupt"
    after = played(text, "ghost 2>1")
    assert [list(map(str, hand)) for hand in after.hands] == [["♠A"], ["★"], ["♥10", "♥J", "♥Q", "♥K"]]
    assert ranking(played(text, "ghost 2>1", "♠A")) == "0 B9, 2 B10, 1 J6"


def test_G2_a_talker_who_holds_the_joker_leaves_it_to_the_ghost() -> None:
    text = (
        "ghost=on joker=solo; board ♠2-K ♥A-9 ♦A-K ♣A-K; hands ♠A | ♥10-K ★ | -; passes 0 1 4; turn 0; out 2 bankrupt"
    )
    after = played(text, "ghost 2>1")
    assert list(map(str, after.hands[2])) == ["♥10", "♥J", "♥Q", "♥K", "★"]
    assert after.hands[1] == ()


def test_G1_in_killer_sevens_the_last_one_in_can_be_caught() -> None:
    text = "killer=on ghost=on; board ♠4-K ♥A-K ♦A-K ♣A-K; hands ♠A-3 | -; passes 0 4; turn 0; out 1 bankrupt"
    assert legal(whole(text)) == "♠3 ♠2 ♠A pass ghost 1>0"
    assert played(text, "ghost 1>0").turn == 1


def test_G2_in_killer_sevens_dead_cards_go_with_the_hand() -> None:
    text = "killer=on ghost=on; board ♠2,7 ♥A,7 ♦7 ♣7; hands ♣A,2 | … | ♠A; passes 0 0 4; turn 0; out 2 bankrupt"
    after = played(text, "ghost 2>0")
    assert [list(map(str, after.hands[player])) for player in (0, 2)] == [["♠A"], ["♣A", "♣2"]]
