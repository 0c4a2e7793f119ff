"""Rules in the docs that readers read: by their names, and by their ids for those who asked to see them."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import message
from static_site import reference

if TYPE_CHECKING:
    from collections.abc import Mapping

    from static_site.reference import Cited
    from static_site.text import Heading

_NAMED: Final = re.compile(r'^#+ <a id="([A-Z]\d+)"></a>\1[ 　](.+)$', re.MULTILINE)
_LINK: Final = re.compile(r'<a href="([^"]*#([A-Z]\d+))">\2</a>')
_RULE: Final = re.compile(r'(<h[1-6]>(?:<a id="([A-Z]\d+)"></a>).*?</h[1-6]>)')
_HEAD: Final = re.compile(r'(<h[1-6]><a id="([A-Z]\d*)"></a>|<a href="#([A-Z])">)(?:\2|\3)[ 　]')
"""A heading or a line of the contents that begins with the id of a rule, or with the letter of a chapter."""


def names(rules: str) -> dict[str, str]:
    """Return what the rule book calls each rule, from its Markdown."""
    return dict(_NAMED.findall(rules))


def with_reference(html: str, cited: Cited, lang: str) -> str:
    """Return the rule book in which each rule leads to what cites it in the programmers' reference."""
    say = escape(message("site-cited", lang))

    def told(heading: re.Match[str]) -> str:
        found = cited.get(heading[2])
        if not found:
            return heading[1]
        details = f"<summary>{say}</summary>{reference.listed(found)}"
        return f'{heading[1]}<details class="site-cited site-ids-only">{details}</details>'

    return _RULE.sub(told, html)


def with_names(html: str, names: Mapping[str, str], quotes: str = "") -> str:
    """Return a page in which links name their rule, in `quotes` that set it off; ids stand apart."""
    before, after = quotes[:1], quotes[1:]

    def named(link: re.Match[str]) -> str:
        """Return a link that says what its rule is called."""
        name = f"{before}{escape(names.get(link[2], ''))}{after}"
        return f'<a href="{link[1]}">{_apart(link[2])}{name}</a>'

    html = _LINK.sub(named, html)
    return _HEAD.sub(lambda head: f"{head[1]}{_apart(head[2] or head[3])}", html)


def _apart(rule: str) -> str:
    return f'<span class="site-ids-only">{rule} </span>'


def listed(heading: Heading) -> str:
    """Return how a list of headings has one: without its rule's id."""
    return heading.text.removeprefix(heading.anchor).lstrip(" 　") or heading.text
