"""What one practises on the site: chosen, left by Back, chosen again, and done with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from whole_site.test_python import wait_until
from whole_site.test_tabs import ELSEWHERE, opened

from sevens_teach.progress import encode

if TYPE_CHECKING:
    from browser.conftest import NewPage


def test_back_leads_from_what_one_practises_to_the_ways_and_again_into_it(new_page: NewPage, address: str) -> None:
    page = new_page(size=(390, 780), touch=True, reduced_motion=True)
    page.goto(f"{address}en/index.html")
    page.evaluate("code => localStorage.setItem('sevens-teach-code', code)", encode(ELSEWHERE))
    opened(page, address)
    mine = page.get_by_role("button", name="My list").first
    for _ in range(2):
        mine.tap()
        wait_until(page, "scrollY > 300")
        page.go_back()
        wait_until(page, "scrollY < 300")
        expect(page).to_have_url(f"{address}en/08-the-puzzle-book.html")
        expect(mine).to_be_in_viewport()
