"""For teachers: the sheet to print and the table of a class."""

from __future__ import annotations

import csv
import re
from html.parser import HTMLParser

import pytest

from sevens_teach.progress import Progress, encode
from sevens_teach.puzzles import load_puzzles
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.ui import class_table, sheet

AYA = encode(Progress.one("B4-01", tries=1).merged(Progress.one("K3-01", tries=2)))


class Page(HTMLParser):
    """Notes what a page asks for, and that every element is closed."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an address, and what has to be closed."""
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """Look whether it closes what was opened last."""
        assert self.open.pop() == tag


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_of_very_many_puzzles_has_each_question_and_each_answer(lang: str) -> None:
    puzzles = load_puzzles()[LANGUAGES.index(lang) :: len(LANGUAGES)]  # each of all in one language
    page = sheet(list(puzzles), lang, title="A & B")
    asked, answered = page.split('<div class="answers">')
    for number, each in enumerate(puzzles, 1):
        assert f"<h2>{number}. {each.id}</h2>" in asked
        assert re.search(f"<dt>{number}. {each.id}</dt><dd>[^<]*<", answered)
    assert "<h1>A &amp; B</h1>" in page
    assert (Page(page).open, Page(page).addresses) == ([], [])


def test_a_sheet_tells_nothing_before_the_answers() -> None:
    asked, answered = sheet("B4-09").split('<div class="answers">')
    assert "<strong>4. Sora: ♣4</strong>" in answered
    assert "breaks the rules.</dd>" not in asked
    assert "<li>4. Sora: ♣4</li>" in asked


def test_a_class_is_a_table() -> None:
    table = class_table({"Aya": AYA, "Ren": "1ABC", "Mio": encode(Progress()), "Sora": ""})
    heads, aya, mio = table.rows
    assert (aya[:4], mio[:4]) == (["Aya", "2", "5", "K3 Dead cards"], ["Mio", "0", "0", "nothing yet"])
    assert aya[heads.index("B4")].startswith("1/")
    assert table.notices == [
        "Ren: This is not a whole code: something is missing or mistyped. Nothing was changed.",
        "Sora: Type or paste a code first.",
    ]
    assert repr(table) == "<class of 2, 2 codes broken>"
    assert [*csv.reader(table.csv().splitlines())] == table.rows
    assert str(table).splitlines()[-2:] == table.notices


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_never_markup_or_formulas(lang: str) -> None:
    table = class_table({"<b>x": AYA, "=1+1": AYA, "<i>": "?"}, lang)
    page = table._repr_html_()
    assert "<b>" not in page
    assert "<i>" not in page
    assert "'=1+1" in table.csv()
    assert Page(page).open == []
