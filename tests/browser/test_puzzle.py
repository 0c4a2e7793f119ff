"""Puzzles in a real JupyterLab, one of every kind: by mouse, by keys alone, wrong, by touch, without a kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.exhibits import show
from browser.solving import a_wrong_answer, item, solve_by_keys, solve_by_mouse, solve_by_touch
from playwright.sync_api import Locator, Page, expect

from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab

    from sevens_teach.puzzles import Puzzle

KINDS: dict[str, Puzzle] = {}
for each in load_puzzles():
    KINDS.setdefault(each.kind, each)
PUZZLES = [*KINDS.values()]
BOX = f"""
import os, tempfile
os.environ["SEVENS_TEACH_DATA"] = tempfile.mkdtemp()
from sevens_teach.ui import PuzzleBox
box = PuzzleBox({[each.id for each in PUZZLES]!r}, **settings)
box
"""


def open_box(page: Page, lab: Lab, settings: str = "speed='instant'", host: str = "lab") -> Locator:
    """Open one puzzle of every kind in a page."""
    show(page, lab, f"settings = dict({settings})\n{BOX}", "sorted(box.solved)", host=host)
    box = page.locator(".sv-puzzle")
    expect(box.locator(".sv-question")).to_have_text(PUZZLES[0].question("ja" if "ja" in settings else "en"))
    return box


def press(box: Locator, name: str) -> None:
    """Press a button."""
    box.get_by_role("button", name=name, exact=True).click()


def test_one_of_every_kind_is_solved_by_mouse_and_told_to_python(page: Page, lab: Lab) -> None:
    box = open_box(page, lab)
    for puzzle in PUZZLES:
        expect(box.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
        solve_by_mouse(page, box, puzzle)
        expect(box.locator(".sv-note")).to_have_text("3 of 3 stars")
        if puzzle is not PUZZLES[-1]:
            press(box, "Next")
    page.get_by_text("sorted(box.solved)").click()
    page.keyboard.press("Shift+Enter")
    for puzzle in PUZZLES:
        expect(page.locator(".jp-OutputArea-output", has_text=f"'{puzzle.id}'").last).to_be_visible()


def test_one_of_every_kind_is_answered_wrong_and_then_shown_also_without_a_kernel(page: Page, lab: Lab) -> None:
    box = open_box(page, lab)
    lab.shut_down_kernels()
    expect(page.locator("#jp-main-statusbar")).not_to_contain_text("| Idle")
    page.keyboard.press("Escape")  # whatever JupyterLab asks about it
    for puzzle in PUZZLES:
        part = puzzle.parts[0]
        for name in a_wrong_answer(part):
            item(box, part, name).first.click()
        if part.mode != "play":
            box.locator(".sv-main:visible").click()
        expect(box.locator(".sv-coach")).to_be_visible()
        expect(box.locator(".sv-coach")).to_have_class("sv-coach sv-tone-no")
        assert box.locator(".sv-star.sv-filled").count() == 0
        press(box, "Show me")
        expect(box.get_by_role("button", name="Try again from here")).to_be_focused()
        press(box, "Try again from here")
        expect(box.locator(".sv-note")).to_have_text("Shown: no star this time")
        if puzzle is not PUZZLES[-1]:
            press(box, "Next puzzle")


def test_one_of_every_kind_is_solved_by_keys_alone(page: Page, lab: Lab) -> None:
    box = open_box(page, lab)
    for puzzle in PUZZLES:
        expect(box.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
        solve_by_keys(page, box, puzzle)
        page.wait_for_timeout(1_500)  # a card that was laid is shown, after a pause, and would take the focus
        expect(box.locator(".sv-note")).to_have_text("3 of 3 stars")
        if puzzle is not PUZZLES[-1]:
            expect(box.get_by_role("button", name="Next", exact=True)).to_be_focused()
            page.keyboard.press("Enter")


def test_by_touch_on_a_narrow_screen(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    box = open_box(page, lab, host="voila")
    for puzzle in PUZZLES:
        solve_by_touch(page, box, puzzle)
        expect(box.locator(".sv-note")).to_have_text("3 of 3 stars")
        assert box.evaluate("el => el.scrollWidth <= el.clientWidth + 1")
        small = "all => all.filter(e => e.getBoundingClientRect().height < 24).map(e => e.outerHTML)"
        assert box.locator("button:visible, [data-place]:visible").evaluate_all(small) == []
        if puzzle is not PUZZLES[-1]:
            box.locator(".sv-page").last.tap()


def test_a_lost_line_is_played_out_at_a_pace_one_can_follow(page: Page, lab: Lab) -> None:
    play = KINDS["play"]
    lost = next(branch for branch in play.parts[0].nodes[0] if not branch.item.right and branch.line)
    show(page, lab, f"from sevens_teach.ui import PuzzleBox\nPuzzleBox('{play.id}', speed='fast')")
    box = page.locator(".sv-puzzle")
    before = box.locator(".sv-open-hands").inner_html()
    item(box, play.parts[0], lost.item.id).first.click()
    expect(box.locator(".sv-headline")).to_contain_text("loses.")
    assert box.locator(".sv-open-hands").inner_html() != before
    press(box, "Try again from here")
    assert box.locator(".sv-open-hands").inner_html() == before
