"""The page's own Python: whole games, what was pressed before it was there, and all of it again without a network."""

from __future__ import annotations

import gzip
import io
import re
import time
import zipfile
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from browser.exhibits import violations
from browser.solving import solve_by_mouse
from browser.tables import Seen
from playwright.sync_api import expect

from sevens_teach import Game
from sevens_teach.play.table_room import room_of
from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.progress.practice import this_day
from sevens_teach.puzzles import puzzle as load_puzzle
from sevens_teach.table.sending import packed
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Page

AROUND = "xpath=ancestor::*[contains(@class, 'site-exhibit')]"
PATIENCE = 180_000
MOST = 400
"""More turns than any game has."""


def wake(page: Page, address: str, lesson: str, index: int) -> Seen:
    """Open a lesson, go to a table, and wait until it is awake and plays at once, but for one without settings."""
    page.goto(f"{address}en/{lesson}.html")
    table = Seen.on(page, index)
    table.el.scroll_into_view_if_needed()
    expect(table.el.locator(AROUND)).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    if (lesson, index) != ("00-welcome", 0):
        table.set("speed", "instant")
    return table


def play_to_the_end(table: Seen) -> None:
    """Play whatever can be played, and pass when nothing can, until there is a ranking."""
    for _ in range(MOST):
        if table.ranking.is_visible():
            return
        before = table.moves()
        table.move()
        table.wait_for_move(before)
    pytest.fail("the game does not end")


@pytest.mark.parametrize(("lesson", "index"), [("01-the-row-of-sevens", 3), ("05-killer-sevens", 1)])
def test_a_whole_game_is_played_on_the_pages_own_python(
    new_page: NewPage, address: str, lesson: str, index: int
) -> None:
    page = new_page(reduced_motion=True)
    table = wake(page, address, lesson, index)
    play_to_the_end(table)
    expect(table.ranking).to_be_visible()


def test_a_game_left_in_the_middle_goes_on_after_a_reload(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    table = wake(page, address, "01-the-row-of-sevens", 3)
    for _ in range(2):
        before = table.moves()
        table.move()
        table.wait_for_move(before)
    left, hand = table.moves(), table.names(".sv-hand [data-card]")
    page.reload()
    table = wake(page, address, "01-the-row-of-sevens", 3)
    assert (table.moves(), table.names(".sv-hand [data-card]")) == (left, hand)
    before = table.moves()
    table.move()
    table.wait_for_move(before)


def at_play(page: Page, address: str, lang: str = "en") -> Seen:
    """Open the page of one table, and wait until it is awake and plays at once."""
    page.goto(f"{address}{lang}/play.html")
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table = Seen.on(page)
    table.set("speed", "instant")
    return table


def play_two(table: Seen) -> tuple[int, list[str]]:
    """Make two moves; return how many moves were made in all, and the hand."""
    for _ in range(2):
        before = table.moves()
        table.move()
        table.wait_for_move(before)
    return table.moves(), table.names(".sv-hand [data-card]")


def test_a_game_on_the_play_page_goes_on_whatever_is_opened_meanwhile_until_it_is_over(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True)
    left = play_two(at_play(page, address))
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-tile="game"]')).to_contain_text("goes on where you left it")
    position = quote("basic; board ♠A-9 ♥A-10 ♦A-10 ♣A-J; hands ♠10 | ♠J,Q,K ♥J | ♥Q ♦J,Q,K | ♥K ♣Q,K; turn 0")
    page.goto(f"{address}en/play.html#position={position}&game=sevens&seat=0")
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    expect(page.locator(".site-new-deal")).to_have_count(0)
    play_to_the_end(Seen.on(page))
    page.goto(f"{address}ja/play.html")
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    expect(page.locator(".sv-hand [data-card]")).to_have_count(len(left[1]))
    page.context.set_offline(True)
    table = at_play(page, address)
    assert (table.moves(), table.names(".sv-hand [data-card]")) == left
    expect(page.get_by_role("button", name="New deal")).to_have_count(1)
    play_to_the_end(table)
    told = table.el.locator(".sv-tally p").filter(has_text="Ren").first.inner_text()
    stands = re.search(r"(\d+)\sof\s(\d+)", told)
    assert stands
    score = f"Games ahead of Ren so far: {stands[1]} of {stands[2]}."
    expect(page.locator(".site-score")).to_contain_text(score)
    page.goto(f"{address}en/index.html")
    page.locator('[data-tile="game"]').click()
    expect(page.locator(".site-sent")).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table = Seen.on(page)
    expect(page.locator(".site-score")).to_contain_text(score)
    expect(table.ranking).to_be_hidden()
    page.get_by_role("link", name="Look at the last game again").click()
    expect(table.ranking).to_be_visible(timeout=PATIENCE)
    page.locator(".site-new-deal").click()
    expect(table.ranking).to_be_hidden()
    assert table.moves() < left[0]


