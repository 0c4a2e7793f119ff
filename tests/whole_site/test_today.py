"""Today's puzzle on the site: once solved it stays solved, after a reload, on another page and without a network."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browser.solving import solve_by_mouse
from playwright.sync_api import expect

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.progress import Progress, Solved, encode
from sevens_teach.progress.practice import this_day
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import POSED, has_met, rules_met

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

BOOK = "en/08-the-puzzle-book.html"
TODAY = "en/today.html"
PATIENCE = 180_000


def practice(page: Page) -> Locator:
    return page.locator(".site-exhibit").filter(has=page.get_by_role("button", name=re.compile("^Today's puzzle")))


def pose(page: Page, address: str) -> Locator:
    """Open the page of today's puzzle: it stands there at once."""
    page.goto(address + TODAY)
    box = page.locator(".sv-puzzle")
    expect(box).to_be_visible()
    return box


def have_shown(box: Locator) -> None:
    """Have the way to the answer shown, to its end."""
    box.get_by_role("button", name="Show").click()
    steps = box.locator(".sv-show .sv-slider")
    if steps.count():
        steps.press("End")
    expect(box.locator(".sv-coach")).to_be_visible()


WAITING, SOLVED = "One position a day", "Solved. A new one comes at midnight."


def said(page: Page, address: str, what: str) -> None:
    """Look into the book, where a tile of practice says how today's puzzle stands."""
    page.goto(address + BOOK)
    expect(practice(page).get_by_role("button", name=re.compile("^Today's puzzle"))).to_contain_text(
        what, timeout=PATIENCE
    )


def stands_solved(page: Page, stars: int) -> None:
    """Assert that today's puzzle shows its answer and its stars, and that nothing is left to do."""
    box = page.locator(".sv-puzzle")
    expect(box).to_have_attribute("data-kept", "0")
    expect(box.locator(".sv-star.sv-filled")).to_have_count(stars)
    expect(box.locator(".sv-coach")).to_be_visible()
    expect(page.locator(".site-today-done")).to_contain_text("at midnight")


def test_a_puzzle_solved_once_stays_solved_on_every_page_and_a_shown_one_brings_one_star(
    new_page: NewPage, address: str
) -> None:
    other = new_page(reduced_motion=True)
    puzzle = todays_puzzle(this_day(), (), has_met)
    box = pose(other, address)
    have_shown(box)
    said(other, address, WAITING)
    have_shown(pose(other, address))
    box.locator("button.sv-main:visible").first.click()
    solve_by_mouse(other, box, puzzle)
    expect(box.locator(".sv-note")).to_have_text("Solved: 1 of 3 stars")
    said(other, address, SOLVED)

    page = new_page(reduced_motion=True)
    solve_by_mouse(page, pose(page, address), puzzle)
    expect(page.locator(".site-today-done")).to_contain_text("at midnight")
    page.reload()
    stands_solved(page, 3)
    said(page, address, SOLVED)
    page.goto(address + "en/index.html")
    expect(page.locator("[data-tile=today]")).to_contain_text("★★★")
    page.goto(address + BOOK)
    practice(page).get_by_role("button", name=re.compile("^Today's puzzle")).click()
    stands_solved(page, 3)
    page.context.set_offline(offline=True)
    page.reload()
    stands_solved(page, 3)
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".sv-puzzle .sv-coach")).to_be_hidden()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["laptop", "phone"])
def test_the_puzzle_and_its_buttons_are_in_sight_at_once(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    page = new_page(reduced_motion=True, size=size)
    page.goto(address + "en/index.html")
    page.locator("[data-tile=today]").click()
    expect(page.locator(".sv-puzzle .sv-tools button:visible").last).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


_LIES = """() => [".sv-question", ".sv-cell", ".sv-stage"].map(
    part => document.querySelector(`.site-today ${part}`).getBoundingClientRect().top
)"""
"""Where question and board of today's puzzle lie in the window."""


def _have_moved(before: list[float], now: list[float]) -> bool:
    return any(abs(one - other) > 1 for one, other in zip(before, now, strict=True))


@pytest.mark.parametrize("size", [(1280, 800), (1366, 768)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_laptop_todays_puzzle_is_solved_where_it_stands(
    new_page: NewPage, address: str, lang: str, size: tuple[int, int]
) -> None:
    """What is said in the end lay below the window, and all of it moved up when it came."""
    page = new_page(size=size, reduced_motion=True)
    page.goto(f"{address}{lang}/today.html")
    box = page.locator(".site-today .sv-puzzle")
    buttons = box.locator(".sv-tools .sv-button:visible")
    expect(buttons.first).to_be_in_viewport(ratio=1)
    before, row = page.evaluate(_LIES), buttons.first.bounding_box()
    box.get_by_role("button", name=re.compile("^(Hint|ヒント)")).click()
    assert not _have_moved(before, page.evaluate(_LIES)), "by a hint"
    solve_by_mouse(page, box, todays_puzzle(this_day(), (), has_met))
    done = page.locator(".site-today-done")
    expect(done).to_be_in_viewport(ratio=1)
    page.wait_for_timeout(500)
    assert not _have_moved(before, page.evaluate(_LIES))
    assert page.evaluate("scrollY") == 0
    now = buttons.first.bounding_box()
    assert row
    assert now
    assert abs(now["y"] - row["y"]) <= 1
    expect(page.locator(".site-today .sv-send")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_a_solved_puzzle_stays_where_it_is_with_the_next_one_told_below(
    new_page: NewPage, address: str, lang: str
) -> None:
    """The page was scrolled until all of what comes next was in sight, and the board leapt away from the finger."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True)
    page.goto(f"{address}{lang}/today.html")
    box = page.locator(".site-today .sv-puzzle")
    expect(box).to_be_visible()
    before = page.evaluate(_LIES)
    solve_by_mouse(page, box, todays_puzzle(this_day(), (), has_met))
    told = page.locator(".site-today-done > b")
    expect(told).to_be_attached()
    page.wait_for_timeout(500)
    for seen in (told, page.locator(".site-today-done > .site-begin")):  # they stood below the window
        expect(seen).to_be_in_viewport(ratio=1)
    line = told.bounding_box()
    assert line
    is_lowest = line["y"] + line["height"] > 844 - 40  # the page is scrolled for this line at most
    assert is_lowest or not _have_moved(before, page.evaluate(_LIES))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_what_comes_next_is_as_wide_as_the_puzzle_also_below_a_film(
    new_page: NewPage, address: str, lang: str
) -> None:
    """Beside the keys of a line that is played out it was squeezed into a column of its own."""
    found = Progress(solved={name: Solved(stars=3) for number in ("00", "01") for name in POSED.get(number, ())})
    page = new_page(size=(390, 844), touch=True, reduced_motion=True)
    page.goto(f"{address}{lang}/learn.html")
    page.evaluate("code => localStorage.setItem('sevens-teach-code', code)", encode(found))
    page.goto(f"{address}{lang}/today.html")
    box = page.locator(".site-today .sv-puzzle")
    expect(box).to_be_visible()
    solve_by_mouse(page, box, todays_puzzle(this_day(), rules_met(found), has_met))
    told = page.locator(".sv-drawer > .site-today-done")
    expect(told).to_be_visible()
    inner, outer = told.bounding_box(), box.bounding_box()
    assert inner
    assert outer
    assert inner["width"] > 0.9 * outer["width"]
