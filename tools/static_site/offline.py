"""What is kept for when there is no network: after one visit lessons, book and tables, and all the rest if asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

_BY_BUILD: Final = ("assets/", "python/")
"""What a page asks for with its build in the address."""
_NEVER: Final = ("sw.js", "offline.json", "pages.json", "build")
"""What no page asks for, or what has to be new."""


def listed(out: Path, build: str) -> dict[str, object]:
    """Return the addresses to keep, from the site's root, as the service worker reads them."""
    files = sorted(path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file())
    found = [name for name in files if name not in _NEVER and not name.endswith((".map", ".LICENSE.txt"))]
    shared = [_address(name, build) for name in found if name.startswith(_BY_BUILD) and not _of_a_language(name)]
    visit = {
        lang: [
            *(name for name in found if name.startswith(f"{lang}/")),
            *shared,
            *(_address(name, build) for name in found if _of_a_language(name) == lang),
        ]
        for lang in LANGUAGES
    }
    taken = {name.partition("?")[0] for names in visit.values() for name in names}
    return {"visit": visit, "more": [name for name in found if name not in taken]}


def _of_a_language(name: str) -> str:
    """Return the language that a file beside the pages is for; empty where it is for all."""
    return next((lang for lang in LANGUAGES if f"/{lang}/" in name or name.endswith(f"-{lang}.js")), "")


def _address(name: str, build: str) -> str:
    return f"{name}?{build}" if name.startswith(_BY_BUILD) else name
