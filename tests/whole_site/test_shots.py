"""What `make screenshots` does on the site's pages before it takes them; a whole review is in test_review.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import page_shots
import pytest
from attempts import Attempts
from screenshots import LOOKS

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Browser

OVERLAP = """() => [...document.querySelectorAll('.sv-puzzle .sv-cell.sv-down[data-place$="10"]')]
  .filter(cell => cell.offsetHeight > 0).map(cell => {
    const [rank, pip] = ['.sv-rank', '.sv-pip'].map(part => cell.querySelector(part).getBoundingClientRect());
    const wide = Math.min(rank.right, pip.right) - Math.max(rank.left, pip.left);
    const high = Math.min(rank.bottom, pip.bottom) - Math.max(rank.top, pip.top);
    return Math.max(0, Math.min(wide, high));
  })"""
"""By how many pixels the suit of each 10 in sight lies over its index."""
FLAT = 26
"""Pixels of the lowest row that there is."""


@pytest.mark.parametrize("width", [320, 390])
def test_on_the_flat_rows_of_a_phone_a_10_keeps_its_index_free_of_its_suit(
    new_page: NewPage, address: str, width: int
) -> None:
    page = new_page(reduced_motion=True, size=(width, 740))
    page.goto(f"{address}en/{page_shots.SHOTS['drawer'].page}")
    page_shots.SHOTS["drawer"].do(page)  # the answer takes room too
    puzzle = page.locator(".site-step[data-rows] .sv-puzzle:visible")
    puzzle.wait_for()
    assert puzzle.locator(".sv-cell").first.evaluate("cell => cell.offsetHeight") <= FLAT
    overlaps = page.evaluate(OVERLAP)
    assert len(overlaps) > 0
    assert max(overlaps) <= 2


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("name", [name for name in page_shots.SHOTS if name != "site-review"])
def test_a_page_is_taken_wide_and_narrow(browser: Browser, tmp_path: Path, name: str) -> None:
    attempts = Attempts()
    looks = {look: LOOKS[look] for look in ("light", "narrow")}
    page_shots.pages(browser, tmp_path, [name], looks, attempts)
    assert attempts.told() == ""
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}-{look}.png" for look in looks}
