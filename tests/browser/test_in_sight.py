"""Nothing is cut off: a choice shows its longest text, and the hand is in sight with the board."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from bare_page import BarePage
from playwright.sync_api import expect

from sevens_teach import Game, TipsPlayer, play_game, ui
from sevens_teach.bridge import Game as BridgeGame
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players import RandomPlayer
from sevens_teach.spades import Game as SpadesGame
from sevens_teach.text.names import CAST

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

_CUT = """selects => selects.filter(select => {
    const wanted = select.cloneNode(true);
    wanted.style.cssText = "width: auto; max-width: none; position: absolute; visibility: hidden";
    select.parentElement.append(wanted);
    const cut = select.offsetWidth > 0 && wanted.offsetWidth > select.offsetWidth;
    wanted.remove();
    return cut;
}).map(select => select.name || select.dataset.setting)"""
"""The choices that are too narrow for their longest text."""
NOON = datetime(2026, 1, 5, 12, tzinfo=UTC)
SIZES = [(1280, 900), (768, 1024), (390, 844)]


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_can_be_chosen_is_whole(new_page: NewPage, lang: str) -> None:
    """The choices of the book's puzzles, of the house rules and of a table show their longest text."""
    page = new_page(reduced_motion=True)
    shown = BarePage(page)
    for name, widget in {
        "S1": ui.PuzzleBook("S1", lang=lang),
        "K9": ui.PuzzleBook("K9", lang=lang),
        "rules": ui.HouseRules(lang=lang),
        "table": ui.Table(Game(seed=23), lang=lang),
    }.items():
        shown.show(widget)
        page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
        assert page.locator("select:visible").count()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.locator("select").evaluate_all(_CUT) == [], (name, width)
        shown.clear()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_can_be_played_is_in_sight(new_page: NewPage, lang: str) -> None:
    page = new_page(reduced_motion=True)
    shown = BarePage(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        table = shown.show(ui.Table(Game(seed=23), lang=lang))
        page.locator("details").evaluate_all("all => all.forEach(each => { each.open = true; })")
        table.evaluate("table => table.scrollIntoView()")
        for part in (".sv-players", ".sv-hand", ".sv-pass", ".sv-coach"):
            where = table.locator(part).bounding_box()
            assert where is not None
            assert where["y"] + where["height"] <= height, (part, width)
        shown.clear()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_after_the_last_move_board_and_next_step_are_in_view(new_page: NewPage, lang: str) -> None:
    page = new_page(reduced_motion=True)
    game, chance = Game(seed=3), Random(3)
    while (turn := game.position.turn) is not None:
        game.play(RandomPlayer(passing=True).choose(game.view(turn), chance))
    table = BarePage(page).show(ui.Table(game, lang=lang))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        table.evaluate("table => table.scrollIntoView()")
        why = ".sv-story-told > :nth-child(2)"
        for part in (".sv-players", ".sv-board", ".sv-title", why, "[data-next=new]"):
            where = table.locator(part).first.bounding_box()
            assert where is not None
            assert 0 <= where["y"] <= height - where["height"], (part, width)
        told, pressed = (table.locator(part).bounding_box() for part in (why, "[data-next=new]"))
        assert told is not None
        assert pressed is not None
        assert told["y"] + told["height"] <= pressed["y"], (width, "why one won or lost stands above the buttons")


_TABLES: dict[str, Any] = {
    "basic": lambda: Game(names=[*CAST[:4]], seed=23),
    "killer": lambda: Game("killer", names=[*CAST[:4]], seed=12),
    "joker": lambda: Game("joker-solo", names=[*CAST[:4]], seed=5),
    "bridge": lambda: BridgeGame(seed=3),
    "spades": lambda: SpadesGame("target=100", seed=3),
}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_the_whole_table_of_every_game_is_in_a_laptops_and_a_phones_window(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    """The row of *Hint* and *Undo* was cut off at the lower edge."""
    shown = BarePage(new_page(size=size, reduced_motion=True))
    for name, game in _TABLES.items():
        table = shown.show(ui.Table(game(), speed="instant"))
        table.evaluate("table => table.scrollIntoView()")
        for part in (".sv-players", ".sv-hand", ".sv-coach", "[data-tool=hint]", "[data-tool=new]"):
            where = table.locator(part).first.bounding_box()
            assert where is not None, (name, part)
            assert where["y"] + where["height"] <= size[1], (name, part)
        shown.clear()


_COVERED = """cards => cards.filter(card => [".sv-rank", ".sv-pip"].some(part => {
    const { left, top, width, height } = card.querySelector(part).getBoundingClientRect();
    const inside = [0.15, 0.85].map(share => document.elementFromPoint(left + width * share, top + height / 2));
    return width > 0 && inside.some(found => found?.closest(".sv-card") !== card);
})).map(card => card.dataset.card)"""
"""The cards whose index or pip lies under something else."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_of_the_hand_covers_an_index(new_page: NewPage, players: int) -> None:
    page = new_page(reduced_motion=True)
    shown, names = BarePage(page), ["You", "Ren", "Aoi", "Sora"][:players]
    for width, height in [*SIZES, (620, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        table = shown.show(ui.Table(Game("joker-solo", names=names, seed=5), speed="instant"))
        cards = table.locator(".sv-hand .sv-card")
        cards.first.scroll_into_view_if_needed()
        assert cards.evaluate_all(_COVERED) == [], width
        for number in range(0, cards.count(), 3):
            cards.nth(number).hover()
            assert cards.evaluate_all(_COVERED) == [], (width, number)
        shown.clear()


def test_the_mark_of_a_hint_stays_on_its_card(new_page: NewPage) -> None:
    """It lay over the index of the next one."""
    table = BarePage(new_page(size=(320, 640), reduced_motion=True)).show(ui.Table(Game(seed=23), speed="instant"))
    table.locator("[data-tool=hint]").click()
    marked = table.locator(".sv-hand .sv-reason").first
    assert marked.evaluate("card => parseFloat(getComputedStyle(card, '::after').right)") >= 0


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_end_of_a_game_and_the_next_one_come_into_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    page = new_page(size=size, reduced_motion=True)
    game, chance = Game(seed=3), Random(3)
    while not game.is_over:
        game.play(RandomPlayer(passing=True).choose(game.view(game.position.turn or 0), chance))
    while game.position.turn != 0 or (game.position.may(0, PASS) and game.view(0).passes_left != 0):
        game.undo()
    table = BarePage(page).show(ui.Table(game, speed="instant"))
    page.locator("main").evaluate("main => { main.style.marginBlock = '400px'; }")
    table.locator(".sv-hand").evaluate("hand => hand.scrollIntoView({ block: 'end' })")
    while not table.locator(".sv-title").is_visible():
        press(table)
    for part in (".sv-podium", ".sv-title", "[data-next=new]"):
        assert_in_sight(table, part, size[1])
    table.locator("[data-next=new]").click()
    for part in (".sv-board", ".sv-hand"):
        assert_in_sight(table, part, size[1])


def press(table: Locator) -> None:
    """Play a card that fits, or pass for good."""
    cards = table.locator(".sv-hand .sv-playable")
    (cards.first if cards.count() else table.locator(".sv-pass")).click()


def assert_in_sight(table: Locator, part: str, height: int) -> None:
    """Assert that a part of a table lies between the window's upper and lower edge."""
    where = table.locator(part).first.bounding_box()
    assert where is not None
    assert -1 <= where["y"] <= height - where["height"] + 1, part


@pytest.mark.parametrize("size", [(320, 640), (1280, 900)], ids=str)
def test_a_moment_that_is_played_again_brings_the_table_into_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    game = Game("killer", names=["You", "Ren", "Aoi", "Sora"], seed=49)
    play_game(game, [RandomPlayer(passing=True), *[TipsPlayer()] * 3], Random(49))
    page = new_page(size=size, reduced_motion=True)
    BarePage(page).show(ui.Table(game, speed="instant"))
    table = page.locator(".sv-table")
    table.locator("[data-review=start]").click()
    table.locator("[data-replay]").last.click()
    expect(table.locator(".sv-again")).to_contain_text("A second try.")
    for part in (".sv-board", ".sv-hand"):
        assert_in_sight(table, part, size[1])


def show_review(page: Page, *, seed: int) -> Locator:
    """Show a duel that was played at random to its end, and have it reviewed."""
    game = Game("basic", names=["You", "Ren"], seed=seed)
    play_game(game, [RandomPlayer(passing=True), TipsPlayer()], Random(seed))
    BarePage(page).show(ui.Table(game, speed="instant"))
    table = page.locator(".sv-table")
    table.locator("[data-review=start]").click()
    return table


@pytest.mark.parametrize("size", [(390, 780), (1280, 800)], ids=str)
def test_what_leads_on_from_a_moment_that_is_solved_is_in_sight(new_page: NewPage, size: tuple[int, int]) -> None:
    table = show_review(new_page(size=size, touch=size[0] < size[1], reduced_motion=True), seed=8)
    moments = table.locator("[data-moment]")
    expect(moments).to_have_count(3)
    for at, better, leads in ((0, "♦9", "next"), (1, "♥3", "back")):
        expect(moments.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(table.locator("[data-replay]")).to_have_text("Play again from here")
        table.locator("[data-replay]").click()
        expect(table.locator(".sv-again .sv-main:visible")).to_have_count(0)
        table.locator(f".sv-hand [data-card='{better}']").click()
        on = table.locator(".sv-again .sv-main:visible")
        expect(on).to_have_attribute("data-again", leads)
        expect(on).to_be_in_viewport(ratio=1)
        on.click()
    on = table.locator(".sv-moment .sv-main:visible")
    expect(on).to_have_text("New deal")
    expect(on).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 780), (1280, 800)], ids=str)
