"""The many ways to a table: keyboard alone, touch on a narrow screen, other tables, another day.

`make test-hosts` has all of them in a real JupyterLab.
"""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from browser.exhibits import tab_to
from browser.tables import EVERYWHERE, TWICE, Seen, open_notebook, open_table, run_all
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab

MOST_STOPS = 20
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)


def focused(page: Page) -> str:
    """The card or place that has the focus."""
    name: str = page.evaluate("document.activeElement.dataset.card ?? document.activeElement.dataset.place ?? ''")
    return name


def test_a_whole_game_by_keyboard_alone_keys_stay_in_the_table_and_tab_gets_out(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, "table(moves=20)")
    table = Seen.on(page)
    cells = page.locator(".jp-Notebook .jp-Cell").count()
    table.wait_for_turn()
    press_what_is_no_move(page, table)
    leave_by_tab(page)
    tab_to(page, table.el, ".sv-hand", within=MOST_STOPS)
    while not table.ranking.is_visible():
        moves, playable = table.moves(), table.names(".sv-playable")
        if playable:
            page.keyboard.press("Home")
            while focused(page) != playable[0]:
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.wait_for_timeout(TWICE)
            page.keyboard.press("p")
            if table.el.locator(".sv-sure").count():
                page.wait_for_timeout(TWICE)
                page.keyboard.press("p")
        table.wait_for_move(moves)
    page.keyboard.press("u")
    expect(table.ranking).to_be_hidden()
    assert page.locator(".jp-Notebook .jp-Cell").count() == cells


def press_what_is_no_move(page: Page, table: Seen) -> None:
    """Press letters that are JupyterLab's, ask for a hint and for a place's reason."""
    tab_to(page, table.el, ".sv-hand", within=MOST_STOPS)
    for key in "abcdxyzmh":
        page.keyboard.press(key)
    page.keyboard.press("d")
    page.keyboard.press("d")
    expect(table.said).to_contain_text("Ask again")
    tab_to(page, table.el, ".sv-board", within=MOST_STOPS)
    page.keyboard.press("ArrowDown")
    assert focused(page) == "♥7"
    page.keyboard.press("?")
    expect(table.headline).to_contain_text("♥7")


