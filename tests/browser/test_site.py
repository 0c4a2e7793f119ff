"""A page of the site: alive as a plain file, with no request to anywhere else."""

from __future__ import annotations

import json
import re
import shutil
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from browser.exhibits import violations
from browser.solving import APART, check_of, solve_by_mouse
from browser.tables import EVERYWHERE
from playwright.sync_api import expect
from static_site import book, search, today
from static_site.minutes import minutes
from static_site.still import kept_games

from sevens_teach.practice.drawing import todays_puzzle
from sevens_teach.progress import decode
from sevens_teach.progress.practice import this_day
from sevens_teach.puzzles import load_puzzles
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.teaching.lessons import has_met

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

LESSON = "en/02-passing-and-going-broke.html"
PUZZLE = "B7-01"
TEXTS: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "widgets" / "tests" / "sent_texts.json").read_text(encoding="utf-8")
)
SENT = [
    case for case in TEXTS["whole"] if case["about"] in ("somebody is broke", "a whole game", "seven bridge with melds")
]
BOMB = TEXTS["bomb"]
PUZZLE_PARTS = (".sv-board", ".sv-hand", ".sv-more")


@pytest.fixture
def today_too(site: Path, tmp_path: Path) -> str:
    """Where a copy of the site is that has today's puzzles too, and the chapters in which the first ones are."""
    own = shutil.copytree(site, tmp_path / "site")
    chapters = dict(islice(book.chapters("en", {}), 5))
    files = {f"assets/book/en/{rule}.js": text for rule, text in chapters.items()}
    for lang in LANGUAGES:
        files |= {f"assets/today/{lang}/{day}.js": text for day, text in today.scripts(lang, 1, {})}
        front = (own / lang / "index.html").read_text(encoding="utf-8")
        asked = json.dumps(today.asked(lang, 1))
        files[f"{lang}/index.html"] = front.replace('"asked":{}', f'"asked":{asked}')
    for name, text in files.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_text(text, encoding="utf-8")
    return f"{own.as_uri()}/"


def solve_alone(page: Page, address: str, name: str) -> None:
    """Solve a puzzle on the page of one table, where the reader's board has it."""
    page.goto(f"{address}en/play.html#puzzle={name}")
    box = page.locator(".sv-puzzle").filter(has_text=name)
    solve_by_mouse(page, box, next(each for each in load_puzzles() if each.id == name))
    expect(box.locator(".sv-star.sv-filled")).to_have_count(3)


SIZES = {"phone": (390, 844), "small": (320, 640), "laptop": (1280, 800)}


def looks(lang: str) -> list[Any]:
    """Every size in turn in one language and the other, first in `lang`; `make test-hosts` has each size in both."""
    return [
        pytest.param(size, each, id=f"{name}-{each}")
        for number, (name, size) in enumerate(SIZES.items())
        for each in LANGUAGES
        if EVERYWHERE or (each == lang) == (number % 2 == 0)
    ]


@pytest.fixture
def address(site: Path) -> str:
    """Where the site is: on a disk, as the hardest host; the sweep of the whole site has it on a server."""
    return f"{site.as_uri()}/"


def test_a_page_is_alive_by_itself(new_page: NewPage, address: str) -> None:
    page = new_page(
        reduced_motion=True, by_steps=True
    )  # a script before a page from a disk would part it from its store
    asked: list[str] = []
    wrong: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto(f"{address}{LESSON}")
    page.locator(".site-stepview").click()

    puzzle = next(each for each in load_puzzles() if each.id == PUZZLE)
    box = page.locator(".sv-puzzle").filter(has_text=PUZZLE)
    solve_by_mouse(page, box, puzzle)
    expect(box.locator(".sv-star.sv-filled")).to_have_count(3)
    code = page.locator(".sv-progress .sv-code").first.input_value()
    assert decode(code).earned == {PUZZLE: 3}

    page.locator(".sv-stepper .sv-stake").first.click()  # the first film asks for a bet
    page.locator(".sv-stepper [data-step='forth']").first.click()
    expect(page.locator(".sv-stepper .sv-where").first).to_have_text(re.compile("^2 / "))
    page.reload()
    expect(box.locator(".sv-star.sv-filled")).to_have_count(3)
    expect(page.locator(".site-python").first).to_contain_text("needs a page from a server")
    assert violations(page, page.locator("body")) == []

    page.get_by_role("link", name="Rules").click()
    page.goto(f"{page.url}#K9")
    expect(page.locator("#K9")).to_be_in_viewport()
    page.locator(".site-theme").click()
    assert violations(page, page.locator("body")) == []
    page.goto(f"{address}ja/search.html")
    page.locator("input[type=search]").fill("破産")
    expect(page.locator(".site-found li").first).to_contain_text("破産")
    assert violations(page, page.locator("body")) == []
    assert wrong == []
    assert [url for url in asked if not url.startswith((address, "data:"))] == []
    assert page.context.cookies() == []


