"""The programmers' reference, made from the docstrings: a rule's id leads to the rule, the rule to what cites it."""

from __future__ import annotations

import pkgutil
import posixpath
import re
import shutil
import warnings
from html import escape
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pdoc
import pdoc.render

import sevens_teach
from sevens_teach.rule_book import RULE_IDS
from static_site import policy

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = "reference"
_RULES: Final = "en/rules.html"
_HIDDEN: Final = ("__main__", "compiling", "data", "launch", "locale", "page", "show", "simulator", "site", "teaching")
"""What nobody builds on."""
_TAG: Final = re.compile(r"(<[^>]+>)")
_RULE: Final = re.compile(r"\b[A-Z]\d+\b")
_ATTRIBUTE: Final = re.compile(r'<section id="([^"]+)">|<section class="module-info">')
_DOCSTRING: Final = re.compile(r'(?<=<div class="docstring">)(.*?)(?=</div>)', re.DOTALL)
_QUIET: Final = {"a", "code", "pre"}
"""In these a rule's id stays what it is: code, or a link already."""

Cited = dict[str, list[tuple[str, str]]]
"""Of a rule, the name and the address (from the site's root) of everything that cites it."""


def make(out: Path) -> Cited:
    """Write the reference into a folder of the site, and return what cites each rule."""
    shutil.rmtree(out / FOLDER, ignore_errors=True)
    templates = Path(__file__).parent / "templates" / FOLDER
    pdoc.render.configure(show_source=False, docformat="markdown", template_directory=templates, favicon="data:,")
    for name in sevens_teach.__all__:  # some come when they are first asked for: pdoc looks without asking
        setattr(sevens_teach, name, getattr(sevens_teach, name))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # pdoc warns of what numba compiled
        pdoc.pdoc(*modules(), output_directory=out / FOLDER)
    cited: Cited = {}
    for page in sorted((out / FOLDER).rglob("*.html")):
        _link(page, out, cited)
    return cited


def modules() -> Iterator[str]:
    """Yield every module that has something to build on."""
    yield "sevens_teach"
    for found in pkgutil.walk_packages(sevens_teach.__path__, "sevens_teach."):
        parts = found.name.split(".")
        if not any(part in _HIDDEN or part.startswith("_") for part in parts) and import_module(found.name).__doc__:
            yield found.name


def _link(page: Path, out: Path, cited: Cited) -> None:
    """Make links of the rules that a page's docstrings cite, and note where they are."""
    html, here = page.read_text(encoding="utf-8"), page.relative_to(out).as_posix()
    rules = posixpath.relpath(_RULES, posixpath.dirname(here))
    module = ".".join(page.relative_to(out / FOLDER).with_suffix("").parts)
    parts = _ATTRIBUTE.split(html)  # text, then in turn: the attribute's name (None for the module itself), its text
    told = [parts[0].replace("<head>", f"<head>{policy.meta(inline=True)}", 1)]
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        found: set[str] = set()
        told += [
            f'<section id="{name}">' if name else '<section class="module-info">',
            _DOCSTRING.sub(lambda match: "".join(linked(match[1], rules, found)), text),  # noqa: B023, used at once
        ]
        for rule in found:
            cited.setdefault(rule, []).append((f"{module}.{name}" if name else module, f"{here}#{name or ''}"))
    page.write_text("".join(told), encoding="utf-8")


def linked(html: str, rules: str, found: set[str]) -> Iterator[str]:
    """Yield HTML with its rules as links, and note them."""
    quiet = 0
    for part in _TAG.split(html):
        if part.startswith("<"):
            if part.strip("</>").split()[0] in _QUIET:
                quiet += -1 if part.startswith("</") else 1
            yield part
        elif quiet:
            yield part
        else:
            known = {rule for rule in _RULE.findall(part) if rule in RULE_IDS}
            found |= known
            yield _RULE.sub(lambda rule: _anchor(rule[0], rules) if rule[0] in known else rule[0], part)  # noqa: B023


def _anchor(rule: str, rules: str) -> str:
    return f'<a href="{rules}#{rule}">{rule}</a>'


def listed(cited: list[tuple[str, str]]) -> str:
    """Return links to what cites a rule, for a page of a language; what has a public name, under that."""
    known = {name.rpartition(".")[2]: (name, href) for name, href in sorted(cited, key=lambda each: -len(each[0]))}
    links = (f'<a href="../{href}"><code>{_short(name)}</code></a>' for name, href in sorted(known.values()))
    return ", ".join(links)


def _short(name: str) -> str:
    return escape(name.removeprefix("sevens_teach."))
