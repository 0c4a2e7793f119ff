"""Of the tallest steps nothing that is to be tapped lies under the foot, and of small tables all is in sight."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from browser.in_sight import covered
from browser.solving import APART, check_of
from playwright.sync_api import expect

from sevens_teach.puzzles import puzzle
from sevens_teach.teaching.lessons import POSED

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage

_TALL = (
    ("02-passing-and-going-broke", "limit"),
    ("02-passing-and-going-broke", "lays"),
)
"""Steps with a board, three or four hands that lie open, and what is asked below them."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_of_a_tall_step_nothing_to_be_tapped_lies_under_the_foot(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    for lesson, step in _TALL:
        page.goto(f"{site.as_uri()}/en/{lesson}.html#{step}")
        expect(page.locator(".sv-stepper .sv-bar:visible")).to_be_in_viewport(ratio=1)
        assert covered(page) == [], step
        page.locator(".site-stepskip").or_(page.locator(".site-stepgo")).filter(visible=True).first.click()
        expect(page.locator(".sv-choice-button:visible, .sv-hand:visible, .sv-stepper:visible").first).to_be_visible()
        assert covered(page) == [], f"after {step}"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_at_a_table_of_lesson_01_what_its_text_names_is_in_sight(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    steps = (
        ("aim", ".sv-hand"),
        ("passing", ".sv-pass"),
        ("broke", ".sv-pass"),
        ("play", "[data-tool=undo]"),
    )
    for step, named in steps:
        page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#{step}")
        foot = page.locator(".site-stepfoot").bounding_box()
        assert foot
        for part in (".sv-hand", "[data-tool=hint]", named):
            where = page.locator(f".site-step:visible {part}").first.bounding_box()
            assert where
            assert 0 <= where["y"] <= where["y"] + where["height"] <= foot["y"], (step, part)
        shown = page.locator(".site-step:visible")
        expect(shown.locator(".sv-pass:visible")).to_have_count(0 if step == "aim" else 1)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_rows_of_a_board_give_way_to_what_the_coach_says(new_page: NewPage, site: Path, lang: str) -> None:
    """A long reason lay behind the row of *Hint* and *Undo*."""
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#play")
    shown = page.locator(".site-step:visible")
    row, board = shown.locator(".sv-cell").first, shown.locator(".sv-board")
    expect(board).to_be_in_viewport(ratio=1)
    before = row.bounding_box()
    shown.locator(".sv-hand .sv-card").first.click()  # from here on no row grows
    for lines in (3, 1):
        shown.locator(".sv-why").first.evaluate(
            "(why, lines) => { why.textContent = '♠7 '.repeat(40 * lines); }", lines
        )
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        assert covered(page) == []
    after = row.bounding_box()
    assert before
    assert after
    assert 24 <= after["height"] < before["height"], "the rows have given way, and do not jump back"


def test_the_rows_of_a_puzzle_take_the_room_there_is(new_page: NewPage, site: Path) -> None:
    page = new_page(reduced_motion=True, by_steps=True)
    high, room = [], []
    for height in (720, 800, 1000):
        page.set_viewport_size({"width": 1280, "height": height})
        page.goto("about:blank")
        page.goto(f"{site.as_uri()}/en/00-welcome.html#puzzles")
        row = page.locator(".site-step:visible .sv-cell").first.bounding_box()
        drawer = page.locator(".site-step:visible .sv-drawer").bounding_box()
        assert row
        assert drawer
        high.append(row["height"])
        room.append(drawer["height"])
        assert covered(page) == []
    assert 36 <= high[0] <= high[1] < high[2], "on a laptop no card is half its height, nor once an answer is there"
    assert room[0] < room[1] <= room[2], "what the rows need not is kept for an answer"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_after_a_miss_on_a_phone_its_stars_are_in_sight(new_page: NewPage, site: Path, lang: str) -> None:
    """The answer's room was scrolled for, and took title and stars: who lost one did not see it."""
    page = new_page(size=(390, 780), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/00-welcome.html#puzzles")
    box = page.locator(".site-step:visible .sv-puzzle")
    heading = page.locator(".site-step:visible > h2")
    shade = "heading => Number(getComputedStyle(heading, '::after').opacity)"
    assert heading.evaluate(shade) == 0, "the words below a heading are whole until they are scrolled"
    for card in ("♥5", "♥8"):
        box.locator(f'.sv-hand [data-card="{card}"]').tap()
    check_of(box).tap()
    expect(box.locator(".sv-why")).not_to_be_empty()
    stars, edge = box.locator(".sv-puzzle-head").bounding_box(), heading.bounding_box()
    assert stars
    assert edge
    assert stars["y"] >= edge["y"] + edge["height"] - 1
    assert covered(page) == []


_PLACES = """() => {
    const shown = [...document.querySelectorAll(".site-step:not(.site-away) .sv-puzzle")].at(-1);
    const top = part => Math.round(shown.querySelector(part).getBoundingClientRect().top);
    return [".sv-hand, .sv-choices", ".sv-tools > :not([hidden])", ".sv-cell"].map(top);
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "step",
    [
        "00-welcome.html#puzzles",
        "01-the-row-of-sevens.html#sevens-puzzles",
        "01-the-row-of-sevens.html#together",  # a film follows its answers
    ],
)
def test_at_a_puzzle_nothing_moves_under_the_pointer(
    new_page: NewPage, site: Path, step: str, lang: str, size: tuple[int, int]
) -> None:
    """The board was squeezed by an answer, and Check leapt up when a pick was changed."""
    is_phone = size[0] < size[1]
    page = new_page(size=size, touch=is_phone, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    box = page.locator(".site-step:visible .sv-puzzle")
    expect(box).to_have_count(1)
    choices = box.locator(".sv-choices [data-choice]")
    answers = choices if choices.count() > 1 else box.locator(".sv-hand [data-card]")
    places = [page.evaluate(_PLACES)]
    is_one = "welcome" not in step  # a tap answers
    tapped = (0, 0, 0) if "together" in step else (0, 1, 3) if is_one else (2, 3, 2)  # one of the four asked about
    for at in tapped:
        answers.nth(at).click()
        if not is_one:
            box.locator(".sv-check").focus()  # by keys, too
            places.append(page.evaluate(_PLACES))
            box.locator(".sv-check").evaluate("check => check.click()")
        expect(box.locator(".sv-headline")).to_be_visible()
        page.evaluate(_STILL)
        places.append(page.evaluate(_PLACES))
        if "sevens-puzzles" in step:
            continue  # nothing is taken back: the next tap answers
        if "together" in step:
            box.locator(".sv-check").evaluate("check => check.click()")  # takes it back
        else:
            answers.nth(at).click()
        expect(box.locator(".sv-coach")).to_be_hidden()
        page.evaluate(_STILL)  # what is painted counts, not what is laid out between two frames
        places.append(page.evaluate(_PLACES))
    has_room = not is_phone or step.endswith("#sevens-puzzles")  # for an answer, from the start
    still = places if has_room else places[1 if is_one else 2 :]
    assert all(abs(one - other) <= 2 for place in still for one, other in zip(place, still[0], strict=True)), places


_BOARD = """() => {
    const parts = [...document.querySelectorAll(".site-step:not(.site-away) :is(.sv-board, .sv-hand)")].slice(-2);
    return parts.flatMap(part => [part.getBoundingClientRect().top + scrollY, part.offsetHeight]);
}"""
"""Where board and hand are on the page, and how high."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "step",
    [
        *("01-the-row-of-sevens.html#play", "01-the-row-of-sevens.html#passing", "01-the-row-of-sevens.html#broke"),
        *("02-passing-and-going-broke.html#first", "02-passing-and-going-broke.html#play"),
    ],
)
def test_a_board_stays_where_it_is_whatever_the_coach_says(
    new_page: NewPage, site: Path, step: str, lang: str, size: tuple[int, int]
) -> None:
    """It moved up and down with the length of what was said."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    shown = page.locator(".site-step:visible")
    expect(shown.locator(".sv-coach")).to_be_visible()
    shown.locator(".sv-hand .sv-card").first.click()
    before = page.evaluate(_BOARD)
    wide = 100 if size[0] > size[1] else 30  # letters in a line
    for lines in (1, 2, 0):
        shown.locator(".sv-why").first.evaluate("(why, n) => { why.textContent = 'x '.repeat(n / 2); }", wide * lines)
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
        now = page.evaluate(_BOARD)
        assert all(abs(one - other) < 2 for one, other in zip(now, before, strict=True)), (lines, before, now)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("step", ["01-the-row-of-sevens.html#passing-puzzles"])
def test_no_hint_of_a_puzzle_moves_its_board(
    new_page: NewPage, site: Path, step: str, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    before = page.evaluate(_BOARD)
    hint = box.locator(".sv-drawer > .sv-more .sv-button:visible").nth(1)
    for _ in range(3):
        hint.evaluate("hint => hint.click()")
        page.wait_for_timeout(APART)
        now = page.evaluate(_BOARD)
        assert all(abs(one - other) < 2 for one, other in zip(now, before, strict=True)), (before, now)
    expect(hint).to_be_disabled()


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "lost",
    [("02-passing-and-going-broke.html#together", "♥J"), ("01-the-row-of-sevens.html#stopping-puzzles", "♠3")],
)
def test_once_a_long_answer_is_taken_back_nothing_lies_over_the_pass(
    new_page: NewPage, site: Path, lost: tuple[str, str], lang: str, size: tuple[int, int]
) -> None:
    """The drawer stayed as high as the answer had been, and lay over the button that wins."""
    step, card = lost
    is_phone = size[0] < size[1]
    page = new_page(size=size, touch=is_phone, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    shown = page.locator(".site-step:visible .sv-puzzle:visible")
    drawer = shown.locator(".sv-drawer")
    before = drawer.bounding_box()
    shown.locator(f".sv-hand [data-card='{card}']").click()
    check_of(shown).click()  # takes it back
    keys = shown.locator(".sv-choices")
    expect(keys).to_be_visible()
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    choice, after = keys.bounding_box(), drawer.bounding_box()
    assert before
    assert choice
    assert after
    assert choice["y"] + choice["height"] <= after["y"] + 1
    assert after["height"] <= before["height"] + 1, "nor is it empty below the button"
    assert covered(page) == []


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (320, 640)], ids=str)
def test_where_one_practises_no_bar_lies_on_a_board(new_page: NewPage, site: Path, size: tuple[int, int]) -> None:
    """On a phone the buttons lay on the middle of a board that nobody had seen yet, and a laptop's rows were flat."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/08-the-puzzle-book.html?door=practice#practice")
    page.locator(".site-parts a").nth(1).click()
    shown = page.locator(".site-step:visible")
    expect(shown.locator(".sv-puzzle .sv-board")).to_have_count(1)
    heights = ".sv-puzzle .sv-board, .sv-puzzle .sv-hand, .sv-puzzle .sv-choices, .sv-puzzle .sv-drawer"
    for scrolled in (0, 150, 300):
        page.evaluate("top => window.scrollTo(0, top)", scrolled)
        parts = [part.bounding_box() for part in shown.locator(heights).all() if part.is_visible()]
        edges = [(part["y"], part["y"] + part["height"]) for part in parts if part]
        assert len(edges) > 2
        assert all(end <= begin + 1 for (_, end), (begin, _) in pairwise(edges)), edges
    row = shown.locator(".sv-cell").first.bounding_box()
    assert row
    assert row["height"] > 30, "no row gives way where the page is scrolled anyway"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_where_one_practises_a_page_opens_at_its_top(new_page: NewPage, site: Path, lang: str) -> None:
    """On a phone the browser went on to the heading that the address names, past the head and the other parts."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/08-the-puzzle-book.html?door=practice#practice")
    expect(page.locator(".site-parts")).to_be_in_viewport()
    page.evaluate(_STILL)
    assert page.evaluate("() => window.scrollY") == 0


_STILL = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_however_long_the_coach_speaks_hint_stays_in_sight(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#play")
    shown = page.locator(".site-step:visible")
    shown.locator(".sv-hand .sv-card").first.click()
    foot = page.locator(".site-stepfoot").bounding_box()
    assert foot
    for letters in (30, 150, 300):
        shown.locator(".sv-why").first.evaluate("(why, n) => { why.textContent = 'x '.repeat(n / 2); }", letters)
        page.evaluate(_STILL)
        hint = shown.locator("[data-tool=hint]").bounding_box()
        assert hint
        assert hint["y"] + hint["height"] <= foot["y"], letters


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_hint_after_a_wrong_answer_is_seen_and_nothing_one_answers_with_is_covered(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#islands-why")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    drawer, cards = box.locator(".sv-drawer"), box.locator(".sv-hand [data-card]")

    def answer(card: int) -> None:
        cards.nth(card).click()
        drawer.locator(".sv-check").evaluate("check => check.click()")
        expect(drawer.locator(".sv-headline")).to_be_visible()
        page.evaluate(_STILL)
        keys, over = box.locator(".sv-choices").bounding_box(), drawer.bounding_box()
        assert keys
        assert over
        assert keys["y"] + keys["height"] <= over["y"] + 1

    answer(0)
    drawer.locator(".sv-more .sv-button:visible").nth(1).evaluate("hint => hint.click()")
    page.evaluate(_STILL)
    expect(drawer.locator(".sv-coach")).to_be_in_viewport(
        ratio=1
    )  # the hint, where it was said why an answer was wrong
    expect(drawer.locator(".sv-lines-said")).to_be_hidden()
    answer(1)


@pytest.mark.parametrize("size", [(390, height) for height in (660, 700, 740, 780, 844)], ids=str)
def test_no_choice_of_a_puzzle_is_cut_by_the_row_of_buttons(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/02-passing-and-going-broke.html#listen")
    drawer = page.locator(".sv-puzzle:visible > .sv-drawer")
    expect(drawer).to_be_attached()
    edge = drawer.bounding_box()
    assert edge
    for choice in page.locator(".sv-puzzle:visible [data-choice]").all():
        where = choice.bounding_box()
        assert where
        assert not where["y"] < edge["y"] < where["y"] + where["height"]


def test_a_right_answer_covers_no_choice_and_the_card_window_cuts_no_line(new_page: NewPage, site: Path) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True, moments=True)
    page.goto(f"{site.as_uri()}/en/02-passing-and-going-broke.html#ranking-left")
    choices = page.locator(".sv-puzzle:visible [data-choice]")
    for at in (3, 1, 2, 0):
        choices.nth(at).tap()
    check_of(page.locator(".sv-puzzle:visible")).tap()
    expect(page.locator(".sv-puzzle:visible .sv-coach")).to_be_visible()
    page.wait_for_timeout(2 * _RESTED)  # a second tap at once does not go on
    drawer, last = page.locator(".sv-puzzle:visible > .sv-drawer").bounding_box(), choices.last.bounding_box()
    assert drawer
    assert last
    assert last["y"] + last["height"] <= drawer["y"] + 1
    expect(page.locator(".site-stepwhere")).to_have_css("height", re.compile(r"^1\d(\.\d+)?px$"))  # one line

    page.locator(".site-stepgo").tap()
    window, go_on = page.locator(".sv-learned"), page.locator(".sv-learned-enough")
    window.evaluate("el => { el.querySelector('.sv-learned-line').textContent = '♠7 '.repeat(40); }")
    line, way = window.locator(".sv-learned-open").bounding_box(), go_on.bounding_box()
    assert line
    assert way
    assert line["y"] + line["height"] <= way["y"]
    opacity = "el => getComputedStyle(el, '::before').opacity"
    page.set_viewport_size({"width": 320, "height": 568})
    assert float(go_on.evaluate(opacity)) == 1, "an arrow says that more lies below"
    lies = "el => ['bottom', 'height'].map(side => parseFloat(getComputedStyle(el, '::before')[side]))"
    bottom, height = go_on.evaluate(lies)
    assert bottom >= go_on.evaluate("el => el.clientHeight"), "above the button, not on it"
    assert height > 0
    window.evaluate("el => { el.scrollTop = el.scrollHeight; }")
    page.wait_for_timeout(100)
    assert float(go_on.evaluate(opacity)) == 0


_HALF = """() => {
    const step = document.querySelector(".site-step:not(.site-away)");
    const name = step.querySelector("h2") ?? document.querySelector(".site-stepname");
    const edge = name.getBoundingClientRect().bottom;
    const range = document.createRange();
    return [...step.querySelectorAll(":scope > p, .sv-puzzle-head, .sv-ask")].some(text => {
        range.selectNodeContents(text);
        return [...range.getClientRects()].some(line => line.top < edge - 1 && line.bottom > edge + 1);
    });
}"""
"""Whether a line of text, or the row of stars, lies half under the step's name."""
_RESTED = 400
"""Milliseconds after which what a press has scrolled has come to rest."""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "step",
    [
        "01-the-row-of-sevens.html#together",  # its answer comes with a film of what follows
        "02-passing-and-going-broke.html#islands-why.2",  # its name stands over the page
        "02-passing-and-going-broke.html#ranking-left",
    ],
)
def test_after_an_answer_and_a_hint_no_choice_of_a_phones_step_is_covered_and_no_line_is_cut(
    new_page: NewPage, site: Path, step: str, lang: str
) -> None:
    """*Pass* lay under the answer, and the title and its stars were cut in half."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    box = page.locator(".site-step:visible .sv-puzzle")
    drawer = box.locator(".sv-drawer")
    choices = box.locator(".sv-choices [data-choice]")
    is_order = "ranking" in step
    answers = choices if is_order else box.locator(".sv-hand [data-card]")
    for at in range(4 if is_order else 1):
        answers.nth(at).tap()
    if "together" not in step:  # there a tap answers
        check_of(drawer).tap()
    expect(drawer.locator(".sv-coach")).to_be_visible()
    for _ in range(2):
        page.wait_for_timeout(_RESTED)
        last, over = choices.last.bounding_box(), drawer.bounding_box()
        assert over
        if last:  # a phone's film has the place of *Pass*
            assert last["y"] + last["height"] <= over["y"] + 1
        assert not page.evaluate(_HALF)
        drawer.locator(".sv-more .sv-button:visible").nth(1).tap()


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_phones_table_is_scrolled_once_for_the_coach_and_cuts_no_line(
    new_page: NewPage, site: Path, lang: str
) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    for step in ("passing", "broke", "play"):
        page.goto("about:blank")
        page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#{step}")
        shown = page.locator(".site-step:visible")
        tops = []
        for press in (shown.locator("[data-tool=hint]"), shown.locator(".sv-hand .sv-card").first) * 2:
            press.tap()
            page.wait_for_timeout(_RESTED)
            said, foot = (
                shown.locator(".sv-table > .sv-coach > .sv-speech").bounding_box(),
                page.locator(".site-stepfoot").bounding_box(),
            )
            assert said
            assert foot
            assert said["y"] + said["height"] <= foot["y"] + 1, step
            assert not page.evaluate(_HALF), step
            tops.append(page.evaluate("scrollY"))
        assert len(set(tops)) == 1, "nothing moves after the first press"


def test_a_phones_step_does_not_offer_to_send_what_its_foot_would_cut(new_page: NewPage, site: Path) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#passing-puzzles")
    box = page.locator(".site-step:visible .sv-puzzle")
    box.locator("[data-choice=pass]").tap()
    check_of(box).tap()
    expect(box).to_have_attribute("data-tone", "yes")
    expect(page.locator(".sv-send:visible")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_hint_comes_to_where_next_was_pressed(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    """A second tap took a hint, which costs."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#limit-cost")
    if page.locator(".site-stepping").count():
        page.locator(".site-stepview").click()  # the whole page
    first, _ = POSED["02"][2:4]
    box = page.locator(".sv-puzzle:has(.sv-pager:visible)").nth(1)
    hint = box.locator(".sv-drawer .sv-tools > .sv-button:visible").first
    box.locator(f"[data-choice='{puzzle(first).parts[0].right[0]}']").click()
    onward = box.locator(".sv-next").bounding_box()
    box.locator(".sv-next").click()
    comes = hint.bounding_box()
    assert onward
    assert comes
    assert onward["x"] >= comes["x"] + comes["width"], "they stand at the two ends"


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_what_a_solved_puzzle_is_sent_with_is_not_cut_by_the_foot(new_page: NewPage, site: Path, lang: str) -> None:
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#together")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    box.locator(".sv-hand [data-card='♣J']").click()
    expect(box.locator(".sv-note")).to_be_visible()
    page.evaluate(_STILL)
    sent, foot = (
        page.locator(".site-step:visible .sv-send").bounding_box(),
        page.locator(".site-stepfoot").bounding_box(),
    )
    assert sent
    assert foot
    assert sent["y"] >= foot["y"] or sent["y"] + sent["height"] <= foot["y"]


