"""Markdown as HTML, with the headings that a table of contents leads to and the text that a search looks through."""

from __future__ import annotations

import re
from dataclasses import dataclass
from html import unescape
from typing import TYPE_CHECKING, Any, Final

import mistune

if TYPE_CHECKING:
    from collections.abc import Callable

_ANCHOR: Final = re.compile(r'<a id="([^"]+)"></a>')
_TAG: Final = re.compile(r"<[^>]+>")
_READING: Final = re.compile(r"<rt>.*?</rt>")
_SEAM: Final = re.compile(r"(?<=[\u3001-\u30ff\u4e00-\u9fff\uff01-\uff5e])\n(?=\S)|(<pre.*?</pre>)", re.DOTALL)
"""The end of a line of Japanese that goes on in the next, which a browser would show as a gap; or code, to be kept."""
_IDS: Final = re.compile(r" ?[(（][A-Z]\d+(?:(?:, ?|、|–)[A-Z]\d+)*[)）]$")
"""The rules that a heading is about, which a list of headings does without."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading and where it stands."""

    level: int
    text: str
    anchor: str


class Writer:
    """Writes the Markdown of one page; `link` says where its links and pictures lead."""

    def __init__(self, link: Callable[[str], str]) -> None:
        """Take where links lead."""
        self.headings: list[Heading] = []
        self._write = mistune.create_markdown(renderer=_Renderer(link, self._head), plugins=["table"])

    def html(self, text: str) -> str:
        """Return Markdown as HTML; its headings come to the others."""
        return _SEAM.sub(lambda found: found[1] or "", str(self._write(text)))

    def _head(self, level: int, inner: str) -> str:
        """Return the anchor of a heading: the one that stands in it, or one made of its words."""
        named = _ANCHOR.search(inner)
        words = plain(inner)
        anchor = named[1] if named else self._free(re.sub(r"[^\w-]", "", words.lower().replace(" ", "-")))
        self.headings.append(Heading(level, _IDS.sub("", words), anchor))
        return "" if named else anchor

    def _free(self, wanted: str) -> str:
        taken = {each.anchor for each in self.headings}
        names = (wanted if n == 0 else f"{wanted}-{n}" for n in range(len(taken) + 1))
        return next(name for name in names if name not in taken)


def plain(html: str) -> str:
    """Return HTML without its tags, and without the readings over its words."""
    return unescape(_TAG.sub("", _READING.sub("", html))).strip()


class _Renderer(mistune.HTMLRenderer):
    def __init__(self, link: Callable[[str], str], head: Callable[[int, str], str]) -> None:
        super().__init__(escape=False)
        self._link, self._head = link, head

    def heading(self, text: str, level: int, **_attrs: Any) -> str:  # noqa: ANN401, whatever mistune hands on
        anchor = self._head(level, text)
        named = f' id="{anchor}"' if anchor else ""
        return f"<h{level}{named}>{text}</h{level}>\n"

    def link(self, text: str, url: str, title: str | None = None) -> str:
        return super().link(text, self._link(url), title)

    def image(self, text: str, url: str, title: str | None = None) -> str:
        return super().image(text, self._link(url), title).replace("<img", '<img loading="lazy"')

    def block_code(self, code: str, info: str | None = None) -> str:
        return super().block_code(code, info).replace("<pre>", '<pre tabindex="0">')

    def table(self, text: str) -> str:
        headed = text.replace("<th></th>", "<td></td>")  # a corner heads nothing
        return f'<div class="site-wide" tabindex="0"><table>{headed}</table></div>\n'