def test_what_is_asked_of_a_right_moment_that_is_tried_otherwise_is_in_sight(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    table = show_review(new_page(size=size, touch=size[0] < size[1], reduced_motion=True), seed=14)
    table.locator("[data-moment][data-mark=good]").first.click()
    table.locator("[data-replay]").get_by_text("Try another move").click()
    expect(table.locator(".sv-again-said")).to_contain_text("What happens if you play something else?")
    expect(table.locator(".sv-again-said")).to_be_in_viewport(ratio=1)


def test_a_tap_never_moves_the_hand_under_the_finger(new_page: NewPage) -> None:
    """A wrong tap is answered in sight, but the page waits until the hand rests: the next tap is on its way."""
    page = new_page(size=(390, 520), touch=True, reduced_motion=True)
    page.clock.install(time=NOON)
    table = BarePage(page).show(ui.Table(Game(seed=23), speed="instant"))
    page.clock.pause_at(NOON + timedelta(hours=1))  # from here on no time goes by but what the reader takes
    waits = table.locator(".sv-hand .sv-card:not(.sv-playable)")
    page.evaluate("scrollTo(0, 0)")
    waits.nth(0).tap()
    expect(table.locator(".sv-headline")).to_contain_text("has to wait")
    assert not whole_in_sight(table)
    for number in (1, 0):  # tap after tap
        before = page.evaluate("scrollY")
        waits.nth(number).tap()
        page.clock.run_for(700)
        assert page.evaluate("scrollY") == before
    page.clock.run_for(3000)
    assert page.evaluate("scrollY") > 0
    assert whole_in_sight(table)
    rested = page.evaluate("scrollY")
    waits.nth(1).tap()
    page.clock.run_for(3000)
    assert page.evaluate("scrollY") == rested, "what is said next has room there already"


def whole_in_sight(table: Locator) -> bool:
    """Return whether all that the coach says is in the window."""
    found: bool = table.locator(".sv-coach > .sv-speech").evaluate(
        "coach => coach.getBoundingClientRect().bottom <= window.innerHeight + 1"
    )
    return found


def test_a_bubble_moves_no_board_on_a_phone(new_page: NewPage) -> None:
    page = new_page(size=(390, 844), reduced_motion=True)
    table = BarePage(page).show(ui.Table(Game(seed=23, names=["You", "Ren", "Aoi", "Sora"]), speed="instant"))

    def high() -> int:
        top: int = table.evaluate(
            "table => Math.round(table.querySelector('.sv-board').getBoundingClientRect().top"
            " - table.getBoundingClientRect().top)"
        )
        return top

    before = high()
    press(table)
    expect(table.locator(".sv-bubble:visible").first).to_be_visible()
    assert high() == before