_OUT_BESIDE = """seats => {
    seats[0].classList.add("sv-gone");
    for (const part of seats[0].querySelectorAll(".sv-cards, .sv-passes")) part.hidden = true;
    const range = document.createRange();
    const status = seats[0].querySelector(".sv-status");
    status.textContent = "done · 2nd";
    range.selectNodeContents(status);
    return [range.getBoundingClientRect().right, seats[1].getBoundingClientRect().left];
}"""
"""Where the words of who is out end, and where the next face begins."""


@pytest.mark.parametrize("width", [320, 390])
def test_how_one_left_the_game_does_not_reach_the_next_face(new_page: NewPage, site: Path, width: int) -> None:
    page = new_page(size=(width, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    board = page.locator(".site-step:visible .sv-board")
    expect(board).to_be_visible()
    before = board.bounding_box()
    end, face = page.locator(".site-step:visible .sv-seat").evaluate_all(_OUT_BESIDE)
    assert end < face - 2
    assert board.bounding_box() == before


_MET = """() => {
    const met = ["goal", "aim", "sevens", "connection", "passing", "broke", "stopping", "together", "play"];
    const steps = Object.fromEntries(met.map(step => [step, "done"]));
    localStorage.setItem("sevens-teach-walked", JSON.stringify({ "01-the-row-of-sevens.html": steps }));
}"""
"""Has a reader walked through lesson 01, of which the next one's warm-up asks."""


_PIPS = """cells => {
    const sizes = new Set(cells.map(cell => getComputedStyle(cell.querySelector(".sv-pip")).fontSize));
    const over = cells.filter(cell => {
        const [rank, pip] = [".sv-rank", ".sv-pip"].map(part => cell.querySelector(part).getBoundingClientRect());
        return pip.top < rank.bottom - 1 && pip.left < rank.right;
    });
    return [sizes.size, over.length];
}"""
"""How many sizes the suit signs of a board have, and how many of them lie over an index."""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_second_puzzle_of_a_warm_up_comes_with_all_in_sight_that_one_answers_with(
    new_page: NewPage, site: Path, lang: str
) -> None:
    """*Pass*, which its answer needs, and half the hand lay under the row of *Check*, and the page was scrolled."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/index.html")
    page.evaluate(_MET)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#warm-up")
    box = page.locator(".site-step:visible .sv-puzzle")
    assert box.locator(".sv-cell:is(.sv-down, .sv-island)").evaluate_all(_PIPS) == [1, 0], "alike, and on no index"
    box.locator(".sv-drawer .sv-more .sv-button:visible").last.tap()  # "Show me", which scrolls the page
    expect(box.locator(".sv-coach")).to_be_visible()
    box.locator(".sv-pager button").last.tap()
    expect(box.locator(".sv-where")).to_contain_text("2 / 2")
    expect(box.locator("[data-choice=pass]")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    assert page.evaluate("scrollY") == 0
    over, foot = box.locator(".sv-drawer").bounding_box(), page.locator(".site-stepfoot").bounding_box()
    assert over
    assert foot
    for part in (*box.locator(".sv-hand [data-card]").all(), box.locator("[data-choice=pass]")):
        where = part.bounding_box()
        assert where
        assert where["y"] + where["height"] <= min(over["y"], foot["y"]) + 1
    assert covered(page) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_at_a_phones_table_the_coach_is_read_from_the_start_and_no_first_card_scrolls(
    new_page: NewPage, site: Path, lang: str
) -> None:
    """The foot lay over half of "Your turn", and the first card moved the page for words that nobody said."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    steps = ("aim", "passing", "broke", "play", "02 play")
    for step in steps:
        lesson = "02-passing-and-going-broke" if step.startswith("02") else "01-the-row-of-sevens"
        page.goto("about:blank")
        page.goto(f"{site.as_uri()}/{lang}/{lesson}.html#{step.removeprefix('02 ')}")
        shown = page.locator(".site-step:visible")
        for press in range(2):
            said = shown.locator(".sv-table > .sv-coach > .sv-speech").bounding_box()
            foot = page.locator(".site-stepfoot").bounding_box()
            assert said
            assert foot
            assert said["y"] + said["height"] <= foot["y"] + 1, step
            if press == 0 or not step.startswith("02"):  # there longer words may need it
                assert page.evaluate("scrollY") == 0, step
            shown.locator(".sv-hand .sv-card").first.tap()
            page.wait_for_timeout(_RESTED)


_WON = """won => {
    const line = "The next is second. ".repeat(4);
    won.innerHTML = `<div><span class="sv-mini"></span><p><b>For your board: ♠9</b> <span>${line}</span></p></div>`;
}"""
"""Tells of a card with the longest of its lines."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_where_the_foot_tells_of_a_card_go_on_stays_in_its_place(
    new_page: NewPage, site: Path, lang: str, size: tuple[int, int]
) -> None:
    """It was a small button at the far right, where nobody looked for it."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#passing-puzzles")
    foot, go, back = (page.locator(f".site-step{part}") for part in ("foot", "go", "back"))
    expect(page.locator(".sv-puzzle:visible")).to_be_visible()
    go.evaluate("go => { go.classList.add('site-stepready'); go.previousSibling.hidden = true; }")
    page.locator(".site-stepasked").evaluate("asked => { asked.textContent = '✓'; }")  # it is solved
    before, keys = foot.bounding_box(), (go.bounding_box(), back.bounding_box())
    page.locator(".site-stepwon").evaluate(_WON)
    after, moved = foot.bounding_box(), (go.bounding_box(), back.bounding_box())
    assert before
    assert after
    for key, now in zip(keys, moved, strict=True):
        assert key
        assert now
        assert abs(now["x"] - key["x"]) < 1
        assert abs(now["width"] - key["width"]) < 1
        assert abs(now["y"] - key["y"]) < 6
    assert after["height"] <= before["height"] + 6, "nor does the foot cover more of the board"


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("presses", [("hint", 2), (0, "hint"), (0, 2)], ids=str)
def test_neither_an_answer_nor_a_hint_scrolls_the_first_puzzle_of_lesson_01_on_a_phone(
    new_page: NewPage, site: Path, presses: tuple[int | str, ...], lang: str
) -> None:
    """Its explanation began in mid-sentence after a hint."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#sevens")
    box = page.locator(".site-step:visible .sv-puzzle")
    for press in presses:
        if press == "hint":
            box.get_by_role("button", name=re.compile("^(Hint|ヒント)")).tap()
        else:
            box.locator("[data-choice]").nth(int(press)).tap()
        page.wait_for_timeout(_RESTED)
        assert page.evaluate("scrollY") == 0
        assert covered(page) == []
    expect(box.locator(".sv-coach")).to_be_in_viewport(ratio=1)


_LIES = """() => {
    const shown = [...document.querySelectorAll(".site-step:not(.site-away) .sv-puzzle, .site-today .sv-puzzle")];
    const box = shown.find(each => each.offsetHeight > 0);
    const top = part => Math.round(box.querySelector(part).getBoundingClientRect().top);
    return [".sv-question", ".sv-cell", ".sv-stage", ".sv-tools > :not([hidden])"].map(top);
}"""
"""Where question, board and buttons of a puzzle lie in the window."""


def _has_moved(before: list[int], now: list[int], slack: int = 3) -> bool:
    return any(abs(one - other) > slack for one, other in zip(before, now, strict=True))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("step", ["connection-puzzles", "passing-puzzles"])
def test_on_a_small_phone_neither_a_hint_nor_a_wrong_answer_scrolls_a_hand_of_many_cards(
    new_page: NewPage, site: Path, step: str, lang: str
) -> None:
    """In two rows it left no room for them."""
    page = new_page(size=(360, 740), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    before = page.evaluate(_LIES)
    box.locator(".sv-drawer .sv-more .sv-button:visible").nth(1).tap()
    expect(box.locator(".sv-coach")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    assert not _has_moved(before[:3], page.evaluate(_LIES)[:3]), "by a hint"
    box.locator(".sv-hand [data-card]").first.tap()
    check_of(box).tap()
    expect(box.locator(".sv-headline")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    if step == "passing-puzzles":
        assert not _has_moved(before[:3], page.evaluate(_LIES)[:3]), "by an answer"
    else:  # the words above the puzzle give way, and no more
        expect(box.locator(".sv-question")).to_be_in_viewport(ratio=1)
    assert covered(page) == []


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_phone_an_answer_with_a_film_scrolls_nothing(new_page: NewPage, site: Path, lang: str) -> None:
    """The question went out of sight, and stayed so after *Take it back*."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#together")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    keys = box.locator("[data-choice=pass]")
    before = page.evaluate(_LIES)
    card = "♠J"
    lost = [r"2", r"1"]  # the stars above the question may have been scrolled away
    for _ in range(2):
        box.locator(f".sv-hand [data-card='{card}']").tap()
        expect(box.locator(".sv-bar")).to_be_visible()
        expect(keys).to_be_hidden()  # the film has its place
        page.wait_for_timeout(_RESTED)
        assert not _has_moved(before, page.evaluate(_LIES)), card
        assert covered(page) == []
        left = box.locator(".sv-speech").evaluate("bubble => getComputedStyle(bubble, '::after').content")
        assert re.search(lost.pop(0), left), left
        check_of(box).tap()  # takes it back
        expect(box.locator(".sv-coach")).to_be_hidden()
        expect(keys).to_be_visible()
        page.wait_for_timeout(_RESTED)
        assert not _has_moved(before, page.evaluate(_LIES)), f"{card} taken back"
    box.locator(".sv-hand [data-card='♣J']").tap()
    expect(box.locator(".sv-note")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    assert not _has_moved(before[:3], page.evaluate(_LIES)[:3])


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("step", "card"),
    [
        ("01-the-row-of-sevens.html#together", "♠J"),
        ("01-the-row-of-sevens.html#stopping-puzzles", "♠3"),
        ("00-welcome.html#puzzles", "♥5"),
    ],
)
def test_on_a_small_phone_a_first_wrong_answer_scrolls_nothing(
    new_page: NewPage, site: Path, step: str, card: str, lang: str
) -> None:
    """Open hands, or a hand of twelve in two rows, left it no room, and the question went out of sight."""
    page = new_page(size=(360, 740), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    before = page.evaluate(_LIES)
    box.locator(f".sv-hand [data-card='{card}']").tap()
    if "welcome" in step:  # where one card is asked for a tap answers
        check_of(box).tap()
    expect(box.locator(".sv-headline:visible").first).to_be_visible()
    page.wait_for_timeout(_RESTED)
    if "stopping" in step:  # the words above the puzzle give way, and no more
        expect(box.locator(".sv-question")).to_be_in_viewport(ratio=1)
    else:
        assert not _has_moved(before[:2], page.evaluate(_LIES)[:2])
    assert covered(page) == []


def test_on_a_small_phone_what_is_taken_back_brings_its_question_back(new_page: NewPage, site: Path) -> None:
    page = new_page(size=(360, 740), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/ja/01-the-row-of-sevens.html#together")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    box.locator(".sv-hand [data-card='♠J']").tap()
    expect(box.locator(".sv-bar")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    box.locator(".sv-check").evaluate("check => check.click()")
    page.wait_for_timeout(_RESTED)
    question, edge = (
        box.locator(".sv-question").bounding_box(),
        page.locator(".site-step:visible > h2").bounding_box(),
    )
    assert question
    assert edge
    assert question["y"] >= edge["y"] + edge["height"] - 1


_SHORTER = """hand => {
    hand.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    [...hand.querySelectorAll(".sv-card")].slice(0, -3).forEach(card => card.remove());
}"""
"""Leaves three cards of a hand, as after many a press."""


@pytest.mark.parametrize("where", ["steps", "page"])
def test_what_stands_below_a_hand_stays_there_when_it_has_a_row_less(new_page: NewPage, site: Path, where: str) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    if where == "page":
        page.locator(".site-stepview").click()
    hand = page.locator(".sv-table:visible .sv-hand").last
    hint = page.locator(".sv-table:visible [data-tool=hint]").last
    expect(hint).to_be_visible()
    hand.scroll_into_view_if_needed()
    before = hint.bounding_box()
    hand.evaluate(_SHORTER)
    page.evaluate(_STILL)
    assert hint.bounding_box() == before


def test_a_pass_that_comes_beside_ones_name_moves_no_card(new_page: NewPage, site: Path) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#aim")
    shown = page.locator(".site-step:visible .sv-table")
    before = shown.locator(".sv-hand").bounding_box()
    button = shown.locator(".sv-pass")
    button.evaluate("pass => { pass.hidden = false; pass.style.setProperty('display', 'inline-flex', 'important'); }")
    expect(button).to_be_visible()
    assert shown.locator(".sv-hand").bounding_box() == before


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_no_words_move_the_hint_of_a_game_on_a_page_of_its_own(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    """Its tools stood below what the coach says."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    table = page.locator(".sv-table").last
    if page.locator(".site-stepping").count():
        page.locator(".site-stepview").click()
    table.evaluate("table => table.closest('.site-exhibit').classList.add('site-sent')")
    hint = table.locator("[data-tool=hint]")
    hint.scroll_into_view_if_needed()
    before = hint.bounding_box()
    table.locator(".sv-why").first.evaluate("why => { why.textContent = '♠7 '.repeat(200); }")
    page.evaluate(_STILL)
    assert hint.bounding_box() == before


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_laptop_an_order_of_four_and_its_stars_scroll_nothing(new_page: NewPage, site: Path, lang: str) -> None:
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#ranking-left")
    choices = page.locator(".sv-puzzle:visible [data-choice]")
    before = page.evaluate(_LIES)
    for at in (3, 1, 2, 0):
        choices.nth(at).click()
    check_of(page.locator(".sv-puzzle:visible")).click()
    expect(page.locator(".sv-puzzle:visible .sv-note")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    assert not _has_moved(before[:3], page.evaluate(_LIES)[:3])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_on_a_laptop_an_answer_about_islands_scrolls_nothing_and_leaves_none_of_them_free(
    new_page: NewPage, site: Path, lang: str
) -> None:
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/02-passing-and-going-broke.html#islands-why")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    before = page.evaluate(_LIES)
    box.locator(".sv-hand [data-card]").first.click()
    check_of(box).click()
    expect(box.locator(".sv-coach")).to_be_visible()
    page.wait_for_timeout(_RESTED)
    assert not _has_moved(before, page.evaluate(_LIES))
    none, drawer = box.locator("[data-choice=none]").bounding_box(), box.locator(".sv-drawer").bounding_box()
    assert none
    assert drawer
    assert none["y"] + none["height"] <= drawer["y"] - 3


_OUT = """told => {
    const table = document.querySelector(".site-step:not(.site-away) .sv-table");
    table.dataset.turn = "other";
    const me = table.querySelector(".sv-own > .sv-me");
    [me.hidden, me.textContent] = [false, told];
    for (const card of table.querySelectorAll(".sv-hand > .sv-card")) card.remove();
}"""
"""What a table shows once the reader's last card is played: how they left, and that the others play on."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_who_is_out_first_at_a_small_table_is_told_so_at_once(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    """The foot went on asking for the win until all others had played."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#aim")
    shown = page.locator(".site-step:visible")
    shown.locator(".sv-coach").click()  # its hand keeps its height from a first press on
    before = page.evaluate(_BOARD)
    assert not page.locator(".site-stepfoot.site-stepdone").count()
    page.evaluate(_OUT, "done · 1st")
    expect(page.locator(".site-stepfoot.site-stepdone .site-stepgo.site-stepready")).to_be_visible()
    expect(shown.locator(".site-place")).to_have_text("1st")
    expect(shown.locator("[data-tool=hint]")).to_be_hidden()
    assert page.evaluate(_BOARD) == before


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_who_is_out_later_at_a_small_table_sees_at_once_which_place_it_is(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#aim")
    shown = page.locator(".site-step:visible")
    shown.locator(".sv-seat").first.evaluate("seat => { seat.classList.add('sv-gone'); }")  # another was before them
    shown.locator(".sv-coach").click()
    before = page.evaluate(_BOARD)
    page.evaluate(_OUT, "done · 2nd")
    expect(shown.locator(".site-place")).to_have_text("2nd")
    expect(shown.locator(".site-place")).to_be_in_viewport(ratio=1)
    assert not page.locator(".site-first-out, .site-stepfoot.site-stepdone").count(), "it is not won"
    assert page.evaluate(_BOARD) == before


_ENDED = """() => {
    const ranking = document.querySelector(".site-step:not(.site-away) .sv-ranking");
    const review = ranking.querySelector(".sv-review");
    const start = ranking.querySelector("[data-review=start]");
    for (const part of [ranking, review, start]) part.hidden = false;
    start.replaceWith(start.cloneNode(true)); // there is no Python to ask
    ranking.querySelector(".sv-podium").style.height = "20rem";
    ranking.scrollIntoView({ block: "start" });
    review.insertAdjacentHTML("beforeend", '<p style="height: 70rem">What was found.</p>');
}"""
"""What a table shows when its game is over, with much to tell in its review."""
_FOUND = """() => {
    const review = document.querySelector(".site-step:not(.site-away) .sv-review");
    const headline = review.querySelector(".sv-review-headline");
    [headline.hidden, headline.textContent, review.dataset.phase] = [false, "What decided it", "done"];
}"""


@pytest.mark.parametrize("scrolls", ["stays", "foot", "on", "away"])
def test_a_review_that_is_done_shows_its_headline_where_the_reader_waits_for_it(
    new_page: NewPage, site: Path, scrolls: str
) -> None:
    """Once something else was tapped, it stayed below the window, and where the reader had scrolled a little.

    Who watched it grow was left at its foot.
    """
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    shown = page.locator(".site-step:visible")
    page.evaluate(_ENDED)
    shown.locator("[data-review=start]").tap()
    shown.locator(".sv-review").evaluate("review => { review.dataset.phase = 'running'; }")
    if scrolls == "foot":
        page.evaluate("() => scrollTo(0, document.documentElement.scrollHeight)")
    if scrolls == "on":
        page.evaluate("() => scrollBy(0, 60)")
    if scrolls == "away":
        page.evaluate("() => scrollTo(0, 0)")
    page.evaluate(_FOUND)
    headline = shown.locator(".sv-review-headline")
    if scrolls == "away":
        page.evaluate(_STILL)
        assert page.evaluate("scrollY") == 0, "who reads something else stays there"
    else:
        expect(headline).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_four_answers_of_which_two_are_wrong_scroll_nothing_in_the_first_puzzle(
    new_page: NewPage, site: Path, lang: str
) -> None:
    """What is said of each took more room than a phone's drawer had, and the page slid."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/00-welcome.html#puzzles")
    box = page.locator(".site-step:visible .sv-puzzle")
    for card in ("♥5", "♥6", "♥8", "♥9"):
        box.locator(f".sv-hand [data-card='{card}']").tap()
    check = check_of(box)
    before = check.bounding_box()
    check.tap()
    expect(box.locator(".sv-line-said")).to_have_count(2)
    page.wait_for_timeout(300)
    now = check.bounding_box()
    assert before
    assert now
    assert (page.evaluate("scrollY"), abs(now["y"] - before["y"]) <= 3) == (0, True)
    assert covered(page) == []


_OVER = """() => {
    const page = document.querySelector(".site-step:not(.site-away) .sv-ranking");
    page.hidden = false;
    page.dispatchEvent(new CustomEvent("sv-done", {bubbles: true}));
}"""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=str)
def test_the_tools_of_a_game_that_is_over_are_folded_with_its_last_page(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    """Below the folded page stood *Undo*, *Move* and *Settings*, cut by the foot."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    tools = page.locator(".site-step:visible .sv-table > .sv-more")
    expect(tools).to_be_visible()
    page.evaluate(_OVER)
    expect(tools).to_be_hidden()
    page.locator(".site-more").click()
    expect(tools.locator(":is(.sv-log, .sv-menu):visible")).to_have_count(2)


_AGAIN = """([said, on]) => {
    const step = document.querySelector(".site-step:not(.site-away)");
    step.querySelector(".sv-ranking").hidden = true;
    step.querySelector(".sv-again").hidden = false;
    step.querySelector(".sv-again-said").textContent = "A second try. The first one: You played ♦6. Better: ♥5.";
    step.querySelector(".sv-again-now").hidden = false;
    step.querySelector(".sv-again-now").textContent = said;
    step.querySelector("[data-again=back]").textContent = "Back to the review";
    step.querySelector("[data-again=next]").textContent = "Next moment";
    step.querySelector("[data-again=next]").hidden = on !== "next";
}"""
_INTO_SIGHT = """() => {
    for (const part of [".sv-mine", ".sv-cloth", ".sv-speech"])
        document.querySelector(`.site-step:not(.site-away) ${part}`).scrollIntoView({block: "nearest"});
}"""
"""As the table does where a moment is played again."""
_VERDICT = (
    "This time: ♥5. Right: much better than before. ♥5 opens your own ♥4; ♦6 opened ♦5 for Sora and nothing for you."
)


@pytest.mark.parametrize("on", ["back", "next"])
@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (390, 780)], ids=str)
def test_of_a_second_try_the_table_is_whole_in_sight_and_the_foot_is_quiet(
    new_page: NewPage, site: Path, size: tuple[int, int], on: str
) -> None:
    """What was told of it pushed the others' faces out; *Next step* was the loudest button, and *Undo* was gone."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    page.evaluate(_OVER)
    expect(page.locator(".site-stepgo")).to_have_css("background-color", "rgb(31, 122, 61)")
    page.evaluate(_AGAIN, [_VERDICT, on])
    expect(page.locator(".site-stepgo")).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.wait_for_timeout(_RESTED)  # the last page has come into sight
    page.evaluate(_INTO_SIGHT)
    seats, parts = ".sv-players", (".sv-hand", f"[data-again={on}]", "[data-tool=undo]", ".sv-speech")
    for part in (seats, *parts):
        expect(page.locator(f".site-step:visible {part}").first).to_be_in_viewport(ratio=1)
    ways = page.locator(".site-step:visible .sv-again > .sv-button:visible")
    expect(ways).to_have_count(2 if on == "next" and size[0] > size[1] else 1)  # they would lie on each other
    assert covered(page) == []


_PLAY_ON = """() => {
    for (const said of document.querySelectorAll(".site-step:not(.site-away) .sv-bubble > span"))
        said.textContent = "♠2 ♦K ♥9 ♥10 ♠8 ♥K ♣10 ♣J ♣Q ♣K";
}"""
"""What the others say once they have played on for some rounds without the reader."""
_SEEN = """said => {
    const [box, range, text] = [said.getBoundingClientRect(), document.createRange(), said.firstChild];
    return [...text.data].filter((_, at) => {
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, bottom } = range.getBoundingClientRect();
        return top >= box.top - 3 && bottom <= box.bottom + 3;
    }).join("");
}"""
"""Which signs of it are not cut off."""


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)], ids=str)
def test_what_the_others_play_without_the_reader_moves_no_board(
    new_page: NewPage, site: Path, size: tuple[int, int]
) -> None:
    """On a phone each line more that they had said pushed the board down."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#play")
    shown = page.locator(".site-step:visible")
    shown.locator(".sv-coach").click()
    page.evaluate(_OUT, "broke · 4th")
    before = page.evaluate(_BOARD)
    page.evaluate(_PLAY_ON)
    assert page.evaluate(_BOARD) == before
    said = shown.locator(".sv-bubble > span").first
    assert "♣K" in said.evaluate(_SEEN), "the last card is what is seen"


def test_a_puzzles_film_in_a_step_has_two_quiet_keys_and_nothing_to_pass_with(new_page: NewPage, site: Path) -> None:
    """It had two arrows to the right, and the green one was not what takes a miss back."""
    page = new_page(size=(1280, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#together")
    puzzle = page.locator(".site-step:visible .sv-puzzle")
    pass_ = puzzle.locator("[data-choice=pass]")
    expect(pass_).to_be_visible()
    puzzle.locator(".sv-card.sv-playable, .sv-hand .sv-card").first.click()
    keys = puzzle.locator(".sv-bar [data-step]:visible")
    expect(keys).to_have_count(2)
    assert keys.evaluate_all("keys => keys.map(each => each.dataset.step)") == ["first", "forth"]
    assert keys.first.evaluate("key => getComputedStyle(key, '::after').content") == '"Replay"'
    expect(keys.last).to_have_text("Next move")
    expect(puzzle.locator(".sv-happens")).to_contain_text("What follows: ")
    go = page.locator(".site-stepgo")
    expect(go).to_have_text("Take it back")
    expect(go).to_have_css("color", "rgb(255, 255, 255)")
    expect(keys.last).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    expect(pass_).to_be_hidden()
    puzzle.get_by_role("button", name="Take it back").focus()  # on a card the key goes through the hand
    page.keyboard.press("End")
    expect(puzzle.locator(".sv-bar [data-step=forth]")).to_be_disabled()
    go.click()
    expect(pass_).to_be_visible()
    expect(go).not_to_have_text("Take it back")


_STORMS = """() => {
    const puzzle = document.querySelector(".site-step:not(.site-away) .sv-puzzle");
    const hand = puzzle.querySelector(".sv-hand");
    while (hand.children.length < 11) hand.append(hand.firstElementChild.cloneNode(true));
    const told = '<p class="sv-storm"></p><p class="sv-storm-told">1</p>';
    const form = `<div class="sv-root sv-form sv-storming">${told}</div>`;
    puzzle.parentElement.insertAdjacentHTML("beforebegin", form);
    const said = "Which can you do now? Tap all you may do now, cards or Pass. Once all are tapped, it goes on.";
    puzzle.querySelector(".sv-several").textContent = said;
    puzzle.classList.add("sv-at-once");
    for (const each of puzzle.querySelectorAll(".sv-drawer .sv-button")) each.hidden = true;
    document.querySelector(".sv-storming").scrollIntoView({ block: "start" });
}"""
"""Make a storm of a puzzle with a pass: two rows of cards, and no Python to ask."""
_STAND = """() => [".sv-question", ".sv-cell", ".sv-hand"].map(part =>
    Math.round(document.querySelector(`.sv-at-once ${part}`).getBoundingClientRect().top))"""
_MISSED = """told => {
    const puzzle = document.querySelector(".sv-at-once");
    puzzle.dataset.tone = "no";
    puzzle.querySelector(".sv-coach").hidden = false;
    puzzle.querySelector(".sv-headline").textContent = "Not a pass: ";
    puzzle.querySelector(".sv-why").textContent = told;
    puzzle.querySelectorAll(".sv-drawer .sv-main")[1].hidden = false;
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=str)
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("signs", [60, 170])
def test_in_a_storm_the_reason_of_a_miss_is_in_sight_with_go_on(
    new_page: NewPage, site: Path, signs: int, lang: str, size: tuple[int, int]
) -> None:
    """Below a hand of two rows and the pass both ran out of the screen."""
    page = new_page(size=size, touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/01-the-row-of-sevens.html#passing-puzzles")
    puzzle = page.locator(".site-step:visible .sv-puzzle")
    expect(puzzle).to_have_count(1)
    page.evaluate(_STORMS)
    page.wait_for_timeout(_RESTED)
    before = page.evaluate(_STAND)
    page.evaluate(_MISSED, "♠7 " * (signs // 3))
    page.wait_for_timeout(_RESTED)
    for part in (".sv-board", ".sv-hand", ".sv-speech", ".sv-drawer .sv-main:not([hidden])"):
        expect(puzzle.locator(part)).to_be_in_viewport(ratio=1)
    if signs < 100 and size[1] > 800:  # for a reason of usual length there is room before it comes
        assert not _has_moved(before, page.evaluate(_STAND))


@pytest.mark.parametrize("size", [(1280, 800), (390, 844), (360, 740)], ids=str)
@pytest.mark.parametrize("step", ["stopping-puzzles", "together-puzzles"])
def test_what_is_told_before_a_question_keeps_clear_of_it(
    new_page: NewPage, site: Path, step: str, size: tuple[int, int]
) -> None:
    """The last line of the note touched the question below it."""
    page = new_page(size=size, touch=size[0] < size[1], reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    told, question = box.locator(".sv-story").bounding_box(), box.locator(".sv-question").bounding_box()
    assert told
    assert question
    assert question["y"] - (told["y"] + told["height"]) >= 3


@pytest.mark.parametrize("step", ["sevens-puzzles", "together-puzzles"])
def test_on_a_phone_no_hint_moves_the_buttons_below_it(new_page: NewPage, site: Path, step: str) -> None:
    """One is read at a time."""
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    hint = box.get_by_role("button", name="Hint")
    before = hint.bounding_box()
    assert before
    told = set()
    for _ in range(3):
        hint.tap()
        told.add(box.locator(".sv-coach .sv-why").text_content())
        page.wait_for_timeout(APART)
        now = hint.bounding_box()
        assert now
        assert abs(now["y"] - before["y"]) <= 2
    assert len(told) == 3


_WINDOW = """() => {
    const window = document.createElement("dialog");
    window.className = "sv-learned sv-root";
    const line = said => `<span><span class="sv-mini">8</span><span>${said}</span></span>`;
    const lines = line("Short.") + line("A line so long that it takes several on a phone. ".repeat(3));
    window.innerHTML = `<p class="sv-learned-also"><span class="sv-laid-also">And:</span>${lines}</p>`;
    document.body.append(window);
    window.showModal();
    return [...window.querySelectorAll(".sv-mini")].map(card => card.getBoundingClientRect().width);
}"""


def test_the_cards_of_a_window_are_of_one_size_however_long_their_lines(new_page: NewPage, site: Path) -> None:
    page = new_page(size=(390, 844), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#goal")
    short, long = page.evaluate(_WINDOW)
    assert short == long > 0


@pytest.mark.parametrize("width", [390, 800, 900, 1000])
def test_the_buttons_of_the_foot_stand_no_nearer_to_the_edge_than_the_page(
    new_page: NewPage, site: Path, width: int
) -> None:
    """At about 900 px they touched the window's edge."""
    page = new_page(size=(width, 800), reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/en/01-the-row-of-sevens.html#aim")
    bar, back = page.locator(".site-stepbar").bounding_box(), page.locator(".site-stepback").bounding_box()
    assert bar
    assert back
    assert back["x"] >= bar["x"] - 1


_ANSWERS = """() => {
    const step = document.querySelector(".site-step:not(.site-away)");
    const [choices, cards] = [".sv-puzzle [data-choice]", ".sv-puzzle .sv-hand [data-card]"].map(part =>
        [...step.querySelectorAll(part)].filter(each => each.offsetHeight > 0));
    return (choices.length > 1 ? choices : [...choices, ...cards]).map(part => {
        const { left, top } = part.getBoundingClientRect();
        return [left, top];
    });
}"""
"""Where what one answers with lies in the window: names, or cards and *Pass*."""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    ("step", "wrong"),
    [
        ("01-the-row-of-sevens.html#sevens", ("[data-choice='0']", "[data-choice='1']")),
        ("01-the-row-of-sevens.html#passing-puzzles", (".sv-hand [data-card='♠3']",)),
        ("02-passing-and-going-broke.html#limit-cost", ("[data-choice='0']", "[data-choice='2']")),
    ],
)
def test_on_a_phone_no_wrong_answer_moves_what_one_answers_with(
    new_page: NewPage, site: Path, step: str, wrong: tuple[str, ...], lang: str
) -> None:
    """It slid up by two lines, and a second tap went beside it; of the last only the board is scrolled."""
    page = new_page(size=(390, 780), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    box = page.locator(".site-step:visible .sv-puzzle:visible")
    expect(box).to_have_count(1)
    before = page.evaluate(_ANSWERS)
    for answer in wrong:
        box.locator(answer).tap()
        if "data-card" in answer:
            check_of(box).tap()
        expect(box.locator(".sv-headline")).to_be_visible()
        page.wait_for_timeout(_RESTED)
        now = page.evaluate(_ANSWERS)
        assert len(now) == len(before) > 1
        for one, other in zip(now, before, strict=True):
            assert one == pytest.approx(other, abs=4), answer
        assert covered(page) == []
        assert not page.evaluate(_HALF)
        expect(box.locator(".sv-drawer .sv-speech")).to_be_in_viewport(ratio=1)


_TAPPED = """() => {
    const parts = ["players", "board", "hand"].map(part => `.site-step:not(.site-away) .sv-${part}`);
    return [...parts, ".site-step:not(.site-away) [data-tool=hint]"].map(part =>
        Math.round(document.querySelector(part).getBoundingClientRect().top));
}"""
"""Where what one taps at a table lies in the window, and who sits there."""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(
    "step",
    [
        *("00-welcome.html#goal", "01-the-row-of-sevens.html#goal", "01-the-row-of-sevens.html#passing"),
        *("01-the-row-of-sevens.html#broke", "01-the-row-of-sevens.html#play"),
        *("02-passing-and-going-broke.html#first", "02-passing-and-going-broke.html#play"),
    ],
)
def test_on_a_phone_no_move_and_no_long_words_move_a_table(new_page: NewPage, site: Path, step: str, lang: str) -> None:
    """After the first move the words above it were folded away, and the next tap hit the wrong card."""
    page = new_page(size=(390, 780), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{site.as_uri()}/{lang}/{step}")
    shown = page.locator(".site-step:visible")
    speech, foot = shown.locator(".sv-table > .sv-coach > .sv-speech"), page.locator(".site-stepfoot")
    expect(speech).to_be_visible()
    before = page.evaluate(_TAPPED)
    shown.locator(".sv-hand .sv-card").first.tap()
    for letters in (240, 250, 40):
        shown.locator(".sv-why").first.evaluate("(why, n) => { why.textContent = 'x '.repeat(n / 2); }", letters)
        page.wait_for_timeout(_RESTED)
        assert page.evaluate(_TAPPED) == before
        said, edge = speech.bounding_box(), foot.bounding_box()
        assert said
        assert edge
        assert said["y"] + said["height"] <= edge["y"] + 1
        assert speech.evaluate("said => said.scrollTop") == 0, "what is new is read from its first line"
        speech.evaluate("said => said.scrollTo(0, 99)")
