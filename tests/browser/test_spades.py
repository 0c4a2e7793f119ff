"""Spades in a real page: a deal by keyboard, by mouse and by touch, and axe finds nothing wrong on the way.

`make spades-matches` plays whole matches to 500: `spades_matches.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.exhibits import violations
from browser.tables import DOUBLE_TAP, Seen, open_notebook, open_table
from playwright.sync_api import expect

from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Page

CELL = """
from sevens_teach.spades import Game as Spades
rules, names = "sandbags=on target={target}", ["Mio", "Ren", "Aoi", "Sora"]
Table(Spades(rules, names=names, seed={seed}), speed="instant", lang="{lang}")
"""
CARDS = 13
PLAIN = """
from sevens_teach.spades import Game as Spades
last = (
    "target=100; dealer 2; hands ♠8,2 ♥A,Q,10,7,5,2 ♦K,10,7 ♣J,4 | ♠A,K,Q,9,5,4,3 ♥J,8,4 ♦9 ♣Q,3 | "
    "♠J,6 ♥9,6 ♦5,4,3 ♣K,10,7,6,5,2 | ♠10,7 ♥K,3 ♦A,Q,J,8,6,2 ♣A,9,8; bids 3 2 6 1; "
    "played ♦A ♦7 ♦9 ♦3 ♣A ♣4 ♣3 ♣2 ♣8 ♣J ♣Q ♣K ♣10 ♣9 ♥2 ♠3 ♠A ♠6 ♠7 ♠2 ♠K ♠J ♠10 ♠8 "
    "♠Q ♦4 ♦2 ♥5 ♠9 ♦5 ♥3 ♥7 ♠5 ♣5 ♦6 ♦10 ♠4 ♥6 ♦8 ♥10 ♥4 ♥9 ♥K"
)
Table(Spades.from_position(last, seed=11), speed="instant", lang="en", plain=True)
"""
"""The first table of the lesson: the last three tricks of a deal."""


def click(table: Seen, selector: str) -> None:
    """Press with the mouse."""
    table.el.locator(selector).first.click()


def tap(table: Seen, selector: str) -> None:
    """Press with a finger, on a screen with room for it."""
    page = table.el.page
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert table.el.evaluate("table => table.scrollWidth <= table.clientWidth")
    page.wait_for_timeout(DOUBLE_TAP)  # the next card to play may lie where the last one was
    table.el.locator(selector).first.tap()


def press(table: Seen, selector: str) -> None:
    """Walk there with Tab and the arrows, and press Enter."""
    group = ".sv-bids" if "data-move" in selector else ".sv-hand"
    for _ in range(40):
        if table.el.locator(f"{group} :focus").count():
            break
        table.el.page.keyboard.press("Tab")
    table.el.page.keyboard.press("Home")
    for _ in range(2 * CARDS):
        if table.el.locator(f"{selector}:focus").count():
            break
        table.el.page.keyboard.press("ArrowRight")
    table.el.page.keyboard.press("Enter")


def test_a_plain_table_shows_no_bid_score_or_setting_before_it_is_taught(page: Page, place: Lab | None) -> None:
    *before, last = PLAIN.strip().rsplit("\n", 1)
    open_table(page, place, *before, last)
    table = Seen.on(page)
    table.wait_for_turn()
    for part in (".sv-sheet", ".sv-status", ".sv-lain > .sv-small", ".sv-log", ".sv-menu", "[data-tool=undo]"):
        expect(table.el.locator(f"{part}:visible")).to_have_count(0)
    expect(page.locator(".sv-send:visible")).to_have_count(0)
    expect(table.el.locator("[data-tool=hint]")).to_be_visible()
    assert violations(page, table.el) == []
    click(table, ".sv-hand .sv-playable")
    expect(table.el.locator(".sv-hand [data-card]")).to_have_count(2)
    expect(table.el.locator(".sv-sheet:visible, .sv-status:visible")).to_have_count(0)


def test_a_deal_by_mouse(page: Page, place: Lab | None) -> None:
    open_table(page, place, *CELL.format(seed=1, target=500, lang="en").strip().rsplit("\n", 1))
    play_a_deal(Seen.on(page), click, "en")


def test_a_deal_by_keyboard(page: Page, place: Lab | None) -> None:
    open_table(page, place, *CELL.format(seed=2, target=500, lang="en").strip().rsplit("\n", 1))
    play_a_deal(Seen.on(page), press, "en")


def test_a_deal_by_touch_on_a_narrow_screen_in_the_dark_in_japanese(new_page: NewPage, lab: Lab) -> None:
    page = new_page(dark=True, size=(320, 740), touch=True, reduced_motion=True)
    open_notebook(page, lab, CELL.format(seed=3, target=500, lang="ja"), host="voila")
    play_a_deal(Seen.on(page), tap, "ja")


def play_a_deal(table: Seen, way: Callable[[Seen, str], None], lang: str) -> None:
    """Bid, play thirteen tricks, see the sheet, and have the next deal; axe looks at each of these."""
    page = table.el.page
    table.wait_for_turn()
    assert violations(page, table.el) == []
    table.el.evaluate("table => table.focus()")
    way(table, "[data-move='bid 3']")
    for left in range(CARDS, 0, -1):
        expect(table.el.locator(".sv-hand .sv-card")).to_have_count(left)
        expect(table.el.locator(".sv-hand .sv-playable").first).to_be_visible()
        if left == CARDS // 2:
            assert violations(page, table.el) == []
        way(table, ".sv-hand .sv-playable")
    expect(table.el.locator(".sv-hand .sv-card")).to_have_count(0)
    expect(table.said).to_contain_text(message("spades-to-deal", lang))
    expect(table.el.locator(".sv-sheet tbody tr").first).to_contain_text(message("spades-sheet-deal", lang, number=1))
    assert violations(page, table.el) == []
    way(table, "[data-move='deal']")
    expect(table.el.locator(".sv-hand .sv-card")).to_have_count(CARDS)
    expect(table.el.locator(".sv-bids [data-move=nil]")).to_be_visible()
    assert violations(page, table.el) == []
