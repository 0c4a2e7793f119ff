"""What one player may see: the own hand, what lies open, and what follows from these (B6, B8, G1, K10, T4)."""

from __future__ import annotations

import pytest
from positions import played, whole

from sevens_teach import Exchange, Pass, Play, format_cards

SEVENS = "♠7 ♥7 ♦7 ♣7"
GHOST = "ghost=on; board ♠7,8 ♥7 ♦7 ♣7; hands ♠6 ♥5 | … | - | …; passes 1 2 4 0; turn 0; out 2 bankrupt ♠8"


@pytest.mark.parametrize(
    ("rules", "used", "left"),
    [("basic", 0, 3), ("basic", 2, 1), ("passes=1", 1, 0), ("passes=unlimited", 9, None), ("passes=0", 0, 0)],
)
def test_B6_the_passes_left(rules: str, used: int, left: int | None) -> None:
    position = whole(f"{rules}; board {SEVENS}; hands … | ♠6; passes 0 {used}; turn 0")
    assert position.view(1).passes_left == left


def test_B6_a_bankrupt_has_none_left() -> None:
    assert whole(GHOST).view(2).passes_left == 0


def test_B8_the_islands_are_the_positions_own() -> None:
    text = "board ♠5-8,J ♥7 ♦7 ♣7; hands ♠4,Q | … | …; turn 0"
    view = whole(f"basic; {text}").view(1)
    assert format_cards(view.islands) == "♠J"
    assert view.islands == whole(f"basic; {text}").islands
    assert whole(f"killer=on; {text}").islands == whole(f"killer=on; {text}").view(1).islands == ()


def test_T4_the_closed_places_are_the_positions_own() -> None:
    position = whole("tunnel=oneway; board ♠A,7-K ♥7 ♦7 ♣7; hands ♠6,2 | … | …; turn 0")
    assert format_cards(position.view(2).closed_places) == format_cards(position.closed_places) == "♠6"


def test_what_is_open_and_dead_follows_from_the_board() -> None:
    position = whole("killer=on; board ♠2,7,9 ♥A,7,8 ♦7 ♣7; hands ♠10 … | …; turn 0")
    for player in position.players:
        view = position.view(player)
        assert view.open_places == position.open_places
        assert view.dead_places == position.dead_places
        assert format_cards(view.dead_places) == "♠A,8"
        assert (view.board, view.hand) == (position.board, position.hands[player])


def test_B2_only_who_has_the_turn_may_move() -> None:
    position = whole(f"basic; board {SEVENS}; hands ♠6 … | ♠8 …; turn 0")
    assert position.view(0).may(Play("♠6"))
    assert position.view(0).may(Pass())
    assert not position.view(1).may(Play("♠8"))
    assert not position.view(1).may(Pass())
    assert not position.view(0).may(Play("♠8"))


def test_G1_everybody_may_report_an_exchange() -> None:
    position = whole(GHOST)
    for player in position.players:
        view = position.view(player)
        assert view.exchanges == position.legal_moves.exchanges == tuple(Exchange(2, who) for who in (0, 1, 3))
        assert view.may(Exchange(2, 1))
        assert not view.may(Exchange(1, 2))
    assert whole(GHOST.replace("ghost=on", "basic")).view(0).exchanges == ()


def test_G1_nobody_is_caught_when_play_has_ended() -> None:
    over = played("ghost=on; board ♠2-K ♥A-K ♦A-K ♣A-Q; hands ♠A | ♣K; passes 3 0; turn 0", "pass")
    assert over.view(0).exchanges == ()


def test_B7_which_bankruptcy_laid_a_card() -> None:
    view = whole(GHOST).view(0)
    gone = view.bankruptcy_of(view.board[1])
    assert gone is not None
    assert (gone.player, gone.laid_by) == (2, 2)
    assert view.bankruptcy_of(view.board[0]) is None
    assert view.exit_of(2) is gone
    assert view.exit_of(0) is None


def test_K10_dead_cards_are_seen_by_all_only_face_up() -> None:
    text = "; board ♠2,7,9 ♥A,7,8 ♦7 ♣7; hands ♠10 … | ♠A,8 … | …; turn 0"
    faceup, facedown, hidden = (
        whole(f"killer=on{rule}{text}").view(0) for rule in (" dead_cards=faceup", " dead_cards=facedown", "")
    )
    assert [format_cards(cards) for cards in faceup.shown] == ["-", "♠A,8", "-"]
    assert faceup.put_aside == facedown.put_aside == (0, 2, 0)
    assert (facedown.shown, hidden.shown, hidden.put_aside) == (((), (), ()), ((), (), ()), (0, 0, 0))
    assert not {"♠A", "♠8"} & {str(card) for card in faceup.unseen}
    assert {"♠A", "♠8"} <= {str(card) for card in hidden.unseen}


def test_J_the_joker_is_unseen_unless_one_holds_it() -> None:
    position = whole(f"joker=solo; board {SEVENS}; hands ♠6 ★ | …; turn 0")
    assert "★" in map(str, position.view(1).unseen)
    assert "★" not in map(str, position.view(0).unseen)
