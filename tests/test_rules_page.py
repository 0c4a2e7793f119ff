"""The rule book can be linked: every rule has its anchor, in both languages alike."""

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[1] / "docs"
PAGES = {"en": DOCS / "rules.md", "ja": DOCS / "ja" / "rules.md"}
RULES_PER_FAMILY = {"B": 11, "J": 7, "T": 5, "F": 2, "G": 2, "K": 11, "S": 5, "D": 9, "P": 6}
RULE_IDS = [f"{f}{n}" for f, count in RULES_PER_FAMILY.items() for n in range(1, count + 1)]


def anchors(page: Path) -> list[str]:
    """Every anchor of a page, in order, repeated ones repeated."""
    return re.findall(r'<a id="([^"]*)"></a>', page.read_text(encoding="utf-8"))


def shape(language: str, ruling: str, example: str) -> list[tuple[str, int, int]]:
    """Each anchor of a page with the number of rulings and examples under it."""
    sections = re.split(r'<a id="([^"]*)"></a>', PAGES[language].read_text(encoding="utf-8"))[1:]
    return [
        (anchor, text.count(f"\n**{ruling}"), text.count(f"\n**{example}"))
        for anchor, text in zip(sections[::2], sections[1::2], strict=True)
    ]


@pytest.mark.parametrize("language", PAGES)
def test_every_rule_has_exactly_one_anchor(language: str) -> None:
    found = anchors(PAGES[language])
    assert [a for a in found if re.fullmatch(r"[A-Z]\d+", a)] == RULE_IDS
    assert len(found) == len(set(found))


def test_both_languages_have_the_same_anchors_rulings_and_examples() -> None:
    assert shape("en", "Ruling", "Example") == shape("ja", "この教材の決まり", "例")


@pytest.mark.parametrize("language", PAGES)
def test_every_link_leads_somewhere(language: str) -> None:
    page = PAGES[language]
    links = re.findall(r"\]\(([^)#]*)#?([^)]*)\)", page.read_text(encoding="utf-8"))
    assert links
    for path, anchor in links:
        target = page.parent / path if path else page
        assert target.is_file(), f"{page.name} links to {path!r}, which is not there"
        assert not anchor or anchor in anchors(target), f"{page.name} links to #{anchor}"


def test_heading_shows_the_id_of_its_anchor() -> None:
    for page in PAGES.values():
        text = page.read_text(encoding="utf-8")
        assert re.findall(r'<a id="([A-Z]\d+)"></a>\1 ', text) == RULE_IDS