def test_a_game_that_was_left_gives_way_to_a_new_deal_and_what_was_tampered_with_to_a_fresh_one(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    left = play_two(at_play(page, address))
    at_play(page, address)
    page.get_by_role("button", name="New deal").click()
    table = Seen.on(page)
    expect(table.headline).not_to_contain_text("as you left it")
    assert table.names(".sv-hand [data-card]") != left[1]
    dealt = play_two(table)
    assert play_two(at_play(page, address))[0] > dealt[0], "the new deal goes on now"
    page.evaluate("""() => {
        const files = JSON.parse(localStorage["sevens-teach-files"]);
        for (const name in files) files[name] = "0 gone\\nsevens record 1\\nplayers <b> x\\ndeal \u2603";
        localStorage["sevens-teach-files"] = JSON.stringify(files);
    }""")
    table = at_play(page, address)
    expect(table.headline).not_to_contain_text("as you left it")
    play_two(table)
    assert said == []


def wait_until(page: Page, script: str, seconds: float = PATIENCE / 1000) -> None:
    """Wait until something holds true in a page: `wait_for_function` takes any promise for true, and needs `eval`."""
    end = time.monotonic() + seconds
    while not page.evaluate(script):
        assert time.monotonic() < end
        page.wait_for_timeout(300)


KEPT = """async () => {
    const cache = await caches.open("sevens-teach");
    const kept = (await cache.keys()).map(request => request.url);
    const python = ["worker.js", "python.json", "pyodide.mjs", "asm.mjs", "asm.wasm.gz", "stdlib.zip.gz", "kit.zip.gz"];
    return ["00-welcome.html", ...python].every(name => kept.some(url => url.includes(name)));
}"""


def test_without_a_network_a_page_seen_once_is_all_there(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    wake(page, address, "00-welcome", 0)
    wait_until(page, KEPT)
    page.context.set_offline(True)
    page.reload()
    table = Seen.on(page, 0)
    table.el.scroll_into_view_if_needed()
    expect(table.el.locator(AROUND)).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    before = table.moves()
    table.move()
    table.wait_for_move(before)


MEMORY = """async content => {
    const cache = await caches.open("sevens-teach-memory");
    const kept = (await cache.keys()).find(({ url }) => url.includes("/memory-"));
    if (kept && content) await cache.put(kept, new Response(content));
    return kept !== undefined && (await (await cache.match(kept)).arrayBuffer()).byteLength > 1e7;
}"""
"""Whether the memory of the page's Python is kept; with a content, it is that from now on."""


def test_the_second_visit_takes_up_the_memory_of_the_first(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text))
    first = wake(page, address, "01-the-row-of-sevens", 3).names(".sv-hand [data-card]")
    wait_until(page, MEMORY)
    page.evaluate("localStorage.clear()")
    page.context.set_offline(True)
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    table = wake(page, address, "01-the-row-of-sevens", 3)
    assert any("python.json" in url for url in asked)
    assert [url for url in asked if ".gz" in url] == [], "nothing is unpacked again"
    assert_compiled_is_kept(asked)
    assert table.names(".sv-hand [data-card]") == first, "this deal is the lesson's own"
    play_to_the_end(table)
    assert said == []


def assert_compiled_is_kept(asked: list[str]) -> None:
    """What runs Python is an answer with its build in the address: a browser keeps what it compiled of that."""
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        assert any(f"/{name}?" in url for url in asked), name


def test_who_comes_by_the_first_page_has_a_program_that_stays_compiled_at_the_first_table(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    wait_until(page, "() => navigator.serviceWorker.controller !== null")
    asked: list[str] = []
    page.context.on("request", lambda request: None if request.service_worker else asked.append(request.url))
    table = wake(page, address, "01-the-row-of-sevens", 3)
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    assert_compiled_is_kept(asked)
    assert len([url for url in asked if ".wasm.gz?" in url]) == 1, "it is fetched once"


def test_a_memory_that_does_not_fit_is_thrown_away(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    wake(page, address, "01-the-row-of-sevens", 3)
    wait_until(page, MEMORY)
    assert not page.evaluate(MEMORY, "of something else, and in no way the memory of a Python")
    table = wake(page, address, "01-the-row-of-sevens", 3)
    before = table.moves()
    table.move()
    table.wait_for_move(before)
    wait_until(page, MEMORY)


def test_it_is_all_python_with_no_library_that_only_its_own_machine_can_load(site: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(gzip.decompress((site / "python/kit.zip.gz").read_bytes()))) as kit:
        assert [name for name in kit.namelist() if name.endswith((".so", ".wasm"))] == []


ALL_KEPT = """async () => {
    const { visit } = await (await fetch("../offline.json")).json();
    const cache = await caches.open("sevens-teach");
    const kept = new Set((await cache.keys()).map(request => request.url));
    return visit.en.every(name => kept.has(new URL(`../${name}`, location.href).href));
}"""
"""Whether all that one visit brings in English is there."""


def test_after_one_visit_a_lesson_never_opened_is_there_without_a_network(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    wait_until(page, ALL_KEPT)
    page.context.set_offline(True)
    table = wake(page, address, "05-killer-sevens", 0)
    before = table.moves()
    table.move()
    table.wait_for_move(before)


def test_everything_is_kept_with_a_tick_when_it_is_asked_for(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    wait_until(page, "navigator.serviceWorker.ready.then(() => true)")
    expect(page.locator(".front-keep")).to_contain_text("and the reference")
    page.locator(".front-offline").click()
    expect(page.get_by_role("progressbar", name="Keep everything for offline")).to_be_visible()
    expect(page.locator(".front-kept")).to_contain_text("✓", timeout=PATIENCE)
    expect(page.locator(".front-keeping")).to_be_hidden()
    page.reload()
    expect(page.locator(".front-kept")).to_contain_text("✓")
    page.evaluate("localStorage['sevens-teach-kept'] = 'another build'")
    page.reload()
    expect(page.locator(".front-tile:visible").first).to_be_visible()
    expect(page.locator(".front-kept")).to_have_text("")
    page.context.set_offline(True)
    page.goto(f"{address}ja/04-the-tunnel.html")
    expect(page.locator(".sv-root").first).to_be_visible()


def test_todays_puzzle_solved_stays_solved(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    book, form = f"{address}en/08-the-puzzle-book.html", page.locator(".sv-form").first
    tile = form.get_by_role("button", name=re.compile("^Today's puzzle"))
    puzzle = todays_puzzle(this_day(), (), has_met)
    page.goto(f"{address}en/today.html")
    box = page.locator(".sv-puzzle").filter(has_text=puzzle.id).first
    expect(box).to_be_visible(timeout=PATIENCE)
    solve_by_mouse(page, box, puzzle)
    expect(page.locator(".site-begin")).to_be_visible()
    wait_until(page, "localStorage.getItem('sevens-teach-code') !== null", seconds=2)  # whatever Python is at
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-tile="today"]')).to_contain_text("Solved.")
    page.goto(book)
    expect(tile).to_contain_text("Solved. A new one", timeout=PATIENCE)
    expect(page.locator("[data-python=awake]").filter(has=form)).to_be_visible(timeout=PATIENCE)
    expect(tile).to_contain_text("Solved. A new one")


def test_todays_puzzle_is_sent_by_a_link_that_opens_it_alone_and_counts_there(new_page: NewPage, address: str) -> None:
    puzzle = todays_puzzle(this_day(), (), has_met)
    sender, friend = (new_page(reduced_motion=True, size=(390, 844)) for _ in range(2))
    sender.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async url => { window.copied = url; } } })"
    )
    sender.goto(f"{address}en/today.html")
    box = sender.locator(".sv-puzzle").filter(has_text=puzzle.id).first
    expect(box).to_be_visible(timeout=PATIENCE)
    box.locator("..").locator(".sv-send-button").first.click()
    wait_until(sender, "Promise.resolve(Boolean(window.copied))")
    friend.goto(sender.evaluate("window.copied"))
    box = friend.locator(".sv-puzzle").first
    expect(box).to_be_visible(timeout=PATIENCE)
    expect(friend.locator(".sv-puzzle-id")).to_have_text(puzzle.id)
    assert friend.evaluate("document.documentElement.scrollWidth <= innerWidth")
    solve_by_mouse(friend, box, puzzle)
    expect(friend.locator(".site-begin")).to_be_visible()
    wait_until(friend, "localStorage.getItem('sevens-teach-code') !== null")
    friend.goto(f"{address}en/index.html")
    expect(friend.locator('[data-tile="today"]')).to_contain_text("Solved.")


def test_todays_puzzle_that_was_only_shown_still_waits(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    puzzle = todays_puzzle(this_day(), (), has_met)
    page.goto(f"{address}en/today.html")
    box = page.locator(".sv-puzzle").filter(has_text=puzzle.id).first
    expect(box).to_be_visible(timeout=PATIENCE)
    box.get_by_role("button", name="Show me").click()
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-tile="today"]')).not_to_contain_text("Solved.")


def test_the_way_to_the_board_and_to_the_lesson_one_is_in_is_there_while_no_game_is_on(
    new_page: NewPage, address: str
) -> None:
    """It led to the next lesson, "Learn more", though the reader was in the middle of this one."""
    page = new_page(reduced_motion=True, by_steps=True)
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    page.locator(".site-stepgo").click()
    expect(page).to_have_url(re.compile("#"))
    step = page.url.partition("#")[2]
    page.goto(f"{address}en/play.html")
    table, board = Seen.on(page, 0), page.locator(".site-begin")
    expect(table.el.locator(AROUND)).to_have_attribute("data-python", "awake", timeout=PATIENCE)
    table.set("speed", "instant")
    play_to_the_end(table)
    expect(board).to_be_visible()
    on = page.locator(".site-helps")
    expect(on).to_have_text(["Continue: The row of sevens"])
    expect(on).to_have_attribute("href", f"01-the-row-of-sevens.html#{step}")
    table.el.locator("[data-next=new]").click()
    expect(table.ranking).to_be_hidden()
    expect(board).to_be_hidden()
    play_to_the_end(table)
    expect(board).to_be_visible()
    expect(board).to_have_count(1)


@pytest.mark.parametrize(
    ("lang", "told", "newcomer", "on"),
    [
        ("en", "Your friend is 4th", "Learn Sevens from the first card", "Play a game"),
        ("ja", "4位 友だち", "七並べを最初の1枚から覚える", "1ゲーム遊ぶ"),
    ],
)
def test_a_game_that_was_sent_is_the_friends_and_leads_on_at_its_end(  # noqa: PLR0913, PLR0917, each is one word of a case
    new_page: NewPage, address: str, lang: str, told: str, newcomer: str, on: str
) -> None:
    page = new_page(reduced_motion=True, size=(390, 844))
    link = f"{address}{lang}/play.html#game={quote(packed(a_game().record()))}"
    page.goto(link)
    film, way = page.locator(".sv-stepper"), page.locator(".site-sent-on a")
    expect(film).to_be_visible(timeout=PATIENCE)
    expect(film.locator(".sv-hand")).to_have_count(4)
    expect(way).to_have_count(0)
    film.locator("[data-step=last]").click()
    expect(film.locator(".sv-coach")).to_contain_text(told)
    expect(way).to_have_text([newcomer])
    expect(way).to_be_in_viewport(ratio=1)
    expect(way).to_have_attribute("href", "00-welcome.html")
    assert violations(page, page.locator("body")) == []
    page.goto("about:blank")
    page.goto(f"{address}{lang}/play.html#puzzle=B1-01")
    box = page.locator(".sv-puzzle")
    solve_by_mouse(page, box, load_puzzle("B1-01"))
    expect(page.locator(".site-begin")).to_be_visible()
    page.goto("about:blank")
    page.goto(link)
    expect(film).to_be_visible(timeout=PATIENCE)
    film.locator("[data-step=last]").click()
    expect(way).to_have_text([on])
    way.click()
    expect(page.locator(".sv-table")).to_be_visible(timeout=PATIENCE)
    assert "#" not in page.url


def a_game() -> Game:
    """Return a game that is over, and that the one who sent it lost."""
    game, rng = Game(seed=6), Random(3)
    players = room_of(game).opponents(game, 0, None)
    while not game.is_over:
        game.play(players[game.position.turn or 0].choose(game.position.view(game.position.turn or 0), rng))
    return game


def test_a_position_sent_opens_alone_and_a_broken_link_a_fresh_table(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    position = quote("basic; board ♠A-9 ♥A-10 ♦A-10 ♣A-J; hands ♠10,J ♦J | ♠Q,K ♥J | ♥Q ♦Q,K | ♥K ♣Q,K; turn 0")
    page.goto(f"{address}en/play.html#position={position}")
    expect(page.locator(".sv-table")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("h1")).to_contain_text("position")
    assert Seen.on(page, 0).names(".sv-hand [data-card]") == ["♠10", "♠J", "♦J"]
    page.locator(".sv-send-button").first.click()
    expect(page.locator(".sv-send-told")).not_to_be_empty()
    page.goto(f"{address}en/search.html")
    page.goto(f"{address}en/play.html#position={quote('); import os')}")
    expect(page.locator(".sv-table")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".site-sent-about")).to_contain_text("broken")
