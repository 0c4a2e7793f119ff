"""The map, the report and the code: they show what is solved, and their pictures show nobody's progress."""

from __future__ import annotations

import itertools
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import puzzle_levels
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pictures import SVG, parsed
from widgets.hostile import mutilated, nothing_logged

from sevens_teach import progress
from sevens_teach.draw.paint import text_width
from sevens_teach.puzzles import load_puzzles, puzzle
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching import overview
from sevens_teach.teaching.lessons import LESSONS, POSED, LessonError
from sevens_teach.ui import KeepProgress, LessonMap, PuzzleBox, Report

if TYPE_CHECKING:
    from sevens_teach.widgets.progress import ProgressWidget

WIDGETS = (LessonMap, Report, KeepProgress)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A reader of one's own for each test, in a folder with one lesson."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "01-the row.ipynb").touch()
    return tmp_path


def ask(widget: ProgressWidget, **content: object) -> list[str]:
    """Send an intent as the browser does, and return the notices that come back."""
    sent: list[dict[str, Any]] = []
    widget.send = lambda content, **_: sent.append(content)
    widget._handle_custom_msg(content, [])  # noqa: SLF001, as the kernel does
    return [each["reply"]["headline"] for each in sent]


def test_the_welcome_ends_with_its_star_and_its_card_and_is_ticked_off() -> None:
    assert KeepProgress("00").state["title"] == "00 · Welcome"
    progress.record("B4-02", tries=2)
    state = KeepProgress("00").state
    assert state["title"] == "Welcome: done"
    assert (state["own"]["laid"], state["own"]["down"], state["own"]["all"]) == (["♠8"], 1, 52)
    assert [each["card"] for each in state["own"]["cards"]] == ["♠7", "♠8"]
    tiles = LessonMap().state["lessons"]
    assert [tile["text"] for tile in tiles[:2]] == ["✓ 2 of 3 ★", ""], "nothing is counted yet"


def test_at_the_end_of_a_lesson_its_own_stars_are_counted_too() -> None:
    posed = [puzzle(name) for name in POSED["02"]]
    for each in posed:
        progress.record(each.id, tries=1)
    progress.record("B4-01", tries=1)
    here = 3 * len(posed)
    assert KeepProgress("02").state["total"] == f"This lesson: {here} of {here} ★"
    card, after = KeepProgress("02").state["lessons"]
    assert (card["name"], card["rules"]) == ("Lesson 02 complete", f"{len(posed)} of {len(posed)} solved")
    assert after["name"] == "Next: 03 · The joker"
    assert KeepProgress("01").state["lessons"][0]["name"] == "01 · The row of sevens"
    assert [KeepProgress(number).state["title"] for number in ("01", "02")] == [
        "01 · The row of sevens",
        "Lesson 02 complete",
    ]
    assert KeepProgress().state["total"] == f"{here + 3} ★"
    with pytest.raises(LessonError, match=r"no lesson '08': expected '00', '01', "):
        KeepProgress("08")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", WIDGETS)
def test_stored_progress_changes_no_picture_and_no_text(kind: type[ProgressWidget], lang: str) -> None:
    before = kind(lang=lang)
    shown = before.picture(), before.sentence, repr(before)
    progress.record("B4-01", tries=1)
    after = kind(lang=lang)
    assert (after.picture(), after.sentence, repr(after)) == shown
    assert after.state != before.state
    assert after.state["title"] in after.picture()


def test_the_map_shows_stars_links_and_where_the_reader_stopped() -> None:
    progress.record("B4-06", tries=2)
    welcome, first, second = LessonMap().state["lessons"][:3]
    assert welcome["text"] == "", "of nothing no count is shown"
    puzzles = POSED["01"]
    assert (first["won"], first["of"]) == (2, 3 * len(puzzles))
    assert first["text"] == f"2 of {3 * len(puzzles)} ★"
    assert (first["href"], second["href"]) == ("01-the%20row.ipynb", None)
    assert (first["here"], second["here"]) == ("Go on here.", "")
    assert first["rules"] == "B1–B5, B9, B11"


