"""Today's puzzle on the site: of each day one for every reader, the same that Python draws for them."""

from __future__ import annotations

import json

import pytest
from static_site import today

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.practice.naming import name_of, named_puzzle
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import LESSONS, has_met

EVERY = {rule for rules in LESSONS.values() for rule in rules}
DAYS = today.coming(4)


@pytest.mark.parametrize("met", [set(), {"B6"}, {"S1"}, {"B6", "K2"}, EVERY], ids=["none", "B6", "S1", "B6 K2", "all"])
def test_each_reader_has_the_puzzle_that_python_would_pose(met: set[str]) -> None:
    for day in DAYS:
        mine = next(each for each in today.offered(day) if enough(today.needs(each), met))
        assert mine.table() == todays_puzzle(day, met, has_met).table()


def test_a_puzzle_of_a_day_is_kept_by_the_name_that_draws_it_again() -> None:
    for day in DAYS:
        for each in today.offered(day):
            assert (again := named_puzzle(today.offer(each)["name"]))
            assert again.table() == each.table()
            assert today.offer(each)["name"] == name_of(each), "as Python keeps it"


def enough(needs: dict[str, list[str]], met: set[str]) -> bool:
    """Return whether rules met are enough, as the page tells it."""
    return (not needs["any"] or not met.isdisjoint(needs["any"])) and met.issuperset(needs["all"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_day_is_a_script_with_its_puzzles_and_the_front_page_knows_what_each_asks(lang: str) -> None:
    [(day, script), *_] = today.scripts(lang, 1, {})
    assert script.startswith(f'sevensToday("{day}",')
    held = json.loads(script.removeprefix(f'sevensToday("{day}",').removesuffix(");\n"))
    puzzles = held["box"]["state"]["puzzles"]
    asked = today.asked(lang, 1)[day]
    assert len(held["offers"]) == len(puzzles) == len(asked)
    assert [each["name"] for each in held["offers"]] == [each["name"] for each in asked]
    assert [each["question"] for each in puzzles] == [each["question"] for each in asked]
    assert held["offers"][-1] == {"name": asked[-1]["name"], "any": [], "all": []}, "everybody has one"
