"""The record of a game: readable, loads exactly, and says where it is broken."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_teach import (
    PRESETS,
    Game,
    GameError,
    NotationError,
    Position,
    RecordError,
    Rules,
    SevensError,
    limits,
    parse_cards,
    parse_move,
)

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ["Ren", "Aunt May", 'The "Ace"', "ソラ"]


def play_on(game: Game, rng: Random, moves: int = 1000) -> Game:
    """Make this many random moves, or fewer where play ends."""
    for _ in range(moves):
        if game.is_over:
            break
        game.play(game.legal_moves.draw(rng))
    return game


def whole_game(rules: str = "basic") -> Game:
    return play_on(Game(rules, names=NAMES, seed=7), Random(7))


def test_a_record_is_readable() -> None:
    game = play_on(Game("joker=solo passes=0", names=NAMES, seed=21), Random(2))
    assert game.record() == (
        "sevens record 1\n"
        'players Ren "Aunt May" "The \\"Ace\\"" ソラ\n'
        "rules passes=0 joker=solo\n"
        "seed 21\n"
        "deal ♠9,J ♥A,2,6,10,Q ♦A-3 ♣3,5,7,8 | ♠6,8,10 ♥3-5,8,J,K ♦4,J ♣J ★"
        " | ♠A,5,7,K ♦5,7-9,Q ♣A,2,Q,K | ♠2-4,Q ♥7,9 ♦6,10,K ♣4,6,9,10\n"
        '1 "The \\"Ace\\"" pass\n'
        "2 ソラ pass\n"
        "3 Ren ♥6\n"
        '4 "Aunt May" ♠8\n'
        "5 Ren pass\n"
        'ranking Ren ソラ "The \\"Ace\\"" "Aunt May"\n'
    )


@pytest.mark.parametrize("rules", PRESETS)
def test_a_record_loads_exactly(rules: str) -> None:
    for seed in range(1, 8):
        game = Game(rules, seed, seed=seed)
        rng = Random(seed)
        while True:
            loaded = Game.load(game.record())
            assert (loaded, loaded.history, loaded.opening) == (game, game.history, game.opening)
            assert (loaded.names, loaded.seed, loaded.hands) == (game.names, game.seed, game.hands)
            if game.is_over:
                break
            play_on(game, rng, 20)


def test_a_record_of_a_game_from_a_position() -> None:
    text = "ghost=on; board ♠2-K ♥A-K ♦A-K ♣A,3-K; hands ♠A | ♣2 | -; passes 0 0 4; turn 0; out 2 bankrupt"
    game = Game.from_position(text, names=NAMES[:3])
    game.play("ghost 2>0")
    game.play("♠A")
    assert game.record() == (
        'sevens record 1\nplayers Ren "Aunt May" "The \\"Ace\\""\n'
        f"position {text}\n"
        '1 "The \\"Ace\\"" ghost 2>0\n2 "The \\"Ace\\"" ♠A\nranking "The \\"Ace\\"" "Aunt May" Ren\n'
    )
    assert Game.load(game.record()) == game


def test_how_lines_end_and_blank_lines_do_not_matter() -> None:
    game = whole_game()
    text = game.record()
    assert Game.load(text.replace("\n", "\r\n")) == game
    assert Game.load(text.replace("\n", "\n\n  ")) == game
    assert Game.load(text.rstrip("\n")) == game


def test_a_record_cut_off_between_lines_is_a_game_in_progress() -> None:
    game = whole_game()
    lines = game.record().splitlines()
    for moves in range(len(game.history), -1, -1):
        assert Game.load("\n".join(lines[: 5 + moves])).history == game.history[:moves]


BEGINNING = (
    "sevens record 1\nplayers Ren Sora\nposition basic; board ♠2-K ♥A-K ♦A-K ♣2-K; hands ♠A | ♣A; passes 0 3; turn 0\n"
)


@pytest.mark.parametrize(
    ("text", "line", "column", "what"),
    [
        ("", 1, 1, "found the end: expected 'sevens record'"),
        ("sevens record 2", 1, 15, "found version 2: expected version 1"),
        ("sevens record 1 ", 1, 17, "found the end: expected 'players'"),
        ("sevens record 1\nplayers Ren Ren", 2, 9, "two players are called 'Ren': expected names that tell"),
        ('sevens record 1\nplayers Ren "Aunt May', 2, 13, "found '\"Aunt': expected the end or a player's name"),
        ("sevens record 1\nplayers Ren\nmoves", 3, 1, "found 'moves': expected 'position' or 'rules'"),
        ("sevens record 1\nplayers Ren\nrules bridge", 3, 7, "no house rule is called 'bridge': expected"),
        ("sevens record 1\nplayers Ren\nrules basic\nseed x", 4, 6, "found 'x': expected a seed"),
        ("sevens record 1\nplayers Ren\nrules basic\ndeel", 4, 1, "found 'deel': expected 'seed' or 'deal'"),
        ("sevens record 1\nplayers Ren\nrules basic\ndeal ♠5", 4, 6, "♠A ♠2 ♠3 ♠4 ♠6 "),
        ("sevens record 1\nplayers A B\nrules basic\ndeal ♠A-K ♥A-K ♦A-K ♣A-K", 4, 6, "2 names for 1 players"),
        ("sevens record 1\nplayers Ren\nposition basic; board ♠5x", 3, 25, "found 'x': expected '-', ',', ★,"),
        ("sevens record 1\nplayers Ren\nposition basic; board -; hands -; turn 0", 3, 10, "♠A ♠2 "),
        (BEGINNING + "2 Ren pass", 4, 1, "found move 2: expected move 1"),
        (BEGINNING + "1 Sora pass", 4, 3, "found 'Sora': expected 'Ren', whose move it is"),
        (BEGINNING + "1 Ren jump", 4, 7, "not a card: 'jump': 'j' is no suit"),
        (BEGINNING + "1 Ren pass pass", 4, 12, "found 'pass': expected the end"),
        (BEGINNING + "1 Ren ♣A", 4, 7, "illegal move: '♣A' (B3): ♣A is not in your hand."),
        (BEGINNING + "1 Ren ♠A\n2 Sora ♣A", 5, 8, "illegal move: '♣A' (B10): "),
        (BEGINNING + "1 Ren pass\nranking Ren Sora", 5, 1, "a ranking, but play is not over: expected a move (B10"),
        (BEGINNING + "1 Ren ♠A\nranking Sora Ren", 5, 1, "found Sora Ren: expected Ren Sora, as these moves end"),
        (BEGINNING + "1 Ren ♠A\nranking Ren Sora\nx", 6, 1, "a line after the ranking: expected the end"),
        (BEGINNING + "1 Ren pass\nranked", 5, 1, "found 'ranked': expected 'ranking' or a move's number"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_column(text: str, line: int, column: int, what: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.load(text)
    assert caught.value.what.startswith(what)
    assert (caught.value.line, caught.value.column) == (line, column)
    assert isinstance(caught.value, NotationError)


def broken(record: str) -> RecordError | None:
    """Return how a record is broken; None for one that loads, which must be the record of the same game."""
    try:
        game = Game.load(record)
    except RecordError as error:
        return error
    assert Game.load(game.record()) == game
    return None


RECORDS = [whole_game(rules).record() for rules in PRESETS]
PIECES = st.text(max_size=3) | st.sampled_from(["♠", "A", "★", " ", "\n", "-", "|", ";", "pass", "9", '"', "Ren"])


@given(st.sampled_from(RECORDS), st.data())
def test_any_mutation_loads_or_is_refused_as_a_broken_record(record: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(record)))
        end = data.draw(st.integers(start, min(len(record), start + 4)))
        record = record[:start] + data.draw(PIECES) + record[end:]
    error = broken(record)
    if error is not None:
        line = record.split("\n")[error.line - 1]
        assert 1 <= error.column <= len(line) + 1


@given(st.lists(st.text(min_size=1, max_size=8), min_size=2, max_size=4))
def test_names_are_taken_and_written_or_refused(names: list[str]) -> None:
    try:
        game = Game(names=names, seed=5)
    except SevensError:
        return
    game.pass_turn()
    assert Game.load(game.record()).names == tuple(names)


# -- limits ----------------------------------------------------------------------------------------


def test_a_game_of_as_many_moves_as_a_record_may_have_is_read_and_one_more_is_refused() -> None:
    game = Game("passes=unlimited", 3, seed=1)
    for _ in range(limits.RECORD_MOVES):
        game.pass_turn()
    assert Game.load(game.record()) == game
    game.pass_turn()
    with pytest.raises(RecordError, match=r"column 1: one move more: expected at most 10,000$"):
        Game.load(game.record())


def test_names_are_counted_before_they_are_compared() -> None:
    names = " ".join(f"n{number}" for number in range(2_000))
    with pytest.raises(RecordError, match=r"^line 2, column 207: one name more: expected at most 52$"):
        Game.load(f"sevens record 1\nplayers {names}\nrules basic\nseed 1\n")
    with pytest.raises(GameError, match=r"^100000 names for 4 players"):
        Game("basic", names=[f"n{number}" for number in range(100_000)], hands=Game("basic", 4, seed=1).hands)


@pytest.mark.parametrize(
    "read",
    [Game.load, Position.parse, parse_cards, parse_move, Rules.parse],
    ids=["record", "position", "cards", "move", "rules"],
)
def test_a_text_that_is_too_long_is_refused_before_it_is_read(read: Callable[[str], object]) -> None:
    with pytest.raises(SevensError, match=r"expected at most (500,000|20,000)|no house rule"):
        read("♠6 " * 400_000)
