"""What the search looks through: the text under every heading. A page finds words in it by itself, in any language."""

from __future__ import annotations

import json
import re
from html import escape, unescape
from typing import TYPE_CHECKING, Final
from urllib.parse import urlencode

from sevens_teach.say.messages import message
from static_site.text import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_HEADING: Final = re.compile(r"(?=<h[1-6][ >])")
_ANCHOR: Final = re.compile(r'<h[1-6] id="([^"]+)">|<a id="([^"]+)"></a>')
_SILENT: Final = re.compile(r"<(svg|noscript|style|script)\b.*?</\1>", re.DOTALL)
_FOLDED: Final = re.compile(
    r'<details class="site-(?:code|cited).*?</details>|<span class="site-ids-only">.*?</span>', re.DOTALL
)
"""What a reader does not see unless it is asked for."""
ASKS: Final = ("stopping", "dead", "joker", "broke", "first", "undo")
"""What a reader may ask to begin with, by the anchors of the answers."""
_ASKED: Final = re.compile(r"<!-- asked: (.*?) -->")
"""How else a question is asked, which the search knows and no page shows."""
_SETTING: Final = re.compile(r"(?<=<p>)(?:House rule |設定)<code>[^.。]*?(?:[.。]|(?=</p>))", re.DOTALL)
"""What a programmer writes for a house rule: it stands in the rule book's own part about settings too."""
_SPACE: Final = re.compile(r"\s+")


def entries(page: str, title: str, html: str, *, shelf: int) -> Iterator[list[str | int]]:
    """Yield for each heading of a page: its address, the page's title, the heading, the text under it, and its shelf.

    Of a part of a chapter the chapter stands behind the page's title: how a game ends, Killer alone may tell.
    How else a question is asked comes last, where that is told.
    Its shelf is -1 for answers to questions, which are found first, 0 for a reader's page, and 1 for one that is for
    teachers and programmers, which are found last.
    """
    chapter = ""
    for part in _HEADING.split(_SETTING.sub("", _FOLDED.sub("", _SILENT.sub("", html)))):
        head, _, rest = part.partition("</h")
        anchor = _ANCHOR.search(head)
        text = _SPACE.sub(" ", plain(rest.partition(">")[2] if anchor else part))
        heading = plain(head) if anchor else ""
        is_part = head.startswith("<h3") and chapter and shelf >= 0
        chapter = heading if head.startswith("<h2") else chapter
        if heading or text:
            address = f"{page}#{anchor[1] or anchor[2]}" if anchor else page
            asked = _ASKED.search(rest)
            named = f"{title} · {chapter}" if is_part else title
            yield [address, named, heading, text, shelf, *([unescape(asked[1])] if asked else ())]


def asks(lang: str) -> str:
    """Return questions to try, each a link that searches at once; called by the answer that each finds first."""
    texts = [message(f"site-search-ask-{name}", lang) for name in ASKS]
    links = "".join(f'<li><a href="?{urlencode({"q": text})}">{escape(text)}</a></li>' for text in texts)
    return f'<div class="site-asks"><p>{escape(message("site-search-asks", lang))}</p><ul>{links}</ul></div>'


def script(found: Iterable[list[str | int]]) -> str:
    """Return the entries as a script: a page that was opened as a file may load no other data."""
    return f"sevensSearch({json.dumps([*found], ensure_ascii=False, separators=(',', ':'))});\n"
