"""Today's puzzle on the site: once solved it stays solved, after a reload, on another page and without a network."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.progress.kept import this_day

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

BOOK = "en/08-the-puzzle-book.html"
PATIENCE = 180_000
FORM = ".sv-form:has([data-name=today])"


def practice(page: Page) -> Locator:
    return page.locator(".site-exhibit").filter(has=page.get_by_role("button", name="Today's puzzle"))


def pose(page: Page, address: str) -> Locator:
    """Open the book and have today's puzzle posed."""
    page.goto(address + BOOK)
    place = practice(page)
    place.get_by_role("button", name="Today's puzzle").click()
    box = place.locator(".sv-puzzle")
    expect(box).to_be_visible(timeout=PATIENCE)
    return box


def answer(box: Locator, *, right: bool) -> None:
    """Answer it part by part: as it is right, or at first as it is wrong."""
    puzzle = todays_puzzle(this_day())
    table = puzzle.table("en")
    part = table["parts"][0]
    if part["mode"] not in ("set", "one"):
        pytest.skip(f"today's puzzle is one to {part['mode']}")
    for number, each in enumerate(table["parts"]):
        good = [item["id"] for item in each["items"] if item["right"]]
        bad = [item["id"] for item in each["items"] if not item["right"]]
        for name in bad[:1] if not right and number == 0 else good:
            box.locator(f"[data-card='{name}'], [data-place='{name}'], [data-choice='{name}']").first.click()
        box.locator(".sv-tools .sv-main:visible").first.click()
        if not right:
            return


def said(page: Page, what: str) -> None:
    expect(practice(page)).to_contain_text(f"Today's puzzle is {what}.", timeout=PATIENCE)


def test_solved_it_stays_solved_everywhere(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    box = pose(page, address)
    answer(box, right=True)
    said(page, "solved")
    page.wait_for_timeout(2_000)
    said(page, "solved")
    page.reload()
    said(page, "solved")
    page.goto(address + "en/01-the-row-of-sevens.html")
    page.goto(address + BOOK)
    said(page, "solved")
    pose(page, address)
    said(page, "solved")
    page.context.set_offline(True)
    page.reload()
    said(page, "solved")


def test_shown_it_does_not_count(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    box = pose(page, address)
    answer(box, right=False)
    box.get_by_role("button", name=re.compile("Show")).click()
    said(page, "waiting")
    page.reload()
    said(page, "waiting")
