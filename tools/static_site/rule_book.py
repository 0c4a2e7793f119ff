"""The rule book as its readers see it: rows of the board drawn, rulings folded, the contents beside the page."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final

from sevens_teach.say.messages import message

_SUITS: Final = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
_RULINGS: Final = re.compile(r"(?:<p><strong>(?:Ruling\.|この教材の決まり)</strong>.*?</p>\s*)+", re.DOTALL)
_CONTENTS: Final = re.compile(r'<h2 id="(?:contents|もくじ)">.*?</h2>\s*<ul>.*?</ul>\s*', re.DOTALL)
_TEXT_ONLY: Final = re.compile(r'<p><span class="site-text-only">.*?</span></p>\s*', re.DOTALL)
"""What tells of the letters that rows of the board are written in."""
_ROWS: Final = re.compile(r"<pre[^>]*><code>( +A  2  3.*?)</code></pre>", re.DOTALL)
_SETTING: Final = re.compile(r"<p>(?=(?:House rule|設定)[ ]?<code>)")
"""A line that tells how a rule is set in code: for those who asked to see ids."""
_SETTINGS: Final = re.compile(
    r'<div class="site-wide(?=" tabindex="0"><table>(?:(?!</table>).)*<code>voluntary_passing</code>)', re.DOTALL
)
"""The table of all settings in code, likewise."""
_VALUE: Final = re.compile(
    r'<p class="site-ids-only">.*?</p>|<table>.*?</table>|<code>&quot;(\w+)&quot;</code>', re.DOTALL
)
"""A value of a setting in a text; a line or a table that tells how rules are set keeps its code."""
_VALUES: Final = {
    **dict.fromkeys(("solo", "pair"), "joker"),
    **dict.fromkeys(("both", "oneway"), "tunnel"),
    **dict.fromkeys(("surround", "sides", "group"), "death"),
    **dict.fromkeys(("hand", "faceup", "facedown"), "dead_cards"),
}
_PLACES: Final = {"·": "", "×": ' class="site-row-dead"', "○": ' class="site-row-fits"'}
"""How a place without a card is marked: empty, its card is dead, its card fits."""


def as_read(html: str, lang: str) -> str:
    """Return the rule book's page with its rows drawn, its rulings folded, and without its contents."""
    html = _SETTINGS.sub('<div class="site-wide site-ids-only', _SETTING.sub('<p class="site-ids-only">', html))
    html = _VALUE.sub(lambda found: _named(found[1], lang) if found[1] else found[0], html)
    return _RULINGS.sub(lambda found: _folded(found[0], lang), with_rows(_TEXT_ONLY.sub("", _CONTENTS.sub("", html))))


def with_rows(html: str) -> str:
    """Return a page in which rows of the board that are written in letters are drawn."""
    return _ROWS.sub(lambda found: _drawn(unescape(found[1])), html)


def _named(value: str, lang: str) -> str:
    """Return a value of a setting as a table's form calls it; as it is, where it has no such name."""
    if value not in _VALUES:
        return f"<code>&quot;{value}&quot;</code>"
    name = escape(message(f"house-{_VALUES[value]}-{value}", lang))
    return f"「{name}」" if lang == "ja" else f"“{name}”"


def _folded(rulings: str, lang: str) -> str:
    """Return rulings that follow each other behind a line that says how many they are."""
    told = escape(message("site-rulings", lang, count=rulings.count("<p><strong>")))
    return f'<details class="site-rulings"><summary>{told}</summary>{rulings}</details>\n'


def _drawn(rows: str) -> str:
    """Return rows of the board as cards and places; what stands behind a row stands under them."""
    head, *lines = rows.rstrip().splitlines()
    ranks = head.split()
    cells: list[str] = []
    cards: list[str] = []
    told: list[str] = []
    for line in lines:
        suit, *words = line.split(maxsplit=len(ranks) + 1)
        marks, behind = words[: len(ranks)], words[len(ranks) :]
        cells += [f"<i>{suit}</i>", *(_cell(suit, *each) for each in zip(ranks, marks, strict=True))]
        cards += [f"{suit}{rank}" for rank, mark in zip(ranks, marks, strict=True) if mark not in _PLACES]
        told += behind
    shown = f'<div role="img" aria-label="{" ".join(cards)}" style="--ranks: {len(ranks)}">{"".join(cells)}</div>'
    under = f"<figcaption>{escape(' '.join(told).strip())}</figcaption>" if told else ""
    return f'<figure class="site-drawn-rows">{shown}{under}</figure>'


def _cell(suit: str, rank: str, mark: str) -> str:
    """Return a card, or a place with none: empty, one whose card fits, or one whose card is dead."""
    return f"<span{_PLACES[mark]}>{rank}</span>" if mark in _PLACES else f'<b class="sv-{_SUITS[suit]}">{rank}</b>'
