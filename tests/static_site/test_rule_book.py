"""The rule book as its readers see it: rows of the board are drawn, rulings fold, the contents are beside the page."""

import re
from pathlib import Path

import pytest
from static_site.build import Site
from static_site.plan import Plan
from static_site.rule_book import as_read, with_rows

from sevens_teach.cards import RANKS, read_card
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.position import parse_position

ROOT = Path(__file__).parents[2]
ROWS = "<pre><code>    A  2  3  4  5\n♠   A  ·  ×  ○  5     open: 4\n</code></pre>"


def book(lang: str) -> str:
    return (ROOT / ("docs/rules.md" if lang == "en" else f"docs/{lang}/rules.md")).read_text(encoding="utf-8")


def test_a_row_is_drawn_and_read_as_its_cards() -> None:
    drawn = with_rows(ROWS)
    assert 'aria-label="♠A ♠5"' in drawn
    assert '<span class="site-row-dead">3</span><span class="site-row-fits">4</span>' in drawn
    assert "<figcaption>open: 4</figcaption>" in drawn
    assert with_rows("<pre><code>joker = 1</code></pre>") == "<pre><code>joker = 1</code></pre>"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ruling_folds_and_nothing_else(lang: str, tmp_path: Path) -> None:
    site = Site(Plan(ROOT), tmp_path, frozenset({"rules"}))
    site.build()
    html = (tmp_path / lang / "rules.html").read_text(encoding="utf-8")
    shown = re.sub(r'<(span|p|div) class="[^"]*site-ids-only.*?</\1>', "", html, flags=re.DOTALL)
    assert "voluntary_passing" in html
    assert "voluntary_passing" not in shown, "code is for who asks to see ids"
    folded = "".join(re.findall(r'<details class="site-rulings">.*?</details>', html, re.DOTALL))
    marked = re.compile(r"<p><strong>(?:Ruling\.|この教材の決まり)</strong>")
    written = len(re.findall(r"^\*\*(?:Ruling|この教材の決まり)", book(lang), re.MULTILINE))
    assert len(marked.findall(folded)) == len(marked.findall(html)) == written
    assert folded.count("<p>") == written, "an example stays in sight"
    assert html.count('class="site-drawn-rows"') == book(lang).count("\n```\n ")
    assert "site-text-only" not in html
    assert not set(re.findall(r'href="#([^"]+)"', html)) - set(re.findall(r'id="([^"]+)"', html))
    assert "·" not in "".join(re.findall(r"<pre.*?</pre>", html, re.DOTALL))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_places_marked_in_the_first_picture_are_those_whose_cards_fit(lang: str) -> None:
    rows = book(lang).partition("```\n")[2].partition("```")[0].splitlines()[1:]
    marks = {
        f"{suit}{rank}": word for suit, *words in map(str.split, rows) for rank, word in zip(RANKS, words, strict=True)
    }
    held = [card for card, word in marks.items() if word in "·○"]
    down = " ".join(card for card, word in marks.items() if word not in "·○")
    position = parse_position(f"basic; board {down}; hands {' '.join(held[::2])} | {' '.join(held[1::2])}; turn 0")
    fits = {str(card) for card in position.open_places}
    assert fits == {card for card, word in marks.items() if word == "○"}
    told = re.findall(r"[♠♥♦♣](?:10|[2-9AJQK])", book(lang).partition("```\n\n")[2].partition("\n\n")[0])
    assert set(told) == fits
    assert all(read_card(card) for card in told)


def test_a_value_of_a_setting_has_its_name_in_a_text_and_its_code_where_it_is_set() -> None:
    solo = "<code>&quot;solo&quot;</code>"
    told = as_read(f"<p>House rule <code>joker</code>: {solo}.</p><p>With {solo} ★.</p>", "en")
    assert '<p class="site-ids-only">House rule <code>joker</code>: <code>&quot;solo&quot;</code>.</p>' in told
    assert "<p>With “alone” ★.</p>" in told
    assert (
        as_read("<table><td><code>&quot;solo&quot;</code></td></table>", "en")
        == "<table><td><code>&quot;solo&quot;</code></td></table>"
    )


def test_what_has_no_rulings_stays_as_it_is() -> None:
    assert as_read("<p>One.</p>", "en") == "<p>One.</p>"
