"""The warm-up before a lesson: new positions about what was met, a tap skips them, and the answers count."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from sevens_teach import progress
from sevens_teach.practice.drawing import is_lessons_own
from sevens_teach.progress import Practice, Progress, Solved
from sevens_teach.progress.practice import Repeat
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import HOUSE, LESSONS, LessonError, lesson_of, rules_met, rules_needed
from sevens_teach.ui import PuzzleBox, WarmUp

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

DAY = date(2026, 1, 5)


@pytest.fixture(autouse=True)
def _own_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


ALL = [rule for rules in LESSONS.values() for rule in rules]


def warm_up(lesson: str = "03", seed: int = 1, met: Sequence[str] = ALL, lang: str = "en") -> WarmUp:
    """Return the warm-up of a reader who has solved a puzzle about each of these rules."""
    progress.keep(Progress(solved={f"{rule}-01": Solved(stars=3) for rule in met}))
    return WarmUp(lesson, seed=seed, today=lambda: DAY, lang=lang)


@pytest.mark.parametrize("lesson", ["02", "05", "07"])
def test_it_asks_only_what_the_lessons_before_have_taught(lesson: str) -> None:
    puzzles = warm_up(lesson).session.puzzles
    assert len({each.kind for each in puzzles}) == 2
    assert all((lesson_of(each) or "99") < lesson for each in puzzles)
    assert {each.rule for each in puzzles} <= {
        rule for number in LESSONS if number < lesson for rule in LESSONS[number]
    }


@pytest.mark.parametrize("lesson", [*sorted(LESSONS)[1:], "08", "09"])
def test_its_tables_are_those_of_the_lessons_before(lesson: str) -> None:
    """Lesson 01 lets everybody pass who has a card that fits: no table after it forbids that."""
    played = {"basic", *(house for number, rules in HOUSE.items() if number < lesson for house in rules)}
    page = WarmUp(lesson)
    page.for_anybody()
    for found in (page, *(warm_up(lesson, seed) for seed in range(3))):
        for each in found.session.puzzles:
            assert {*str(each.rules).split()} <= played, (each.id, each.rules)


@pytest.mark.parametrize("seed", range(20))
def test_after_the_first_lesson_there_are_two_kinds_too(seed: int) -> None:
    assert len(warm_up("02", seed).session.puzzles) == 2


@pytest.mark.parametrize("lesson", ["02", "03", "04", "05", "06", "07"])
def test_who_has_met_nothing_is_asked_nothing_and_sees_a_picture_in_place_of_a_widget(lesson: str) -> None:
    found = warm_up(lesson, met=())
    assert (found.session.puzzles, found.children) == ((), (found.form,))
    bundle = found._repr_mimebundle_()
    assert {*bundle} == {"text/plain", "image/svg+xml"}
    assert "Met none of them yet? Then go straight on." in bundle["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in warm_up(lesson)._repr_mimebundle_()


@pytest.mark.parametrize(
    ("lesson", "met"),
    [("05", ("B4",)), ("05", ("B4", "B5")), ("05", ("T1", "T3")), ("06", ("B4", "K2")), ("07", ("K2", "K3"))],
)
def test_it_needs_no_rule_that_its_reader_has_not_met(lesson: str, met: tuple[str, ...]) -> None:
    """A reader who was sent straight to a later lesson has not read what lies between."""
    known = rules_met(Progress(solved={f"{rule}-01": Solved(stars=3) for rule in met}))
    for seed in range(3):
        for each in warm_up(lesson, seed, met).session.puzzles:
            assert rules_needed(each) <= known


def test_a_rule_that_no_lesson_asks_about_is_met_with_its_lesson() -> None:
    assert rules_met(Progress(solved={"K2-01": Solved(stars=3)})) == {"K1", "K2", "K6", "K7", "K10", "K11"}
    assert rules_met(Progress()) == set()


@pytest.mark.parametrize("lesson", ["02", "05", "07"])
def test_for_a_page_there_are_some_of_each_lesson_before_with_what_they_need(lesson: str) -> None:
    found = WarmUp(lesson)
    needs = found.for_anybody()
    puzzles = found.session.puzzles
    assert needs == [sorted(rules_needed(each)) for each in puzzles]
    lessons = [lesson_of(each) for each in puzzles]
    assert lessons == sorted(lessons, key=str, reverse=True), "the last lesson comes first"
    earlier = [number for number in LESSONS if number < lesson]
    assert {*lessons} == {*earlier}
    assert lessons.count("01") == 3, "of a reader who has met little two of these may be new"
    assert len({each.kind for each in puzzles if lesson_of(each) == "01"}) == 3
    assert not any(is_lessons_own(each) for each in puzzles), "the lessons before it ask that themselves"
    assert [each["id"] for each in found.below.state["puzzles"]] == [each.id for each in puzzles]
    assert found.form.state["buttons"], "it can be skipped"
    again = WarmUp(lesson)
    assert (again.for_anybody(), [each.id for each in again.session.puzzles]) == (needs, [each.id for each in puzzles])


def test_what_is_due_comes_first() -> None:
    progress.keep(Progress(practice=Practice(rules={"B8": Repeat(day=date(2026, 1, 2), box=0)})))
    assert warm_up().session.puzzles[0].rule == "B8"


def test_a_miss_brings_the_rule_back_tomorrow_and_it_ends_once_both_are_solved() -> None:
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
    assert not found.session.is_over, "the first is still being got wrong"
    found.below._handle_custom_msg(  # noqa: SLF001, as the kernel does
        {"kind": "solved", "id": first.id, "tries": 2, "hints": 0, "shown": False}, []
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
    pictures = {warm_up("03", seed, met, lang).picture() for seed in range(2) for met in ((), ALL)}
    assert len(pictures) == 1
    assert repr(WarmUp("03", lang=lang)) == "WarmUp('03')"


@pytest.mark.parametrize("lesson", ["00", "01", 3])
def test_before_the_first_lesson_there_is_nothing_to_warm_up_with(lesson: object) -> None:
    with pytest.raises(LessonError, match=r"expected the number of a lesson after 01, such as '03'"):
        WarmUp(lesson)  # type: ignore[arg-type]  # that is the test