def test_the_first_page_answers_at_once_without_python(new_page: NewPage, site: Path, address: str) -> None:
    page = new_page(reduced_motion=True, size=(320, 640), touch=True)
    page.goto(f"{address}en/index.html")
    said = page.locator(".front-say p")
    page.locator('[data-card="♠5"]').tap()
    expect(said).to_contain_text("♠5 has to wait.")
    page.locator('[data-card="♥8"]').focus()
    page.keyboard.press("Enter")
    expect(said).to_contain_text("Ren plays ♦8, Aoi plays ♠6, Sora plays ♣8")
    expect(page.locator('[data-place="♥8"]')).to_have_attribute("aria-label", "8 of hearts: on the board")
    expect(page.locator(".front-last")).to_have_text("♦10")
    page.locator('[data-card="♦9"]').tap()
    expect(said).to_contain_text("Then Ren wins!")
    page.locator('[data-card="♠5"]').tap()
    expect(said).to_contain_text("Ren can't play and passes, Aoi plays ♠4, Sora plays ♣9")
    page.locator('[data-card="♦9"]').tap()
    expect(said).to_contain_text("You win! For your board: ♠7")
    expect(page.locator(".front-prize")).to_be_in_viewport()
    own = page.locator('#front-course [data-learned="♠7"]')
    expect(own).to_have_class(re.compile("sv-down"))
    on, following = page.locator(".front-button"), page.locator("#front-course .sv-course-line")
    expect(on).to_contain_text("Next: Welcome")
    expect(following, "the button and the board agree").to_have_text("You can win ♠8 next, in lesson “00 · Welcome”.")
    expect(page.locator("#front-course .sv-course-go")).to_have_attribute("href", "00-welcome.html")
    for face in page.locator(".front-cheers svg").all():
        expect(face).to_have_css("width", "32px")  # no oval, however long the words beside it
    expect(page.locator("#front-course .sv-course:visible")).to_have_count(1)
    expect(page.locator("#front-rows .sv-course:visible")).to_have_count(0)  # no row of a game that is not begun
    page.locator(".front-anew").tap()
    expect(page.locator(".front-card:visible")).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, page.locator("body")) == []
    page.reload()
    expect(own, "won once, it stays").to_have_class(re.compile("sv-down"))
    expect(page.locator("[data-tile=continue]")).to_contain_text("Welcome to Sevens")
    expect(on).to_contain_text("Start: Welcome to Sevens")
    expect(following).to_contain_text("You can win ♠8 next, in lesson “00 · Welcome”")
    weight = sum((site / name).stat().st_size for name in ("en/index.html", "assets/front.js", "assets/front.css"))
    assert weight < 200_000


