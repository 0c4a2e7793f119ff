"""A game in progress: dealing, playing, undo and redo, and whose names it takes."""

from __future__ import annotations

from random import Random

import pytest
from positions import legal, told

from sevens_teach import (
    Card,
    CardError,
    Game,
    GameError,
    IllegalMoveError,
    NotationError,
    Pass,
    Play,
    Position,
    PositionError,
    Rules,
    RulesError,
    deal,
    parse_cards,
)

NAMES = ["Ren", "Sora", "Mio"]


def state(game: Game) -> tuple[object, ...]:
    """Return all that a move could change."""
    return game.position, game.history, game.record()


# -- how it begins -------------------------------------------------------------------------------


def test_a_game_is_dealt_from_its_seed() -> None:
    game = Game(Rules(), 5, seed=7)
    assert game.hands == tuple(tuple(sorted(hand)) for hand in deal(5, Random(7)))
    assert game.position == game.start == Position.start(Rules(), deal(5, Random(7)))[0]
    assert game.opening == Position.start(Rules(), deal(5, Random(7)))[1]
    assert (game.seed, game.names) == (7, ("You", "Ren", "Aoi", "Sora", "Yui"))
    assert Game(Rules(), 5, seed=7) == game != Game(Rules(), 5, seed=8)


def test_a_game_with_the_joker_deals_53_cards() -> None:
    game = Game("joker-solo", seed=1)
    assert game.hands is not None
    assert [len(hand) for hand in game.hands] == [14, 13, 13, 13]


def test_a_game_without_a_seed_draws_one_that_deals_it_again() -> None:
    game = Game()
    assert game.seed is not None
    assert Game(seed=game.seed) == game


def test_rules_may_be_named() -> None:
    assert Game("tunnel", seed=1).rules == Rules(tunnel="both")
    assert Game("passes=2 joker=pair", seed=1).rules == Rules(passes=2, joker="pair")


def test_there_are_as_many_players_as_names_or_hands() -> None:
    assert Game(names=NAMES, seed=1).position.players == range(3)
    assert Game(names=NAMES, seed=1).names == ("Ren", "Sora", "Mio")
    game = Game(hands=[["♠8"], parse_cards("♠A-7,9-K ♥A-K ♦A-K ♣A-K")])
    assert (game.position.turn, game.seed, game.names) == (1, None, ("You", "Ren"))


def test_a_game_may_begin_in_a_position() -> None:
    text = "basic; board ♠2-K ♥A-K ♦A-K ♣2-K; hands ♠A | ♣A; turn 1"
    game = Game.from_position(text, names=["Ren", "Sora"])
    assert (game.position, game.hands, game.seed, game.opening) == (Position.parse(text), None, None, ())
    assert Game.from_position(Position.parse(text), names=["Ren", "Sora"]) == game


# -- how it goes on ------------------------------------------------------------------------------


def test_playing_passing_and_the_history() -> None:
    game = Game.from_position("basic; board ♠2-K ♥A-K ♦A-K ♣2-K; hands ♠A | ♣A; turn 0", names=["Ren", "Sora"])
    first = game.pass_turn()
    assert (first.move, first.player, told(first.events)) == (Pass(), 0, "0 passed")
    last = game.play("♣A")
    assert (last.move, last.player, last.position) == (Play("♣A"), 1, game.position)
    assert game.history == (first, last)
    assert (game.is_over, legal(game.position), len(game.legal_moves)) == (True, "", 0)
    assert game.outcome is not None
    assert game.outcome.ranking == (1, 0)


def test_a_view_hides_the_other_hands() -> None:
    game = Game(seed=3)
    assert game.view(2) == game.position.view(2)
    assert game.view(2).hand == game.position.hands[2]


def test_the_ghost_is_who_moves_in_an_exchange() -> None:
    game = Game.from_position(
        "ghost=on; board ♠2-K ♥A-K ♦A-K ♣A,3-K; hands ♠A | ♣2 | -; passes 0 0 4; turn 0; out 2 bankrupt"
    )
    assert game.play("ghost 2>0").player == 2


@pytest.mark.parametrize(
    ("move", "error"),
    [
        (Play("♠K"), r"illegal move: '♠K' \(B4\): "),
        ("♠K", r"illegal move: '♠K' \(B4\): .* Position: basic; board ♠7 ♥7 ♦7 ♣7; hands "),
        ("★♠8", r"illegal move: '★♠8' \(B1\): ★ is not in this game\."),
        (None, r"not a move: None: expected a Play, LayJoker, Pass or Exchange \(B3\)"),
    ],
)
def test_an_illegal_move_changes_nothing(move: str, error: str) -> None:
    game = Game(seed=3)
    game.pass_turn()
    game.undo()
    before = state(game)
    with pytest.raises(IllegalMoveError, match=error):
        game.play(move)
    assert state(game) == before
    assert game.redo().move == Pass()


