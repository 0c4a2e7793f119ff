"""What readers read of the docs names rules in words; ids stand apart, for those who asked for them."""

import re
from pathlib import Path

import pytest
from static_site.build import Site
from static_site.named import names, with_names, with_reference
from static_site.plan import Plan

from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import LANGUAGES

ROOT = Path(__file__).parents[2]
APART = re.compile(r'<(span|details) class="[^"]*site-ids-only">.*?</\1>', re.DOTALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_has_a_name(lang: str) -> None:
    book = ROOT / ("docs/rules.md" if lang == "en" else f"docs/{lang}/rules.md")
    found = names(book.read_text(encoding="utf-8"))
    assert [*found] == [*RULE_IDS]
    assert all(found.values())


def test_a_link_says_the_name_and_a_heading_begins_with_it() -> None:
    html = '<h3><a id="B4"></a>B4 What fits</h3><a href="#B">B Basics</a> (<a href="x.html#B9">B9</a>)'
    told = with_names(html, {"B9": "Who wins & when"})
    assert APART.sub("", told) == (
        '<h3><a id="B4"></a>What fits</h3><a href="#B">Basics</a> (<a href="x.html#B9">Who wins &amp; when</a>)'
    )
    assert re.findall(r'only">(.*?)</span>', told) == ["B4 ", "B ", "B9 "]


def test_what_cites_a_rule_in_the_reference_is_for_those_who_asked() -> None:
    told = with_reference('<h3><a id="B4"></a>B4 What fits</h3>', {"B4": [("sevens_teach.x", "x.html")]}, "en")
    assert "x.html" in told
    assert APART.sub("", told) == '<h3><a id="B4"></a>B4 What fits</h3>'


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reader_of_rules_and_questions_meets_no_id(lang: str, tmp_path: Path) -> None:
    Site(Plan(ROOT), tmp_path, frozenset({"rules", "questions"})).build()
    for name in ("rules", "questions"):
        html = (tmp_path / lang / f"{name}.html").read_text(encoding="utf-8")
        links = re.findall(r"<a href=[^>]*>(.*?)</a>", APART.sub("", html))
        assert [link for link in links if re.match(r"[A-Z]\d", link)] == [], name
        headings = re.findall(r"<h[23]>(?:<a id=[^>]*></a>)(.*?)</h", APART.sub("", html))
        assert [each for each in headings if re.match(r"[A-Z]\d", each)] == [], name
    rules = APART.sub("", (tmp_path / lang / "rules.html").read_text(encoding="utf-8"))
    assert "voluntary_passing" not in re.sub(r"<table>.*?</table>", "", rules, flags=re.DOTALL)
