"""The practice widget: presses and answers as the browser sends them."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING

import pytest

from sevens_teach import progress
from sevens_teach.progress import Practice as Kept
from sevens_teach.progress import Progress
from sevens_teach.progress.practice import Listed, Mistake, Repeat
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


def resume(widget: Practice, way: str, puzzles: object) -> None:
    """Tell a fresh widget what stood on its page before."""
    widget.form._handle_custom_msg({"kind": "resume", "way": way, "puzzles": puzzles}, [])  # noqa: SLF001, as the kernel does


def offered(widget: Practice) -> dict[str, str]:
    """Return what may be pressed, by name."""
    return {each["name"]: each["label"] for each in widget.form.state["buttons"]}


def send(widget: Practice, **content: object) -> PuzzleBox:
    """Send from the puzzle below; return the one that is there then."""
    widget.below._handle_custom_msg(content, [])  # noqa: SLF001, as the kernel does
    assert isinstance(widget.below, PuzzleBox)
    return widget.below


def with_mistakes(count: int) -> list[str]:
    """Keep mistakes of the reader's own, all due; return their names."""
    position = "basic; board ♠A-10 ♥A-Q ♦A-K ♣A-K; hands ♠J ♥K | ♠Q,K; turn 0"
    places, repeat = {"♠J": 1.9, "♥K": 1.2, "pass": 1.5}, Repeat(day=date(2026, 1, 5), seen=0)
    names = [f"S3-r{number}" for number in range(1, count + 1)]
    kept = {name: Mistake(position=position, played="♠J", places=places, repeat=repeat) for name in names}
    progress.keep(Progress(practice=Kept(mistakes=kept)))
    return names


def solve_all(widget: Practice) -> PuzzleBox:
    """Solve all that is posed, each at the second try; return the box."""
    box = widget.below
    assert isinstance(box, PuzzleBox)
    for each in box.puzzles:
        send(widget, kind="solved", id=each.id, tries=2, hints=0, shown=False)
    return box


@pytest.mark.parametrize(("way", "named"), [("today", False), ("lives", False), ("own", False), ("weak", True)])
def test_only_what_comes_back_names_its_rule(widget: Practice, way: str, *, named: bool) -> None:
    """No lesson met may have told of the rule of today's puzzle by that name; an own mistake's tells its answer."""
    with_mistakes(1)
    progress.record("B4-01", tries=2)
    press(widget, way)
    assert isinstance(widget.below, PuzzleBox)
    assert bool(widget.below.state["names"]) is named


@pytest.mark.parametrize(("lang", "said"), [("en", "Back to practice"), ("ja", "練習のメニューへ")])
def test_after_the_last_own_mistake_its_button_leads_back_to_practice(widget: Practice, lang: str, said: str) -> None:
    widget = Practice(seed=1, lang=lang, today=lambda: date(2026, 1, 5), clock=lambda: 0.0)
    with_mistakes(1)
    press(widget, "own")
    assert solve_all(widget).labels["text"]["leave"] == said
    widget.below._handle_custom_msg({"kind": "press", "name": "leave", "more": 1}, [])  # noqa: SLF001, as the kernel does
    assert isinstance(widget.below, PuzzleBox), "that is no such press"
    widget.below._handle_custom_msg({"kind": "press", "name": "leave"}, [])  # noqa: SLF001, as the kernel does
    assert not isinstance(widget.below, PuzzleBox)
    assert not widget.session.way
    assert widget.form.state["buttons"][0]["about"], "every way to practise is there again"


def test_where_more_own_mistakes_are_due_the_button_leads_to_those(widget: Practice) -> None:
    names = with_mistakes(6)
    press(widget, "own")
    first = solve_all(widget)
    assert first.labels["text"]["leave"] == "More of my mistakes"
    more = send(widget, kind="press", name="leave")
    assert {each.id for each in first.puzzles} | {each.id for each in more.puzzles} == {*names}
    assert more.state["focus"], "the keyboard goes on there"
    assert more.labels["text"]["leave"] == "Back to practice"


