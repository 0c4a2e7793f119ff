"""The warm-up before a lesson: two new positions, a tap skips them, and the answers count."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from sevens_teach import progress
from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.practice import Repeat
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import LESSONS, LessonError, lesson_of
from sevens_teach.ui import PuzzleBox, WarmUp

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 1, 5)


@pytest.fixture(autouse=True)
def _own_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


def warm_up(lesson: str = "03", seed: int = 1) -> WarmUp:
    return WarmUp(lesson, seed=seed, today=lambda: DAY)


@pytest.mark.parametrize("lesson", ["02", "05", "07"])
def test_it_asks_only_what_the_lessons_before_have_taught(lesson: str) -> None:
    puzzles = warm_up(lesson).session.puzzles
    assert len({each.kind for each in puzzles}) == 2
    assert all((lesson_of(each) or "99") < lesson for each in puzzles)
    assert {each.rule for each in puzzles} <= {
        rule for number in LESSONS if number < lesson for rule in LESSONS[number]
    }


def test_what_is_due_comes_first() -> None:
    progress.keep(Progress(practice=Practice(rules={"B8": Repeat(day=date(2026, 1, 2), box=0)})))
    assert warm_up().session.puzzles[0].rule == "B8"


def test_a_miss_brings_the_rule_back_tomorrow_and_both_answers_end_it() -> None:
    found = warm_up()
    first, second = found.session.puzzles
    assert isinstance(found.below, PuzzleBox)
    found.below._handle_custom_msg({"kind": "missed", "id": first.id}, [])  # noqa: SLF001, as the kernel does
    assert not found.session.is_over
    kept = progress.load().practice.rules[first.rule]
    assert (kept.day, kept.box) == (DAY, 0)
    found.below._handle_custom_msg(  # noqa: SLF001, as the kernel does
        {"kind": "solved", "id": second.id, "tries": 1, "hints": 0, "shown": False}, []
    )
    assert found.session.is_over
    assert found.form.state["buttons"] == []


def test_a_tap_skips_it_and_nothing_is_counted() -> None:
    found = warm_up()
    found.form._handle_custom_msg({"kind": "press", "name": "skip"}, [])  # noqa: SLF001, as the kernel does
    assert found.children == (found.form,)
    assert progress.load().practice.rules == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_picture_is_the_same_for_every_reader(lang: str) -> None:
    pictures = {WarmUp("03", seed=seed, lang=lang).picture() for seed in range(2)}
    assert len(pictures) == 1
    assert repr(WarmUp("03", lang=lang)) == "WarmUp('03')"


@pytest.mark.parametrize("lesson", ["00", "01", 3])
def test_before_the_first_lesson_there_is_nothing_to_warm_up_with(lesson: object) -> None:
    with pytest.raises(LessonError, match=r"expected the number of a lesson after 01, such as '03'"):
        WarmUp(lesson)  # type: ignore[arg-type]  # that is the test
