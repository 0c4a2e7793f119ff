"""Practice in a real page, on a narrow screen: a storm by taps, its end, what it missed, today's puzzle."""

from __future__ import annotations

import re
from datetime import date
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from browser.exhibits import show, violations
from browser.solving import item, solve_by_mouse
from playwright.sync_api import expect

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.practice.session import storm_puzzles
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Locator

    from sevens_teach.puzzles import Puzzle

SEED, DAY = 4, date(2026, 1, 5)
PRACTICE = f"""
import os, tempfile
from datetime import date
from itertools import islice
os.environ["SEVENS_TEACH_DATA"] = tempfile.mkdtemp()
from sevens_teach.ui import Practice
Practice(seed={SEED}, today=lambda: date({DAY.year}, {DAY.month}, {DAY.day}))
"""


def test_a_storm_its_missed_ones_and_todays_puzzle(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    show(page, lab, PRACTICE, host="voila")
    form, box = page.locator(".sv-form"), page.locator(".sv-puzzle")
    note, name = form.locator(".sv-form-note"), box.locator(".sv-puzzle-id")
    coming = storm_puzzles(Random(SEED), set(), has_met)
    first, second, third, fourth = islice(filter(None, coming), 4)

    form.get_by_role("button", name="three lives").tap()
    expect(name).to_have_text(first.id)
    tap_the_answer(box, first)
    expect(name).to_have_text(second.id)
    answer = next(each.id for each in second.parts[0].items if each.id not in second.parts[0].right)
    item(box, second.parts[0], answer).first.click()  # a wrong tap is an answer
    expect(name).to_have_text(second.id)  # its board stays, with the reason, until that is read
    expect(box.locator(".sv-headline")).to_be_visible()
    expect(box.get_by_role("button", name="Go on")).to_be_in_viewport(ratio=1)
    expect(form.locator(".sv-storm-said")).to_contain_text("✕")
    assert violations(page, box) == []
    box.get_by_role("button", name="Go on").click()
    expect(note).to_contain_text("Solved: 1. 2 lives left.")
    expect(name).to_have_text(third.id)
    expect(box).to_be_focused()
    expect(box.locator(".sv-tools button:visible")).to_have_count(0)
    expect(box.locator(".sv-several")).to_have_text(
        re.compile(r"^Tap .*\. Once all are tapped, it goes on by itself\.$")
    )
    tap_the_answer(box, third)
    expect(name).to_have_text(fourth.id)
    assert violations(page, box) == violations(page, form) == []
    form.get_by_role("button", name="Stop").click()
    expect(box).to_have_count(0)
    expect(form).to_be_focused()
    expect(form.locator(".sv-storm-number b")).to_have_text("2")
    expect(form.locator(".sv-storm-best")).to_have_text("Your first result. Can you beat it?")
    expect(form.get_by_role("button", name="Once more")).to_be_in_viewport(ratio=1)
    assert violations(page, form) == []
    form.locator("[data-press='again-0']").click()
    expect(name).to_have_text(second.id)  # what was missed, with the tools of any puzzle
    expect(box.get_by_role("button", name="Hint")).to_be_visible()
    expect(box.locator(".sv-question")).to_be_in_viewport()
    assert form.evaluate("el => el.scrollWidth <= el.clientWidth + 1")

    form.get_by_role("button", name="All of practice").click()
    form.get_by_role("button", name="three minutes").click()
    expect(form.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))
    assert violations(page, form) == []
    form.get_by_role("button", name="Stop").click()
    form.get_by_role("button", name="All of practice").click()
    form.get_by_role("button", name="Count my days").click()
    form.get_by_role("button", name=re.compile("^Today's puzzle")).click()
    met = {each.rule for each in (first, second, third)}
    solve_by_mouse(page, box, todays_puzzle(DAY, met, has_met))
    expect(note).to_contain_text("Today's puzzle is solved.")
    expect(note).to_contain_text("One day so far")


def tap_the_answer(box: Locator, posed: Puzzle) -> None:
    """Tap all that is right."""
    for each in posed.parts[0].right:
        item(box, posed.parts[0], each).first.click()
