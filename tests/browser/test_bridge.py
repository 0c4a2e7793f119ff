"""Seven Bridge in a real page: deals by mouse, by keys alone and by touch, calls, undo, a second view; axe looks on.

Python answers in this process, so there is no server to start: what JupyterLab does to a table, Sevens' tests show.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from bare_page import BarePage
from browser.exhibits import violations
from browser.tables import DOUBLE_TAP, Seen
from playwright.sync_api import expect

from sevens_teach import ui
from sevens_teach.bridge import Game
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.conftest import NewPage
    from playwright.sync_api import Page

    Way = Callable[[Seen, dict[str, Any]], None]

NAMES = ("You", "Ren", "Aoi", "Sora", "Yui")
ORDER = ("pon", "chi", "meld", "add", "drop", "draw", "no", "deal")
"""What is rather done than what comes after it."""
ASKED = "hands ♠9 ♦9 ♠2 ♠K | ♠A ♦5 ♣4 | ♥4 ♣8 ♦K | ♣3 ♣6 ♦J; pile ♥9; turn 3 draw"
KEYS = {"meld": "m", "add": "a", "drop": "d", "draw": "d", "pon": "p", "chi": "c", "no": "n"}


def actions(table: ui.Table) -> list[dict[str, Any]]:
    """What the reader may do."""
    found: list[dict[str, Any]] = table.state["frames"][-1]["actions"]
    return sorted(found, key=lambda each: ORDER.index(each["move"].split()[0]))


def by_mouse(seen: Seen, action: dict[str, Any]) -> None:
    """Lift the cards, then press the button, the meld, the stock or the pile."""
    verb = action["move"].split()[0]
    lifts = verb in {"meld", "add", "drop"}
    for card in action.get("cards", ()) if lifts else ():
        seen.card(card).click()
    spots = {"draw": ".sv-stock", "drop": ".sv-pile", "add": f".sv-melds [data-meld='{action.get('meld')}']"}
    seen.el.locator(spots.get(verb, f"[data-move='{action['move']}']")).click()
    choice = seen.el.locator(f".sv-offers [data-move='{action['move']}']")
    if verb == "add" and choice.count():
        choice.click()


def by_touch(seen: Seen, action: dict[str, Any]) -> None:
    """The same with a finger, on a screen with room for it."""
    page = seen.el.page
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    lifts = action["move"].split()[0] in {"meld", "add", "drop"}
    for card in action.get("cards", ()) if lifts else ():
        seen.card(card).tap()
    offered = seen.el.locator(f".sv-offers [data-move='{action['move']}']")
    small = seen.el.locator("button:visible").evaluate_all(
        "all => all.map(e => [e.outerHTML, e.getBoundingClientRect()])"
        ".filter(([, {width, height}]) => width < 24 || height < 24).map(([html]) => html)"
    )
    assert small == []
    seen.el.page.wait_for_timeout(DOUBLE_TAP)
    if offered.count():
        offered.tap()
    else:
        seen.el.locator(f".sv-melds [data-meld='{action['meld']}']").tap()
        if offered.count():
            offered.tap()


def by_keys(seen: Seen, action: dict[str, Any]) -> None:
    """Walk to the cards with Tab and the arrows, lift them with Space, and press a letter."""
    keyboard, verb = seen.el.page.keyboard, action["move"].split()[0]
    for card in action.get("cards", ()) if verb in {"meld", "add", "drop"} else ():
        _tab_to(seen, ".sv-hand")
        keyboard.press("Home")
        while not seen.el.locator(f".sv-hand [data-card='{card}']:focus").count():
            keyboard.press("ArrowRight")
        keyboard.press("Space")
    offered = seen.el.locator(f".sv-offers [data-move='{action['move']}']")
    of_kind = seen.el.locator(f".sv-offers [data-move^='{verb}']")
    if verb == "add":
        keyboard.press(str(action["meld"]))
    elif verb in KEYS and of_kind.count() < 2:
        keyboard.press(KEYS[verb])
    if offered.count() and (verb == "deal" or of_kind.count()):
        _tab_to(seen, ".sv-offers")
        while not seen.el.locator(f".sv-offers [data-move='{action['move']}']:focus").count():
            keyboard.press("ArrowRight")
        keyboard.press("Enter")


def _tab_to(seen: Seen, part: str) -> None:
    for _ in range(60):
        if seen.el.locator(f"{part} :focus").count():
            return
        seen.el.page.keyboard.press("Tab")
    pytest.fail(f"Tab never comes to {part}")


def play_a_deal(seen: Seen, table: ui.Table, way: Way, lang: str) -> set[str]:
    """Play until the next deal is asked for; axe looks at the first turn, at lifted cards and at the end."""
    page, done = seen.el.page, set()
    assert violations(page, seen.el) == []
    for _ in range(60):
        action = actions(table)[0]
        verb = action["move"].split()[0]
        if verb == "deal":
            break
        plies = table.state["frames"][-1]["last_ply"]
        way(seen, action)
        now = table.state["frames"][-1]["last_ply"]
        assert now > plies, action
        expect(seen.el.locator(".sv-log .sv-summary")).to_contain_text(re.compile(rf"\D{now}\D*$"))
        if verb not in done and verb in {"meld", "draw"}:
            assert violations(page, seen.el) == []
        done.add(verb)
    expect(seen.said).to_contain_text(message("bridge-to-deal", lang))
    assert violations(page, seen.el) == []
    way(seen, actions(table)[0])
    expect(seen.el.locator(".sv-sheet tbody tr").first).to_contain_text(message("bridge-sheet-deal", lang, number="1"))
    return done


def test_a_deal_by_mouse_seen_once_more_from_another_view(page: Page) -> None:
    shown = BarePage(page)
    table = ui.Table(Game("target=100", names=NAMES[:4], seed=2), speed="instant", level="normal")
    seen = Seen(shown.show(table))
    seen.el.locator(".sv-stock").click()
    shown.show(table)  # as after a reload: the table comes back as Python has it
    views = page.locator(".sv-table")
    hands = [views.nth(at).locator(".sv-hand").inner_html() for at in (0, 1)]
    assert hands[0] == hands[1]
    done = play_a_deal(Seen(views.nth(1)), table, by_mouse, "en")
    assert {"drop", "draw"} <= done


def test_a_deal_by_keys_alone(page: Page) -> None:
    table = ui.Table(Game("target=100", names=NAMES[:3], seed=4), speed="instant", level="normal")
    seen = Seen(BarePage(page).show(table))
    seen.el.evaluate("table => table.focus()")
    assert {"drop", "draw"} <= play_a_deal(seen, table, by_keys, "en")


def test_a_deal_of_five_by_touch_at_320_pixels_in_the_dark_in_japanese(new_page: NewPage) -> None:
    page = new_page(dark=True, size=(320, 740), touch=True, reduced_motion=True)
    table = ui.Table(Game("target=100", names=NAMES, seed=3), speed="instant", level="normal", lang="ja")
    seen = Seen(BarePage(page, dark=True, padding=0).show(table))
    assert {"drop", "draw"} <= play_a_deal(seen, table, by_touch, "ja")


def test_a_call_is_asked_for_let_go_undone_and_called(page: Page) -> None:
    table = ui.Table(Game.from_position(ASKED, names=NAMES[:4], seed=1), level="normal")
    seen = Seen(BarePage(page).show(table))
    expect(seen.el.locator(".sv-steps-row")).to_contain_text("Take your time")
    expect(seen.el.get_by_role("button", name="Pon!", exact=False)).to_be_visible()
    assert not page.evaluate("document.activeElement.closest('.sv-table')")  # the prompt takes no focus
    seen.el.locator("[data-move=no]").click()
    assert "no" in [move for _, move in table.state["log"]]
    seen.tool("undo").click()
    expect(seen.el.locator("[data-move=no]")).to_be_visible()
    seen.el.locator("[data-move^=pon]").click()
    expect(seen.el.locator(".sv-melds .sv-meld").first).to_have_attribute(
        "aria-label", re.compile(r"^1: your three 9s$")
    )
    expect(seen.el.locator(".sv-seat.sv-skipped")).to_have_count(1)
    expect(seen.el.locator(".sv-hand .sv-card")).to_have_count(2)


def test_one_who_speaks_up_is_offered_the_call_only_then(page: Page) -> None:
    table = ui.Table(Game.from_position(ASKED, names=NAMES[:4], seed=1), level="normal")
    seen = Seen(BarePage(page).show(table))
    seen.el.locator(".sv-menu .sv-summary").click()
    seen.el.locator("[data-setting=calls]").select_option(index=2)
    expect(seen.el.locator("[data-move^=pon]")).to_have_count(0)
    seen.el.locator("[data-step=speak]").click()
    expect(seen.el.locator("[data-move^=pon]")).to_be_visible()
    assert violations(page, seen.el) == []


def test_five_seconds_are_a_ring_and_then_a_no(page: Page) -> None:
    page.clock.install()
    table = ui.Table(Game.from_position(ASKED, names=NAMES[:4], seed=1), level="normal", speed="instant")
    seen = Seen(BarePage(page).show(table))
    seen.el.locator(".sv-menu .sv-summary").click()
    seen.el.locator("[data-setting=calls]").select_option(index=1)
    expect(seen.el.locator(".sv-ring")).to_be_visible()
    assert violations(page, seen.el) == []
    page.clock.run_for(5500)
    expect(seen.el.locator("[data-move=no]")).to_have_count(0)
    assert (0, "no") in [tuple(each) for each in table.state["log"]]
