"""Machines of their own, each with its reader's progress, and how a test gets to a widget in JupyterLab."""

from __future__ import annotations

import shutil
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from browser.conftest import LESSONS
from lab_server import Lab, running_lab

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Locator, Page


@contextmanager
def machine(folder: Path, name: str, data: str) -> Iterator[Lab]:
    """A machine of its own, or the same one started again: the progress is in `data`."""
    home = folder / name
    home.mkdir()
    shutil.copytree(LESSONS, home / "lessons", ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SEVENS_TEACH_DATA", str(folder / data))
        with running_lab(home, home) as lab:
            yield lab


def in_sight(page: Page, widget: str) -> Locator:
    """Scroll until a widget is there: JupyterLab draws a long notebook as one comes to it."""
    found = page.locator(f"{widget}:visible")
    page.locator(".jp-Cell:visible").last.scroll_into_view_if_needed()
    found.first.scroll_into_view_if_needed()
    return found.first
