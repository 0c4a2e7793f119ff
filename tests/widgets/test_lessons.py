"""Where the coach's rule ids lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from sevens_teach.puzzles import puzzle
from sevens_teach.teaching.lessons import lesson_of, lessons_in

if TYPE_CHECKING:
    from pathlib import Path


def test_only_lessons_that_are_there_have_an_address(tmp_path: Path) -> None:
    assert lessons_in(tmp_path) == {}
    (tmp_path / "03-the joker.ipynb").touch()
    assert lessons_in(tmp_path) == {f"J{number}": "03-the%20joker.ipynb" for number in range(1, 8)}


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    assert lessons_in(tmp_path / "missing") == {}


@pytest.mark.parametrize(
    ("name", "lesson"),
    [
        ("B4-01", "01"),
        ("B2-04", "01"),  # a reply says who is out (B9)
        ("B2-05", "02"),  # two players are broke
        ("B1-03", "03"),  # ★ is among the cards
        ("K11-02", "06"),  # there is a ghost
        ("S1-01", "07"),
    ],
)
def test_a_puzzle_is_posed_where_all_that_it_needs_has_been_taught(name: str, lesson: str | None) -> None:
    assert lesson_of(puzzle(name)) == lesson
