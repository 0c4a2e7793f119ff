"""Who sits where: what a seat shows is never covered, a hand begins at one edge, faces are there, fingers find room."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from bare_page import BarePage
from playwright.sync_api import expect

from sevens_teach import Game, TipsPlayer, play_game, ui
from sevens_teach.say.messages import message
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.sevens.show.talk import MOMENTS, VARIANTS, VOICES, Line
from sevens_teach.text.names import CAST

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage

_COVERED = """seats => seats.flatMap(seat => {
    const said = [...document.querySelectorAll(".sv-bubble:not([hidden])")].map(each => each.getBoundingClientRect());
    return [...seat.querySelectorAll(".sv-count, .sv-coins, .sv-status")].filter(part => {
        const { left, right, top, bottom, width } = part.getBoundingClientRect();
        const lies = one => one.left < right && left < one.right && one.top < bottom && top < one.bottom;
        return width > 1 && said.some(lies);
    }).map(part => `${seat.querySelector(".sv-name").textContent}: ${part.className}`);
})"""
"""What of a seat lies under what somebody says."""
LINE = 22
"""Pixels."""
_SHARP = ["You", "Ren", "Aoi", "Sora"]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_somebody_says_lies_over_no_count_and_no_passes(new_page: NewPage, lang: str) -> None:
    page = new_page(reduced_motion=True)
    shown = BarePage(page)
    for players in (4, 7):
        game = Game(names=[*CAST[:players]], seed=23)
        for width in (1280, 768, 600, 460, 390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            table = shown.show(ui.Table(game, speed="instant", lang=lang))
            table.locator(".sv-hand .sv-playable").first.click()
            expect(table.locator(".sv-bubble:visible").first).to_be_visible()
            assert table.locator(".sv-seat").evaluate_all(_COVERED) == [], (players, width)
            if (players, width) == (4, 1280):
                expect(table.locator(".sv-speaks .sv-passes > .sv-small:visible")).to_have_count(3)
            card = table.locator(".sv-bubble:visible").first.bounding_box()
            assert card is not None
            assert card["height"] < 2 * LINE, (players, width, "a card keeps to one line")
            for said in ("Pass.", "I'm back! ♠10 ♥10"):
                table.locator(".sv-bubble:visible > span").evaluate_all(
                    "(all, said) => all.forEach(each => { each.textContent = said; })", said
                )
                assert table.locator(".sv-seat").evaluate_all(_COVERED) == [], (players, width, said)
            shown.clear()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_line_has_the_room_of_a_card_that_was_played(new_page: NewPage, lang: str) -> None:
    """No board moves when somebody speaks, and no word is cut off."""
    page = new_page(reduced_motion=True)
    table = BarePage(page).show(ui.Table(Game(names=_SHARP, seed=23), speed="instant", lang=lang))
    table.locator(".sv-hand .sv-playable").first.click()
    expect(table.locator(".sv-bubble:visible")).to_have_count(3)
    lines = (
        (seat, Line(0, 0, f"talk-{voice}-{moment}-{number}", "♠10" if moment == "thanks" else ""))
        for (seat, voice), moment, number in product(enumerate(VOICES), MOMENTS, range(1, VARIANTS + 1))
    )
    said = [(seat, message("talk-said", lang, line=line.text(lang))) for seat, line in lines]
    for width in (1280, 768, 460, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert table.evaluate(_MOVED, said) == [], width


_MOVED = """(table, said) => {
    const high = () => table.querySelector(".sv-board").getBoundingClientRect().top;
    const before = high();
    return said.filter(([seat, line]) => {
        const bubble = table.querySelectorAll(".sv-bubble")[seat], parts = [...bubble.children].slice(0, 2);
        const was = parts.map(each => each.textContent);
        ["♠10", line].forEach((text, nth) => { parts[nth].textContent = text; });
        bubble.classList.add("sv-talks");
        const wrong = Math.abs(high() - before) > 0.5 || bubble.scrollWidth > bubble.clientWidth + 1;
        was.forEach((text, nth) => { parts[nth].textContent = text; });
        bubble.classList.remove("sv-talks");
        return wrong;
    });
}"""
"""Which lines would move the board, or be cut off."""
_EDGE = (
    """hand => Math.round(hand.getBoundingClientRect().left - hand.closest(".sv-root").getBoundingClientRect().left)"""
)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_readers_cards_begin_at_one_edge_at_a_table_in_a_puzzle_and_in_a_film(new_page: NewPage, lang: str) -> None:
    page = new_page(size=(1280, 800), reduced_motion=True)
    shown = BarePage(page)
    game = Game(names=_SHARP, seed=23)
    start = game.position
    widgets: dict[str, Any] = {
        "a table": ui.Table(game, speed="instant", lang=lang),
        "a puzzle": ui.PuzzleBox("B4-01", lang=lang),
        "a puzzle with open hands": ui.PuzzleBox("B9-01", lang=lang),
        "a film": ui.Stepper(start, ["pass"], hands=True, lang=lang),
    }
    found = {}
    for name, widget in widgets.items():
        root = shown.show(widget)
        found[name] = root.locator(".sv-mine .sv-hand, .sv-open-hand .sv-hand").first.evaluate(_EDGE)
        shown.clear()
    assert len({*found.values()}) == 1, found


@pytest.mark.parametrize("width", [1280, 390])
def test_whoever_is_watched_has_a_face(new_page: NewPage, width: int) -> None:
    page = new_page(size=(width, 844), reduced_motion=True)
    film = BarePage(page).show(ui.Stepper(Game(names=_SHARP, seed=23).position, ["pass"], hands=True))
    hands = film.locator(".sv-open-hand")
    expect(hands).to_have_count(len(_SHARP))
    expect(hands.locator(".sv-avatar:visible svg")).to_have_count(len(_SHARP))


@pytest.mark.parametrize("size", [(390, 844), (320, 640)], ids=str)
def test_what_is_pressed_under_a_puzzle_is_high_enough_for_a_finger(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size, touch=True, reduced_motion=True)
    box = BarePage(page).show(ui.PuzzleBox("B4-01"))
    high = box.locator(".sv-drawer .sv-tools .sv-button:visible").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().height)"
    )
    assert len(high) > 1
    assert min(high) >= 44


def test_a_review_shows_its_headline_and_its_first_moment_and_a_second_try_its_own_state(new_page: NewPage) -> None:
    page = new_page(size=(390, 844), reduced_motion=True)
    game = Game("killer", names=_SHARP, seed=49)
    play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(49))
    table = BarePage(page).show(ui.Table(game, speed="instant"))
    table.locator("[data-review=start]").click()
    expect(table.locator(".sv-review-headline")).to_be_in_viewport(ratio=1)
    for part in (".sv-board-then", ".sv-did", "[data-replay]"):
        expect(table.locator(part)).to_be_in_viewport(ratio=1)
    expect(table.locator(".sv-drawn-line")).to_be_hidden()
    table.locator("[data-replay]").click()
    strip = table.locator(".sv-again")
    expect(strip).to_be_visible()
    assert strip.evaluate(
        "strip => [getComputedStyle(strip, '::before'), getComputedStyle(strip, '::after')].map(each => each.content)"
    ) == ["none", "none"]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", [(390, 844), (1280, 800)], ids=str)
def test_one_sentence_sets_both_moves_side_by_side_in_the_review_shown_and_at_the_second_try(
    new_page: NewPage, size: tuple[int, int], lang: str
) -> None:
    page = new_page(size=size, reduced_motion=True)
    game = Game("basic", names=["You", "Ren"], seed=37)
    play_game(game, [RandomPlayer(passing=True), TipsPlayer()], Random(37))
    table = BarePage(page).show(ui.Table(game, lang=lang, speed="instant"))
    table.locator("[data-review=start]").click()
    expect(table.locator("[data-reveal]")).to_be_visible(timeout=30_000)
    sentence = {
        "en": "♠9 opens ♠10 for Ren, but is on the way to your own ♠K; ♦6 opened ♦5 for Ren and nothing for you.",
        "ja": "♠9ではレンの♠10に道が開きますが、その先で自分の♠Kが待っています。"
        "♦6はレンの♦5に道を開いただけで、その先に自分のカードはありませんでした。",
    }[lang]
    moment, again = table.locator(".sv-moment"), table.locator(".sv-again")
    expect(moment).not_to_contain_text(sentence)
    table.locator("[data-replay]").click()
    table.locator("[data-card='♠9']").click()
    expect(again).to_contain_text(sentence)
    expect(again).to_be_in_viewport(ratio=1)
    table.locator("[data-again=back]").click()
    expect(moment).to_contain_text(sentence)

    other = new_page(size=size, reduced_motion=True)
    table = BarePage(other).show(ui.Table(game, lang=lang, speed="instant"))
    table.locator("[data-review=start]").click()
    table.locator("[data-reveal]").click(timeout=30_000)
    expect(table.locator(".sv-moment")).to_contain_text(sentence)


@pytest.mark.parametrize("what", ["hint", "save", "a waiting card"])
def test_what_is_asked_while_others_still_move_leaves_its_answer_in_sight(
    new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.chdir(tmp_path)
    page = new_page(size=(390, 844))
    shown = BarePage(page, moments=False)  # a card of the reader's board would come between press and release
    table = shown.show(ui.Table(Game(names=_SHARP, seed=23), speed="normal"))
    said = table.locator(".sv-coach .sv-says").first
    if what == "save":
        table.locator(".sv-menu .sv-summary").click()
    table.locator(".sv-hand .sv-playable").first.click()
    expect(table.locator("[data-tool=skip]")).to_be_visible()
    asked = {
        "hint": "[data-tool=hint]",
        "save": ".sv-kept button",
        "a waiting card": ".sv-hand .sv-card:not(.sv-playable)",
    }
    table.locator(asked[what]).first.click()
    answer = {"hint": "Ask again", "save": "Saved as", "a waiting card": "has to wait"}[what]
    expect(said).to_contain_text(answer)
    expect(table).to_have_attribute("data-turn", "you")
    page.wait_for_timeout(2000)
    expect(said).to_contain_text(answer)
    expect(said).to_be_in_viewport(ratio=1)
