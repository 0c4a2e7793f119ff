"""The tunnel, rule by rule: position in, exact answer out (T1 to T5)."""

from __future__ import annotations

from random import Random

import pytest
from positions import legal, news, openings, played, whole

from sevens_teach.sevens.engine.connection import tunnelled

HANDS = "hands ♥6 … | ♥8 …; turn 0"


@pytest.mark.parametrize(
    ("run", "off", "both", "oneway"),
    [
        pytest.param("♠7", "♠6,8", "♠6,8", "♠6,8", id="T1 no end is down"),
        pytest.param("♠7-Q", "♠6,K", "♠6,K", "♠6,K", id="T1 K is not down"),
        pytest.param("♠7-K", "♠6", "♠A,6", "♠A,6", id="T1 7 to K: the A opens, the 6 stays open"),
        pytest.param("♠A-7", "♠8", "♠8,K", "♠8,K", id="T1 7 to A: the K opens, the 8 stays open"),
        pytest.param("♠A,7-K", "♠6", "♠2,6", "♠2", id="T4 7 to K and A: down from the 7 is closed"),
        pytest.param("♠A-7,K", "♠8", "♠8,Q", "♠Q", id="T3 7 to A and K: exactly 8 and Q; T4 up is closed"),
        pytest.param("♠A-3,7-K", "♠6", "♠4,6", "♠4", id="T2 from the A on to 2, 3"),
        pytest.param("♠A-7,J-K", "♠8", "♠8,10", "♠10", id="T2 from the K on to Q, J"),
        pytest.param("♠A,5-K", "♠4", "♠2,4", "♠2", id="T4 closed where that side stands"),
        pytest.param("♠A-8,K", "♠9", "♠9,Q", "♠Q", id="T4 closed above the 8"),
        pytest.param("♠A-4,6-K", "♠5", "♠5", "♠5", id="T4 the last empty place is open"),
        pytest.param("♠A-K", "-", "-", "-", id="T2 the whole ring"),
        pytest.param("♠A,7,K", "♠6,8", "♠6,8", "♠6,8", id="T2 islands on A and K connect nothing"),
        pytest.param("♠A,K,7-J", "♠6,Q", "♠6,Q", "♠6,Q", id="T4 islands on A and K close nothing"),
        pytest.param("♠A,3,7-K", "♠6", "♠2,6", "♠2", id="T2 an island behind the tunnel"),
        pytest.param("♠A,2,4,7-K", "♠6", "♠3,6", "♠3", id="T2 the ring goes on to an island"),
        pytest.param("♠A-5,7-Q", "♠6,K", "♠6,K", "♠6,K", id="T1 an island that holds the A is not in the run"),
    ],
)
def test_T_open_places_of_the_ring(run: str, off: str, both: str, oneway: str) -> None:
    for tunnel, places in (("off", off), ("both", both), ("oneway", oneway)):
        rules = f"tunnel={tunnel}" if tunnel != "off" else "basic"
        assert openings(whole(f"{rules}; board {run} ♥7 ♦7 ♣7; {HANDS}"), "♠") == places, rules


@pytest.mark.parametrize(
    ("run", "closed"),
    [("♠A,7-K", "♠6"), ("♠A,5-K", "♠4"), ("♠A-7,K", "♠8"), ("♠A-4,6-K", "-"), ("♠7-K", "-"), ("♠A,7,K", "-")],
)
def test_T4_closed_places(run: str, closed: str) -> None:
    oneway = whole(f"tunnel=oneway; board {run} ♥7 ♦7 ♣7; {HANDS}")
    assert [str(place) for place in oneway.closed_places] == [place for place in (closed,) if place != "-"]
    assert whole(f"tunnel=both; board {run} ♥7 ♦7 ♣7; {HANDS}").closed_places == ()


def test_T2_when_the_run_reaches_an_island_on_the_end_it_continues_through_the_tunnel() -> None:
    text = "tunnel=both; board ♠A,2,7-Q ♥7 ♦7 ♣7; hands ♠3,6,K ♥2 | …; turn 0"
    assert openings(whole(text), "♠") == "♠6,K"
    assert openings(played(text, "♠K"), "♠") == "♠3,6"


def test_T2_islands_follow_the_ring() -> None:
    position = whole(f"tunnel=both; board ♠A,3,7-K ♥7,A ♦7 ♣7; {HANDS}")
    assert [str(card) for card in position.islands] == ["♠3", "♥A"]


def test_T4_a_bankruptcys_cards_close_a_side_as_a_play_does() -> None:
    text = "tunnel=oneway; board ♠7-Q ♥7 ♦7 ♣7; hands ♠A,K ♥3 | ♠6 … | ♠2 …; passes 3 0 0; turn 0"
    assert openings(whole(text), "♠") == "♠6,K"
    assert news(text, "pass") == "0 passed; 0 bankrupt; 0 laid hand ♠A,K ♥3"
    after = played(text, "pass")
    assert openings(after, "♠") == "♠2"
    assert [str(place) for place in after.closed_places] == ["♠6"]
    assert openings(played(text.replace("oneway", "both"), "pass"), "♠") == "♠2,6"


def test_T4_a_bankruptcy_that_bridges_the_row_lets_the_ring_go_on_from_its_other_end() -> None:
    text = "tunnel=oneway; board ♠A-3,7-10,Q,K ♥7 ♦7 ♣7; hands ♠J ♥3 | ♠6 … | ♠4 …; passes 3 0 0; turn 0"
    assert openings(whole(text), "♠") == "♠6,J"
    assert openings(played(text, "pass"), "♠") == "♠4"


