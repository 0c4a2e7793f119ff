"""axe finds nothing wrong with whatever stands beside the tables: all on one page, by theme, felt and language."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from bare_page import BarePage
from browser.exhibits import violations
from browser.table_states import STATES
from browser.tables import Seen
from screenshots import ALL, made

if TYPE_CHECKING:
    from browser.conftest import NewPage

OTHERS = [name for name in ALL if name not in STATES]


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize(("dark", "felt"), [(False, "indigo"), (True, "green")], ids=["light", "dark"])
def test_axe_finds_nothing(new_page: NewPage, *, dark: bool, felt: str, lang: str) -> None:
    page = new_page(dark=dark, reduced_motion=True)
    bare = BarePage(page, dark=dark, felt=felt)
    for name in OTHERS:
        cell, do = ALL[name]
        do(Seen(bare.show(made(cell, lang))))
    assert violations(page, page.locator("main")) == []
