"""The reading view: a lesson runs by itself, without its code, and a card can be played."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

import nbformat
import pytest
from browser.exhibits import violations
from browser.play import play_a_card
from browser.solving import APART, solve_by_touch
from lab_page import write_notebook
from playwright.sync_api import expect

from sevens_teach.puzzles import puzzle

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Page, Route, WebSocketRoute

LESSON = "lessons/en/01-the-row-of-sevens.ipynb"
TRANSLATION = LESSON.replace("/en/", "/ja/")
READING = "voila/render"
LAYS = "B2-06"
"""The puzzle that lays ♠9, and ♠8 if it is solved first: once it laid that."""
PATIENT = "PATIENCE = 30;"
"""How long the page itself waits for its widgets."""
PATIENCE = 30
"""Seconds until a kernel that does not end fails a test."""
FIRST_OF_ALL = re.compile(r"^1/\d+$")


@pytest.fixture
def one_table(lab: Lab) -> str:
    """The path of a lesson with one table: what a page does is the same, and a whole lesson takes its time."""
    write_notebook(lab.root / "lessons/table.ipynb", "from sevens_teach import Game, ui\nui.Table(Game(seed=3))")
    return "lessons/table.ipynb"


def brightness(page: Page, selector: str) -> float:
    """How light the background of an element is, from 0 to 1."""
    colour = page.locator(selector).first.evaluate("element => getComputedStyle(element).backgroundColor")
    return sum(map(float, re.findall(r"[\d.]+", colour)[:3])) / (3 * 255)


def test_a_lesson_shows_prose_and_plays_without_code_or_network(lab: Lab, page: Page) -> None:
    asked: list[str] = []
    wrong: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(lab.address(f"{READING}/{LESSON}"))
    expect(page.locator("h1").first).to_be_visible()
    play_a_card(page)
    hand = page.locator(".sv-table .sv-hand").first.bounding_box()
    assert hand is not None
    assert 0 < hand["y"] + hand["height"] < page.viewport_size["height"]  # type: ignore[index]  # it has a size
    expect(page.locator("#loading")).to_have_count(0)
    assert page.title() == page.locator("h1").first.inner_text().rstrip("¶")
    assert page.locator(".jp-InputArea-editor, .jp-InputPrompt, .cm-editor").count() == 0
    assert "import" not in page.locator("main").inner_text()
    assert [url for url in asked if not url.startswith((lab.url, "data:", "blob:"))] == []
    assert wrong == []


def test_it_leads_to_the_notebook_and_to_the_other_language(lab: Lab, page: Page) -> None:
    """The lessons are short ones here: what the bar says goes by their places."""
    for path in (LESSON, TRANSLATION):
        made = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell("# Title")])
        made.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
        nbformat.write(made, lab.root / path)
    page.goto(lab.address(f"{READING}/{LESSON}"))
    for link, lang, path in (("日本語", "ja", TRANSLATION), ("English", "en", LESSON)):
        page.get_by_role("link", name=link).click()
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert page.url == lab.address(f"{READING}/{path}")
    page.get_by_role("link", name="Open as a notebook").click()
    expect(page.locator(".jp-NotebookPanel .jp-MarkdownCell h1").first).to_be_visible()
    expect(page).to_have_url(re.compile(re.escape(lab.address(f"lab/tree/{LESSON}"))))


def test_it_fits_a_phone_and_follows_the_systems_theme(lab: Lab, one_table: str, new_page: NewPage) -> None:
    page = new_page(dark=True, size=(320, 640), touch=True)
    page.goto(lab.address(f"{READING}/{one_table}"))
    play_a_card(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    shown = ("body", ".sv-table")
    assert all(brightness(page, part) < 0.3 for part in shown)
    page.emulate_media(color_scheme="light")
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")  # an event tells, a frame later
    assert all(brightness(page, part) > 0.9 for part in shown)


def test_a_lesson_knows_the_code_in_its_link_and_runs_what_it_shows_in_a_notebook_only(lab: Lab, page: Page) -> None:
    only = {"tags": ["notebook-only"]}
    cells = [
        nbformat.v4.new_markdown_cell("# Title"),
        nbformat.v4.new_markdown_cell("Choose Run All Cells.", metadata=only),
        nbformat.v4.new_code_cell("print('hidden'); seven = 7", metadata=only),
        nbformat.v4.new_code_cell("from sevens_teach.progress.links import code_from_link"),
        nbformat.v4.new_code_cell("print('shown', seven, code_from_link())"),
    ]
    notebook = nbformat.v4.new_notebook(cells=cells)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    nbformat.write(notebook, lab.root / "lessons/only.ipynb")
    page.goto(lab.address(f"{READING}/lessons/only.ipynb") + "?code=1ABC-D2")
    expect(page.locator("main")).to_have_text(re.compile(r"^\s*Title¶\s*shown 7 1ABC-D2\s*$"))


@pytest.mark.parametrize("leave", ["close", "go elsewhere"])
def test_leaving_the_page_ends_its_kernel(lab: Lab, one_table: str, page: Page, leave: str) -> None:
    page.goto(lab.address(f"{READING}/{one_table}"))
    expect(page.locator(".sv-table").first).to_be_visible()
    assert len(lab.request("/api/kernels")) == 1
    if leave == "close":
        page.close(run_before_unload=True)
    else:
        page.goto("about:blank")
    deadline = time.monotonic() + PATIENCE
    while lab.request("/api/kernels") and time.monotonic() < deadline:
        time.sleep(0.1)
    assert lab.request("/api/kernels") == []


def test_a_widget_is_waited_for_however_late_it_comes(lab: Lab, one_table: str, page: Page) -> None:
    page.goto(lab.address(f"{READING}/{one_table}"))
    expect(page.locator(".sv-table").first).to_be_visible()
    came = page.evaluate("""async () => {
        const manager = jupyterapp.widgetManager;
        const found = manager.get_model("late");
        await new Promise(resolve => setTimeout(resolve, 2500));
        manager.register_model("another", Promise.resolve({once() {}}));
        manager.register_model("late", Promise.resolve({once() {}, late: true}));
        return (await found).late;
    }""")
    assert came is True


def test_a_page_whose_widgets_did_not_come_is_loaded_again_once_and_then_says_so(
    lab: Lab, one_table: str, page: Page
) -> None:
    """The line to the kernel hangs; the page is made less patient than it is."""
    hung: list[str] = []

    def hasty(route: Route) -> None:
        answer = route.fetch()
        assert PATIENT in answer.text()
        route.fulfill(response=answer, body=answer.text().replace(PATIENT, "PATIENCE = 2;"))

    def line(route: WebSocketRoute) -> None:
        if whole:
            route.connect_to_server()
        else:
            hung.append(route.url)

    whole = False
    page.route("**/again.js*", hasty)
    page.route_web_socket(re.compile("/channels"), line)
    page.goto(lab.address(f"{READING}/{one_table}"))
    again = page.get_by_role("link", name="Load it again")
    expect(again).to_be_visible()
    assert len(hung) == 2
    assert page.locator(".sv-table").count() == 0
    whole = True
    page.unroute("**/again.js*")
    again.click()
    play_a_card(page)
    expect(again).to_have_count(0)


@pytest.mark.parametrize(
    ("cells", "title"),
    [
        ([], "odd"),
        ([nbformat.v4.new_markdown_cell("")], "odd"),
        ([nbformat.v4.new_code_cell("7"), nbformat.v4.new_markdown_cell("\n## After the code")], "After the code"),
        ([nbformat.v4.new_markdown_cell("# A </title><b>tag</b>")], "A </title><b>tag</b>"),
    ],
    ids=["no cells", "an empty first cell", "code first", "a tag in the title"],
)
def test_any_notebook_is_shown_with_a_title_that_is_text(
    lab: Lab, page: Page, cells: list[nbformat.NotebookNode], title: str
) -> None:
    notebook = nbformat.v4.new_notebook(cells=cells)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    nbformat.write(notebook, lab.root / "lessons/odd.ipynb")
    page.goto(lab.address(f"{READING}/lessons/odd.ipynb"))
    expect(page.locator("#loading")).to_have_count(0)
    assert page.title() == title


def test_on_a_phone_a_lesson_goes_by_steps_and_a_card_that_is_laid_is_shown(lab: Lab, new_page: NewPage) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(320, 640), touch=True)
    page.goto(lab.address(f"{READING}/{LESSON}"))
    where, on = page.locator(".site-stepwhere"), page.locator(".site-stepgo")
    expect(where).to_have_text(FIRST_OF_ALL)
    count = int(where.inner_text().partition("/")[2])
    expect(page.locator(".sv-table:visible")).to_have_count(1)
    expect(on).not_to_have_class(re.compile("site-stepready"))
    box = page.locator(".sv-puzzle:visible").filter(has_text=LAYS)
    for _ in range(count):
        if box.count():
            break
        before = where.inner_text()
        on.tap()
        expect(where).not_to_have_text(before)
        page.wait_for_timeout(APART)
    solve_by_touch(page, box, puzzle(LAYS))
    expect(page.locator(".site-stepfoot")).to_contain_text("A card for your board")
    on.tap()
    moment = page.locator(".sv-learned")
    expect(moment).to_contain_text("Won for solving “Three Sevens Are Not Enough”")
    assert violations(page, moment) == []
    moment.get_by_role("button", name="Go on").tap()
    here = where.inner_text()
    page.reload()
    expect(where).to_have_text(here)
    page.locator(".site-stepview").tap()
    expect(page.locator(".site-step:visible")).to_have_count(count)
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_in_a_wide_window_a_lesson_goes_by_steps_too_beside_the_way_to_the_notebook(
    lab: Lab, new_page: NewPage
) -> None:
    page = new_page(reduced_motion=True, size=(1280, 800), by_steps=True)
    page.goto(lab.address(f"{READING}/{LESSON}"))
    expect(page.locator(".site-stepwhere")).to_have_text(FIRST_OF_ALL)
    expect(page.locator(".sv-table:visible")).to_have_count(1)
    expect(page.get_by_role("link", name="Open as a notebook")).to_be_visible()
    hand, foot = (page.locator(part).first.bounding_box() for part in (".sv-table .sv-hand", ".site-stepfoot"))
    assert hand
    assert foot
    assert hand["y"] + hand["height"] <= foot["y"]
