"""Nothing is cut off: a choice shows its longest text, and the hand is in sight with the board."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from bare_page import BarePage

from sevens_teach import Game, ui
from sevens_teach.sevens.players import RandomPlayer

if TYPE_CHECKING:
    from browser.conftest import NewPage

_CUT = """selects => selects.filter(select => {
    const wanted = select.cloneNode(true);
    wanted.style.cssText = "width: auto; max-width: none; position: absolute; visibility: hidden";
    select.parentElement.append(wanted);
    const cut = select.offsetWidth > 0 && wanted.offsetWidth > select.offsetWidth;
    wanted.remove();
    return cut;
}).map(select => select.name || select.dataset.setting)"""
"""The choices that are too narrow for their longest text."""
SIZES = [(1280, 900), (768, 1024), (390, 844)]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_can_be_chosen_and_what_can_be_played_is_in_sight(
    new_page: NewPage, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, reduced_motion=True)
    shown = BarePage(page)
    for rule in ("S1", "K9"):
        shown.show(ui.PuzzleBook(rule, lang=lang))
        assert page.locator("select").evaluate_all(_CUT) == [], rule
        shown.clear()
    for widget in (ui.HouseRules(lang=lang), ui.Table(Game(seed=23), lang=lang)):
        shown.show(widget)
        page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
        assert page.locator("select").evaluate_all(_CUT) == []
    table = page.locator(".sv-table").last
    table.evaluate("table => table.scrollIntoView()")
    for part in (".sv-players", ".sv-hand", ".sv-pass", ".sv-coach"):
        where = table.locator(part).bounding_box()
        assert where is not None
        assert where["y"] + where["height"] <= size[1], part


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_when_a_game_is_over_the_board_is_in_sight_and_what_to_do_next(new_page: NewPage, lang: str) -> None:
    page = new_page(reduced_motion=True)
    game, chance = Game(seed=3), Random(3)
    while (turn := game.position.turn) is not None:
        game.play(RandomPlayer(passing=True).choose(game.view(turn), chance))
    table = BarePage(page).show(ui.Table(game, lang=lang))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        table.evaluate("table => table.scrollIntoView()")
        for part in (".sv-players", ".sv-board", ".sv-title", "[data-next=again]", "[data-next=new]"):
            where = table.locator(part).first.bounding_box()
            assert where is not None
            assert 0 <= where["y"] <= height - where["height"], (part, width)
