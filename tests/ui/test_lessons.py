"""Where the coach's rule ids lead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.ui.lessons import lessons_in

if TYPE_CHECKING:
    from pathlib import Path


def test_only_lessons_that_are_there_have_an_address(tmp_path: Path) -> None:
    assert lessons_in(tmp_path) == {}
    (tmp_path / "03-the joker.ipynb").touch()
    assert lessons_in(tmp_path) == {f"J{number}": "03-the%20joker.ipynb" for number in range(1, 8)}


def test_a_folder_that_is_not_there_has_none(tmp_path: Path) -> None:
    assert lessons_in(tmp_path / "missing") == {}
