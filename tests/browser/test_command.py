"""The command sevens-teach, run as a reader runs it: its own server, and a card is played."""

from __future__ import annotations

import os
import re
import sys
import time
from typing import TYPE_CHECKING

import pytest
from browser.play import play_a_card
from lab_page import run_all_cells
from lab_server import Lab, free_port, running
from playwright.sync_api import expect

from sevens_teach.launch.lessons import first_lesson

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

COMMAND = [sys.executable, "-c", "import sys; from sevens_teach.launch.cli import main; sys.exit(main())"]
PATIENCE = 60
"""Seconds until a server that does not say where it is fails a test."""


def address(log: Path, lab: Lab) -> str:
    """The address that the command prints, once it does."""
    deadline = time.monotonic() + PATIENCE
    while True:
        said = log.read_text(encoding="utf-8")
        if found := re.search(rf"{re.escape(lab.url)}/\S+\?token=\w+", said):
            return found[0]
        assert time.monotonic() < deadline, said
        time.sleep(0.1)


def wait_for_no_kernels(lab: Lab) -> None:
    """A page of the reading view that is left takes its kernel along."""
    deadline = time.monotonic() + PATIENCE
    while kernels := lab.request("/api/kernels"):
        assert time.monotonic() < deadline, kernels
        time.sleep(0.1)


def follow_a_link(page: Page) -> None:
    """Press the link to the next lesson: it opens in the JupyterLab that is there, beside this lesson."""
    link = page.locator(".sv-progress a:visible").first
    name = str(link.get_attribute("href"))
    link.click()
    expect(page.get_by_role("tab", name=name)).to_have_attribute("aria-selected", "true")
    expect(page.locator(".jp-NotebookPanel:visible h1").first).to_be_visible()
    assert [each.url for each in page.context.pages] == [page.url]


@pytest.mark.parametrize("view", ["voila/render", "lab/tree"])
def test_the_command_opens_lessons_that_can_be_played(page: Page, tmp_path: Path, view: str) -> None:
    port, folder, home = free_port(), tmp_path / "my lessons", tmp_path / "home"
    home.mkdir()
    asked = ["--no-browser", "--port", str(port), "--lang", "en", *(["--read"] if view.startswith("voila") else [])]
    named = {name: value for name, value in os.environ.items() if not name.startswith(("JUPYTER", "IPYTHON", "XDG_"))}
    lab, log = Lab(f"http://127.0.0.1:{port}", folder), tmp_path / "log"
    with running(lab, [*COMMAND, str(folder), *asked], named | {"HOME": str(home)}, log):
        first, _, token = address(log, lab).partition("?")
        assert first == f"{lab.url}/{view}/{first_lesson(folder, 'en')}"
        page.goto(f"{first}?{token}")
        mine = [each for each in page.context.cookies() if str(each.get("name")).startswith("username-")]
        assert [each.get("sameSite") for each in mine] == ["Lax"], "no page of elsewhere brings it along"
        if view.startswith("lab"):
            expect(page.locator(".jp-RenderedSVG").first).to_be_visible()  # nothing has run
            run_all_cells(page, until=".sv-progress")
        play_a_card(page)
        if view.startswith("lab"):
            follow_a_link(page)
        if view.startswith("voila"):
            page.goto("about:blank")
            wait_for_no_kernels(Lab(lab.url, folder, token.removeprefix("token=")))
        said = log.read_text(encoding="utf-8").splitlines()
    assert said[0] == f"The lessons are in {folder}."
    noise = re.compile(r"\[I |warning|deprecated|traceback", re.IGNORECASE)
    assert not [line for line in said if noise.search(line)], "what only its developers read"
