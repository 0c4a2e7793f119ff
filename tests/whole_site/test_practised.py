"""What one practises on the site: chosen, left by Back, chosen again, loaded again, and done with."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from whole_site.test_python import PATIENCE, wait_until
from whole_site.test_tabs import ELSEWHERE, opened

from sevens_teach.progress import Practice, Progress, encode
from sevens_teach.progress.practice import Listed, Mistake, Repeat, this_day

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

LAPTOP, PHONE = (1280, 800), (390, 780)
BOOK = "{lang}/08-the-puzzle-book.html"
EARLIER = this_day() - timedelta(days=2)
MISTAKE = Mistake(
    position="basic; board ♠A-10 ♥A-Q ♦A-K ♣A-K; hands ♠J ♥K | ♠Q,K; turn 0",
    played="♠J",
    places={"♠J": 1.9, "♥K": 1.2, "pass": 1.5},
    repeat=Repeat(day=EARLIER, seen=0),
)
"""Its answer is the king; the jack was played."""
WAITING = Progress(
    practice=Practice(
        mistakes={"S3-r1": MISTAKE, "S3-r2": MISTAKE},
        listed={name: Listed(day=EARLIER, here=True) for name in ("B4-02", "B4-03")},
        rules={"B4": Repeat(day=EARLIER)},
    )
)
"""What waits for a reader in each way to practise."""
OPEN = ".site-step:not(.site-away)"
POSED = f"{OPEN} .sv-puzzle"
AT_TOP = f"Math.abs(document.querySelector('{POSED}').getBoundingClientRect().top) < 70"
"""Whether the puzzle begins at the top of the window, below one line at most."""
PAINTED = "each => getComputedStyle(each).backgroundColor"


def practising(page: Page, address: str, way: str, lang: str = "en") -> Locator:
    """Choose a way to practise; return the puzzle, once it is at the top of the window."""
    page.goto(f"{address}{lang}/index.html")
    page.evaluate("code => localStorage.setItem('sevens-teach-code', code)", encode(WAITING))
    page.goto(address + BOOK.format(lang=lang))
    page.locator(f'[data-press="{way}"]').first.click()
    return posed(page)


def posed(page: Page) -> Locator:
    """Return the puzzle that is practised, once it is at the top of the window."""
    puzzle = page.locator(POSED)
    puzzle.wait_for(timeout=PATIENCE)
    wait_until(page, AT_TOP)
    return puzzle


def in_sight(puzzle: Locator) -> None:
    """Fail unless question, board, what is said and every button are wholly in the window."""
    expect(puzzle.locator(".sv-said > .sv-coach")).to_be_visible()
    for part in (".sv-question", ".sv-stage", ".sv-coach", ".sv-more"):
        expect(puzzle.locator(part).first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_after_an_answer_the_question_the_board_what_is_said_and_the_buttons_are_in_sight(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size == PHONE, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "own")
    jack, king = (puzzle.locator(f'.sv-hand [data-card="{card}"]') for card in ("♠J", "♥K"))
    jack.click()
    in_sight(puzzle)
    puzzle.get_by_role("button", name="Show me").click()
    in_sight(puzzle)
    puzzle.get_by_role("button", name="Try again").click()
    hole = """each => each.querySelector('.sv-more').getBoundingClientRect().top
        - each.querySelector('.sv-choices').getBoundingClientRect().bottom"""
    wait_until(page, f"({hole})(document.querySelector('{POSED}')) < 20")
    king.click()
    in_sight(puzzle)


def test_while_a_puzzle_is_open_the_ways_to_practise_are_one_line_that_leads_back_to_them(
    new_page: NewPage, address: str
) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    practising(page, address, "own")
    form = page.locator(".sv-form").filter(has=page.locator('[data-press="own"]'))
    expect(form.locator("button:visible")).to_have_text(["Back to practice"])
    form.get_by_role("button", name="Back to practice").click()
    expect(page.locator(POSED)).to_have_count(0)
    for way in ("Today's puzzle", "My mistakes", "My list"):
        expect(form.get_by_role("button", name=way)).to_be_in_viewport()


@pytest.mark.parametrize(
    ("lang", "more", "back"), [("en", "One more", "Back to practice"), ("ja", "もう一問", "練習のメニューへ")]
)
def test_after_a_weak_rule_one_more_is_the_main_button_and_the_way_back_stands_beside_it(
    new_page: NewPage, address: str, lang: str, more: str, back: str
) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "weak", lang)
    first = puzzle.locator(".sv-question").text_content(), puzzle.locator(".sv-stage").text_content()
    solve(puzzle)
    onward, quiet = (puzzle.get_by_role("button", name=name) for name in (more, back))
    assert onward.evaluate(PAINTED) != quiet.evaluate(PAINTED)
    assert quiet.evaluate(PAINTED) == puzzle.get_by_role("button").last.evaluate(PAINTED)
    onward.click()
    expect(puzzle.locator(".sv-said > .sv-coach")).to_be_hidden()
    wait_until(page, AT_TOP)
    assert (puzzle.locator(".sv-question").text_content(), puzzle.locator(".sv-stage").text_content()) != first


def solve(puzzle: Locator) -> None:
    """Have the answer shown, and give it."""
    puzzle.locator(".sv-leaves").click()
    puzzle.locator(".sv-tag-right").first.wait_for()
    right = puzzle.locator(".sv-tag-right").evaluate_all(
        """all => all.map(each => ["card", "choice", "place"].filter(name => each.dataset[name])
            .map(name => `[data-${name}="${each.dataset[name]}"]`)[0])"""
    )
    puzzle.locator(".sv-more .sv-main:visible").click()
    for each in right:
        puzzle.locator(each).first.click()
    check = puzzle.locator(".sv-check")
    if check.is_visible():
        check.click()
    expect(puzzle).to_have_attribute("data-tone", "yes")


def test_where_no_more_waits_the_main_button_leads_back_and_nothing_beside_it_does(
    new_page: NewPage, address: str
) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "own")
    for said in (["Next", "Back to practice"], ["Back to practice"]):
        puzzle.locator('.sv-hand [data-card="♥K"]').click()
        expect(puzzle.locator(".sv-more button:visible")).to_have_text(said)
        puzzle.locator(".sv-next").click()
    expect(puzzle).to_have_count(0)


def test_a_page_that_is_loaded_again_has_the_puzzle_that_stood_there_solved_or_not(
    new_page: NewPage, address: str
) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "own")
    puzzle.locator('.sv-hand [data-card="♥K"]').click()
    page.reload()
    puzzle = posed(page)
    expect(puzzle.locator(".sv-where")).to_have_text("Puzzle 1 / 2")
    expect(puzzle).to_have_attribute("data-tone", "yes")
    puzzle.locator(".sv-next").click()
    page.reload()
    puzzle = posed(page)
    expect(puzzle.locator(".sv-where")).to_have_text("Puzzle 2 / 2")
    expect(puzzle.get_by_role("button", name="Hint")).to_be_visible()
    page.go_back()
    expect(puzzle).to_have_count(0)
    opened(page, address)
    expect(puzzle).to_have_count(0)


def test_a_new_position_stands_there_again_after_the_page_is_loaded_again(new_page: NewPage, address: str) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "weak")
    stood = [puzzle.locator(part).inner_text() for part in (".sv-question", ".sv-stage")]
    page.reload()
    puzzle = posed(page)
    assert [puzzle.locator(part).inner_text() for part in (".sv-question", ".sv-stage")] == stood


def test_stars_to_win_are_pale_a_lost_one_is_empty_and_what_is_won_is_gold(new_page: NewPage, address: str) -> None:
    page = new_page(size=LAPTOP, reduced_motion=True, by_steps=True)
    puzzle = practising(page, address, "own")
    stars = puzzle.locator(".sv-star")
    drawn = """all => all.map(each => getComputedStyle(each, "::before"))
        .map(({ content, color }) => [content[1], color])"""
    fresh = stars.evaluate_all(drawn)
    pale = fresh[0][1]
    assert fresh == [["★", pale]] * 3
    puzzle.locator('.sv-hand [data-card="♠J"]').click()
    expect(puzzle.locator(".sv-lost")).to_have_count(1)
    assert stars.evaluate_all(drawn)[:2] == fresh[:2]
    assert stars.evaluate_all(drawn)[2][0] == "☆"
    puzzle.locator('.sv-hand [data-card="♥K"]').click()
    expect(puzzle.locator(".sv-star.sv-filled")).to_have_count(2)
    (one, gold), two, three = stars.evaluate_all(drawn)
    assert (one, two, three[0]) == ("★", ["★", gold], "☆")
    assert gold != pale


@pytest.mark.parametrize("way", ["clock", "lives"])
def test_a_race_goes_on_after_the_page_is_loaded_again_until_it_has_ended(
    new_page: NewPage, address: str, way: str
) -> None:
    page = opened(new_page(size=LAPTOP, reduced_motion=True, by_steps=True), address)
    page.locator(f'[data-press="{way}"]').first.click()
    puzzle = page.locator(POSED)
    answer_once(puzzle)
    score = page.locator(".sv-storm-score:visible, .sv-storm-hearts:visible")
    stood, seen = score.all_inner_texts(), puzzle.inner_text()
    clock = page.locator(f"{OPEN} .sv-storm-clock")
    left = clock.text_content()
    page.wait_for_timeout(1500)
    for _ in range(2):
        page.reload()
        page.locator(".sv-storm:visible").wait_for(timeout=PATIENCE)
        assert score.all_inner_texts() == stood
    expect(page.locator(f"{OPEN} .sv-storm-told")).to_have_text("Your race goes on, with a new table.")
    assert puzzle.inner_text() != seen
    if way == "clock":
        assert "2:30" < str(clock.text_content()) < str(left)
    other = page.context.new_page()
    opened(other, address)
    expect(other.locator(f"{OPEN} .sv-storm")).to_be_hidden()
    page.locator('[data-press="stop"]').click()
    expect(page.locator(f"{OPEN} .sv-storm-end")).to_be_visible()
    page.reload()
    opened(page, address)
    expect(page.locator(".sv-storm, .sv-storm-end").locator("visible=true")).to_have_count(0)
    expect(puzzle).to_have_count(0)


def answer_once(puzzle: Locator) -> None:
    """Answer a puzzle of a race, right or wrong, and wait for the next one."""
    puzzle.wait_for(timeout=PATIENCE)
    told = puzzle.page.locator(f"{OPEN} .sv-storm-told")
    for each in puzzle.locator(".sv-hand [data-card], [data-choice], .sv-board [data-place]").all():
        if not puzzle.get_attribute("data-tone") and "tap counts" in told.inner_text():
            each.click()
    expect(told).not_to_contain_text("tap counts")
    if "A new table now." not in told.inner_text():
        puzzle.get_by_role("button", name="Go on").click()
    expect(told).to_contain_text("A new table now.")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_chosen_in_the_puzzle_book_comes_into_sight_whole(
    new_page: NewPage, address: str, size: tuple[int, int]
) -> None:
    page = new_page(size=size, touch=size == PHONE, reduced_motion=True, by_steps=True)
    page.goto(address + BOOK.format(lang="en") + "#book")
    page.locator("select[name=rule]").select_option("K9")
    wait_until(page, "scrollY > 0")
    puzzle = page.locator(POSED)
    for part in (".sv-puzzle-head", ".sv-question", ".sv-stage", ".sv-more"):
        expect(puzzle.locator(part).first).to_be_in_viewport(ratio=1)


def test_back_leads_from_what_one_practises_to_the_ways_and_again_into_it(new_page: NewPage, address: str) -> None:
    page = new_page(size=(390, 780), touch=True, reduced_motion=True, by_steps=True)
    page.goto(f"{address}en/index.html")
    page.evaluate("code => localStorage.setItem('sevens-teach-code', code)", encode(ELSEWHERE))
    opened(page, address)
    mine = page.get_by_role("button", name="My list").first
    for _ in range(2):
        mine.tap()
        posed(page)
        page.go_back()
        expect(page.locator(POSED)).to_have_count(0)
        wait_until(page, "scrollY === 0")
        expect(page).to_have_url(f"{address}en/08-the-puzzle-book.html")
        expect(mine).to_be_in_viewport()
