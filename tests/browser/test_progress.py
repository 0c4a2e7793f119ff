"""Progress in a real JupyterLab: it survives the server, a code carries it elsewhere; house rules by keys alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.exhibits import show
from browser.machines import in_sight, machine
from browser.solving import solve_by_mouse
from browser.tables import open_notebook
from playwright.sync_api import Page, expect

from sevens_teach.progress import Store
from sevens_teach.puzzles import puzzle

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from lab_server import Lab

PUZZLE = "B4-02"
THREE = "3 ★"
TRIES, TRY = 600, 100
"""So often the kernel's file is looked at, and after how many milliseconds again."""
REPORT = "import os\nos.environ['SEVENS_TEACH_DATA'] = {!r}\nfrom sevens_teach import ui\nui.Report()"
"""What tells of the progress that a folder holds."""


def test_progress_survives_its_server_and_a_code_carries_it_to_a_fresh_machine(
    tmp_path: Path, new_page: NewPage, lab: Lab
) -> None:
    with machine(tmp_path, "one", "data") as first:
        page = new_page()
        open_notebook(page, first, f"from sevens_teach import ui\nui.PuzzleBox('{PUZZLE}')", host="voila")
        box = page.locator(".sv-puzzle")
        solve_by_mouse(page, box, puzzle(PUZZLE))
        expect(box.locator(".sv-star.sv-filled")).to_have_count(3)
        for _ in range(TRIES):
            if Store(tmp_path / "data").load().earned:
                break
            page.wait_for_timeout(TRY)
    page = new_page()  # on another server, in another kernel
    open_notebook(
        page, lab, REPORT.format(str(tmp_path / "data")), "os.chdir('lessons/en')\nui.LessonMap()", host="voila"
    )
    lessons = page.locator(".sv-progress", has=page.locator(".sv-lesson-here"))
    expect(lessons.locator(".sv-total")).to_have_text("You have 1 of 52")
    expect(lessons.locator(".sv-lesson-here a")).to_have_text("01 · The row of sevens")
    report = page.locator(".sv-progress:has(.sv-keep:visible)")
    expect(report.locator(".sv-total")).to_contain_text(THREE)
    code = report.get_by_label("Your code").input_value()
    open_notebook(page, lab, REPORT.format(str(tmp_path / "elsewhere")), host="voila")
    expect(report.locator(".sv-total")).to_have_text("0 ★")
    report.get_by_label("A code from before").fill(code.lower())
    report.get_by_role("button", name="Restore").click()
    expect(report.locator(".sv-total")).to_contain_text(THREE)
    expect(report.locator(".sv-notice")).to_contain_text("One solved puzzle was in the code, and it is new here.")


def test_K11_house_rules_are_chosen_by_keys_alone_and_no_key_reaches_the_notebook(page: Page, lab: Lab) -> None:
    show(page, lab, "from sevens_teach.ui import HouseRules", "HouseRules()", "'one cell more'")
    form = in_sight(page, ".sv-form:has(select)")
    cells = page.locator(".jp-Cell").count()
    killer, joker = form.get_by_label("Killer Sevens (K)"), form.get_by_label("Joker (J)")
    joker.focus()
    page.keyboard.press("a")
    expect(joker).to_have_value("solo")
    killer.focus()
    page.keyboard.press("o")
    expect(form.locator(".sv-refused")).to_contain_text("K11")
    expect(killer).to_have_value("off")
    for key in ("d", "d", "x"):
        page.keyboard.press(key)
    assert page.locator(".jp-Cell").count() == cells
    form.get_by_role("button", name="Play them").press("Enter")
    expect(form.locator("xpath=ancestor::*[2]").locator(".sv-table")).to_be_visible()
