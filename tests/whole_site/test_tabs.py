"""Two tabs of one browser: what is kept in one stays, whatever an older one tells that has heard nothing of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from whole_site.test_python import PATIENCE, wait_until
from whole_site.test_restore import kept

from sevens_teach.progress import Practice, Progress, encode
from sevens_teach.progress.practice import Listed, Repeat, this_day

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Page

ELSEWHERE = Progress.one("B4-01", tries=1).merged(
    Progress(
        practice=Practice(
            rules={"B5": Repeat(day=this_day())},
            days=[(this_day(), this_day())],
            deeds=["won-killer"],
            ren=(2, 1),
            listed={"B4-02": Listed(day=this_day(), here=True)},
        )
    )
)
"""What another tab has kept."""
BOOK = "en/08-the-puzzle-book.html"
ASLEEP = """for (const each of ["storage", "focus", "visibilitychange", "pageshow"])
    window.addEventListener(each, event => event.stopImmediatePropagation(), true);"""
"""Has a page hear of no other tab: as one that sleeps."""


def opened(page: Page, address: str) -> Page:
    """Open practice, and wait until its Python is awake."""
    page.goto(address + BOOK)
    place = page.locator(".site-exhibit").filter(has=page.get_by_role("button", name="Count my days"))
    expect(place).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    return page


def told(page: Page) -> Practice:
    """Return what practice keeps, but for which puzzle of today the first page has named."""
    return kept(page).practice.model_copy(update={"todays": ELSEWHERE.practice.todays})


def test_what_one_tab_has_kept_stays_when_an_older_one_tells_what_it_held_before(
    new_page: NewPage, address: str
) -> None:
    older = new_page(reduced_motion=True)
    older.add_init_script(ASLEEP)
    opened(older, address)
    other = older.context.new_page()
    other.goto(f"{address}en/index.html")
    other.evaluate("code => localStorage.setItem('sevens-teach-code', code)", encode(ELSEWHERE))
    older.get_by_role("button", name="Count my days").click()
    both = ELSEWHERE.practice.model_copy(update={"streak": True})
    wait_until(older, f"localStorage.getItem('sevens-teach-code') !== {encode(ELSEWHERE)!r}")
    wait_until(older, "localStorage.getItem('sevens-teach-restored') === null")
    assert told(older) == both
    for page in (other, older):
        page.reload()
    assert (told(other), kept(other).earned) == (both, {"B4-01": 3})
    expect(other.locator('[data-tile="today"]')).to_contain_text("Solved.")


def test_what_is_forgotten_in_one_tab_comes_back_from_no_other(new_page: NewPage, address: str) -> None:
    older = new_page(reduced_motion=True)
    older.add_init_script(ASLEEP)
    opened(older, address).get_by_role("button", name="Count my days").click()
    wait_until(older, "localStorage.getItem('sevens-teach-code') !== null")
    other = older.context.new_page()
    other.goto(f"{address}en/08-the-puzzle-book.html")
    report = other.locator(".sv-reset").last
    report.get_by_role("button").first.click()
    report.get_by_role("group").get_by_role("button").first.click()
    assert kept(other).practice.streak is None
    older.get_by_role("button", name="Stop counting my days").click()
    older.get_by_role("button", name="Count my days").wait_for()
    assert kept(older).practice.streak is None
