"""What `make screenshots` does on the site's pages before it takes them; a whole review is in test_review.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

import page_shots
import pytest
from attempts import Attempts
from screenshots import LOOKS

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


@pytest.mark.usefixtures("site")
@pytest.mark.parametrize("name", [name for name in page_shots.SHOTS if name != "site-review"])
def test_a_page_is_taken_wide_and_narrow(browser: Browser, tmp_path: Path, name: str) -> None:
    attempts = Attempts()
    looks = {look: LOOKS[look] for look in ("light", "narrow")}
    page_shots.pages(browser, tmp_path, [name], looks, attempts)
    assert attempts.told() == ""
    assert {path.name for path in tmp_path.iterdir()} == {f"{name}-{look}.png" for look in looks}
