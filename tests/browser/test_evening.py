"""One New Year's Eve in one sitting: from the first card on page 00 to the sheet after midnight.

It takes some minutes, so it is played with SEVENS_LESSONS=all only; SEVENS_ARC names a folder for pictures of it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser.machines import in_sight
from browser.reading import Reader
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Page

DEALS = 5
SEEDS = [510, 511, 512, 513, 514]
TOLD = {
    "en": {1: "You beat Ren", 0: "You and Ren are even", -1: "Ren beats you"},
    "ja": {1: "レンに勝ちました", 0: "引き分け", -1: "レンの勝ち"},
}
"""What the sheet says, by who has more points."""


def keep(page: Page, name: str) -> None:
    """Keep a picture of what is in sight, if anybody wants one."""
    if folder := os.environ.get("SEVENS_ARC"):
        page.screenshot(path=Path(folder) / f"{name}.png")


@pytest.mark.skipif(os.environ.get("SEVENS_LESSONS") != "all", reason="some minutes; SEVENS_LESSONS=all plays it")
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_from_the_first_card_to_the_sheet_after_midnight(fresh: Lab, new_page: NewPage, lang: str) -> None:
    for lesson in ("00-welcome", "01-the-row-of-sevens", "final-evening"):
        page = new_page(reduced_motion=True)
        page.goto(f"{fresh.url}/lab/tree/lessons/{lang}/{lesson}.ipynb?reset")
        played: list[str] = []

        def seen(
            name: str, _widget: object, page: Page = page, lesson: str = lesson, played: list[str] = played
        ) -> None:
            played.append(name)
            keep(page, f"{lang}-{lesson}-{len(played):02d}-{name}")

        Reader(page, "mouse", seen).read()
        keep(page, f"{lang}-{lesson}-end")
    evening = in_sight(page, ".sv-progress")
    rows = evening.locator("tbody tr")
    expect(rows).to_have_count(DEALS + 1)
    for number, seed in enumerate(SEEDS):
        expect(rows.nth(number)).to_contain_text(str(seed))
        cells = rows.nth(number).locator("td").all_inner_texts()
        assert sorted(cells[-4:]) == ["0", "1", "2", "3"], "each deal has its points shared out"
    total = rows.nth(DEALS).locator("td").all_inner_texts()[-4:]
    assert sum(map(int, total)) == 6 * DEALS
    mine, rens = map(int, total[:2])
    expect(evening.locator(".sv-evening-told")).to_contain_text(TOLD[lang][(mine > rens) - (mine < rens)])
