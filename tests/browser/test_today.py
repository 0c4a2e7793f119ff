"""Today's puzzle, the whole way in the reading view and in JupyterLab: one store, and both say the same.

`make test-hosts` has it the other way about too: solved in JupyterLab, and looked at in the reading view.
"""

from __future__ import annotations

import re
from datetime import date
from typing import TYPE_CHECKING

import pytest
from browser.exhibits import show
from browser.solving import CHECKED, a_wrong_answer, check_of, item, solve_by_mouse
from browser.tables import EVERYWHERE
from playwright.sync_api import expect

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Locator, Page

HOSTS = {"lab": "voila", "voila": "lab"}
"""Where it is solved, and where it is looked at too."""
SOLVED_IN = [*HOSTS] if EVERYWHERE else ["voila"]


def practice(page: Page, lab: Lab, host: str, day: date, kept: Path) -> Locator:
    """Open a notebook with practice on a day, in a kernel of its own, for a reader whom nobody else is."""
    lab.shut_down_kernels()
    own = f"import os\nos.environ['SEVENS_TEACH_DATA'] = {str(kept)!r}"
    made = f"Practice(seed=1, today=lambda: date({day.year}, {day.month}, {day.day}))"
    show(page, lab, f"{own}\nfrom datetime import date\nfrom sevens_teach.ui import Practice\n{made}", host=host)
    return page.locator(".sv-form .sv-form-note")


def todays(page: Page) -> Locator:
    """What leads to today's puzzle, and says in a line how it stands."""
    return page.get_by_role("button", name=re.compile("^Today's puzzle"))


def posed(page: Page) -> Locator:
    """Have today's puzzle posed."""
    todays(page).click()
    return page.locator(".sv-puzzle")


@pytest.mark.parametrize("host", SOLVED_IN)
def test_a_puzzle_solved_stays_solved_and_a_shown_one_does_not_count(
    new_page: NewPage, lab: Lab, host: str, tmp_path: Path
) -> None:
    day = date(2026, 1, 5 if host == "lab" else 9)
    puzzle = todays_puzzle(day, (), has_met)
    page = new_page(reduced_motion=True)

    note = practice(page, lab, host, day, tmp_path)
    box = posed(page)
    for answer in a_wrong_answer(puzzle.parts[0]):
        item(box, puzzle.parts[0], answer).first.click()
    if puzzle.parts[0].mode in CHECKED:
        check_of(box).click()
    box.get_by_role("button", name="Show").first.click()
    expect(note).to_contain_text("Today's puzzle is waiting.")

    note = practice(page, lab, host, day, tmp_path)
    expect(todays(page)).to_contain_text("One position a day, for what you know.")
    solve_by_mouse(page, posed(page), puzzle)
    expect(note).to_contain_text("Today's puzzle is solved.")
    page.wait_for_timeout(2_000)
    expect(note).to_contain_text("Today's puzzle is solved.")
    other = new_page(reduced_motion=True)
    practice(other, lab, HOSTS[host], day, tmp_path)
    expect(todays(other)).to_contain_text("Solved. A new one comes at midnight.")
