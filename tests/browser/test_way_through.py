"""From the first page to the first card on the reader's board, at 320 px, by keys alone and by touch; and sending."""

from __future__ import annotations

import os
import re
from datetime import date
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

import pytest
from browser.exhibits import violations
from browser.solving import APART, WAYS
from playwright.sync_api import expect
from static_site import book

from sevens_teach.progress import Practice, Progress
from sevens_teach.progress.codes import encode
from sevens_teach.puzzles import puzzle
from sevens_teach.say.messages import LANGUAGES, message

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Page

_STOPS = 80
_FINGER = 40
"""Pixels."""
_LATE = 2600
"""Milliseconds after which what comes by itself has come."""
DAY: Final = date(2026, 1, 1)
"""A day whose puzzle was solved."""
WIDE = 736
"""Pixels from which on the pages of these tests show a lesson whole."""
FIRST, ANOTHER = "B5-02", "B2-06"
"""The puzzle that lays ♠10, and another of the board."""
OPENING = "B4-02"
"""The puzzle that lays ♠8, in the first lesson."""
_MORE = ("en", False, "green", 1280), ("en", True, "indigo", 320), ("ja", False, "indigo", 768)
LOOKS = [("ja", True, "green", 390), *(_MORE if os.environ.get("SEVENS_AXE") == "all" else ())]
"""Language, dark or light, felt and width; `make test-axe` looks at all of them."""


