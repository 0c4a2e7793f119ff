"""The readings over hard words, where a page of the site's own first says them, as the lessons have them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

_LIST: Final = Path(__file__).parents[2] / "docs" / "ja" / "words.md"
_ROW: Final = re.compile(r"^- <ruby>(.+?)<rt>(.+?)</rt></ruby>(.*)$", re.MULTILINE)
_GAME: Final = ("七並", "しちなら", "べ")
"""The name of the game, whose reading the first lesson tells in its prose."""
_TAG: Final = re.compile(r"(<[^>]+>)")
_NAME: Final = re.compile(r"</?([a-z0-9]+)")
_WITHOUT: Final = ("button", "h1", "h2", "script", "svg")
"""What has no readings in it: titles and buttons."""
_BUTTON: Final = "front-button"


@cache
def _hard_words() -> tuple[tuple[str, str, str], ...]:
    """Return each hard word with its reading and what follows it."""
    return (_GAME, *((word, reading, rest) for word, reading, rest in _ROW.findall(_LIST.read_text(encoding="utf-8"))))


def with_readings(body: str) -> str:
    """Return the body of a Japanese page with the reading over the first of each hard word in its prose."""
    left, closes, written = list(_hard_words()), "", []
    for part in _TAG.split(body):
        name = _NAME.match(part)
        if name and closes:
            closes = "" if part == closes else closes
        elif name and (name[1] in _WITHOUT or _BUTTON in part):
            closes = f"</{name[1]}>"
        elif not name and not closes:
            part, left = _read(part, left)  # noqa: PLW2901, as it is read
        written.append(part)
    return "".join(written)


def _read(text: str, words: list[tuple[str, str, str]]) -> tuple[str, list[tuple[str, str, str]]]:
    """Return a piece of prose with its readings, and the words that it does not say."""
    left = []
    for word, reading, rest in words:
        with_it = f"<ruby>{word}<rt>{reading}</rt></ruby>"
        text, count = re.subn(rf"(?<!両){word}(?={rest})(?!末)", with_it, text, count=1)
        left += [] if count else [(word, reading, rest)]
    return text, left