def test_the_report_has_every_puzzle_once_under_its_rule_and_level() -> None:
    progress.record("K3-01", tries=1)
    families = Report().state["families"]
    tiles = [tile for family in families for rule in family["rules"] for level in rule["levels"] for tile in level]
    assert sorted(tile["text"].split(":")[0] for tile in tiles) == sorted(each.id for each in load_puzzles())
    assert [tile["text"] for tile in tiles if tile["stars"] >= 0] == ["K3-01: 3 stars"]
    texts = {(rule["id"], rule["name"]): rule["text"] for family in families for rule in family["rules"]}
    assert texts["K3", "Dead cards"].startswith("1 of ")


def test_a_square_of_the_report_poses_its_puzzle_and_what_is_solved_is_kept() -> None:
    widget = Report(lang="ja")
    ask(widget, kind="pose", id="nonsense")
    assert widget.posed is None
    ask(widget, kind="pose", id="B4-01")
    assert [each["id"] for each in widget.posed["state"]["puzzles"]] == ["B4-01"]
    assert widget.posed["settings"]["lang"] == "ja"
    solved = {"tries": 2, "hints": 0, "shown": False}
    ask(widget, kind="solved", id="B4-02", **solved)
    assert progress.earned() == {}
    ask(widget, kind="solved", id="B4-01", **solved)
    assert progress.earned() == {"B4-01": 2}
    assert widget.state["total"].startswith("★ 2")


def test_every_rule_of_the_report_leads_to_its_lesson_where_the_lessons_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in LESSONS:
        (tmp_path / f"{number}-x.ipynb").touch()
    monkeypatch.chdir(tmp_path)
    rules = [rule for family in Report().state["families"] for rule in family["rules"]]
    without = [rule["name"] for rule in rules if rule["href"] is None]
    assert all(name.startswith("P") for name in without), "Spades has no lesson yet"


def test_it_looks_again_when_it_comes_into_sight() -> None:
    widget = Report()
    progress.record("B4-01", tries=1)
    assert widget.state["total"] != "3 ★"
    assert ask(widget, kind="open", code="") == []
    assert widget.state["total"] == "3 ★"
    assert widget.state["keep"]["code"] == progress.code()


def test_what_the_browser_remembers_is_offered_only_where_it_brings_something() -> None:
    progress.record("B4-01", tries=1)
    progress.record("B4-02", tries=1)
    remembered = progress.code()
    widget = KeepProgress()
    ask(widget, kind="open", code=remembered)
    assert widget.state["keep"]["offer"] == ""
    progress.reset()
    progress.record("B4-01", tries=1)
    ask(widget, kind="open", code=remembered)
    assert widget.state["keep"]["offer"] == "From before: 2 solved puzzles, 1 of them not here."
    assert widget.state["keep"]["offered"] == remembered
    assert ask(widget, kind="restore", code=remembered)[0].startswith(
        "2 solved puzzles were in the code, 1 of them new"
    )
    assert progress.earned() == {"B4-01": 3, "B4-02": 3}
    ask(widget, kind="open", code="rubbish")
    assert widget.state["keep"]["offer"] == ""


def test_on_binder_a_link_carries_the_progress_there_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    assert KeepProgress().state["keep"]["link"] == ""
    progress.record("B4-01", tries=1)
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "http://binder.test/")
    monkeypatch.setenv("BINDER_REQUEST", "v2/gh/someone/something/HEAD")
    code, link = (KeepProgress(lang="ja").state["keep"][name] for name in ("code", "link"))
    assert link.startswith("http://binder.test/v2/gh/someone/something/HEAD?urlpath=")
    assert "00-welcome.ipynb" in link
    assert code in link
    progress.reset()
    monkeypatch.setenv("QUERY_STRING", f"code={code}")
    widget = KeepProgress()
    assert widget.state["keep"]["offer"] == "From before: one solved puzzle, 1 of them not here."
    ask(widget, kind="restore", code=widget.state["keep"]["offered"])
    assert progress.earned() == {"B4-01": 3}
    monkeypatch.setenv("QUERY_STRING", "code=rubbish")
    assert KeepProgress().state["keep"]["offer"] == ""


