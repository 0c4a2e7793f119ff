"""A lesson, or an empty notebook with one bare anywidget, opened from the start of the server on, and its memory."""

from __future__ import annotations

import os
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

import psutil
import rehearsal
from find_browser import ADVICE, find_browser
from lab_page import PATIENCE, run_all_cells, write_notebook
from measure import MissingError
from playwright.sync_api import sync_playwright

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser
    from rehearsal import Image

LESSON = "lessons/en/01-the-row-of-sevens.ipynb"
BARE = "bare.ipynb"
READY = {LESSON: ".sv-hand .sv-playable", BARE: ".bare"}
"""What is on the page when one can play."""
VIEWS = {"JupyterLab, Run All Cells": "lab/tree", "reading view": "voila/render"}
_WIDGET = """
import anywidget
class Bare(anywidget.AnyWidget):
    _esm = "export default {render({el}) { el.innerHTML = '<p class=bare>here</p>' }}"
Bare()
"""


@dataclass(frozen=True)
class Opening:
    """What one opening took."""

    seconds: float
    """From the start of the server until one can play."""
    server: float
    """MiB resident, of the server, while the page is open."""
    kernel: float
    """MiB resident, of the kernel."""


def write_bare_notebook(folder: Path) -> None:
    """Write the notebook that the lesson is measured against."""
    write_notebook(folder / BARE, _WIDGET)


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser that has started; raises MissingError where there is none."""
    path = find_browser()
    if path is None:
        raise MissingError(ADVICE)
    flags = ["--disable-gpu", *(["--no-sandbox"] if os.geteuid() == 0 else [])]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags)
        yield browser
        browser.close()


def open_once(image: Image, chromium: Browser, view: str, notebook: str) -> Opening:
    """Start a server, open the notebook with nothing cached, and wait until one can play."""
    begin = time.monotonic()
    with rehearsal.launched(image) as lab:
        page = chromium.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(lab.address(f"{VIEWS[view]}/{notebook}"))
        if VIEWS[view].startswith("lab"):
            run_all_cells(page, until=READY[notebook])
        page.locator(READY[notebook]).first.wait_for()
        opening = Opening(time.monotonic() - begin, *_memory())
        page.close()
    return opening


def _memory() -> tuple[float, float]:
    """MiB resident of the server and of its one kernel, which are the Jupyter processes below this one."""
    below = psutil.Process().children(recursive=True)
    kernel = next(process for process in below if "ipykernel_launcher" in " ".join(process.cmdline()))
    return _resident(kernel.parent()), _resident(kernel)


def _resident(process: psutil.Process) -> float:
    return float(process.memory_info().rss) / 2**20