def test_above_what_one_practises_a_button_leads_back_to_every_way(widget: Practice) -> None:
    with_mistakes(1)
    assert "ways" not in offered(widget)
    press(widget, "own")
    assert offered(widget)["ways"] == "Back to practice"
    press(widget, "ways")
    assert widget.below is widget.form
    assert "ways" not in offered(widget)
    assert widget.form.state["buttons"][0]["about"], "every way to practise is there again"


@pytest.mark.parametrize(("lang", "said"), [("en", "One more"), ("ja", "もう一問")])
def test_after_a_weak_rule_one_more_is_a_new_position_and_right_again_it_waits_no_longer(
    widget: Practice, lang: str, said: str
) -> None:
    day = date(2026, 1, 5)
    widget = Practice(seed=1, lang=lang, today=lambda: day, clock=lambda: 0.0)
    progress.keep(Progress(practice=Kept(rules={"B4": Repeat(day=date(2026, 1, 2), box=1)})))
    press(widget, "weak")
    first = widget.below
    assert isinstance(first, PuzzleBox)
    for box in (2, 2):
        assert isinstance(widget.below, PuzzleBox)
        [posed] = widget.below.puzzles
        assert (posed.rule, widget.below.labels["text"]["leave"]) == ("B4", said)
        send(widget, kind="solved", id=posed.id, tries=1, hints=0, shown=False)
        assert progress.load().practice.rules["B4"] == Repeat(day=day, box=box, seen=2)
        more = send(widget, kind="press", name="leave")
        assert more.puzzles[0].id != posed.id


def test_where_the_own_list_has_more_one_more_leads_to_what_was_not_posed(widget: Practice) -> None:
    names = [f"B4-{number:02}" for number in range(1, 8)]
    day = date(2026, 1, 4)
    progress.keep(Progress(practice=Kept(listed={name: Listed(day=day, here=True) for name in names})))
    press(widget, "listed")
    first = solve_all(widget)
    assert first.labels["text"]["leave"] == "One more"
    more = send(widget, kind="press", name="leave")
    assert [each.id for each in (*first.puzzles, *more.puzzles)] == names
    for each in more.puzzles:
        send(widget, kind="solved", id=each.id, tries=1, hints=0, shown=False)
    again = send(widget, kind="press", name="leave")
    assert again.puzzles == first.puzzles, "what was missed is on it still"
    assert again.labels["text"]["leave"] == "Back to practice"


@pytest.mark.parametrize("way", ["weak", "own", "listed"])
def test_a_page_that_is_loaded_anew_has_the_row_that_stood_there_and_counts_nothing_twice(
    widget: Practice, way: str
) -> None:
    day = date(2026, 1, 2)
    with_mistakes(2)
    rules = {rule: Repeat(day=day) for rule in ("B4", "B5")}
    listed = {name: Listed(day=day, here=True) for name in ("B4-01", "B4-02")}
    progress.keep(Progress(practice=Kept(rules=rules, listed=listed)))
    press(widget, way)
    assert isinstance(widget.below, PuzzleBox)
    one, two = [each.id for each in widget.below.puzzles]
    send(widget, kind="solved", id=one, tries=1, hints=0, shown=False)
    kept = progress.load()
    anew = Practice(seed=2, today=lambda: date(2026, 1, 5), clock=lambda: 0.0)
    resume(anew, way, [[one, 3], [two, 0]])
    assert isinstance(anew.below, PuzzleBox)
    assert [each.table() for each in anew.below.puzzles] == [each.table() for each in widget.below.puzzles]
    assert anew.below.state["earned"] == {one: 3}
    assert offered(anew)["ways"] == "Back to practice"
    send(anew, kind="solved", id=one, tries=1, hints=0, shown=False)
    assert progress.load() == kept
    send(anew, kind="solved", id=two, tries=1, hints=0, shown=False)
    assert progress.load() != kept


