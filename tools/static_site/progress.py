"""The words for a reader's progress, as templates: a page fills in the numbers, since no Python need run there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.progress.codes import CODE_RULES
from sevens_teach.puzzles.level import MOST
from sevens_teach.say.messages import message, phrase, say
from sevens_teach.teaching.lessons import FAST_TRACK, LESSONS
from sevens_teach.teaching.overview import by_lesson, by_rule, rule_key

if TYPE_CHECKING:
    from sevens_teach.say.messages import Value

_FAST: Final = "fa"
"""What stands for the number of a lesson in the name of the fast track."""
_WORDS: Final = (
    phrase("map-stars", won="{won}", of="{of}"),
    phrase("map-done", won="{won}", of="{of}"),
    phrase("map-cards", cards="{cards}"),
    phrase("map-here"),
    phrase("keep-complete", number="{number}"),
    phrase("keep-complete-00"),
    phrase("keep-complete-fa"),
    phrase("report-won", won="{won}"),
    phrase("report-stars", won="{won}", of="{of}"),
    phrase("report-counts", solved="{solved}", count="{count}"),
    phrase("keep-stars", here="{here}", all="{all}"),
    phrase("book-note", rule="{rule}", count="{count}", solved="{solved}", left="{left}"),
    phrase("book-rule", chapter="{chapter}", rule="{rule}", count="{count}", solved="{solved}", left="{left}"),
    phrase("progress-reset-done", code="{code}"),
    phrase("progress-code-empty"),
    phrase("practice-today-done"),
    phrase("practice-weak-here"),
    phrase("practice-own-here"),
    phrase("practice-listed-here"),
    phrase("practice-is-listed"),
    phrase("practice-is-off"),
    phrase("progress-code-broken"),
    phrase("progress-code-version"),
    phrase("progress-code-letter", letter="{letter}"),
)
_ALREADY: Final = (-1, *range(MOST + 1))
"""How a puzzle stands: not solved, or with this many stars."""


def words(lang: str) -> dict[str, str]:
    """Return each message with `{name}` where the page writes a number, a code or a letter."""
    found = {each.key: say(each, lang) for each in _WORDS}
    restored = {f"progress-restored-{count}-{new}": _restored(count, new, lang) for count in (0, 1) for new in (0, 1)}
    tiles = {f"report-puzzle-{stars}": message("report-puzzle", lang, id="{id}", stars=stars) for stars in _ALREADY}
    done = message("book-rule", lang, chapter="{chapter}", rule="{rule}", count=0, solved=0, left=0)
    return found | restored | tiles | {"progress-restored": _restored("{count}", "{new}", lang), "book-rule-done": done}


def names(lang: str) -> dict[str, str]:
    """Return what each rule with puzzles is called, and each chapter of the rule book."""
    chapters = {rule[0]: message("book-chapter", lang, chapter=rule[0]) for rule in by_rule()}
    return chapters | {rule: message(rule_key(rule), lang) for rule in by_rule()}


def tables() -> dict[str, Any]:
    """Return what a page has to know to count stars and to read and write codes."""
    return {
        "rules": CODE_RULES,
        "most": MOST,
        "puzzles": {rule: [each.id for each in listed] for rule, listed in by_rule().items()},
        "posed": by_lesson() | {_FAST: FAST_TRACK},
        "taught": LESSONS,
    }


def _restored(count: Value, new: Value, lang: str) -> str:
    return message("progress-restored", lang, count=count, new=new)
