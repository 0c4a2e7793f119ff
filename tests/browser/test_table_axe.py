"""axe finds nothing wrong with a table, in any state, light or dark, in English or Japanese."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browser.exhibits import violations
from browser.table_states import STATES
from browser.tables import Seen, open_notebook

if TYPE_CHECKING:
    from browser.conftest import NewPage
    from lab_server import Lab
    from playwright.sync_api import Page


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, lab: Lab, *, dark: bool, lang: str) -> None:
    page: Page = new_page(dark=dark)
    open_notebook(page, lab, *(cell.format(f"lang='{lang}'") for cell, _ in STATES.values()))
    for index, (name, (_, do)) in enumerate(STATES.items()):
        table = Seen.on(page, index)
        do(table)
        assert violations(page, table.el) == [], name