def leave_by_tab(page: Page) -> None:
    """Press Tab until the focus is outside."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if not page.evaluate("!!document.activeElement.closest('.sv-table')"):
            return
    pytest.fail("Tab never leaves the table")


def test_by_touch_on_a_narrow_screen(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    open_notebook(page, lab, "table(moves=24, speed='slow')", host="voila")
    table = Seen.on(page)
    assert table.el.evaluate("table => table.scrollWidth <= table.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    table.wait_for_turn()
    while not table.ranking.is_visible():
        moves = table.moves()
        table.move(touch=True)
        table.wait_for_move(moves)
    table.el.locator(".sv-log .sv-summary").tap()
    table.el.get_by_role("button", name="One move back").tap()
    expect(table.ranking).to_be_hidden()
    current = table.el.locator(".sv-line[aria-current]")
    line, lines = current.evaluate("line => [line, line.parentElement].map(e => e.getBoundingClientRect().toJSON())")
    assert lines["top"] <= line["top"]
    assert line["bottom"] <= lines["bottom"]
    assert lines["left"] <= line["left"]
    assert line["right"] <= lines["right"]


def test_two_tables_and_two_views_of_one(page: Page, lab: Lab) -> None:
    host = "lab" if EVERYWHERE else "voila"
    open_notebook(page, lab, "one = table(moves=8); one", "table(moves=8)", "one", host=host)
    first, other, second = (Seen.on(page, index) for index in range(3))
    untouched = other.el.inner_html()
    card = first.names(".sv-playable")[0]
    first.card(card).click()
    for view in (first, second):
        expect(view.place(card)).to_have_class(re.compile("sv-down"))
        expect(view.card(card)).to_have_count(0)
    assert other.el.inner_html() == untouched


def test_a_saved_game_goes_on_after_the_kernel_was_restarted(page: Page, lab: Lab) -> None:
    open_notebook(page, lab, "table(moves=8)")
    table = Seen.on(page)
    moves = table.moves()
    table.playable.first.click()
    table.wait_for_move(moves)
    moves, hand = table.moves(), table.names(".sv-hand .sv-card")
    table.set("speed", "instant")
    table.el.get_by_role("button", name="Save game").click()
    expect(table.headline).to_have_text("Saved as sevens-1.txt.")
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_role("menuitem", name=re.compile("Restart Kernel…")).click()
    page.get_by_role("button", name="Confirm Kernel Restart").click()
    run_all(page)
    expect(table.el.locator(".sv-menu[open]")).to_have_count(0)
    expect(table.headline).to_have_text("Here is your game again, as you left it.")
    assert table.moves() == moves
    table.el.locator(".sv-menu .sv-summary").click()
    table.el.get_by_role("button", name="Load game").click()
    expect(table.el.locator(".sv-log .sv-summary")).to_contain_text(f"move {moves} of {moves}")
    assert table.names(".sv-hand .sv-card") == hand
    (lab.root / "sevens-1.txt").unlink()


def test_with_less_motion_nothing_waits_and_nothing_flies(new_page: NewPage, place: Lab | None) -> None:
    page = new_page(reduced_motion=True)
    open_table(page, place, "table(moves=8, speed='slow')")
    table = Seen.on(page)
    page.evaluate("() => { Element.prototype.animate = () => { throw new Error('something moves'); }; }")
    table.playable.first.click()
    table.wait_for_turn()
    assert table.el.evaluate("table => table.getAnimations({ subtree: true }).length") == 0


def test_at_a_table_that_waits_nothing_moves_for_longer_than_five_seconds(page: Page) -> None:
    """A reader who thinks is not disturbed (WCAG 2.2.2), and the page has nothing to draw."""
    open_table(page, None, "table(moves=8)")
    table = Seen.on(page)
    ends = "table => table.getAnimations({ subtree: true }).map(each => each.effect.getComputedTiming().endTime)"
    lengths = table.el.evaluate(ends)
    assert lengths, "the open places glow"
    assert max(lengths) <= 5000


def test_no_cards_stay_over_who_got_rid_of_them_all(page: Page) -> None:
    """Five backs stood on the podium over “no cards left”: they are seen only while they fan out."""
    open_table(page, None, "table(moves=400, passing=True)")
    backs = page.locator(".sv-podium .sv-winning .sv-back")
    expect(backs).to_have_count(5)
    assert backs.evaluate_all("cards => cards.map(card => getComputedStyle(card).opacity)") == ["0"] * 5


def test_others_follow_at_a_pace_and_may_be_skipped(page: Page, place: Lab | None) -> None:
    if place is None:
        page.clock.install(time=NOON)
    open_table(page, place, "table(moves=8, speed='slow')")
    table = Seen.on(page)
    if place is None:
        page.clock.pause_at(NOON + timedelta(hours=1))  # they would else have followed, on a busy machine
    table.playable.first.click()
    expect(table.headline).to_contain_text("You play")
    table.tool("skip").click()
    expect(table.headline).to_contain_text("Your turn")


def test_in_japanese_with_one_switch(page: Page, place: Lab | None) -> None:
    open_table(page, place, "table(moves=8)")
    table = Seen.on(page)
    table.set("lang", "日本語")
    expect(table.headline).to_have_text(re.compile("^あなたの番です。"))
    expect(table.el).to_have_attribute("lang", "ja")
    words = set(re.findall("[A-Za-z]{2,}", table.el.inner_text()))
    assert words <= {"JQK", "Mio", "Ren", "Aoi", "Sora", "English"}, "all else is Japanese"


def test_log_and_slider_lead_through_the_whole_game(page: Page, place: Lab | None) -> None:
    open_table(page, place, "table(moves=12)")
    table = Seen.on(page)
    moves, down = table.moves(), table.names(".sv-down")
    table.el.locator(".sv-log .sv-summary").click()
    slider = table.el.locator(".sv-slider")
    slider.focus()
    page.keyboard.press("Home")
    expect(table.el.locator(".sv-log .sv-summary")).to_contain_text(f"move 0 of {moves}")
    assert table.names(".sv-down") == ["♠7", "♥7", "♦7", "♣7"]
    assert table.el.locator(".sv-line").count() == moves
    page.keyboard.press("End")
    expect(table.el.locator(".sv-log .sv-summary")).to_contain_text(f"move {moves} of {moves}")
    assert table.names(".sv-down") == down
