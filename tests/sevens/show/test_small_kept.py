"""What the coach says of a move that keeps a small game won: which card would have lost it."""

from __future__ import annotations

from random import Random

import pytest

from sevens_teach import Game, ui
from sevens_teach.sevens.players.levels import seated
from sevens_teach.sevens.review.slip import kept_by, lost_by
from sevens_teach.sevens.show.frames import Teller
from sevens_teach.sevens.show.story import told_kept

AIM = "basic; board ♠5-9 ♥4-K ♦A-Q ♣A-K; hands ♠A,4,10 | ♥A,2,3 | ♠2,Q ♦K | ♠3,J,K; turn 0"
"""The first game of lesson 01: ♠4 wins, ♠10 loses."""
SAID = {
    "en": "✓ Your ♠4 was right: ♠10 would have lost.",
    "ja": "✓ ♠4で正解です。♠10なら負けでした。",
}


def played(move: str) -> Game:
    """Play a move, and let the others answer as the cast does."""
    game = Game.from_position(AIM)
    cast = seated(game.start.rules, 4, 0)
    game.play(move)
    while game.position.turn not in (0, None):
        turn = game.position.turn
        game.play(str(cast[turn].choose(game.position.view(turn), Random(f"0 {len(game.history)}"))))
    return game


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_move_that_keeps_a_small_game_won_is_said_to_be_right_and_which_card_would_have_lost(lang: str) -> None:
    game = played("♠4")
    teller = Teller(lang, ("You", "Ren", "Aoi", "Sora"), 0)
    assert told_kept(game.start, game.history, teller) == SAID[lang]
    [state] = [kept_by(game.start, tuple(game.history), 0)]
    assert state is not None
    assert [str(each) for each in state] == ["♠4", "♠10"]


@pytest.mark.parametrize("move", ["♠10", "pass"])
def test_of_a_move_that_lost_nothing_is_said_to_be_right(move: str) -> None:
    game = played(move)
    assert lost_by(game.start, tuple(game.history), 0) is not None
    assert kept_by(game.start, tuple(game.history), 0) is None
    assert told_kept(game.start, game.history, Teller("en", ("You", "Ren", "Aoi", "Sora"), 0)) == ""


def test_before_the_first_move_and_in_a_whole_game_nothing_is_said() -> None:
    game = Game.from_position(AIM)
    assert kept_by(game.start, (), 0) is None
    whole = Game(seed=1)
    assert told_kept(whole.start, whole.history, Teller("en", ("You", "Ren", "Aoi", "Sora"), 0)) == ""


BROKE = "basic; board ♠A-J ♥A-Q ♦A-J ♣5-K; hands ♠Q ♦Q | ♦K ♣A,2 | ♥K ♣3,4 | ♠K; passes 3 3 0 3; turn 0"
"""The game of lesson 01 about going broke: ♦Q breaks Sora, ♠Q lets her out."""


def test_a_move_that_broke_somebody_is_said_to_be_right_too_and_one_that_let_somebody_out_what_would_have_won() -> None:
    said = {}
    for move in ("♦Q", "♠Q"):
        table = ui.Table(Game.from_position(BROKE))
        table._receive(table, {"kind": "move", "text": move}, [])  # noqa: SLF001, as the browser sends it
        said[move] = table.state["frames"][-1]["coach"]
    assert said["♦Q"]["headline"].startswith("✓ Your ♦Q was right: ♠Q would have lost.")
    assert said["♦Q"]["reason"].endswith("You broke Sora: ♠K waited behind your ♠Q.")
    assert said["♠Q"]["headline"] == (
        "Your ♠Q lost it: it made room for Sora's last card, ♠K. ♦Q first would have won."
    )
