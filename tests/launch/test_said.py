"""What the pages say to install and to start is what works from nowhere: there is no release on any index."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "README.ja.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_page_asks_an_index_for_the_kit_or_opens_an_insecure_page(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not re.search(r"pip install[^`\n]* '?sevens[-_]teach", text)
    for line in re.findall(r".*http\.server.*", text):
        assert "--bind localhost" in line, "only there a page may keep itself"


def test_openspiels_door_is_installed_with_what_it_imports() -> None:
    page = (ROOT / "docs/doors.md").read_text(encoding="utf-8")
    [line] = re.findall(r"pip install[^`\n]*open_spiel", page)
    assert "'.[rl]'" in line


def test_an_old_pip_under_an_old_python_is_explained() -> None:
    assert "*ResolutionImpossible* | Python is older than 3.11" in (ROOT / "docs/launch.md").read_text(encoding="utf-8")
