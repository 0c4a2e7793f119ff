"""How long lessons are said to take."""

import pytest
from static_site.minutes import minutes, seconds_to_do, seconds_to_read


def test_words_and_japanese_signs_are_read_at_a_readers_pace() -> None:
    assert seconds_to_read([" ".join(["word"] * 200)]) == 60
    assert seconds_to_read(["あ" * 500]) == 60
    assert seconds_to_read(["[one](somewhere/far/away.ipynb) <ruby>列<rt>れつ</rt></ruby>"]) == 0
    assert seconds_to_read([]) == 0


@pytest.mark.parametrize(
    ("name", "hand", "asks", "seconds"),
    [
        ("Stepper", 0, (), 20),
        ("Table", 12, (), 240),
        ("Table", 12, ("play", "why"), 30),
        ("Table", 1, (), 30),
        ("KeepProgress", 0, (), 15),
    ],
)
def test_a_whole_game_takes_longer_than_one_card(name: str, hand: int, asks: tuple[str, ...], seconds: int) -> None:
    tree = {"name": name, "values": {"state": {"frames": [{"hand": ["♠6"] * hand}]}}}
    assert seconds_to_do(tree, asks) == seconds


@pytest.mark.parametrize(("kinds", "seconds"), [(["dead"], 40), (["play"], 60), (["dead", "table"], 50)])
def test_a_puzzle_takes_longer_where_moves_are_to_be_thought_through(kinds: list[str], seconds: int) -> None:
    tree = {"name": "PuzzleBox", "values": {"state": {"puzzles": [{"kind": kind} for kind in kinds]}}}
    assert seconds_to_do(tree, ()) == seconds


def test_what_is_only_read_takes_no_time_to_do() -> None:
    assert seconds_to_do(None, ()) == 0


def test_minutes_are_said_as_one_says_them() -> None:
    assert [minutes(each) for each in (10, 89, 95, 960)] == [1, 1, 2, 16]
