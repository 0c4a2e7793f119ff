"""The pages on Spades can be linked: every rule has its anchor, in both languages alike."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {"en": DOCS / "spades.md", "ja": DOCS / "ja" / "spades.md"}
ANCHOR = re.compile(r'<a id="([^"]*)"></a>')


def shape(language: str, ruling: str, example: str) -> list[tuple[str, int, int]]:
    """Return each anchor of a page with the number of rulings and examples under it."""
    sections = ANCHOR.split(PAGES[language].read_text(encoding="utf-8"))[1:]
    return [
        (anchor, text.count(f"\n**{ruling}"), text.count(f"\n**{example}"))
        for anchor, text in zip(sections[::2], sections[1::2], strict=True)
    ]


def test_both_languages_have_the_same_rules_rulings_and_examples() -> None:
    english = shape("en", "Ruling", "Example")
    assert english == shape("ja", "この教材の決まり", "例")
    assert [anchor for anchor, _, _ in english][:6] == ["P1", "P2", "P3", "P4", "P5", "P6"]


@pytest.mark.parametrize("language", PAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    page = PAGES[language]
    text = page.read_text(encoding="utf-8")
    for path, anchor in re.findall(r"\]\(([^)#]*)#?([^)]*)\)", text):
        target = page.parent / path if path else page
        assert target.is_file(), path
        assert not anchor or anchor in ANCHOR.findall(target.read_text(encoding="utf-8")), anchor


@pytest.mark.parametrize("language", PAGES)
def test_a_heading_shows_the_id_of_its_anchor(language: str) -> None:
    assert re.findall(r'<a id="(P\d)"></a>\1 ', PAGES[language].read_text(encoding="utf-8")) == [
        f"P{number}" for number in range(1, 7)
    ]
