"""Of the tallest steps nothing that is to be tapped lies under the foot, and of small tables all is in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.in_sight import covered
from playwright.sync_api import expect

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage

_TALL = (
    ("02-passing-and-going-broke", "limit"),
    ("02-passing-and-going-broke", "lays"),
)
"""Steps with a board, three or four hands that lie open, and what is asked below them."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_of_a_tall_step_nothing_to_be_tapped_lies_under_the_foot(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    for lesson, step in _TALL:
        page.goto(f"{site.as_uri()}/en/{lesson}.html#{step}")
        expect(page.locator(".sv-stepper [data-step=forth]:visible")).to_be_in_viewport(ratio=1)
        assert covered(page) == [], step
        page.locator(".site-stepgo").click()
        expect(page.locator(".sv-choice-button:visible, .sv-hand:visible").first).to_be_visible()
        assert covered(page) == [], f"after {step}"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_at_a_small_table_of_lesson_01_what_its_text_names_is_in_sight(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    for step, named in (("aim", ".sv-hand"), ("grow", ".sv-hand"), ("passing", ".sv-pass"), ("stopping", ".sv-pass")):
        page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#{step}")
        foot = page.locator(".site-stepfoot").bounding_box()
        assert foot
        for part in (".sv-hand", "[data-tool=hint]", named):
            where = page.locator(f".site-step:visible {part}").first.bounding_box()
            assert where
            assert 0 <= where["y"] <= where["y"] + where["height"] <= foot["y"], (step, part)
        shown = page.locator(".site-step:visible")
        expect(shown.locator(".sv-pass:visible")).to_have_count(1 if named == ".sv-pass" else 0)
