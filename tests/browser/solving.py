"""Puzzles in a page: where an answer is picked, and how a reader solves one, by mouse, by touch or by keys alone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from browser.exhibits import arrow_to, arrow_to_place, tab_to
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from sevens_teach.puzzles import Puzzle
    from sevens_teach.puzzles.answers import Part


def item(box: Locator, part: Part, name: str) -> Locator:
    """Where an answer is picked."""
    if part.area == "board" and part.mode != "play" and name not in _NONE:
        return box.locator(f".sv-board [data-place='{name}']")
    card = box.locator(f".sv-hand [data-card='{name}']")
    return card.or_(box.locator(f".sv-choices [data-choice='{name}']"))


def a_wrong_answer(part: Part) -> tuple[str, ...]:
    """Something to answer that is not right."""
    if part.mode == "play":
        return tuple(branch.item.id for branch in part.nodes[0] if not branch.item.right)[:1]
    if part.mode == "order":
        return tuple(reversed(part.right))
    wrong = tuple(each.id for each in part.items if not each.right)[:1]
    return wrong or part.right[:1]


_NONE: Final = ("none",)
"""What is picked where nothing is right."""
CHECKED: Final = ("set", "order")
"""Where an answer waits for *Check*: elsewhere a tap gives the one that is asked for, or makes a move."""
_CHECK: Final = ".sv-check"
_ON: Final = re.compile("Next question|次の問いへ")
"""What it says once a first question is answered."""
APART: Final = 400
"""After this many milliseconds a tap is one of its own, not the second of a double one."""
_CHECKED: Final = 650
"""For this many milliseconds after *Check* a second tap in its place is no *Next step*."""


def check_of(box: Locator) -> Locator:
    """What answers the puzzle by a click: in a lesson by steps the foot has it, beside *Skip*."""
    in_foot = box.page.locator(".site-stepfoot:has(.site-stepskip:visible) .site-stepgo")
    return in_foot if in_foot.count() else box.locator(_CHECK)


def solve_by_mouse(_page: Page, box: Locator, puzzle: Puzzle) -> None:
    """Click the right answers and submit them."""
    _solve(box, puzzle, lambda target: target.click())


def solve_by_touch(_page: Page, box: Locator, puzzle: Puzzle) -> None:
    """Tap the right answers and submit them."""

    def tap(target: Locator) -> None:
        target.tap()
        box.page.wait_for_timeout(APART)  # the hand closes up after a move: the next tap is one of its own

    _solve(box, puzzle, tap)


def _solve(box: Locator, puzzle: Puzzle, press: Callable[[Locator], None]) -> None:
    for part in puzzle.parts:
        for name in part.right or _NONE:
            press(item(box, part, name).first)
        if part.mode in CHECKED:
            press(check_of(box))
            box.page.wait_for_timeout(_CHECKED)
        if part is not puzzle.parts[-1]:
            expect(check_of(box)).to_have_text(_ON)
            press(check_of(box))
            box.page.wait_for_timeout(_CHECKED)


def solve_by_keys(page: Page, box: Locator, puzzle: Puzzle) -> None:
    """Give the right answers, and never touch the mouse."""
    for part in puzzle.parts:
        for name in part.right or _NONE:
            _go_to(page, box, puzzle, part, name)
            page.keyboard.press("Enter")
        if part.mode in CHECKED:
            tab_to(page, box, _CHECK)
            page.keyboard.press("Enter")
        if part is not puzzle.parts[-1]:
            tab_to(page, box, _CHECK)
            expect(box.locator(_CHECK)).to_have_text(_ON)
            page.keyboard.press("Enter")


def _go_to(page: Page, box: Locator, puzzle: Puzzle, part: Part, name: str) -> None:
    """Come to an answer by Tab and arrows."""
    if part.area == "board" and name not in _NONE:
        tab_to(page, box, ".sv-board")
        arrow_to_place(page, name, puzzle.rules.suit_order)
    elif box.locator(f".sv-hand [data-card='{name}']").count():
        tab_to(page, box, f".sv-hand:has([data-card='{name}'])")
        arrow_to(page, name)
    else:
        tab_to(page, box, ".sv-choices")
        arrow_to(page, name)


WAYS: Final[dict[str, Callable[[Page, Locator, Puzzle], None]]] = {
    "mouse": solve_by_mouse,
    "touch": solve_by_touch,
    "keys": solve_by_keys,
}
"""How a reader solves a puzzle."""
