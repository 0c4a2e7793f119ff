"""What a page is before it is written, and the lists of links that lead to others."""

from __future__ import annotations

from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from static_site.plan import Source
    from static_site.text import Heading


@dataclass
class Page:
    """A page before it is written."""

    lang: str
    path: str
    """From the site's root."""
    title: str
    body: str
    headings: list[Heading] = field(default_factory=list)
    data: dict[str, Any] | None = None
    source: Source | None = None
    program: str = "site"
    """The script and the style sheet that it runs."""


def listed(pages: Iterable[Page]) -> str:
    """Return links to pages, for a page of any language."""
    links = (f'<li lang="{page.lang}"><a href="../{page.path}">{escape(page.title)}</a></li>' for page in pages)
    return f'<ul class="site-list">{"".join(links)}</ul>'


def beside(path: str) -> str:
    """Return the address of a page for another one of its language."""
    return path.rpartition("/")[2]
