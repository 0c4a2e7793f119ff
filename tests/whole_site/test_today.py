"""Today's puzzle on the site: once solved it stays solved, after a reload, on another page and without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

BOOK = "en/08-the-puzzle-book.html"
PATIENCE = 180_000


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


RIGHT = ".sv-tag-right:is([data-card], [data-place], [data-choice])"
LAID = ".sv-cell.sv-last"
NAME = "el => el.dataset.card ?? el.dataset.place ?? el.dataset.choice"


def shown(box: Locator) -> list[str]:
    """Have the way to the answer shown, to its end; return what is picked there, or played. Skips a longer way."""
    box.get_by_role("button", name="Show").click()
    steps = box.locator(".sv-show .sv-slider")
    if steps.count():
        steps.press("End")
    found = box.locator(RIGHT).all() or ([] if steps.count() else box.locator(LAID).all())
    if not found:
        pytest.skip("today's puzzle takes more than a pick or a move")
    return [str(each.evaluate(NAME)) for each in found]


def answer(box: Locator, *names: str) -> None:
    """Pick these and check them, or play them: then there is nothing to check."""
    for name in names:
        hand, elsewhere = (
            box.locator(f"[data-card='{name}']"),
            box.locator(f"[data-place='{name}'], [data-choice='{name}']"),
        )
        (hand if hand.count() else elsewhere).first.click()
    check = box.get_by_role("button", name="Check")
    if check.is_visible():
        check.click()


def said(page: Page, what: str) -> None:
    expect(practice(page)).to_contain_text(f"Today's puzzle is {what}.", timeout=PATIENCE)


def test_a_puzzle_solved_once_stays_solved_on_every_page_and_a_shown_one_does_not_count(
    new_page: NewPage, address: str
) -> None:
    other = new_page(reduced_motion=True)
    box = pose(other, address)
    right = shown(box)
    box.locator("button.sv-main:visible").first.click()
    answer(box, *right)
    expect(box.locator(".sv-note")).to_contain_text("no star")
    said(other, "waiting")
    other.reload()
    said(other, "waiting")

    page = new_page(reduced_motion=True)
    answer(pose(page, address), *right)
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
    page.context.set_offline(offline=True)
    page.reload()
    said(page, "solved")
