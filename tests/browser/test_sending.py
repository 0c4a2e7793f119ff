"""Sending, and the card that a game lays, in a real JupyterLab: the page is not ours there, and a kernel tells."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import unquote
from xml.etree import ElementTree as ET

from browser.exhibits import show
from PIL import Image
from playwright.sync_api import expect

from sevens_teach.page.sent import opened
from sevens_teach.ui import Stepper

if TYPE_CHECKING:
    from pathlib import Path

    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Download

WON = "basic; board ♠A-9 ♥A-10 ♦A-10 ♣A-J; hands ♠10 | ♠J,Q,K ♥J | ♥Q ♦J,Q,K | ♥K ♣Q,K; turn 0"
OWN = "import os\nos.environ['SEVENS_TEACH_DATA'] = {!r}\n"
"""A reader whom nobody else is."""
SOLVED = (
    "from datetime import date\nfrom sevens_teach import progress\n"
    "from sevens_teach.progress import Practice, Progress\n"
    "progress.keep(Progress(practice=Practice(days=[(date(2026, 1, 1),) * 2])))\n"
)
"""Has a day's puzzle solved."""
CODE = f"from sevens_teach import Game\nfrom sevens_teach.ui import Table\nTable(Game.from_position({WON!r}))"
KEPT = "from sevens_teach import progress\nprogress.load().practice.streak"
CLIPBOARD = (
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async url => { window.copied = url; } } })"
)

SVG = "{http://www.w3.org/2000/svg}"
LINK = (0x17, 0x67, 0x3F)
"""In which colour a link is drawn below a picture."""


def test_a_position_is_sent_from_jupyterlab_and_the_card_of_a_won_game_is_shown(
    new_page: NewPage, lab: Lab, tmp_path: Path
) -> None:
    own = OWN.format(str(tmp_path))
    page = new_page(moments=True, reduced_motion=True)
    page.add_init_script(CLIPBOARD)
    show(page, lab, own + SOLVED + CODE, host="lab")
    page.locator(".sv-send-button").first.click()
    expect(page.locator(".sv-send-told")).to_contain_text("copied")
    assert "/en/play.html#position=" in page.evaluate("window.copied")
    saved: list[Download] = []
    page.on("download", lambda each: saved.append(each))  # noqa: PLW0108, Playwright marks what it calls
    page.locator(".sv-send-button").nth(1).click()
    told = page.locator(".sv-send-told")
    expect(told).to_have_text("Saved as sevens.png, sevens.svg")
    expect(told).to_have_attribute("role", "status")
    files = {each.suggested_filename: each.path() for each in saved}
    assert {*files} == {"sevens.png", "sevens.svg"}
    drawn = ET.fromstring(files["sevens.svg"].read_text(encoding="utf-8"))  # noqa: S314, our own
    link = drawn.find(f"{SVG}a")
    assert link is not None
    assert "/en/play.html#position=" in link.attrib["href"]
    read = "".join(text.text or "" for text in link.iter(f"{SVG}text"))
    assert read == link.attrib["href"]
    with Image.open(files["sevens.png"]) as png:
        assert png.format == "PNG"
        assert png.size == tuple(2 * int(side) for side in drawn.attrib["viewBox"].split()[2:])
        foot = png.convert("RGB").crop((0, 2 * int(link[0].attrib["y"]), *png.size))
    assert LINK in {colour for _, colour in foot.getcolors(foot.width * foot.height) or []}, "the link is drawn too"
    page.locator(".sv-hand [data-card='♠10']").click()
    note = page.locator(".sv-laid-note")
    expect(note).to_contain_text("For your board: ♠7")
    expect(page.locator(".sv-learned")).to_have_count(0)
    note.get_by_role("button", name="See it").click()
    moment = page.locator(".sv-learned")
    moment.get_by_role("button", name="See you tomorrow? Count my days in a row").click()
    expect(moment).to_contain_text("Counted")
    moment.get_by_role("button", name="Close").last.click()
    expect(moment).to_have_count(0)
    lab.shut_down_kernels()  # it is kept for the next kernel too
    show(page, lab, own + KEPT, host="voila")
    expect(page.locator(".jp-OutputArea-output").first).to_contain_text("True")


def test_a_won_game_is_sent_and_read_by_a_friend_as_the_senders(new_page: NewPage, lab: Lab, tmp_path: Path) -> None:
    page = new_page(reduced_motion=True)
    page.add_init_script(CLIPBOARD)
    show(page, lab, OWN.format(str(tmp_path)) + CODE, host="voila")
    page.locator(".sv-hand [data-card='♠10']").click()
    page.locator(".sv-send-button").first.click()
    expect(page.locator(".sv-send-told")).to_contain_text("copied")
    url = page.evaluate("window.copied")
    text = unquote(url.partition("#game=")[2])
    for lang, first in (("en", "Your friend plays ♠10."), ("ja", "友だちが♠10を出しました。")):
        shown = opened("game", text, lang)
        assert isinstance(shown, Stepper)
        assert shown.state["scenes"][1]["caption"]["headline"] == first
        assert {len(scene["hands"]) for scene in shown.state["scenes"]} == {4}


def test_the_card_of_the_first_game_won_is_read_in_whole_lines_on_a_phone_with_its_buttons_below(
    new_page: NewPage, lab: Lab, tmp_path: Path
) -> None:
    page = new_page(moments=True, reduced_motion=True, size=(390, 844))
    show(page, lab, OWN.format(str(tmp_path)) + CODE, host="voila")
    page.locator(".sv-hand [data-card='♠10']").click()
    note = page.locator(".sv-laid-note")
    hear = note.get_by_role("button", name="Sound is off. Turn it on")
    expect(hear).to_be_visible()
    whole, told, below = (each.bounding_box() for each in (note, note.locator(".sv-laid-told"), hear))
    assert whole
    assert told
    assert below
    assert told["width"] > whole["width"] / 2
    assert below["y"] >= told["y"] + told["height"]
