"""The practice widget: presses and answers as the browser sends them."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest

from sevens_teach.say.messages import LANGUAGES
from sevens_teach.ui import Practice, PuzzleBox

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def widget(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Practice:
    """Practice on a certain day, the clock standing still."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    return Practice(seed=1, today=lambda: date(2026, 1, 5), clock=lambda: 0.0)


def press(widget: Practice, name: str) -> None:
    widget.form._handle_custom_msg({"kind": "press", "name": name}, [])  # noqa: SLF001, as the kernel does


def send(widget: Practice, **content: object) -> PuzzleBox:
    """Send from the puzzle below; return the one that is there then."""
    widget.below._handle_custom_msg(content, [])  # noqa: SLF001, as the kernel does
    assert isinstance(widget.below, PuzzleBox)
    return widget.below


def test_a_storm_goes_from_puzzle_to_puzzle_and_ends_with_stop(widget: Practice) -> None:
    press(widget, "clock")
    box = widget.below
    assert isinstance(box, PuzzleBox)
    assert box.state["practice"]
    assert not box.state["focus"]
    assert widget.form.state["left"] == 180
    first = box.puzzles[0].id
    send(widget, kind="solved", id=first, tries=1, hints=0, shown=False)
    box = widget.below
    assert isinstance(box, PuzzleBox)
    storm = widget.form.state["storm"]
    assert (storm["right"], storm["run"], storm["told"]) == (True, 1, "Right.")
    first = box.puzzles[0].id
    assert send(widget, kind="missed", id=first) is box, "it stays until its reason is read"
    storm = widget.form.state["storm"]
    assert (storm["right"], storm["run"], storm["told"]) == (False, 0, "Missed."), "but it is told at once"
    missed = send(widget, kind="missed", id=first)
    assert missed is not box
    storm = widget.form.state["storm"]
    assert (storm["right"], storm["told"]) == (None, ""), "the next one is not missed yet"
    assert missed.state["focus"], "the keyboard goes on where it was"
    solved = send(widget, kind="solved", id=missed.puzzles[0].id, tries=1, hints=0, shown=False)
    assert "Solved: 2. Missed: 1." in widget.form.state["note"]
    assert send(widget, kind="missed", id="B4-01") is solved, "that one is not posed"
    assert send(widget, kind="missed", id=first, more=1) is solved
    assert solved.state["storm"], "a tap answers"
    press(widget, "stop")
    assert widget.below is widget.form, "the last page stands alone"
    assert widget.form.state["end"]["solved"] == 2
    press(widget, "again-0")
    assert isinstance(widget.below, PuzzleBox)
    assert [each.id for each in widget.below.puzzles] == [first]
    assert (widget.below.state["focus"], widget.below.state["storm"]) == (True, False)
    press(widget, "ways")
    assert widget.below is widget.form
    assert "end" not in widget.form.state


@pytest.mark.parametrize("way", ["clock", "lives"])
def test_a_miss_counts_whether_go_on_or_stop_is_pressed_after_its_reason(widget: Practice, way: str) -> None:
    press(widget, way)
    assert isinstance(widget.below, PuzzleBox)
    send(widget, kind="missed", id=widget.below.puzzles[0].id)
    press(widget, "stop")
    assert widget.form.state["end"]["facts"][0] == ("Missed", "1")
    assert [each["name"] for each in widget.form.state["buttons"]] == ["more", "ways", "again-0"]


def test_the_last_life_is_lost_with_its_reason_still_in_sight(widget: Practice) -> None:
    press(widget, "lives")
    for left in (2, 1, 0):
        box = widget.below
        assert isinstance(box, PuzzleBox)
        send(widget, kind="missed", id=box.puzzles[0].id)
        assert widget.below is box
        assert widget.form.state["storm"]["lives"] == left, "the heart is struck out at once"
        assert [each["name"] for each in widget.form.state["buttons"]] == ["stop"]
        assert "end" not in widget.form.state
        box._handle_custom_msg({"kind": "missed", "id": box.puzzles[0].id}, [])  # noqa: SLF001, as the kernel does
    assert widget.form.state["end"]["facts"][0] == ("Missed", "3")


@pytest.mark.parametrize("tries", [1, 2])
def test_todays_puzzle_counts_once_solved_and_stays_so_in_another_kernel(widget: Practice, tries: int) -> None:
    press(widget, "today")
    assert isinstance(widget.below, PuzzleBox)
    name = widget.below.puzzles[0].id
    if tries == 2:
        send(widget, kind="missed", id=name)
        assert "Today's puzzle is waiting." in widget.form.state["note"]
    send(widget, kind="solved", id=name, tries=tries, hints=0, shown=False)
    assert "Today's puzzle is solved." in widget.form.state["note"]
    again = Practice(today=lambda: date(2026, 1, 5))
    assert again.form.state["buttons"][0]["picture"] == {1: "★★★", 2: "★★☆"}[tries]
    assert Practice(today=lambda: date(2026, 1, 6)).form.state["buttons"][0]["picture"] == "?"


def test_todays_puzzle_does_not_count_when_it_was_shown(widget: Practice) -> None:
    press(widget, "today")
    assert isinstance(widget.below, PuzzleBox)
    name = widget.below.puzzles[0].id
    send(widget, kind="missed", id=name)
    send(widget, kind="solved", id=name, tries=2, hints=0, shown=True)
    assert "Today's puzzle is waiting." in widget.form.state["note"]


def test_a_hint_counts_as_a_miss(widget: Practice) -> None:
    press(widget, "lives")
    assert isinstance(widget.below, PuzzleBox)
    send(widget, kind="solved", id=widget.below.puzzles[0].id, tries=1, hints=1, shown=False)
    assert "2 lives left" in widget.form.state["note"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_picture_is_the_same_for_every_reader(widget: Practice, lang: str) -> None:
    bundle = Practice(lang=lang)._repr_mimebundle_()
    press(widget, "today")
    assert bundle["text/plain"] == Practice(lang=lang)._repr_mimebundle_()["text/plain"]
    assert "<svg" in bundle["image/svg+xml"]


def test_other_puzzle_boxes_tell_nothing_of_wrong_answers() -> None:
    assert "practice" not in PuzzleBox("B4-01").state
