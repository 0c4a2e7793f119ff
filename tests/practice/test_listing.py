"""The reader's own list: any puzzle can go there, comes again in practice, and leaves once it is right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import progress
from sevens_teach.practice.listing import on_list, put_on_list, puzzles_on_list, take_off_list
from sevens_teach.progress import Practice as Kept
from sevens_teach.progress import Progress
from sevens_teach.progress.practice import Listed, this_day
from sevens_teach.puzzles import Puzzle, puzzle
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.ui import Practice, PuzzleBook, PuzzleBox

if TYPE_CHECKING:
    from pathlib import Path

DAY = this_day()


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    return tmp_path


def practice() -> Practice:
    """Return practice in a kernel of its own: it knows what is on the disk, and nothing else."""
    return Practice(seed=1, today=this_day, clock=lambda: 0.0)


def tell(widget: Any, **content: object) -> list[Any]:  # noqa: ANN401, whatever widget it is
    """Send as a browser does; return what the widget says to it."""
    said: list[Any] = []
    widget.send = lambda content, buffers=None: said.append(content)  # noqa: ARG005
    widget._handle_custom_msg(content, [])  # noqa: SLF001, as the kernel does
    return said


def listed(widget: Practice) -> list[str]:
    """Return what the reader's own list poses."""
    tell(widget.form, kind="press", name="listed")
    return [each.id for each in widget.below.puzzles] if isinstance(widget.below, PuzzleBox) else []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["B4-01", "S1-41", "P3-01", "D2-01"])
def test_a_puzzle_goes_the_whole_way(name: str, lang: str) -> None:
    box = PuzzleBox([name, "K3-08"], lang=lang)
    assert box.state["listed"] == []
    said = tell(box, kind="list", id=name, here=True)
    assert said[-1]["reply"]["headline"] == message("practice-is-listed", lang)
    assert box.state["listed"] == [name]
    assert PuzzleBox(name).state["listed"] == [name], "another kernel knows it"
    again = practice()
    assert listed(again) == [name]
    below: Any = again.below
    assert below.state["listed"] == [name]
    tell(below, kind="missed", id=name)
    assert listed(practice()) == [name], "it stays until it is right"
    tell(below, kind="solved", id=name, tries=1, hints=0, shown=False)
    assert listed(practice()) == [name], "right after a miss is not right"
    last: Any = practice()
    listed(last)
    tell(last.below, kind="solved", id=name, tries=1, hints=0, shown=False)
    assert last.below.state["listed"] == []
    assert listed(practice()) == []


def test_a_puzzle_is_taken_off_where_it_was_put_on() -> None:
    box = PuzzleBox("B4-01")
    for here in (True, True, False, False, True, False):
        tell(box, kind="list", id="B4-01", here=here)
        assert box.state["listed"] == (["B4-01"] if here else [])
    assert listed(practice()) == []


@pytest.mark.parametrize("button", ["random", "any"])
@pytest.mark.parametrize("level", [0, 2])
def test_what_the_book_draws_can_be_put_there(button: str, level: int) -> None:
    book = PuzzleBook("B4", level, seed=2)
    book.press(button)
    drawn: Any = book.below
    posed = drawn.puzzles[0]
    assert posed.is_drawn
    tell(drawn, kind="list", id=posed.id, here=True)
    assert drawn.state["listed"] == [posed.id]
    again = practice()
    assert listed(again) == [posed.id]
    assert isinstance(again.below, PuzzleBox)
    assert again.below.puzzles[0].table() == posed.table()


def test_a_drawn_puzzle_that_nothing_draws_again_is_refused_with_words() -> None:
    odd = Puzzle.random(rule="B4", rules="joker-solo", seed=5)
    box = PuzzleBox(odd)
    said = tell(box, kind="list", id=odd.id, here=True)
    assert said[-1]["reply"]["headline"] == message("practice-not-listed", "en")
    assert box.state["listed"] == []


def test_a_puzzle_that_no_longer_exists_is_passed_over() -> None:
    gone = Listed(day=DAY, here=True, changes=1)
    progress.keep(Progress(practice=Kept(listed={"B4-999": gone, "B4 no-such-kind 3": gone, "B4-01": gone})))
    assert [each.id for each in puzzles_on_list()] == ["B4-01"]


def test_two_kernels_keep_both_changes() -> None:
    one, two = puzzle("B4-01"), puzzle("B4-05")
    assert put_on_list(one, DAY)
    assert put_on_list(two, DAY)
    take_off_list(one, DAY)
    assert on_list([one, two]) == ["B4-05"]
    assert put_on_list(one, DAY)
    assert on_list([one, two]) == ["B4-01", "B4-05"]


@pytest.mark.parametrize(
    "content",
    [
        {"kind": "list", "id": "B4-02", "here": True},
        {"kind": "list", "id": "B4-01", "here": 1},
        {"kind": "list", "id": "B4-01"},
        {"kind": "list", "id": "B4-01", "here": True, "more": 1},
        {"kind": "list", "id": ["B4-01"], "here": True},
    ],
)
def test_what_is_no_such_message_changes_nothing(content: dict[str, Any], own_folder: Path) -> None:
    box = PuzzleBox("B4-01")
    assert tell(box, **content) == []
    assert box.state["listed"] == []
    assert not any("listed" in path.read_text(encoding="utf-8") for path in own_folder.rglob("*.json"))


@pytest.mark.parametrize("way", ["clock", "lives"])
def test_a_storm_and_own_mistakes_offer_no_list(way: str) -> None:
    page: Any = practice()
    tell(page.form, kind="press", name=way)
    assert "listed" not in page.below.state
    name = page.below.puzzles[0].id
    assert tell(page.below, kind="list", id=name, here=True) == []
