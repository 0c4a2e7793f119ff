"""A lesson is read from its first cell to its last star: everything stepped, solved and played that it holds.

`make test-hosts` reads two more: one with stepped moves and rows of puzzles, and one by touch in Japanese, on a narrow
screen in the dark.
SEVENS_LESSONS=all reads every lesson in both languages, by mouse, by keys alone and by touch; it takes 45 minutes.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, get_args

import pytest
from browser.conftest import LESSONS
from browser.machines import in_sight
from browser.reading import Reader, Way
from browser.tables import EVERYWHERE, open_notebook
from playwright.sync_api import expect

from sevens_teach.puzzles.level import MOST
from sevens_teach.teaching.overview import by_lesson

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Locator

ALL = sorted(path.relative_to(LESSONS).as_posix() for path in LESSONS.glob("*/*.ipynb"))
WAYS: list[tuple[str, Way]] = [("en/00-welcome.ipynb", "mouse")]
if EVERYWHERE:
    WAYS += [("en/02-passing-and-going-broke.ipynb", "mouse"), ("ja/06-house-rules.ipynb", "touch")]
if os.environ.get("SEVENS_LESSONS") == "all":
    WAYS = [(lesson, way) for lesson in ALL for way in get_args(Way)]


def check_fits(name: str, widget: Locator) -> None:
    """Assert that nothing of a widget is beyond its edge, on a page however narrow."""
    assert widget.evaluate("el => el.scrollWidth - el.clientWidth") <= 1, name


@pytest.mark.parametrize(("lesson", "way"), WAYS)
def test_a_lesson_is_read_to_its_last_star(fresh: Lab, new_page: NewPage, lesson: str, way: Way) -> None:
    lang, number = lesson[:2], lesson[3:5]
    narrow = way == "touch"
    size = (320, 740) if narrow else (1280, 900)
    page = new_page(reduced_motion=True, dark=narrow, size=size, touch=narrow)
    page.goto(f"{fresh.url}/{'doc' if narrow else 'lab'}/tree/lessons/{lesson}?reset")
    reader = Reader(page, way, check_fits)
    reader.read()
    posed = by_lesson().get(number)
    if posed is None:
        return
    assert sorted(reader.solved) == sorted(posed)
    all_stars = re.compile(rf"\b{MOST * len(posed)}\D+{MOST * len(posed)}\b")
    expect(in_sight(page, ".sv-progress").locator(".sv-total")).to_contain_text(all_stars)
    elsewhere = new_page()
    made = f"import os\nfrom sevens_teach import ui\nos.chdir('lessons/{lang}')\nui.LessonMap(lang={lang!r})"
    open_notebook(elsewhere, fresh, made, host="voila")
    row = elsewhere.locator(".sv-progress .sv-lesson", has_text=f"{number} ·")
    expect(row.locator(".sv-won")).to_contain_text(all_stars)
