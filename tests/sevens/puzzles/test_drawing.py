"""Puzzles drawn at random: repeatable, of the level asked for, and refused where there are none."""

from collections import Counter

import pytest

from sevens_teach import Rules
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.generator import _in_turn
from sevens_teach.puzzles.level import level, rules_in_question
from sevens_teach.puzzles.model import room_about


def test_a_seed_draws_the_same_puzzle_everywhere() -> None:
    puzzle = Puzzle.random(rule="K3", seed=7)
    assert puzzle.table("ja") == Puzzle.random(rule="K3", seed=7).table("ja")
    assert puzzle.table() != Puzzle.random(rule="K3", seed=8).table()
    assert puzzle.id == "K3-r7"


@pytest.mark.parametrize("wanted", [2, 3, 4, 5])
@pytest.mark.parametrize("rule", ["B4", "K3", "T4"])
def test_the_level_is_the_one_asked_for(rule: str, wanted: int) -> None:
    puzzle = Puzzle.random(rule=rule, level=wanted, seed=3)
    assert level(puzzle) == wanted
    assert rule in rules_in_question(puzzle)


def test_puzzles_for_exactly_these_house_rules() -> None:
    rules = Rules(killer=True, death="group", passes=1, suit_order="♥♠♦♣")
    puzzles = [Puzzle.random(rules=rules, kind=kind, seed=1) for kind in ("playable", "dead", "rank")]
    assert {puzzle.rules for puzzle in puzzles} == {rules}


def test_a_drawn_puzzle_can_be_written_down_and_read_back() -> None:
    puzzle = Puzzle.random(kind="next", seed=5)
    source = puzzle.source
    moves = ", ".join(f'"{move}"' for move in source.moves)
    again = Puzzle.parse(
        f'[[puzzle]]\nid = "{source.id}"\nkind = "{source.kind}"\nposition = "{source.position}"\n'
        f'moves = [{moves}]\ntags = ["random"]'
    )
    assert again.table() == puzzle.table()


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ({"rule": "B11"}, r"^rule='B11': puzzles are drawn for B1, B2, B3, B4, "),
        ({"level": 6}, r"^level=6: expected 1 to 5$"),
        ({"kind": "guess"}, r"^kind='guess': expected one of bankruptcy, can-hold, can-win, combine, "),
        (
            {"rule": "J4", "level": 5},
            r"^no puzzle with rule='J4', level=5 came up at random, only of level 1, 2$",
        ),
        (
            {"kind": "dead", "rules": "basic"},
            r"^no puzzle with kind='dead', rules='basic' came up at random, none of any level$",
        ),
    ],
)
def test_a_wish_that_cannot_be_met_says_why(wish: dict[str, object], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle.random(seed=1, **wish)  # type: ignore[arg-type]  # each column of the table has its own type


@pytest.mark.parametrize("rule", ["S1", "S2", "S3", "S4", "B5", "B6", "B9", "K3", "K9", "J6", "P2", "P3", "P6", "D2"])
def test_no_kind_is_drawn_more_than_others_where_a_rule_has_several(rule: str) -> None:
    """`python tools/random_kinds.py` counts a hundred draws for every rule, and holds each kind to 30 of them."""
    kinds = Counter(Puzzle.random(rule=rule, seed=seed).kind for seed in range(12))
    assert len(kinds) >= 3
    assert max(kinds.values()) <= 5, "chance may do a little more in twelve"


def tried(rule: str, seed: int) -> list[str]:
    kinds = [kind for kind in room_about(rule).kinds.values() if rule in kind.turns_on]
    return [kind.name for kind in _in_turn(kinds, seed)]


@pytest.mark.parametrize("rule", ["B8", "S1", "S3", "K8", "D5", "P3", "P4", "P6"])
def test_seeds_in_a_row_try_every_kind_first_equally_often(rule: str) -> None:
    first = Counter(tried(rule, seed)[0] for seed in range(100))
    assert max(first.values()) - min(first.values()) <= 1


@pytest.mark.parametrize("rule", ["S1", "K8", "P6"])
def test_a_kind_that_finds_nothing_gives_its_turns_to_all_others_alike(rule: str) -> None:
    count = len(tried(rule, 0))
    barren = next(name for name in tried(rule, 0) if name not in ("play", "find"))
    orders = [tried(rule, seed) for seed in range(count * (count - 1))]
    drawn = Counter(next(name for name in order if name != barren) for order in orders)
    assert set(drawn.values()) == {count}


def test_the_two_kinds_that_search_stand_in_for_each_other_every_second_time() -> None:
    """So those of a tip that are always found, `plan` and `stop-suit` of S3, do not get all of their turns."""
    orders = [tried("S3", seed) for seed in range(48)]
    for first, second in (("find", "play"), ("play", "find")):
        after = Counter(order[1] for order in orders if order[0] == first)
        assert after == {second: 8, "plan": 2, "stop-suit": 2}
