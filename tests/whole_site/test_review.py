"""A review on the page's own Python wins its card, whatever it finds: told below what is read, and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from browser.tables import Seen
from playwright.sync_api import expect

if TYPE_CHECKING:
    from browser.conftest import NewPage

PATIENCE = 180_000
ENDING = "passes=1; board ♠A-7 ♥A-9 ♦A-9 ♣A-9; hands ♠8 ♥10-K ♦10-K ♣10-K | ♠9-10 | ♠J-K; turn 0"
"""Both others wait for ♠8, and go broke without it. Too many cards for a small game, which has no review."""


@pytest.mark.parametrize("cards", [("♥10", "♥J"), ("♠8", "♥10", "♥J", "♥Q")], ids=["clean", "slip"])
def test_a_review_wins_its_card_with_and_without_a_mistake(
    new_page: NewPage, address: str, cards: tuple[str, ...]
) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/play.html#position={quote(ENDING)}&game=sevens&seat=0")
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table = Seen.on(page)
    table.set("speed", "instant")
    for card in cards:
        before = table.moves()
        table.card(card).click()
        table.wait_for_move(before)
    expect(table.ranking).to_be_visible()
    table.el.locator("[data-review=start]").click()
    review = table.el.locator(".sv-review")
    expect(review).to_have_attribute("data-phase", "done", timeout=PATIENCE)
    reveal = review.get_by_role("button", name="Show me")
    expect(reveal).to_have_count(int(cards[0] == "♠8"))
    if reveal.count():
        reveal.click()
    note = review.locator(".sv-laid-note")
    expect(note).to_contain_text("Won for looking at the review of a game of yours.")
    expect(note).to_be_in_viewport()
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-learned="♣2"]').first).to_have_class("sv-cell sv-down")


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)], ids=str)
def test_how_a_game_ended_and_what_its_review_shows_are_whole_in_sight(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    """A reply glided on to the coach, and took the headline away; a better move was shown under the bars."""
    page = new_page(size=size, touch=size[0] < size[1])
    page.goto(f"{address}en/play.html#position={quote(ENDING)}&game=sevens&seat=0")
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table = Seen.on(page)
    table.set("speed", "instant")
    for card in ("♠8", "♥10", "♥J", "♥Q"):
        before = table.moves()
        table.card(card).click()
        table.wait_for_move(before)
    expect(table.ranking).to_be_visible()
    for part in (".sv-podium", ".sv-title"):
        expect(table.ranking.locator(part)).to_be_in_viewport(ratio=1)
    table.el.locator("[data-review=start]").click()
    review = table.el.locator(".sv-review")
    expect(review).to_have_attribute("data-phase", "done", timeout=PATIENCE)
    expect(review.locator(".sv-review-headline")).to_be_in_viewport(ratio=1)
    reveal = review.get_by_role("button", name="Show me")
    reveal.click()
    expect(reveal).to_be_hidden()
    board = [] if size == (320, 640) else [".sv-board-then", ".sv-moment-told > .sv-tools"]
    for part in (".sv-why-so", *board):
        expect(review.locator(part)).to_be_in_viewport(ratio=1)
