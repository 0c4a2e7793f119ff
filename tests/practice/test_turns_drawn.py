"""Practice that asks whose turn comes next: never at a table of two, where everybody sees it."""

from __future__ import annotations

from random import Random

from sevens_teach.practice.drawing import about_rules, has_a_question
from sevens_teach.puzzles import Puzzle


def test_of_two_players_nobody_is_asked_who_is_next() -> None:
    found = [Puzzle.random(rule="B2", kind="next", seed=seed) for seed in range(30)]
    pairs = [each for each in found if len(each.position.players) == 2]
    assert pairs
    assert [each for each in found if not has_a_question(each)] == pairs
    for seed in range(10):
        [posed] = about_rules(["B2"], Random(seed), has_a_question)
        assert len(posed.position.players) > 2