def test_the_puzzle_that_the_first_page_has_named_is_todays_all_day_whatever_is_learnt_since(
    new_page: NewPage, today_too: str
) -> None:
    """An hour of lessons later the same day had another puzzle, beside "A new one every midnight"."""
    named, later = (todays_puzzle(this_day(), met, has_met) for met in (("B4",), ("B4", "B5")))
    assert named.question() != later.question()
    page = new_page(reduced_motion=True, by_steps=True)
    address, tile = today_too, page.locator("[data-tile=today]")
    page.goto(f"{address}en/index.html")
    expect(tile, "who has learnt nothing is told of none").to_contain_text("Best after your first lesson")
    solve_alone(page, address, "B4-01")
    page.goto(f"{address}en/index.html")
    expect(tile.locator("b")).not_to_have_text("One puzzle a day")
    title = tile.locator("b").inner_text()
    assert named.question().startswith(title)
    solve_alone(page, address, "B5-01")
    for lang, puzzle in (("en", title), ("ja", named.question("ja"))):
        page.goto(f"{address}{lang}/index.html")
        page.reload()
        expect(tile.locator("b")).to_have_text(re.compile(re.escape(puzzle[:6])))
        tile.click()
        expect(page.locator(".sv-puzzle-id")).to_have_text(named.id)
        page.reload()
        expect(page.locator(".sv-puzzle-id")).to_have_text(named.id)


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("width", [1000, 1280])
def test_winning_the_game_of_the_first_page_moves_nothing_below_it(
    new_page: NewPage, address: str, lang: str, width: int
) -> None:
    """What the others say then made the board 130 px higher."""
    page = new_page(reduced_motion=True, size=(width, 800))
    page.goto(f"{address}{lang}/index.html")
    before = page.locator('[data-tile="today"]').bounding_box()
    for card in ("♥8", "♠5", "♦9"):
        page.locator(f'.front-card[data-card="{card}"]').click()
    cheers = page.locator(".front-cheers")
    expect(cheers).to_be_in_viewport(ratio=1)
    assert page.locator('[data-tile="today"]').bounding_box() == before
    said, aim = cheers.bounding_box(), page.locator(".front-aim").bounding_box()
    assert said
    assert aim
    assert said["y"] >= aim["y"] + aim["height"], "it lies over nothing that is read"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
@pytest.mark.parametrize("by_key", [False, True])
def test_a_card_that_is_pressed_on_the_board_shows_its_drawer_in_sight_and_stays_there_itself(
    new_page: NewPage, address: str, size: tuple[int, int], *, by_key: bool
) -> None:
    page = new_page(reduced_motion=True, size=size)
    page.goto(f"{address}en/index.html")
    card = page.locator('#front-course [data-learned="♠7"]')
    drawer = page.locator("#front-course .sv-course-next")
    card.evaluate("el => el.scrollIntoView({ block: 'end' })")
    expect(drawer).not_to_be_in_viewport()
    if by_key:
        card.focus()
        page.keyboard.press("Enter")
    else:
        card.click()
    expect(page.locator("#front-course .sv-course-line")).to_contain_text("♠7")
    for shown in (card, drawer):
        expect(shown).to_be_in_viewport(ratio=1)


def test_a_card_that_is_pressed_on_the_board_of_a_laptop_moves_nothing_under_the_pointer(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True, size=(1280, 800))
    page.goto(f"{address}en/index.html")
    today = page.locator('[data-tile="today"]')
    page.evaluate("scrollTo(0, 480)")
    before = today.bounding_box()
    page.locator('#front-course [data-learned="♠Q"]').click()
    expect(page.locator("#front-course .sv-course-next")).to_be_in_viewport(ratio=1)
    assert today.bounding_box() == before


@pytest.mark.parametrize("width", [320, 390, 768, 1280])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_days_in_a_row_move_no_way_to_another_page(new_page: NewPage, address: str, lang: str, width: int) -> None:
    page = new_page(reduced_motion=True, size=(width, 800))
    page.goto(f"{address}{lang}/index.html")
    ways = page.locator(".site-head :is(nav a, .site-own > *)")
    before = [way.bounding_box() for way in ways.all()]
    days = page.locator(".site-days")
    days.evaluate("el => { el.hidden = false; el.textContent = '♠ 365 days' }")
    expect(days).to_be_visible()
    assert [way.bounding_box() for way in ways.all()] == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_search_begins_with_questions_to_press_and_each_finds_its_answer(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(reduced_motion=True, size=(320, 640), touch=True)
    page.goto(f"{address}{lang}/search.html")
    box, asked = page.locator("input[type=search]"), page.locator(".site-asks a")
    expect(box).to_be_focused()
    expect(asked).to_have_count(6)
    assert violations(page, page.locator("body")) == []
    answers = []
    for question in asked.all_inner_texts():
        asked.filter(has_text=question).tap()
        expect(box).to_have_value(question)
        expect(asked.first).to_be_hidden()
        answers.append(page.locator(".site-found a").first.get_attribute("href"))
        box.fill("")
        expect(asked.first).to_be_visible()
    assert answers == [f"../{lang}/questions.html#{name}" for name in search.ASKS]
    box.fill("xyzzy")
    expect(page.locator(".site-found-count")).not_to_be_empty()
    expect(asked.first, "what may be asked stays where nothing is found").to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("case", SENT, ids=lambda case: case["about"])
def test_what_a_link_brings_is_drawn_without_python(new_page: NewPage, address: str, case: dict[str, Any]) -> None:
    page = new_page(reduced_motion=True, size=(320, 640), touch=True)
    more = f"&game={case['game']}" if case["game"] != "sevens" else ""
    seat = f"&seat={case['seat']}" if case["seat"] else ""
    page.goto(f"{address}en/play.html#{case['kind']}={quote(case['text'])}{more}{seat}")
    still = page.locator(".site-still")
    expect(still.locator(".sv-hand [data-card]")).to_have_count(len(case["hands"][case["seat"]]))
    expect(still.locator(".sv-down")).to_have_count(len(case["down"]))
    expect(still.locator(".sv-coach")).to_contain_text("needs a page from a server")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, page.locator("body")) == []


