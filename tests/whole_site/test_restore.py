"""The site's own *Restore*, given what a stranger made: all that was there stays, and every table wakes up."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.solving import solve_by_mouse
from browser.tables import Seen
from playwright.sync_api import expect
from whole_site.test_python import wait_until, wake

from sevens_teach.progress import Practice, Progress, decode, encode
from sevens_teach.progress.practice import this_day
from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Page

LESSON, PUZZLE = "02-passing-and-going-broke", "B7-01"
LAST_DAY = "25PW-Q010-5WDN-ATP9-94TR-B2PP-A58W-NNJ0-G15T-GS3B-NHM6-98XC-H76R-V1D0-30BC-2AP"
THE_SAME_TWICE = "2Y7Q-X010-2Y6T-NDB4-MJDC-5HBB-52ME-ATS0-80JX-8CHN-TRT3-4MEP-8KNC-1RFB-KP2T-005S-23QR"
A_RULE_THEN = "2XAX-X010-BRVA-NNCA-HASN-4JTN-NJN9-B74C-G1J4-MRK5-AAAS-59CG-50DD-MA8T-VCN1-A5PP-RB03-8XJ2-MB"
ELSEWHERE = encode(
    Progress.one("B4-01", tries=1).merged(Progress(practice=Practice(days=[(this_day(), this_day())], deeds=["first"])))
)


def restore(page: Page, code: str) -> None:
    """Type a code, as the reader does, twice."""
    for _ in range(2):
        form = page.locator(".sv-progress").last
        form.locator("input.sv-code:not([readonly])").fill(code)
        form.get_by_role("button", name="Restore").click()


def kept(page: Page) -> Progress:
    return decode(str(page.evaluate("localStorage.getItem('sevens-teach-code')")))


@pytest.mark.parametrize("code", [LAST_DAY, THE_SAME_TWICE, A_RULE_THEN])
def test_a_strangers_code_changes_nothing_and_every_table_wakes_up(new_page: NewPage, address: str, code: str) -> None:
    page = new_page(reduced_motion=True)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(f"{address}en/{LESSON}.html")
    puzzle = next(each for each in load_puzzles() if each.id == PUZZLE)
    solve_by_mouse(page, page.locator(".sv-puzzle").filter(has_text=PUZZLE), puzzle)
    restore(page, ELSEWHERE)
    restore(page, code)
    wake(page, address, LESSON, 0)
    wait_until(page, "localStorage.getItem('sevens-teach-restored') === null")
    assert kept(page).earned == {PUZZLE: 3, "B4-01": 3}
    assert kept(page).practice == decode(ELSEWHERE).practice
    restore(page, code)
    wait_until(page, "localStorage.getItem('sevens-teach-restored') === null")
    table = Seen.on(page, 0)
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-tile="today"]')).to_contain_text("Solved.")
    assert wrong == []
