"""What a miss in a storm tells: that it was wrong, the right answer, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from sevens_teach.puzzles import puzzle
from sevens_teach.puzzles.box import at_once

if TYPE_CHECKING:
    from sevens_teach.puzzles.wire import Puzzle


@pytest.mark.parametrize(
    ("name", "item", "told"),
    [
        (
            "B5-45",
            "1",
            (
                "Wrong. Ren may hold ♠3, but so may Sora. Only Aoi is ruled out, having passed while it was open."
                " The answer: I can't tell."
            ),
        ),
        (
            "B5-41",
            "2",
            (
                "Wrong. Aoi doesn't have ♥J. Aoi passed while ♥J was open, and would have played it."
                " The answer: Ren. It was open when Aoi passed, and Aoi would have played it. So only Ren is left."
            ),
        ),
    ],
)
def test_a_miss_names_the_right_answer_and_says_why_nothing_twice(name: str, item: str, told: str) -> None:
    part = at_once(cast("Puzzle", puzzle(name).table("en")), "en")["parts"][0]
    reply = next(each["reply"] for each in part["items"] if each["id"] == item)
    assert f"{reply['headline']} {reply['reason']}" == told