def test_a_broken_link_shows_no_table_of_anybody_and_a_plain_page_a_fresh_deal(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True, size=(390, 844))
    page.goto(f"{address}en/play.html#position={quote(BOMB)}")
    expect(page.locator(".site-still .sv-coach")).to_be_visible()
    expect(page.locator(".sv-board")).to_have_count(0)
    page = new_page(reduced_motion=True, size=(390, 844))
    page.goto(f"{address}ja/play.html")
    expect(page.locator(".site-still .sv-down")).to_have_count(4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_comes_for_a_game_after_one_that_is_over_has_a_fresh_deal_and_a_way_to_the_last_one(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(reduced_motion=True, size=(390, 844))
    page.goto(f"{address}{lang}/index.html")
    kept = {f"data/finished/{kept_games()[0]}.txt": "kernel\n1001\na record"}
    page.evaluate("kept => localStorage.setItem('sevens-teach-files', JSON.stringify(kept))", kept)
    page.locator('[data-tile="game"]').click()
    expect(page.locator(".site-still .sv-down")).to_have_count(4)
    expect(page.locator(".site-new-deal")).to_have_count(0)
    page.get_by_role("link", name=message("play-last", lang)).click()
    expect(page.locator(".site-sent-about")).to_contain_text(message("play-over", lang))
    expect(page.locator(".site-new-deal")).to_be_visible()
    expect(page.locator(".sv-down")).to_have_count(0)  # Python has it


@pytest.mark.parametrize("dark", [False, True])
def test_the_next_card_on_the_first_page_is_learnt_by_a_quiet_link_as_any_other(
    new_page: NewPage, address: str, *, dark: bool
) -> None:
    """It alone had none: a press of what glows led nowhere."""
    page = new_page(reduced_motion=True, by_steps=True, dark=dark)
    learn = page.locator("#front-course .sv-course-go")
    page.goto(f"{address}en/index.html")
    expect(page.locator("#front-course .sv-course-line")).to_be_visible()
    expect(learn, "who is new begins where the page says").to_be_hidden()
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    page.locator(".site-stepgo").click()
    expect(page.locator(".site-stepwhere")).to_have_text(re.compile("^Step 2 of "))
    page.goto(f"{address}en/index.html")
    expect(learn).to_have_text("Learn it")
    expect(learn).to_have_css("background-color", "rgba(0, 0, 0, 0)")  # Continue alone is gold
    assert violations(page, page.locator("#front-course")) == []
    learn.click()
    expect(page.locator(".site-stepwhere")).to_have_text(re.compile("^Step 2 of "))


def test_a_lesson_goes_step_by_step_and_lays_a_card_on_the_board(new_page: NewPage, address: str) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(390, 844), touch=True)
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    where, on = page.locator(".site-stepwhere"), page.locator(".site-stepgo")
    expect(where).to_have_text(re.compile(r"^Step 1 of \d+$"))
    on.tap()
    page.wait_for_timeout(APART)
    on.tap()
    expect(where).to_have_text(re.compile("^Step 3 of "))
    expect(page).to_have_url(re.compile("#connection$"))
    page.go_back()
    expect(where).to_have_text(re.compile("^Step 2 of "))
    page.locator(".site-stepback").tap()
    page.keyboard.press("ArrowRight")
    expect(where).to_have_text(re.compile("^Step 2 of "))

    page.goto(f"{address}en/index.html")
    tile = page.locator('[data-tile="continue"]')
    expect(tile).to_contain_text(re.compile("Step 2 of [0-9]+"))  # where one was, though the first was passed over
    tile.tap()
    expect(where).to_have_text(re.compile(r"^Step 2 of \d+$"))
    page.wait_for_timeout(2 * APART)  # the second tap of a double one does nothing here
    page.locator(".site-stepback").tap()
    expect(where).to_have_text(re.compile("^Step 1 of "))
    on.tap()
    expect(where).to_have_text(re.compile("^Step 2 of "))
    page.locator(".site-stepview").tap()
    expect(page.locator(".site-step:visible")).not_to_have_count(1)
    page.locator(".site-stepview").tap()

    # prose stands above it: the step has its name
    page.goto(f"{address}en/01-the-row-of-sevens.html#passing-puzzles")
    expect(where).to_have_text(re.compile("^Step 5 of "))
    puzzle = next(each for each in load_puzzles() if each.id == "B5-02")
    solve_by_mouse(page, page.locator(".sv-puzzle:visible"), puzzle)
    on.tap()
    moment = page.locator(".sv-learned")
    expect(moment).to_contain_text("On your turn you play one card, or you pass.")
    expect(moment).to_contain_text("1 of 52")
    assert violations(page, moment) == []
    expect(moment.locator(":scope > :is(button, a)")).to_have_count(2)  # two ways on
    moment.get_by_role("button", name="Go on").tap()
    expect(moment).to_have_count(0)
    expect(page).to_have_url(re.compile("#broke$"))  # it goes on
    page.goto(f"{address}en/index.html")
    expect(page.locator('[data-learned="♠10"]')).to_have_class("sv-cell sv-down")
    expect(page.locator(".sv-course-count")).to_contain_text("1 of 52")

    # another lesson that is only paged through is no place to go on: all that says where names the one where one solved
    page.goto(f"{address}en/02-passing-and-going-broke.html")
    on.tap()
    expect(where).to_have_text(re.compile("^Step 2 of "))
    page.goto(f"{address}en/index.html")
    expect(tile).to_have_attribute("href", re.compile(r"^01-the-row-of-sevens\.html#"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_front_door_leads_to_a_step_that_is_whole_in_a_laptops_window(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(reduced_motion=True, size=(1280, 800), by_steps=True)
    page.goto(f"{address}{lang}/index.html")
    expect(page.locator('[data-tile="continue"]'), "who begins has one button").to_be_hidden()
    page.locator(".front-ways .front-button").evaluate("way => { way.href = '01-the-row-of-sevens.html'; }")
    page.locator(".front-ways .front-button").click()
    for step, parts in (("aim", (".sv-board", ".sv-hand", "[data-tool=hint]")), ("passing-puzzles", PUZZLE_PARTS)):
        page.goto(f"{page.url.split('#')[0]}#{step}")
        shown = page.locator(".site-step:visible")
        expect(shown).to_have_count(1)
        foot = page.locator(".site-stepfoot").bounding_box()
        assert foot
        for part in parts:
            where = shown.locator(part).first.bounding_box()
            assert where
            assert 0 <= where["y"] <= where["y"] + where["height"] <= foot["y"], (step, part)
    # a look at another table by a door: the lesson stays the one to go on with
    page.goto(f"{address}{lang}/02-passing-and-going-broke.html?door=play#play")
    expect(page.locator(".site-step:visible .sv-table")).to_be_visible()
    page.locator(".site-stepout").click()
    begin = page.locator('.front-ways [data-tile="continue"]')  # in the place of the button that says the same
    expect(begin).to_have_attribute("href", re.compile(r"^01-the-row-of-sevens\.html#passing-puzzles"))  # where one was
    expect(page.locator(".front-ways .front-button")).to_be_hidden()


def test_a_lessons_own_address_opens_by_steps_in_a_wide_window_and_the_whole_page_is_remembered_for_it(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True, size=(1280, 800), by_steps=True)
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    steps = page.locator(".site-step:visible")
    expect(steps).to_have_count(1)
    heading = page.locator(".site-step > h2[id]").nth(2)
    name = heading.get_attribute("id")
    page.goto("about:blank")
    page.goto(f"{address}en/01-the-row-of-sevens.html#{name}")
    expect(steps).to_have_count(1)
    expect(heading).to_be_in_viewport()
    assert violations(page, page.locator("body")) == []
    page.locator(".site-stepview").click()
    expect(steps).not_to_have_count(1)
    expect(page.locator(".site-stepview")).to_be_in_viewport()  # so is the way back, however far down
    page.goto(f"{address}en/02-passing-and-going-broke.html")
    expect(page.locator(".site-stepview")).to_be_visible()
    expect(steps).to_have_count(1)
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    expect(steps).not_to_have_count(1)


def test_what_is_far_away_on_a_whole_page_is_laid_out_later_and_settings_reach_out_of_their_step(
    new_page: NewPage, address: str
) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/01-the-row-of-sevens.html")
    menu = page.locator(".site-step .sv-menu:visible:has(.sv-settings)").first
    expect(menu).to_be_attached()
    found = page.locator(".site-step").evaluate_all(
        "steps => steps.map(step => [!!step.querySelector('.sv-settings'), getComputedStyle(step).contentVisibility])"
    )
    assert {tuple(each) for each in found} == {(True, "visible"), (False, "auto")}
    menu.locator("summary").click()
    last = menu.locator(".sv-setting:visible").last
    last.scroll_into_view_if_needed()
    assert last.evaluate(
        "el => { const { left, top } = el.getBoundingClientRect();"
        " return el.contains(document.elementFromPoint(left + 3, top + 3)); }"
    )


_PICKABLE = ".sv-puzzle:visible :is([data-card], [data-choice], [data-place]):is([aria-pressed], [aria-selected])"


@pytest.mark.parametrize(("size", "lang"), looks("ja"))
def test_nothing_moves_at_a_pick_and_check_is_in_sight_after_it(
    new_page: NewPage, address: str, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(reduced_motion=True, size=size, touch=size[0] < 400, by_steps=True)
    for step in ("01-the-row-of-sevens.html#connection-puzzles", "01-the-row-of-sevens.html#passing-puzzles"):
        page.goto("about:blank")
        page.goto(f"{address}{lang}/{step}")
        puzzle, foot = page.locator(".sv-puzzle:visible"), page.locator(".site-stepfoot")
        card = page.locator(_PICKABLE).first
        card.scroll_into_view_if_needed()
        before = card.bounding_box()
        (card.tap if size[0] < 400 else card.click)()
        expect(page.locator(".sv-puzzle[data-ready] .sv-check")).to_have_count(1)
        page.wait_for_timeout(400)  # a page that scrolls smoothly would still be at it
        assert card.bounding_box() == before
        check = check_of(puzzle)
        expect(check).to_have_class(re.compile("site-stepready"))
        expect(check).to_be_in_viewport(ratio=1)
        expect(page.locator(".site-stepskip")).to_be_visible()
        bar = foot.bounding_box()
        assert bar
        assert violations(page, foot) == []
        check.click()
        expect(puzzle).to_be_visible()
        said = puzzle.locator(".sv-said .sv-headline").bounding_box()
        assert said
        assert 0 <= said["y"] <= said["y"] + said["height"] <= bar["y"]


@pytest.mark.parametrize(("size", "lang"), looks("en"))
def test_no_button_and_no_reply_of_a_puzzle_ever_lies_under_the_foot_of_its_step(
    new_page: NewPage, address: str, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(reduced_motion=True, size=size, touch=size[0] < 400, by_steps=True)
    for step in ("00-welcome.html#puzzles", "01-the-row-of-sevens.html#sevens-puzzles"):
        page.goto("about:blank")
        page.goto(f"{address}{lang}/{step}")
        puzzle, foot = page.locator(".sv-puzzle:visible"), page.locator(".site-stepfoot")

        def check(*parts: str, puzzle: Locator = puzzle, foot: Locator = foot) -> None:
            bar = foot.bounding_box()
            assert bar
            for part in parts:
                for each in puzzle.locator(part).filter(visible=True).all():
                    where = each.bounding_box()
                    assert where
                    assert 0 <= where["y"] <= where["y"] + where["height"] <= bar["y"], part

        has_check = "sevens-puzzles" not in step  # there one is asked for, and a tap answers
        expect(page.locator(".site-stepskip")).to_be_visible(visible=has_check)
        check(".sv-tools button")
        page.locator(".sv-hand [data-card='♥5']" if has_check else _PICKABLE).filter(visible=True).first.click()
        if has_check:
            check_of(puzzle).click()
        expect(puzzle.locator(".sv-coach")).to_be_visible()
        check(".sv-tools button", ".sv-headline")
        if not has_check:
            check("[data-choice]")  # names stand below what is said
        hand = puzzle.locator(".sv-hand").bounding_box()
        drawer = puzzle.locator(".sv-drawer").bounding_box()
        assert hand
        assert drawer
        assert hand["y"] + hand["height"] <= drawer["y"] + 1, "what was picked stays in sight"
        for _ in range(3):
            puzzle.get_by_role("button", name=re.compile("^(Hint|ヒント)")).click()
        check(".sv-tools button")
        assert violations(page, puzzle) == []


def test_the_first_page_gives_the_first_lesson_the_minutes_that_its_steps_take(site: Path) -> None:
    taken = re.findall(r'data-seconds="(\d+) (\d+)"', (site / "en/00-welcome.html").read_text())
    told = minutes(sum(int(reads) + int(does) for reads, does in taken))
    begin = {lang: message("front-begin", lang).replace("\u00a0", " ") for lang in ("en", "ja")}
    assert f"({told} min)" in begin["en"]
    assert f"（{told}分）" in begin["ja"]


def test_the_small_game_ends_with_the_way_on_and_goes_by_arrows(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}en/index.html")
    ask, begin = page.locator(".front-say strong"), page.locator(".front-button:visible").first
    page.locator('[data-card="♠5"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".front-missing")).to_have_attribute("data-place", "♠6")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(ask).to_contain_text("Ren's last card is ♦10")
    expect(page.locator(".front-say")).to_contain_text("Right, ♥8 fits! It goes next to ♥7.")
    expect(page.locator(".front-missing")).to_have_count(0)
    page.keyboard.press("Enter")  # the hand keeps the focus
    expect(ask).to_contain_text("Now your last card!")
    expect(begin).to_have_text(re.compile("^Start: Welcome to Sevens"))
    page.keyboard.press("Enter")
    expect(begin).to_have_text(re.compile("^Next: Welcome to Sevens"))
    expect(begin).to_be_focused()
    assert violations(page, page.locator("body")) == []


def test_continue_names_a_puzzle_that_goes_on_below_a_heading_by_its_own_title(new_page: NewPage, site: Path) -> None:
    """Who had just done *Play, or pass* was to go on with *Play, or pass*."""
    page = new_page(reduced_motion=True, size=(1280, 800), by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html")
    for count in range(2, 6):
        page.locator(".site-stepskip:visible, .site-stepgo:visible").first.click()
        expect(page.locator(".site-stepwhere")).to_have_text(re.compile(f"^Step {count} of "))
        page.wait_for_timeout(APART)
    page.goto(f"{site.as_uri()}/en/index.html")
    expect(page.locator('[data-tile="continue"]')).to_contain_text("Eight Cards in Hand")


def test_a_card_that_is_missing_at_a_lessons_end_has_its_puzzle_in_sight_with_one_press(
    new_page: NewPage, site: Path
) -> None:
    script = next(text for rule, text in book.chapters("en", {}) if rule == "B6")
    file = site / "assets/book/en/B6.js"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(script, encoding="utf-8")
    page = new_page(reduced_motion=True, size=(1280, 800))
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html")
    page.locator('.sv-own-cards [data-puzzle="B6-11"]').click()
    expect(page.locator(".sv-posed .sv-puzzle .sv-board")).to_be_in_viewport()


def test_a_wrong_answer_still_costs_its_star_after_the_page_is_loaded_anew(new_page: NewPage, address: str) -> None:
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{address}en/00-welcome.html#puzzles")
    box = page.locator(".site-step:visible .sv-puzzle")
    box.locator(".sv-hand [data-card='♥5']").click()
    check_of(box).click()
    expect(box.locator(".sv-headline")).to_be_visible()
    page.reload()
    for card in ("♥6", "♥8"):
        box.locator(f".sv-hand [data-card='{card}']").click()
    check_of(box).click()
    expect(box.locator(".sv-puzzle-head .sv-star.sv-filled")).to_have_count(2)
    expect(box.locator(".sv-note")).to_have_text("Solved: 2 of 3 stars")


def test_a_japanese_line_ends_between_phrases_in_whatever_the_coach_says(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True, size=SIZES["phone"], touch=True, by_steps=True)
    page.goto(f"{address}ja/00-welcome.html#puzzles")
    said = page.locator(".sv-puzzle:visible .sv-speech").first  # where somebody is out its headline is in no paragraph
    expect(said).to_have_css("word-break", "auto-phrase")