def test_a_text_that_is_no_move_changes_nothing() -> None:
    game = Game(seed=3)
    before = state(game)
    with pytest.raises(NotationError, match="line 1, column 1: not a card: 'nothing'"):
        game.play("nothing")
    assert state(game) == before


# -- undo and redo -------------------------------------------------------------------------------


def test_undo_and_redo_are_each_others_inverse() -> None:
    game = Game("joker-pair", 3, seed=11)
    rng = Random(1)
    states = [state(game)]
    while not game.is_over:
        game.play(game.legal_moves.draw(rng))
        states.append(state(game))
    for before in reversed(states[:-1]):
        game.undo()
        assert state(game) == before
    for after in states[1:]:
        game.redo()
        assert state(game) == after


def test_undo_and_redo_return_the_move() -> None:
    game = Game(seed=3)
    entry = game.pass_turn()
    assert game.undo() == entry
    assert game.redo() == entry


def test_after_a_new_move_what_was_undone_is_gone() -> None:
    game = Game(seed=3)
    game.pass_turn()
    game.undo()
    game.play(game.legal_moves[0])
    with pytest.raises(GameError, match="no move to redo: none was undone since the last move"):
        game.redo()


def test_nothing_to_undo() -> None:
    with pytest.raises(GameError, match="no move to undo: this is the start of the game"):
        Game(seed=3).undo()


# -- names and other settings --------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["Aunt May", "蓮", "علی\u200cرضا", "👩\u200d🚀", '"', "\\", "a|b;c:d", "pass", "1", "x" * 40]
)
def test_any_name_that_fits_on_a_line_is_taken(name: str) -> None:
    game = Game(names=[name, "Ren"], seed=3)
    assert game.names == (name, "Ren")
    game.pass_turn()
    assert Game.load(game.record()) == game


@pytest.mark.parametrize(
    ("names", "error"),
    [
        (["Ren", ""], "'' is no name: expected 1 to 40 characters, no spaces before or after them"),
        (["Ren", " Mio"], "' Mio' is no name: expected 1 to 40 characters, no spaces before or after them"),
        (["Ren", "x" * 41], f"'{'x' * 41}' is no name: expected 1 to 40 characters"),
        (["Ren", "a\nb"], "'a\\nb' is no name: it holds '\\n', which cannot be printed on one line"),
        (["Ren", "a\u202eb"], "'a\\u202eb' is no name: it holds '\\u202e', which cannot be printed on one line"),
        (["Ren", "\ud800"], "'\\ud800' is no name: it holds '\\ud800', which cannot be printed on one line"),
        (["Ren", 5], "5 is no name: expected text"),
        (["Ren", "Ren"], "two players are called 'Ren': expected names that tell them apart"),
    ],
)
def test_other_names_are_refused(names: list[str], error: str) -> None:
    with pytest.raises(GameError) as caught:
        Game(names=names, seed=3)
    assert str(caught.value).startswith(error)


def test_names_and_players_must_agree() -> None:
    with pytest.raises(GameError, match="3 names for 4 players: "):
        Game(players=4, names=NAMES, seed=3)


@pytest.mark.parametrize(
    ("settings", "error", "what"),
    [
        ({"seed": -1}, GameError, "seed=-1 is no seed: expected a number from 0 to 999,999,999"),
        ({"seed": "7"}, GameError, "seed='7' is no seed: expected a number from 0 to 999,999,999"),
        ({"players": 53}, CardError, r"cannot deal to 53 players: 1 to 52 can play \(B1\)"),
        ({"names": "Ren"}, PositionError, "names='Ren' is not a list"),
        ({"rules": "whist"}, RulesError, "no house rule is called 'whist'"),
        ({"rules": 5}, PositionError, "rules=5 are not Rules"),
        ({"hands": [["♠8"], ["♠8"]]}, PositionError, r"player 1 holds ♠8, which is in another hand too \(B1\)"),
        ({"hands": [["♠8"]]}, PositionError, r"♠A ♠2 .* missing: every card is down or in a hand \(B1\)"),
    ],
)
def test_a_game_that_cannot_be(settings: dict[str, object], error: type[Exception], what: str) -> None:
    with pytest.raises(error, match=what):
        Game(**settings)  # type: ignore[arg-type]


def test_a_game_prints_what_it_is() -> None:
    game = Game("tunnel", names=NAMES, seed=7)
    assert repr(game) == "<game: tunnel=both, 3 players, 0 moves, Sora to move>"
    over = Game(players=1, seed=7)
    assert repr(over) == "<game: basic, 1 players, 0 moves, over>"


def test_a_game_is_no_key_since_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game(seed=3))
    assert Game(seed=3) != "a game"
    assert Card("♠7") not in Game(seed=3).view(0).hand
