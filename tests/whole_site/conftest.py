"""The whole site as `make site` leaves it, and pages of a real browser on it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browser.conftest import browser, new_page
from static_server import served

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["browser", "new_page"]

SITE = Path(__file__).parents[2] / "_site"


@pytest.fixture(scope="session")
def site() -> Path:
    """The site."""
    assert (SITE / "python" / "kit.zip.gz").is_file(), "run make site first"
    return SITE


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where a plain server has it, in a subfolder."""
    with served(site) as url:
        yield url
