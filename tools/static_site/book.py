"""The puzzle book for pages: all puzzles of a rule in a script of its own, fetched when the rule is chosen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from sevens_teach.progress import Progress
from sevens_teach.puzzles.box import puzzle_box
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.book_form import ALL_LEVELS, book_form
from sevens_teach.teaching.overview import by_rule

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping


def chapters(lang: str, lessons: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each rule with its script: the form and the puzzles; `lessons` says where a rule's page is."""
    for rule, listed in by_rule().items():
        shown = puzzle_box(
            [each.puzzle for each in listed], earned={}, lessons=dict(lessons), listed=(), settings=Settings(lang=lang)
        )
        form = book_form(rule, ALL_LEVELS, Progress(), lang)
        chapter = json.dumps({"form": form, "box": shown.json()}, ensure_ascii=False, separators=(",", ":"))
        yield rule, f'sevensChapter("{rule}",{chapter});\n'
