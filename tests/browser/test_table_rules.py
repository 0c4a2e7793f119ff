"""Every family of house rules at a table in a real browser: what is drawn, what can be done, how it ends.

`make test-hosts` has these tables in a real JupyterLab.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browser.tables import Seen, open_table
from playwright.sync_api import Page, expect

if TYPE_CHECKING:
    from lab_server import Lab


@pytest.mark.parametrize(("rules", "rule"), [("joker-solo", "J1"), ("joker-pair", "J2")])
def test_J_the_joker_is_laid_on_a_place(page: Page, place: Lab | None, rules: str, rule: str) -> None:
    open_table(page, place, f'first_with(lambda frame: frame["jokers"], "{rules}", moves=8)')
    table = Seen.on(page)
    hand = table.names(".sv-hand .sv-card")
    table.card("★").click()
    expect(table.said).to_have_text("Choose a place for ★.")
    choices = table.names(".sv-choice")
    assert choices
    refused = next(each for each in table.names(".sv-board .sv-empty") if each not in hand)
    table.place(refused).click()
    expect(table.rule).to_have_text(re.compile("J|B"))
    expect(table.card("★")).to_have_count(1)
    table.card("★").click()
    table.place(choices[0]).click()
    expect(table.place(choices[0])).to_have_class(re.compile("sv-down"))
    table.el.locator(".sv-log .sv-summary").click()
    line = table.el.locator(".sv-line").filter(has_text=f"Mio ★{choices[0]}").inner_text()
    _, plus, beyond = line.partition("+")
    assert bool(plus) == (rule == "J2")
    if beyond:
        assert beyond in hand
        expect(table.place(beyond)).to_have_class(re.compile("sv-down"))


@pytest.mark.parametrize("rules", ["tunnel", "tunnel-oneway"])
def test_T_the_tunnel_is_drawn_joined_and_the_closed_side_closed(page: Page, place: Lab | None, rules: str) -> None:
    found = 'any({suit + "A", suit + "K"} <= {*frame["board"]["down"]} for suit in "♠♥♦♣")'
    closed = ' and frame["board"]["closed"]' if rules == "tunnel-oneway" else ""
    open_table(page, place, f'first_with(lambda frame: frame["hand"] and {found}{closed}, "{rules}", moves=36)')
    table = Seen.on(page)
    expect(table.el.locator(".sv-joined").first).to_be_visible()
    if closed:
        closed_one = table.names(".sv-closed")[0]
        table.place(closed_one).click()
        expect(table.headline).to_contain_text(closed_one)
        expect(table.place(closed_one)).to_have_attribute("aria-label", re.compile("closed"))
    else:
        assert table.names(".sv-closed") == []
    play_on(table)


def test_K_killer_sevens_to_its_ranking(page: Page, place: Lab | None) -> None:
    open_table(page, place, 'table("killer", moves=12)')
    table = Seen.on(page)
    expect(table.el.locator(".sv-walls")).to_be_visible()
    card = table.names(".sv-playable")[0]
    table.card(card).hover()
    expect(table.el.locator(".sv-board .sv-reason").first).to_be_visible()
    dead = table.names(".sv-board .sv-dead")[0]
    table.place(dead).click()
    expect(table.rule).to_have_text(re.compile("K3|K4"))
    expect(table.place(dead)).to_have_attribute("aria-label", re.compile("dead"))
    play_on(table)
    assert set(table.ranking.locator(".sv-rule").all_inner_texts()) <= {"K8", "B9"}


@pytest.mark.parametrize(("dead_cards", "faces", "backs"), [("hand", 0, 0), ("faceup", 1, 0), ("facedown", 0, 1)])
def test_K10_dead_cards_lie_where_the_rule_says(
    page: Page, place: Lab | None, dead_cards: str, faces: int, backs: int
) -> None:
    rules = f'Rules(killer=True, dead_cards="{dead_cards}")'
    open_table(page, place, f"table({rules}, moves=24)")
    table = Seen.on(page)
    aside = table.el.locator(".sv-aside:visible")
    assert bool(aside.locator(".sv-face").count()) == bool(faces)
    assert bool(aside.locator(".sv-back").count()) == bool(backs)


def test_F1_fan_tan_starts_on_an_empty_board(page: Page, place: Lab | None) -> None:
    open_table(page, place, 'first_with(lambda frame: not frame["board"]["down"], "fantan")')
    table = Seen.on(page)
    assert sorted(table.names(".sv-open")) == ["♠7", "♣7", "♥7", "♦7"]
    play_on(table)


def test_B7_bankruptcy_lays_islands_and_G1_the_ghost_comes_back(page: Page, place: Lab | None) -> None:
    open_table(page, place, "table(Rules(ghost=True, passes=0))")
    table = Seen.on(page)
    table.pass_turn()
    expect(table.el.locator(".sv-me")).to_have_text("broke")
    expect(table.el.locator(".sv-island").first).to_be_visible()
    whisper = table.el.locator(".sv-exchanges button").first
    expect(whisper).to_contain_text("Whisper to")
    while table.el.locator(".sv-me").is_visible():
        before = table.headline.inner_text()
        whisper.click()
        expect(table.headline).not_to_have_text(before)
        if table.tool("go_on").is_visible():
            moves = table.moves()
            table.tool("go_on").click()
            expect(table.el.locator(".sv-log .sv-summary")).not_to_contain_text(f"/{moves}")
    assert table.names(".sv-hand .sv-card")


def play_on(table: Seen) -> None:
    """Play the first card that fits, lay ★ or pass, to the ranking."""
    table.wait_for_turn()
    while not table.ranking.is_visible():
        moves = table.moves()
        table.move()
        table.wait_for_move(moves)
    expect(table.ranking.locator(".sv-placing")).to_have_count(4)
