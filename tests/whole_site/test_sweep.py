"""Every page of both languages, from a server in a subfolder and as a file: alive, accessible, with links that lead."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import TYPE_CHECKING
from urllib.parse import parse_qs, unquote, urldefrag, urlsplit

import pytest
from browser.exhibits import violations
from browser.solving import solve_by_mouse
from playwright.sync_api import expect

from sevens_teach.puzzles import load_puzzles
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import POSED

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Page

LINKS = "[...document.links].map(link => link.href)"


def pages(site: Path, lang: str) -> list[str]:
    """Return every page of a language, from the site's root."""
    every = json.loads((site / "pages.json").read_text(encoding="utf-8"))
    return [name for name in every if name.startswith(f"{lang}/")]


def watched(page: Page) -> tuple[list[str], list[str]]:
    """Return two lists that grow: what a page asks for, and what goes wrong in it."""
    asked: list[str] = []
    wrong: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda said: wrong.append(said.text) if "Content Security Policy" in said.text else None)
    return asked, wrong


@cache
def anchors(file: Path) -> frozenset[str]:
    """Return every place of a page that a link may lead to."""
    html = file.read_text(encoding="utf-8")
    steps = (name for names in re.findall(r'data-step="([^"]+)"', html) for name in names.split())
    return frozenset((*re.findall(r'id="([^"]+)"', html), *steps))


def leads(site: Path, start: str, link: str) -> bool:
    """Return whether a link leads to a page and a place that are there, and one to a notebook to that notebook."""
    url, anchor = urldefrag(link.removeprefix(start))
    address = urlsplit(url)
    file, notebook = site / unquote(address.path), parse_qs(address.query).get("path")
    there = file.is_file() and (not anchor or unquote(anchor) in anchors(file))
    return there and (notebook is None or (site / "jupyter/files" / notebook[0]).is_file())


def test_the_reference_leads_back_to_rules_that_there_are(site: Path) -> None:
    rules = set(re.findall(r'id="([A-Z]\d+)"', (site / "en/rules.html").read_text(encoding="utf-8")))
    pages = [*(site / "reference").rglob("*.html")]
    cited = {rule for page in pages for rule in re.findall(r'en/rules\.html#(\w+)"', page.read_text(encoding="utf-8"))}
    assert len(cited) > 40
    assert cited <= rules
    assert not any(
        "http" in link
        for page in pages
        for link in re.findall(r'(?:src|href)="(http[^"]+)"', page.read_text(encoding="utf-8"))
        if "pdoc.dev" not in link
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_on_a_phone_begin_with_their_text_and_show_ids_to_who_asks(
    new_page: NewPage, address: str, lang: str
) -> None:
    page = new_page(size=(390, 844), touch=True)
    page.goto(f"{address}{lang}/rules.html")
    expect(page.locator("h1 ~ p").first).to_be_in_viewport()
    contents = page.locator(".site-toc details")
    expect(contents).not_to_have_attribute("open", "")
    contents.locator("summary").tap()
    expect(contents.locator("a").first).to_be_visible()
    heading, cited = page.locator("h3:has(#B4)"), page.locator(".site-cited").first
    expect(heading).not_to_contain_text("B4", use_inner_text=True)
    expect(cited).to_be_hidden()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # it keeps itself, though nothing in it is alive
    page.goto(f"{address}{lang}/teachers.html")
    page.locator(".site-ids").check()
    page.goto(f"{address}{lang}/rules.html")
    expect(heading).to_contain_text("B4", use_inner_text=True)
    expect(cited).to_be_visible()


def test_head_and_text_of_every_page_begin_at_the_same_place(new_page: NewPage, address: str) -> None:
    page = new_page(size=(1280, 900))
    starts = set()
    for name in ("index", "learn", "play", "rules", "search"):
        page.goto(f"{address}en/{name}.html")
        box = page.locator(".site-brand").bounding_box()
        assert box
        starts.add((round(box["x"]), round(box["y"])))
    assert len(starts) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_is_new_sees_both_ways_on_a_phone_at_once(new_page: NewPage, address: str, lang: str) -> None:
    page = new_page(size=(390, 844), touch=True)
    page.goto(f"{address}{lang}/index.html")
    for way in (".front-button", ".front-side"):
        expect(page.locator(f".front-ways {way}")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("host", ["a server", "a disk"])
def test_every_page_is_alive_and_every_link_leads_somewhere(
    new_page: NewPage, site: Path, address: str, host: str, lang: str
) -> None:
    start = address if host == "a server" else f"{site.as_uri()}/"
    page = new_page(reduced_motion=True)
    asked, wrong = watched(page)
    for name in pages(site, lang):
        page.goto(f"{start}{name}")
        places = page.locator(".site-exhibit").count()
        expect(page.locator(".site-exhibit:has(.sv-root)")).to_have_count(places)
        if host == "a disk" and page.locator(".site-sent").count():  # a table alone, whose Python cannot wake
            expect(page.locator(".site-python")).to_contain_text(re.compile(r"[a-zぁ-ん]"))
        if host == "a server":
            assert violations(page, page.locator("body")) == [], name
        inside = [link for link in page.evaluate(LINKS) if link.startswith(start)]
        assert [link for link in inside if not leads(site, start, link)] == [], name
    assert wrong == []
    assert [url for url in asked if not url.startswith((start, "data:", "blob:"))] == []
    assert page.context.cookies() == []


def test_every_puzzle_of_a_lesson_is_solved_and_still_solved_after_a_reload(new_page: NewPage, address: str) -> None:
    page = new_page(reduced_motion=True)
    page.goto(f"{address}ja/02-passing-and-going-broke.html")
    puzzles = {each.id: each for each in load_puzzles()}
    boxes = page.locator(".sv-puzzle")
    for at in range(boxes.count()):
        box = boxes.nth(at)
        shown = box.locator(".sv-puzzle-id")  # out of a reader's sight
        expect(shown).not_to_be_empty()
        if shown.text_content() not in puzzles:
            continue  # drawn for a warm-up
        while True:
            solve_by_mouse(page, box, puzzles[shown.text_content() or ""])
            expect(box.locator(".sv-star.sv-filled")).to_have_count(3)
            following = box.locator(".sv-page").last
            if following.is_hidden() or following.get_attribute("aria-disabled") == "true":
                break
            following.click()
    page.reload()
    won = f"{3 * len(POSED['02'])} / {3 * len(POSED['02'])}"
    expect(page.locator(".sv-progress .sv-total")).to_contain_text(won)
