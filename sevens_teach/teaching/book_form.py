"""What the form of the puzzle book offers: choices, buttons, and what is said of them. Plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.say.messages import message
from sevens_teach.say.replies import form_button, form_field
from sevens_teach.teaching.overview import by_rule, rule_key

if TYPE_CHECKING:
    from sevens_teach.progress import Progress
    from sevens_teach.teaching.overview import Listed
    from sevens_teach.wire import Field, FormState

ALL_LEVELS: Final = 0
"""In the place of a level: all of them."""
_DRAWS: Final = {"random": "book-random", "any": "book-any"}


def listed(rule: str, level: int) -> list[Listed]:
    """Return the puzzle book's puzzles of a rule and a level, or of all its levels."""
    return [each for each in by_rule()[rule] if level in (ALL_LEVELS, each.level)]


def book_form(rule: str, level: int, found: Progress, lang: str, refused: str = "") -> FormState:
    """Return the book's choices as they stand; `refused` says why nothing could be drawn."""
    draws = _DRAWS if rule in drawn_rules() else ("any",)
    return {
        "title": message("book-title", lang),
        "note": _told("book-note", rule, found, lang),
        "fields": [_rules_field(rule, found, lang), _levels_field(rule, level, lang)],
        "buttons": [form_button(name, message(_DRAWS[name], lang)) for name in draws],
        "refused": {"rule": "", "text": refused} if refused else None,
    }


def _rules_field(value: str, found: Progress, lang: str) -> Field:
    """Return the puzzle book's choice of a rule."""
    options = [(rule, _told("book-rule", rule, found, lang)) for rule in by_rule()]
    return form_field("rule", message("book-of-rule", lang), value, options)


def _levels_field(rule: str, value: int, lang: str) -> Field:
    """Return the puzzle book's choice of a level."""
    there = sorted({each.level for each in by_rule()[rule]})
    levels = [(str(each), message("report-level", lang, level=each)) for each in there]
    options = [(str(ALL_LEVELS), message("book-all", lang)), *levels]
    return form_field("level", message("book-of-level", lang), str(value), options)


def _told(key: str, rule: str, found: Progress, lang: str) -> str:
    """Return a choice of the puzzle book: its chapter, how many puzzles a rule has, and how many are solved."""
    ids = [each.id for each in by_rule()[rule]]
    solved = sum(name in found.solved for name in ids)
    named = {"chapter": message("book-chapter", lang, chapter=rule[0]), "rule": message(rule_key(rule), lang)}
    return message(key, lang, **named, count=len(ids), solved=solved, left=len(ids) - solved)