def test_reset_says_how_to_undo_it() -> None:
    progress.record("B4-01", tries=1)
    code = progress.code()
    widget = Report()
    assert code in ask(widget, kind="reset")[0]
    assert progress.earned() == {}
    assert widget.state["total"] == "0 ★"


def test_a_broken_code_and_a_broken_file_are_told(folder: Path) -> None:
    assert ask(KeepProgress(), kind="restore", code="1ABC")[0].startswith("This is not a whole code")
    (folder / "data").mkdir()
    (folder / "data" / "progress.json").write_text("rubbish")
    assert "broken or not ours" in ask(KeepProgress(), kind="open", code="")[0]


GOOD: list[dict[str, Any]] = [{"kind": "open", "code": "1ABC"}, {"kind": "restore", "code": ""}, {"kind": "resett"}]


@given(mutilated(GOOD) | st.from_type(type).flatmap(st.from_type).filter(lambda each: each != {"kind": "reset"}))
def test_whatever_the_browser_sends_nothing_is_lost(content: Any) -> None:  # noqa: ANN401, anything
    progress.record("B4-01", tries=1)
    widget = Report()
    with nothing_logged():
        widget._receive(widget, content, [])  # noqa: SLF001, as the kernel does
    assert progress.earned()["B4-01"] == 3


def test_the_stored_levels_are_those_of_the_puzzles() -> None:
    stored = Path(overview.__file__).with_name("puzzle_levels.json").read_text(encoding="utf-8")
    assert stored == puzzle_levels.levels(), "make levels"
    assert [each.puzzle for listed in overview.by_rule().values() for each in listed if each.id == "B4-02"] == [
        puzzle("B4-02")
    ]


@pytest.mark.parametrize("kind", WIDGETS)
def test_no_puzzle_is_read_to_show_how_many_there_are(
    kind: type[ProgressWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To read and to solve them all takes seconds, each time a lesson is opened."""
    files = import_module("sevens_teach.puzzles.puzzle")
    overview.by_rule.cache_clear()
    for name in ("about_rule", "authored"):
        monkeypatch.setattr(files, name, lambda *_: pytest.fail("a puzzle was read"))
    assert kind()._repr_mimebundle_()


def test_every_lessons_rules_are_rules_with_a_name() -> None:
    rules = [*itertools.chain(*LESSONS.values())]
    assert len(set(rules)) == len(rules)
    assert all(overview.rule_name(rule, lang) for rule in rules for lang in LANGUAGES)


def test_what_is_solved_in_a_box_is_kept_and_shown_in_the_next() -> None:
    box = PuzzleBox(["B4-01", "B4-02"])
    box._handle_custom_msg({"kind": "solved", "id": "B4-01", "tries": 2, "hints": 0, "shown": False}, [])  # noqa: SLF001
    assert progress.earned() == {"B4-01": 2}
    assert PuzzleBox("B4").state["earned"] == {"B4-01": 2}


def test_a_box_says_when_what_is_solved_cannot_be_kept(folder: Path) -> None:
    (folder / "data").touch()
    box = PuzzleBox("B4-01")
    sent: list[dict[str, Any]] = []
    box.send = lambda content, **_: sent.append(content)
    box._handle_custom_msg({"kind": "solved", "id": "B4-01", "tries": 1, "hints": 0, "shown": False}, [])  # noqa: SLF001
    assert [each["kind"] for each in sent] == ["notice"]
    assert "cannot be written" in sent[0]["reply"]["headline"]
    assert progress.earned() == {"B4-01": 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_a_row_ends_before_its_first_place(lang: str) -> None:
    drawn = [*parsed(LessonMap(lang=lang).picture()).iter(f"{SVG}text")]
    names = [each for each in drawn if (each.text or "")[:2] in {"♠ ", "♥ ", "♦ ", "♣ "}]
    first = min(int(each.get("x", "")) for each in drawn if each.text == "A")
    assert len(names) == 4
    for each in names:
        assert int(each.get("x", "")) + text_width(each.text or "", 15) < first - 25