def tab_until(page: Page, part: str) -> None:
    """Come to a part of the page by Tab alone."""
    for _ in range(_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("part => document.activeElement?.matches(part)", part):
            return
    pytest.fail(f"Tab never comes to {part}")


def press(page: Page, way: str, part: str) -> None:
    """Press a part of the page, in the reader's way."""
    if way == "touch":
        page.locator(part).first.tap()
    else:
        tab_until(page, part)
        page.keyboard.press("Enter")


@pytest.mark.parametrize("way", ["keys", "touch"])
def test_from_the_first_page_to_the_first_card_laid_at_320_px(new_page: NewPage, site: Path, way: str) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(320, 640), touch=True)
    page.goto(f"{site.as_uri()}/en/index.html")
    press(page, way, '[data-card="♥8"]')
    expect(page.locator(".front-say")).to_contain_text("Ren plays ♦8, Aoi plays ♠6, Sora plays ♣8")
    expect(page.locator(".sv-course-go")).to_be_hidden()  # one way to begin
    press(page, way, ".front-ways .front-button")
    where, go = page.locator(".site-stepwhere"), ".site-stepgo"
    expect(where).to_have_text(re.compile(r"^\d+/"))
    page.wait_for_timeout(2 * APART)  # the second tap of a double one does nothing here
    box = page.locator(".sv-puzzle:visible").filter(has_text=OPENING)
    for _ in range(60):
        if box.count():
            break
        before = where.inner_text()
        press(page, way, go)
        expect(where).not_to_have_text(before)
        page.wait_for_timeout(APART)
    expect(page.locator(go)).not_to_have_class(re.compile("site-stepready"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    WAYS[way](page, box, puzzle(OPENING))
    expect(page.locator(".site-stepfoot")).to_contain_text("A card for your board")
    expect(page.locator(go)).to_have_class(re.compile("site-stepready"))
    press(page, way, go)
    moment = page.locator(".sv-learned")
    expect(moment).to_contain_text("go next to their 7")
    expect(moment.get_by_role("button", name="Go on")).to_be_focused()
    bounds = moment.bounding_box()
    assert bounds is not None
    assert bounds["width"] <= 320
    expect(moment.locator(".sv-learned-head")).to_be_in_viewport(ratio=1)
    if way == "keys":
        page.keyboard.press("Enter")
    else:
        moment.get_by_role("button", name="Go on").tap()
    expect(moment).to_have_count(0)
    page.goto(f"{site.as_uri()}/en/index.html")
    expect(page.locator('[data-learned="♠8"]')).to_have_class(re.compile("sv-down"))


@pytest.mark.parametrize(("lang", "width"), [("en", 320), ("ja", 320), ("en", 390)])
def test_every_way_stands_in_a_phones_head_as_wide_as_a_finger_needs(
    new_page: NewPage, site: Path, lang: str, width: int
) -> None:
    page = new_page(reduced_motion=True, size=(width, 640), touch=True)
    for name in ("index", "play", "today"):
        page.goto(f"{site.as_uri()}/{lang}/{name}.html")
        ways = page.locator(".site-head nav a")
        expect(ways).to_have_count(5)
        boxes = [each.bounding_box() for each in ways.all()]
        assert all(box and box["width"] >= _FINGER and box["height"] >= _FINGER for box in boxes)
        assert all(box and 0 <= box["x"] <= box["x"] + box["width"] <= width for box in boxes)
        assert len({box["y"] for box in boxes if box}) == 1  # in one row
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("link", name=message("front-play", lang)).tap()
    expect(page).to_have_url(re.compile("/play.html$"))


def test_a_lesson_left_in_one_language_is_named_in_the_other_where_one_goes_on(new_page: NewPage, site: Path) -> None:
    page = new_page(reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html")
    page.locator(".site-stepgo").click()
    page.goto(f"{site.as_uri()}/en/index.html")
    expect(page.locator("[data-tile=continue]")).to_contain_text(message("lesson-01", "en"))
    page.goto(f"{site.as_uri()}/ja/index.html")
    expect(page.locator("[data-tile=continue]")).to_contain_text(message("lesson-01", "ja"))
    expect(page.locator("[data-tile=continue]")).not_to_contain_text(re.compile("[a-z]{3}"))


def test_the_first_tables_show_what_is_told_and_no_more(new_page: NewPage, site: Path) -> None:
    page = new_page(reduced_motion=True, size=(390, 844), touch=True)
    for name in ("00-welcome.html", "01-the-row-of-sevens.html"):
        page.goto(f"{site.as_uri()}/en/{name}")
        expect(page.locator(".site-step:visible"), "one step and nothing of another").to_have_count(1)
        table = page.locator(".sv-table:visible")
        expect(table.locator("[data-tool=hint]")).to_be_visible()
        for part in (".sv-passes", ".sv-pass", ".sv-log", ".sv-menu", "[data-tool]:not([data-tool=hint])"):
            expect(table.locator(f"{part}:visible")).to_have_count(0)
        expect(page.locator(".sv-send:visible")).to_have_count(0)
    page.goto(f"{site.as_uri()}/en/00-welcome.html#puzzles")
    expect(page.locator(".site-stepskip")).to_be_visible()
    expect(page.locator(".sv-puzzle :is(.sv-passes, .sv-list):visible, .sv-send:visible")).to_have_count(0)
    expect(page.get_by_text("passes left").and_(page.locator(".sv-small:visible"))).to_have_count(0)
    page.goto(f"{site.as_uri()}/en/00-welcome.html#keep-progress")
    expect(page.locator(".site-cast svg:visible")).to_have_count(4)
    expect(page.locator(".sv-board:visible")).to_have_count(0)  # the table that waits is the only one
    expect(page.get_by_text("arrows choose")).to_be_hidden()  # the keys stand on the whole page


def test_coins_are_seen_where_passes_are_told_and_all_tools_where_a_whole_game_is_played(
    new_page: NewPage, site: Path
) -> None:
    page = new_page(reduced_motion=True, size=(390, 844), touch=True)
    lesson = f"{site.as_uri()}/en/01-the-row-of-sevens.html"
    tools = ("hint", "undo", "redo", "new", "sound")
    for step, seen, left in (("broke", 2, 0), ("passing", 2, 3), ("play", 5, 3)):
        page.goto("about:blank")
        page.goto(f"{lesson}#{step}")
        table = page.locator(".sv-table:visible")
        expect(table.locator(".sv-pass .sv-filled:visible"), "a coin for each pass left").to_have_count(left)
        for at, name in enumerate(tools):
            expect(table.locator(f"[data-tool={name}]:visible")).to_have_count(int(at < seen))
        expect(table.locator(":is(.sv-log, .sv-menu):visible"), "the foot would cut them").to_have_count(0)
    page.goto("about:blank")
    page.goto(f"{lesson}#sevens")
    expect(page.locator(".sv-puzzle .sv-seat:visible"), "who comes after whom").to_have_count(3)
    expect(page.locator(".sv-passes:visible")).to_have_count(0)
    expect(page.get_by_text("passes left").and_(page.locator(".sv-small:visible"))).to_have_count(0)


@pytest.mark.parametrize("days", [[], [(DAY, DAY)]])
def test_days_are_offered_with_the_first_card_after_a_days_puzzle_and_counted_only_then(
    new_page: NewPage, site: Path, days: list[tuple[date, date]]
) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(390, 844), touch=True)
    lesson = f"{site.as_uri()}/en/01-the-row-of-sevens.html"
    page.goto(f"{site.as_uri()}/en/index.html")
    kept = encode(Progress(practice=Practice(days=days)))
    page.evaluate("code => localStorage.setItem('sevens-teach-code', code)", kept)
    page.goto(f"{lesson}#passing-puzzles")
    box = page.locator(".sv-puzzle:visible")
    WAYS["touch"](page, box, puzzle(FIRST))
    page.locator(".site-stepgo").tap()
    moment = page.locator(".sv-learned")
    expect(moment).to_contain_text("♠10")
    count = moment.get_by_role("button", name="See you tomorrow? Count my days in a row")
    if not days:
        expect(count).to_have_count(0)
        return
    count.tap()
    expect(moment).to_contain_text("Counted")
    page.wait_for_function(
        "() => /^[24]/.test(localStorage.getItem('sevens-teach-code'))"  # a code with what practice keeps
    )
    page.reload()
    expect(page.locator(".sv-learned")).to_have_count(0)


def test_a_card_waits_behind_its_answer_until_the_reader_goes_on(new_page: NewPage, site: Path) -> None:
    page = new_page(moments=True, size=(1280, 800), by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#passing-puzzles")
    go, moment = page.locator(".site-stepgo"), page.locator(".sv-learned")
    foot = page.locator(".site-stepfoot")
    box = page.locator(".sv-puzzle:visible").filter(has_text=FIRST)
    WAYS["mouse"](page, box, puzzle(FIRST))
    expect(foot).to_contain_text("A card for your board")
    page.wait_for_timeout(_LATE)
    expect(moment).to_have_count(0)  # it never comes by itself
    page.reload()  # a card is owed over a reload
    expect(foot).to_contain_text("A card for your board")
    page.locator(".site-stepback").click()
    expect(moment).to_have_count(0)  # nor on the way back
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("On your turn you play one card, or you pass.")
    page.get_by_role("button", name="Close").click()
    expect(moment).to_have_count(0)
    expect(page).to_have_url(re.compile("#passing$"))  # closed, the step stays
    expect(foot).not_to_contain_text("card for your board")
    go.click()
    expect(page).to_have_url(re.compile("#passing-puzzles$"))
    page.wait_for_timeout(APART)
    go.click()
    expect(page).to_have_url(re.compile("#broke$"))
    expect(moment).to_have_count(0)  # it is shown once
    page.reload()
    page.wait_for_timeout(_LATE)
    expect(moment).to_have_count(0)
    expect(foot).not_to_contain_text("card for your board")


def test_what_follows_is_offered_on_a_whole_page_too(new_page: NewPage, site: Path) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(1280, 900))
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html")
    box = page.locator(".sv-puzzle").filter(has_text=FIRST)
    expect(page.locator(".site-stephere")).to_have_count(0)
    WAYS["mouse"](page, box, puzzle(FIRST))
    page.locator(".sv-learned-enough").click()
    here = page.locator(".site-stephere")
    expect(here).to_have_count(1)
    here.click()
    expect(page).to_have_url(re.compile("#(?!passing-puzzles)"))


@pytest.fixture(scope="module")
def chapter(site: Path) -> Path:
    """The site with the chapters of the puzzle book in which the puzzles are."""
    rules = {name.partition("-")[0] for name in (FIRST, ANOTHER)}
    for lang in LANGUAGES:
        for rule, script in book.chapters(lang, {}):
            file = site / f"assets/book/{lang}/{rule}.js"
            file.parent.mkdir(parents=True, exist_ok=True)
            if rule in rules:
                file.write_text(script, encoding="utf-8")
    return site


def test_a_puzzle_is_sent_by_a_link_that_opens_it_alone(new_page: NewPage, chapter: Path) -> None:
    site = chapter
    page = new_page(moments=True, reduced_motion=True, size=(320, 640))
    page.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async url => { window.copied = url; } } })"
    )
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#passing-puzzles")
    expect(page.locator(".sv-puzzle:visible .sv-choice-button").first).to_be_visible()
    expect(page.locator(".sv-send:visible"), "by steps an open puzzle is not sent").to_have_count(0)
    page.locator(".site-stepview").click()
    page.locator(".sv-puzzle").filter(has_text=FIRST).locator("~ .sv-send .sv-send-button").first.click()
    expect(page.locator(".sv-send-told:visible").first).to_contain_text("copied")
    url = page.evaluate("window.copied")
    assert unquote(url).endswith(f"/en/play.html#puzzle={FIRST}")
    page.goto("about:blank")
    page.goto(url)
    expect(page.locator(".sv-puzzle")).to_have_count(1)
    expect(page.locator(".sv-puzzle-id")).to_have_text(FIRST)
    expect(page.locator(".site-sent-how")).to_contain_text("New to Sevens? Beside each 7 go the 6 and the 8")
    expect(page.get_by_role("link", name="How is it played?")).to_have_attribute("href", "00-welcome.html")
    WAYS["mouse"](page, page.locator(".sv-puzzle"), puzzle(FIRST))
    on = page.locator(".site-sent-on a")
    expect(on).to_have_text("Continue: The row of sevens")  # where this reader stopped, and nothing else
    expect(on).to_have_attribute("href", re.compile("^01-the-row-of-sevens.html#"))
    page.goto("about:blank")
    page.goto(url)
    expect(page.locator(".sv-puzzle-id")).to_have_text(FIRST)
    expect(page.locator(".site-sent-how"), "who has solved one knows how it is played").to_have_count(0)
    page.goto("about:blank")
    page.goto(url.replace(f"#puzzle={FIRST}", f"?board#puzzle={ANOTHER}"))  # as the reader's own board leads there
    WAYS["mouse"](page, page.locator(".sv-puzzle"), puzzle(ANOTHER))
    following = page.locator(".site-begin")
    expect(following).to_have_text("Next puzzle")
    expect(following).to_have_attribute("href", re.compile(r"^#puzzle=[A-Z]\d+-\d\d$"))
    expect(following).not_to_have_attribute("href", f"#puzzle={ANOTHER}")
    expect(page.locator(".site-sent-on a[href='index.html#board']")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "a fourth time you go broke: you're out of the game."),
        ("ja", "4回目のパスで「破産」し、ゲームから抜けます。"),
    ],
)
def test_who_sits_down_before_passing_is_met_reads_above_the_table_what_a_pass_is(
    new_page: NewPage, chapter: Path, lang: str, told: str
) -> None:
    page = new_page(reduced_motion=True, size=(390, 844), touch=True)
    play = f"{chapter.as_uri()}/{lang}/play.html"
    page.goto(play)
    how, table = page.locator(".site-sent-how"), page.locator(".site-sent .sv-root")
    expect(how.locator("summary")).to_be_visible()
    expect(how.get_by_text(told)).to_be_hidden()
    expect(table).to_be_visible()
    folded = how.bounding_box()
    assert folded
    assert _FINGER > folded["height"] >= 24, "on a phone it is one line until it is asked for"
    assert violations(page, how) == []
    how.locator("summary").tap()
    expect(how.get_by_text(told)).to_be_visible()
    first = how.get_by_role("link", name=message("sent-how-first", lang))
    expect(first).to_have_attribute("href", "00-welcome.html")
    above, below = how.bounding_box(), table.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    page.goto("about:blank")
    page.goto(f"{play}#puzzle={FIRST}")
    WAYS["mouse"](page, page.locator(".sv-puzzle"), puzzle(FIRST))
    page.goto("about:blank")
    page.goto(play)
    expect(table).to_be_visible()
    expect(how, "a puzzle about passing is solved").to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Learn Sevens from the first card"), ("ja", "七並べを最初の1枚から覚える")]
)
def test_a_stranger_who_solves_a_puzzle_that_was_sent_finds_the_way_to_learn_the_game(
    new_page: NewPage, chapter: Path, lang: str, name: str, size: tuple[int, int]
) -> None:
    page = new_page(reduced_motion=True, size=size)
    page.goto(f"{chapter.as_uri()}/{lang}/play.html#puzzle={FIRST}")
    box = page.locator(".sv-puzzle")
    expect(page.locator(".site-sent-how")).to_be_visible()
    place = "el => Math.round(el.getBoundingClientRect().top + scrollY)"
    before = box.evaluate(place)
    is_below = page.locator(".site-sent-how").evaluate(place) > before
    assert is_below is (size[0] < 500), "on a phone the question and the cards come first"
    WAYS["mouse"](page, box, puzzle(FIRST))
    on = page.locator(".site-sent-on a")
    expect(on).to_have_text(name)
    expect(on).to_be_in_viewport(ratio=1)
    assert box.evaluate(place) == before, "nothing moves what was just solved"
    assert violations(page, page.locator("body")) == []
    on.click()
    expect(page).to_have_url(re.compile(f"/{lang}/00-welcome.html"))


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_axe_finds_nothing_on_the_way_in_any_look(
    new_page: NewPage, chapter: Path, look: tuple[str, bool, str, int]
) -> None:
    site = chapter
    lang, dark, felt, width = look
    page = new_page(moments=True, reduced_motion=True, dark=dark, size=(width, 844))
    page.add_init_script(f"localStorage.setItem('sevens-teach-taste', '{{\"felt\": \"{felt}\"}}')")
    start = f"{site.as_uri()}/{lang}"
    found = {}
    for name in (
        "index.html",
        f"play.html#puzzle={FIRST}",
        "01-the-row-of-sevens.html#passing-puzzles",
        "00-welcome.html#keep-progress",
    ):
        page.goto("about:blank")
        page.goto(f"{start}/{name}")
        expect(page.locator(".sv-root:visible").first).to_be_visible()
        found[name] = violations(page, page.locator("body"))
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    page.goto(f"{start}/01-the-row-of-sevens.html#passing-puzzles")
    WAYS["mouse"](page, page.locator(".sv-puzzle:visible").filter(has_text=FIRST), puzzle(FIRST))
    if width < WIDE:  # by steps it comes with the press of Go on
        page.locator(".site-stepgo").click()
    expect(page.locator(".sv-learned")).to_be_visible()
    found["moment"] = violations(page, page.locator(".sv-learned"))
    assert [(name, wrong) for name, wrong in found.items() if wrong] == []
