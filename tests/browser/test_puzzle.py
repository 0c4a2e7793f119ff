"""Puzzles in a page: one of every kind by mouse; by keys alone, wrong, by touch, in JupyterLab, without a kernel.

`make test-hosts` has every kind in every way.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from bare_page import BarePage
from browser.exhibits import show
from browser.solving import CHECKED, a_wrong_answer, check_of, item, solve_by_keys, solve_by_mouse, solve_by_touch
from browser.tables import EVERYWHERE
from playwright.sync_api import Locator, Page, expect

from sevens_teach.puzzles import load_puzzles
from sevens_teach.puzzles.as_json import open_hands
from sevens_teach.ui import PuzzleBox

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from lab_server import Lab

    from sevens_teach.puzzles import Puzzle

KINDS: dict[str, Puzzle] = {}
for each in load_puzzles():
    KINDS.setdefault(each.kind, each)
SHAPES = {(open_hands(each), *((part.area, part.mode) for part in each.parts)): each for each in KINDS.values()}
PUZZLES = [*KINDS.values()]
"""One of every kind."""
ONES = PUZZLES if EVERYWHERE else [*SHAPES.values()]
"""One of all that are answered alike, which is all that a page knows of them; `make test-hosts` has every kind."""
SHARED = [(ONES[:-1], ONES[-1:]), (ONES[-1:], ONES[:-1])] if EVERYWHERE else [(ONES[:2], ONES[2:4])]
"""What is solved in JupyterLab, and what is answered wrong there once its kernel is gone."""
BOX = """
import os, tempfile
os.environ["SEVENS_TEACH_DATA"] = tempfile.mkdtemp()
from sevens_teach.ui import PuzzleBox
box = PuzzleBox({puzzles!r}, speed='instant')
box
"""


def open_box(page: Page, lab: Lab, puzzles: list[Puzzle], host: str = "lab") -> Locator:
    """Open puzzles in a page."""
    show(page, lab, BOX.format(puzzles=[each.id for each in puzzles]), "sorted(box.solved)", host=host)
    box = page.locator(".sv-puzzle")
    expect(box.locator(".sv-question")).to_have_text(puzzles[0].question("en"))
    return box


@pytest.fixture
def nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who has solved nothing, for a page that needs no Jupyter."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


def press(box: Locator, name: str) -> None:
    """Press a button."""
    box.get_by_role("button", name=name, exact=True).click()


def costs_nothing_more(page: Page, box: Locator, tapped: Locator) -> None:
    """Assert that what was just wrong is not answered once more, by a tap or by a key, and that it stays marked."""
    spent, coach = ".sv-star.sv-lost", box.locator(".sv-coach")
    lost, told = box.locator(spent).count(), coach.inner_text()
    expect(tapped).to_have_class(re.compile("sv-tag-wrong"))
    tapped.click()
    tapped.focus()
    page.keyboard.press("Enter")
    expect(tapped).to_have_class(re.compile("sv-tag-wrong"))
    assert (box.locator(spent).count(), coach.inner_text()) == (lost, told)


def waits_for_a_change(box: Locator, picked: Locator) -> None:
    """Assert that after a wrong answer the same is not checked again, and that a touch takes off a mark, no more."""
    check, coach = box.locator(".sv-check"), box.locator(".sv-coach")
    told = coach.inner_text()
    check.click(force=True)
    expect(check).to_have_attribute("aria-disabled", "true")
    assert coach.inner_text() == told
    if "sv-tag-wrong" in (picked.get_attribute("class") or ""):
        picked.click()
        expect(picked).not_to_have_class(re.compile("sv-tag-"))
        expect(picked).not_to_have_attribute("aria-pressed", "true")


def solve_all(page: Page, box: Locator, puzzles: list[Puzzle]) -> None:
    """Solve puzzles by mouse, one after another."""
    for puzzle in puzzles:
        expect(box.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
        solve_by_mouse(page, box, puzzle)
        expect(box.locator(".sv-note")).to_contain_text("3 of 3 stars")
        if puzzle is not puzzles[-1]:
            press(box, "Next")


@pytest.mark.usefixtures("nobody")
def test_one_of_every_kind_is_solved_by_mouse_and_told_to_python(page: Page) -> None:
    widget = PuzzleBox([each.id for each in PUZZLES], speed="instant")
    solve_all(page, BarePage(page, moments=False).show(widget), PUZZLES)
    assert sorted(widget.solved) == sorted(each.id for each in PUZZLES)


@pytest.mark.parametrize(("solved", "wrong"), SHARED, ids=lambda puzzles: str(len(puzzles)))
def test_what_is_solved_in_jupyterlab_is_told_to_the_kernel_and_what_is_wrong_is_answered_without_one(
    page: Page, lab: Lab, solved: list[Puzzle], wrong: list[Puzzle]
) -> None:
    box = open_box(page, lab, [*solved, *wrong])
    solve_all(page, box, solved)
    page.get_by_text("sorted(box.solved)").click()
    page.keyboard.press("Shift+Enter")
    for puzzle in solved:
        expect(page.locator(".jp-OutputArea-output", has_text=f"'{puzzle.id}'").last).to_be_visible()
    lab.shut_down_kernels()
    expect(page.locator("#jp-main-statusbar")).not_to_contain_text("| Idle")
    page.keyboard.press("Escape")  # whatever JupyterLab asks about it
    press(box, "Next")
    answer_all_wrong(box, wrong)


@pytest.mark.usefixtures("nobody")
def test_one_of_every_shape_is_answered_wrong_and_then_shown(page: Page) -> None:
    widget = PuzzleBox([each.id for each in ONES], speed="instant")
    answer_all_wrong(BarePage(page, moments=False).show(widget), ONES)
    assert not widget.solved


def answer_all_wrong(box: Locator, puzzles: list[Puzzle]) -> None:
    """Answer puzzles wrong, one after another, and have each shown."""
    for puzzle in puzzles:
        expect(box.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
        part = puzzle.parts[0]
        for name in a_wrong_answer(part):
            item(box, part, name).first.click()
        if part.mode in CHECKED:
            check_of(box).click()
        expect(box.locator(".sv-coach")).to_be_visible()
        expect(box.locator(".sv-coach")).to_have_class("sv-coach sv-tone-no")
        assert box.locator(".sv-star.sv-filled").count() == 0
        answered = item(box, part, a_wrong_answer(part)[0]).first
        if part.mode == "set":
            waits_for_a_change(box, answered)
        if part.mode == "one":
            costs_nothing_more(box.page, box, answered)
        press(box, "Show me")
        expect(box.get_by_role("button", name="Try again")).to_be_focused()
        press(box, "Try again")
        expect(box.locator(".sv-note")).to_have_text("Shown. Now solve it yourself: that brings 1 star.")
        if puzzle is not puzzles[-1]:
            press(box, "Next puzzle")


@pytest.mark.usefixtures("nobody")
def test_one_of_every_shape_is_solved_by_keys_alone(page: Page) -> None:
    box = BarePage(page, moments=False).show(PuzzleBox([each.id for each in ONES], speed="instant"))
    for puzzle in ONES:
        expect(box.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
        solve_by_keys(page, box, puzzle)
        expect(box.locator(".sv-note")).to_contain_text("3 of 3 stars")
        if puzzle is not ONES[-1]:
            expect(box.get_by_role("button", name="Next", exact=True)).to_be_focused()
            page.keyboard.press("Enter")


def test_by_touch_on_a_narrow_screen(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    box = open_box(page, lab, ONES, host="voila")
    for puzzle in ONES:
        solve_by_touch(page, box, puzzle)
        expect(box.locator(".sv-note")).to_contain_text("3 of 3 stars")
        assert box.evaluate("el => el.scrollWidth <= el.clientWidth + 1")
        small = "all => all.filter(e => e.getBoundingClientRect().height < 24).map(e => e.outerHTML)"
        assert box.locator("button:visible, [data-place]:visible").evaluate_all(small) == []
        if puzzle is not ONES[-1]:
            box.locator(".sv-page").last.tap()


@pytest.mark.usefixtures("nobody")
def test_a_lost_line_is_played_out_at_a_pace_one_can_follow(page: Page) -> None:
    play = KINDS["play"]
    lost = next(branch for branch in play.parts[0].nodes[0] if not branch.item.right and branch.line)
    box = BarePage(page).show(PuzzleBox(play.id, speed="fast"))
    before = box.locator(".sv-open-hands").inner_html()
    item(box, play.parts[0], lost.item.id).first.click()
    expect(box.locator(".sv-headline")).to_contain_text("loses.")
    assert box.locator(".sv-open-hands").inner_html() != before
    press(box, "Take it back")
    assert box.locator(".sv-open-hands").inner_html() == before