@pytest.mark.parametrize(
    ("way", "puzzles"),
    [
        ("weak", [["B4-r1", 4]]),
        ("weak", [["B4-r1", True]]),
        ("weak", [["B4-r1"]]),
        ("weak", [["Z9-r1", 0], ["B4-01", 0], ["", 0]]),
        ("weak", "B4-r1"),
        ("own", [["S3-r9", 0]]),
        ("listed", [["B4-01", 0]]),
        ("clock", [["B4-r1", 0]]),
    ],
)
def test_what_never_stood_there_is_not_posed(widget: Practice, way: str, puzzles: object) -> None:
    resume(widget, way, puzzles)
    assert widget.below is widget.form
    assert not widget.session.way


def test_a_storm_that_stood_on_a_page_goes_on_there(widget: Practice) -> None:
    told = {"kind": "storm", "way": "clock", "left": 12, "answers": [[True, False, "B4-r1 playable"]]}
    for strange in ({"way": "weak"}, {"left": "12"}, {"answers": [[True, False]]}, {"answers": "B4"}, {"more": 1}):
        widget.form._handle_custom_msg(told | strange, [])  # noqa: SLF001, as the kernel does
        assert not widget.session.way
    for _ in range(2):
        widget.form._handle_custom_msg(told, [])  # noqa: SLF001, as the kernel does
        state = widget.form.state
        assert (state["left"], state["storm"]["solved"], [*offered(widget)]) == (12, 1, ["stop"])
    assert isinstance(widget.below, PuzzleBox)
    assert widget.below.state["storm"]


def test_a_storm_has_no_button_out_of_a_puzzle(widget: Practice) -> None:
    press(widget, "clock")
    assert isinstance(widget.below, PuzzleBox)
    assert "leave" not in widget.below.labels["text"]
    box = widget.below
    assert send(widget, kind="press", name="leave") is box


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
    assert (storm["right"], storm["run"], storm["told"][:22]) == (True, 1, "The last one was right")
    first = box.puzzles[0].id
    assert send(widget, kind="missed", id=first) is box, "it stays until its reason is read"
    storm = widget.form.state["storm"]
    assert (storm["right"], storm["run"], storm["told"]) == (False, 0, "The clock rests while you read why."), (
        "but it is told at once"
    )
    missed = send(widget, kind="missed", id=first)
    assert missed is not box
    storm = widget.form.state["storm"]
    assert (storm["right"], storm["told"]) == (None, "A new table now."), "the next one is not missed yet"
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


def test_todays_puzzle_brings_one_star_to_whoever_was_shown_and_then_solved_it(widget: Practice) -> None:
    press(widget, "today")
    assert isinstance(widget.below, PuzzleBox)
    name = widget.below.puzzles[0].id
    send(widget, kind="solved", id=name, tries=1, hints=0, shown=True)
    assert "Today's puzzle is solved." in widget.form.state["note"]
    assert Practice(today=lambda: date(2026, 1, 5)).form.state["buttons"][0]["picture"] == "★☆☆"


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


def test_an_answer_and_stop_are_taken_while_the_next_puzzles_of_a_storm_are_drawn(widget: Practice) -> None:
    async def storm() -> str:
        press(widget, "clock")
        await asyncio.sleep(0)
        assert len(asyncio.all_tasks()) > 1, "they are being drawn"
        [posed] = widget.below.puzzles
        box = send(widget, kind="solved", id=posed.id, tries=1, hints=0, shown=False)
        assert [each.id for each in box.puzzles] != [posed.id]
        assert len(asyncio.all_tasks()) == 2, "once at a time"
        press(widget, "stop")
        await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
        return str(widget.session.note[0].args)

    assert "1" in asyncio.run(storm())
    assert widget.session.way == "over"
