"""Practice in a real page, on a narrow screen: a storm by touch, mouse and keys, what it missed, today's puzzle."""

from __future__ import annotations

import re
from datetime import date
from random import Random
from typing import TYPE_CHECKING

from browser.exhibits import show, violations
from browser.solving import a_wrong_answer, item, solve_by_keys, solve_by_mouse, solve_by_touch
from playwright.sync_api import expect

from sevens_teach.practice.drawing import quick_puzzles, todays_puzzle
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab

SEED, DAY = 4, date(2026, 1, 5)
PRACTICE = f"""
import os, tempfile
from datetime import date
os.environ["SEVENS_TEACH_DATA"] = tempfile.mkdtemp()
from sevens_teach.ui import Practice
Practice(seed={SEED}, today=lambda: date({DAY.year}, {DAY.month}, {DAY.day}))
"""


def test_a_storm_its_missed_ones_and_todays_puzzle(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    show(page, lab, PRACTICE, host="voila")
    form, box = page.locator(".sv-form"), page.locator(".sv-puzzle")
    note, name = form.locator(".sv-form-note"), box.locator(".sv-puzzle-id")
    coming = quick_puzzles(Random(SEED), is_met=lambda each: has_met(each, ()))
    first, second, third, fourth = (next(coming) for _ in range(4))

    form.get_by_role("button", name="three lives").tap()
    expect(name).to_have_text(first.id)
    solve_by_touch(page, box, first)
    expect(name).to_have_text(second.id)
    for answer in a_wrong_answer(second.parts[0]):
        item(box, second.parts[0], answer).first.click()
    box.locator(".sv-main:visible").click()
    expect(note).to_contain_text("Solved: 1. 2 lives left.")
    expect(form.locator(".sv-storm-said")).to_contain_text("✕")
    expect(name).to_have_text(third.id)
    expect(box).to_be_focused()
    solve_by_keys(page, box, third)
    expect(name).to_have_text(fourth.id)
    form.get_by_role("button", name="Stop").click()
    expect(name).to_have_text(second.id)  # what was missed comes again at once
    assert form.evaluate("el => el.scrollWidth <= el.clientWidth + 1")
    assert violations(page, form) == []

    form.get_by_role("button", name="three minutes").click()
    expect(form.get_by_role("timer")).to_have_text(re.compile(r"^[23]:\d\d$"))
    assert violations(page, form) == []
    form.get_by_role("button", name="Stop").click()
    form.get_by_role("button", name="Count my days").click()
    form.get_by_role("button", name="Today's puzzle").click()
    met = {each.rule for each in (first, second, third)}
    solve_by_mouse(page, box, todays_puzzle(DAY, met, has_met))
    expect(note).to_contain_text("Today's puzzle is solved.")
    expect(note).to_contain_text("One day so far")
