"""Stepper, board, hand and comparison in real hosts: by mouse, by keys, by touch, and without a kernel."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from browser.exhibits import arrow_to_place, count_cells, show, tab_to
from browser.tables import open_table
from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab

SCENE = """
from random import Random
from sevens_teach import Game
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.ui import Board, Compare, Hand, Stepper

game, chance = Game(names=["Mio", "Ren", "Aoi", "Sora"], seed=3), Random(3)
while not game.is_over:
    game.play(RandomPlayer().choose(game.view(game.position.turn), chance))
"""
TUNNEL = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"
COMPARE = f'Compare("{TUNNEL}", ["basic", "tunnel", "tunnel-oneway", "killer"], **settings)'
WIDGETS = (f'Board("{TUNNEL}", **settings)', f'Hand("{TUNNEL}", **settings)', COMPARE)


def headline(widget: Locator) -> Locator:
    """What the widget says in bold."""
    return widget.locator(".sv-headline").first


def test_a_game_is_stepped_through_by_mouse_and_by_keys_and_lives_on_without_a_kernel(page: Page, lab: Lab) -> None:
    show(page, lab, SCENE, "Stepper(game, you=0)")
    stepper = page.locator(".sv-stepper")
    where = stepper.locator(".sv-where")
    expect(where).to_contain_text("1 / ")
    stepper.locator("[data-step=forth]").click()
    expect(where).to_contain_text("2 / ")
    expect(headline(stepper)).to_contain_text(re.compile("(play|pass)"))
    expect(stepper.locator(".sv-live")).to_contain_text(re.compile("(play|pass)"))
    _step_by_keys(page, stepper)
    lab.shut_down_kernels()
    expect(page.locator("#jp-main-statusbar")).not_to_contain_text("| Idle")
    page.keyboard.press("Escape")  # whatever JupyterLab asks about it
    stepper.locator("[data-step=last]").click()
    expect(stepper.locator(".sv-why").first).to_contain_text("The game is over")
    stepper.locator("[data-place='♠7']").click()
    expect(headline(stepper)).to_have_text("♠7 is already on the board.")


def _step_by_keys(page: Page, stepper: Locator) -> None:
    where, cells = stepper.locator(".sv-where"), count_cells(page)
    tab_to(page, stepper, ".sv-bar")
    for key, number in (("ArrowRight", "3 /"), ("ArrowLeft", "2 /"), ("End", ""), ("Home", "1 /")):
        page.keyboard.press(key)
        expect(where).to_contain_text(number)
    page.keyboard.press("Space")
    expect(stepper.locator("[data-step=toggle]")).to_have_attribute("aria-label", "Pause")
    expect(where).to_contain_text("2 /")
    page.keyboard.press("Space")
    expect(stepper.locator("[data-step=toggle]")).to_have_attribute("aria-label", "Play")
    for key in ("d", "d", "b", "x", "Enter"):
        page.keyboard.press(key)
    assert count_cells(page) == cells
    tab_to(page, stepper, ".sv-bar")
    page.keyboard.press("Home")
    tab_to(page, stepper, ".sv-board")
    arrow_to_place(page, "♠9")
    page.keyboard.press("Enter")
    expect(headline(stepper)).to_have_text("♠9 has to wait.")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(stepper.locator(".sv-board :focus")).to_have_count(0)


def test_what_can_follow_is_guessed_by_keys_alone(page: Page, place: Lab | None) -> None:
    open_table(page, place, SCENE, "Stepper(game, predict=True)")
    stepper = page.locator(".sv-stepper")
    expect(stepper.locator(".sv-lines-said")).to_contain_text("Which cards fit next?")
    expect(stepper.locator(".sv-open")).to_have_count(0)
    tab_to(page, stepper, ".sv-board")
    for name in ("♠8", "♦5"):
        arrow_to_place(page, name)
        page.keyboard.press("Space")
    tab_to(page, stepper, ".sv-bar")
    page.keyboard.press("ArrowRight")
    expect(headline(stepper)).to_contain_text("One is wrong.")
    expect(stepper.locator("[data-place='♦5']")).to_have_class(re.compile("sv-tag-wrong"))
    expect(stepper.locator(".sv-open")).to_have_count(0)  # it can be tried again
    expect(stepper.locator("[data-step=forth]")).to_have_text("Check")
    page.keyboard.press("ArrowRight")
    expect(headline(stepper)).not_to_contain_text("is wrong.")
    expect(stepper.locator("[data-step=forth]")).to_have_text("Show me")
    page.keyboard.press("ArrowRight")
    expect(stepper.locator(".sv-open").first).to_be_visible()  # or its answer is asked for
    page.keyboard.press("ArrowRight")
    expect(stepper.locator(".sv-where")).to_contain_text("2 /")


def test_by_touch_on_a_narrow_screen(new_page: NewPage, lab: Lab) -> None:
    page = new_page(size=(320, 740), touch=True, reduced_motion=True)
    show(page, lab, SCENE + "settings = {}", *WIDGETS, "Stepper(game, you=1)", host="voila")
    page.locator(".site-stepview").tap()  # all on one page
    board, hand, stepper = (page.locator(".sv-stepper").nth(number) for number in range(3))
    board.locator("[data-place='♠10']").tap()
    expect(headline(board)).to_contain_text("♠10")
    hand.locator("[data-card='♠2']").tap()
    expect(headline(hand)).to_contain_text("♠2")
    stepper.locator("[data-step=forth]").tap()
    expect(stepper.locator(".sv-where")).to_contain_text("2 /")
    compare = page.locator(".sv-compare")
    compare.locator("[data-place='♠2']").first.tap()
    expect(compare.locator(".sv-headline:visible")).to_have_count(4)
    for widget in (board, hand, stepper, compare):
        assert widget.evaluate("el => el.scrollWidth <= el.clientWidth + 1")
    small = "all => all.filter(e => e.getBoundingClientRect().height < 24).length"
    assert page.locator("[data-place], [data-card], [data-step]").evaluate_all(small) == 0


def test_a_press_asks_every_table_of_a_comparison(page: Page, place: Lab | None) -> None:
    open_table(page, place, SCENE + "settings = {}", COMPARE)
    compare = page.locator(".sv-compare")
    expect(compare.locator(".sv-panel")).to_have_count(4)
    tab_to(page, compare, ".sv-board")
    arrow_to_place(page, "♠6")
    page.keyboard.press("Enter")
    rules = compare.locator(".sv-coach:visible .sv-rule")
    assert rules.all_inner_texts() == ["B4", "T3", "T4", "K2"]
    expect(compare.locator(".sv-live")).to_contain_text("Tunnel, one way: ♠6 is on the closed side.")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
