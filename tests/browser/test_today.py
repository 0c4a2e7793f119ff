"""Today's puzzle, the whole way in JupyterLab and in the reading view: one store, and both say the same."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from browser.exhibits import show
from browser.machines import machine
from browser.solving import a_wrong_answer, item, solve_by_mouse
from playwright.sync_api import expect

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Locator, Page

HOSTS = {"lab": "voila", "voila": "lab"}
"""Where it is solved, and where it is looked at too."""


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A machine whose reader nobody else is."""
    folder: Path = tmp_path_factory.mktemp("today")
    with machine(folder, "home", "data") as lab:
        yield lab


def practice(page: Page, lab: Lab, host: str, day: date) -> Locator:
    """Open a notebook with practice on a day, in a kernel of its own; return what it tells."""
    lab.shut_down_kernels()
    made = f"Practice(seed=1, today=lambda: date({day.year}, {day.month}, {day.day}))"
    show(page, lab, f"from datetime import date\nfrom sevens_teach.ui import Practice\n{made}", host=host)
    return page.locator(".sv-form .sv-form-note")


def todays(page: Page) -> Locator:
    """What leads to today's puzzle, and says in a line how it stands."""
    return page.get_by_role("button", name="Today's puzzle")


def posed(page: Page) -> Locator:
    """Have today's puzzle posed."""
    todays(page).click()
    return page.locator(".sv-puzzle")


@pytest.mark.parametrize("host", HOSTS)
def test_a_puzzle_solved_stays_solved_and_a_shown_one_does_not_count(new_page: NewPage, own: Lab, host: str) -> None:
    day = date(2026, 1, 5 if host == "lab" else 9)
    puzzle = todays_puzzle(day, (), has_met)
    page = new_page(reduced_motion=True)

    note = practice(page, own, host, day)
    box = posed(page)
    for answer in a_wrong_answer(puzzle.parts[0]):
        item(box, puzzle.parts[0], answer).first.click()
    if (check := box.locator(".sv-main:visible")).count():
        check.first.click()
    box.get_by_role("button", name="Show").first.click()
    expect(note).to_contain_text("Today's puzzle is waiting.")

    note = practice(page, own, host, day)
    expect(todays(page)).to_contain_text("One position a day, for what you know.")
    solve_by_mouse(page, posed(page), puzzle)
    expect(note).to_contain_text("Today's puzzle is solved.")
    page.wait_for_timeout(2_000)
    expect(note).to_contain_text("Today's puzzle is solved.")
    other = new_page(reduced_motion=True)
    practice(other, own, HOSTS[host], day)
    expect(todays(other)).to_contain_text("Solved. A new one comes at midnight.")
