"""No lesson needs what a later one teaches, and what a lesson poses has hints of its own."""

from __future__ import annotations

import pytest

from sevens_teach.puzzles import Puzzle, load_puzzles, puzzle
from sevens_teach.rule_book import game_about
from sevens_teach.sevens.puzzles.needs import rules_met
from sevens_teach.teaching.lessons import LESSONS, POSED

TAUGHT = {rule: number for number, rules in LESSONS.items() for rule in rules}


def test_the_rules_of_right_lines_losing_lines_and_hints_are_read() -> None:
    assert "B6" in rules_met(puzzle("S1-01")), "Ren goes broke in the right line"
    assert "B6" in rules_met(puzzle("B4-11")), "and Aoi in this one"
    assert "B6" not in rules_met(puzzle("B4-01"))


@pytest.mark.parametrize("number", POSED)
def test_no_lesson_needs_what_a_later_one_teaches(number: str) -> None:
    early = {}
    for name in POSED[number]:
        later = {rule for rule in rules_met(puzzle(name)) if TAUGHT.get(rule, "00") > number}
        if later:
            early[name] = later
    assert early == {}


def is_strategy(each: Puzzle) -> bool:
    """Return whether a puzzle is about a tip of Sevens, or answered by looking ahead or by reading the table."""
    return each.rule[0] == "S" or each.asks.looks_ahead


def test_strategy_puzzles_and_those_that_a_lesson_poses_have_hints_of_their_own() -> None:
    posed = {name for names in POSED.values() for name in names}
    found = [each for each in load_puzzles() if each.id in posed or is_strategy(each)]
    assert {game_about(each.rule) for each in found} == {"sevens", "spades", "bridge"}
    assert [each.id for each in found if each.source.hints is None] == []