def test_T4_whoever_stops_the_closed_side_has_to_wait_for_the_whole_way_round() -> None:
    position = played("tunnel=oneway; board ♠A-7 ♥7 ♦7 ♣7; hands ♠8 ♥2 | ♠K … | …; turn 1", "♠K")
    assert openings(position, "♠") == "♠Q"
    nearly = whole("tunnel=oneway; board ♠A-7,9-K ♥7 ♦7 ♣7; hands ♠8 ♥2 | … | …; turn 0")
    assert legal(nearly) == "♠8 pass"


# -- T5 with the joker, in Fan Tan ---------------------------------------------------------------


def joker_moves(text: str) -> list[str]:
    """Return the ways to lay ★ in spades."""
    return [str(move) for move in whole(text).legal_moves.jokers if move.place.text[0] == "♠"]


@pytest.mark.parametrize(
    ("run", "own", "moves"),
    [
        pytest.param("♠7-K", "♠2", ["★♠A+♠2"], id="through the K: A, and beyond it 2"),
        pytest.param("♠A-7", "♠Q", ["★♠K+♠Q"], id="through the A: K, and beyond it Q"),
        pytest.param("♠2-7", "♠K", ["★♠A+♠K"], id="coming from the 2, beyond the A is the K"),
        pytest.param("♠7-Q", "♠A", ["★♠K+♠A"], id="coming from the Q, beyond the K is the A"),
        pytest.param("♠A,7-K", "♠3", ["★♠2+♠3"], id="on from the A: 2, and beyond it 3"),
        pytest.param("♠A-7,K", "♠J", ["★♠Q+♠J"], id="on from the K: Q, and beyond it J"),
        pytest.param("♠A,7-K", "♠5", ["★♠6+♠5"], id="the other end, still open"),
        pytest.param("♠A-4,6-K", "♥2", [], id="the last place: nothing beyond"),
        pytest.param("♠7-K", "♠5", ["★♠6+♠5"], id="away from the tunnel"),
        pytest.param("♠7", "♠A", [], id="far from the tunnel"),
    ],
)
def test_T5_the_pair_follows_the_ring(run: str, own: str, moves: list[str]) -> None:
    assert joker_moves(f"joker=pair tunnel=both; board {run} ♥7 ♦7 ♣7; hands {own} ♦2 ★ | …; turn 0") == moves


def test_T5_on_a_closed_end_the_joker_cannot_be_laid() -> None:
    text = "tunnel=oneway; board ♠A,7-K ♥7 ♦7 ♣7; hands ♠5 ♦2 ★ | …; turn 0"
    assert joker_moves(f"joker=pair {text}") == []
    assert joker_moves(f"joker=solo {text}") == ["★♠2"]


def test_T5_the_joker_alone_follows_the_ring() -> None:
    text = "joker=solo tunnel=both; board ♠7-K ♥7 ♦7 ♣7; hands ♠2 ♥2 ★ | ♠A … | …; turn 0"
    assert joker_moves(text) == ["★♠6", "★♠A"]
    assert news(text, "★♠A") == "0 laid joker ♠A; 1 took joker ♠A"
    assert openings(played(text, "★♠A"), "♠") == "♠2,6"


def test_T5_a_pair_laid_through_the_tunnel_goes_on_there() -> None:
    text = "joker=pair tunnel=oneway; board ♠7-K ♥7 ♦7 ♣7; hands ♠2 ♥2 ★ | ♠A … | …; turn 0"
    assert news(text, "★♠A+♠2") == "0 laid joker ♠A+♠2; 1 took joker ♠A"
    assert openings(played(text, "★♠A+♠2"), "♠") == "♠3"


def test_T5_in_fan_tan_there_is_no_tunnel_without_the_seven() -> None:
    text = "opening=fantan tunnel=both; board ♠A-6,8-K; hands ♠7 ♥2 | …; turn 0"
    assert openings(whole(text), "♠") == "♠7"
    without = "opening=fantan tunnel=both; board ♠A-5,8-J; hands ♠7 ♥2 | …; turn 0"
    assert openings(whole(without), "♠") == "♠7"
    assert openings(played(without, "♠7"), "♠") == "♠6,Q"


def through_tunnel_by_hand(down: set[tuple[int, int, int]]) -> set[tuple[int, int, int]]:
    """Return the places that hang on the tunnel: row, lane, and the steps from the 7, A and K the sixth."""
    found = set()
    for row in range(4):
        for lane in range(2):
            if all((row, lane, step) in down for step in range(7)):
                step = 6
                while step >= 0 and (row, 1 - lane, step) in down:
                    found.add((row, 1 - lane, step))
                    step -= 1
    return found


def places(found: set[tuple[int, int, int]]) -> int:
    return sum(1 << 16 * row + 8 * lane + step for row, lane, step in found)


def test_T2_what_joins_its_7_through_the_tunnel_is_what_lies_from_the_end_inward_to_the_first_gap() -> None:
    rng = Random(1)
    for _ in range(300):
        down = {(row, 0, step) for row in range(4) for step in range(7) if rng.random() < 0.95}
        down |= {(row, 1, step) for row in range(4) for step in range(1, 7) if rng.random() < 0.8}
        down |= {(row, 1, 0) for row in range(4) if (row, 0, 0) in down}
        if rng.random() < 0.5:  # the other way round
            down = {(row, 1 - lane, step) for row, lane, step in down}
        assert tunnelled(places(down)) == places(through_tunnel_by_hand(down))
