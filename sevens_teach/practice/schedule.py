"""Which rules come back today: a day after a miss, then 2, 4, 8 … 128 days apart, always on a new position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.progress import Practice
from sevens_teach.progress.practice import Repeat
from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.puzzles.level import MOST

if TYPE_CHECKING:
    from datetime import date

    from sevens_teach.progress import Progress


def due_rules(found: Progress, today: date) -> list[str]:
    """Return the rules to practise today, those that waited longest first.

    These are the rules whose day has come; and after them those of which a puzzle in the lessons brought fewer than
    three stars, until they have come back once.
    """
    kept = found.practice.rules
    waiting = sorted((each.due, rule) for rule, each in kept.items() if each.is_due(today))
    poor = {name.partition("-")[0] for name, each in found.solved.items() if each.stars < MOST}
    drawn = drawn_rules()
    return [rule for _, rule in waiting if rule in drawn] + [rule for rule in drawn if rule in poor - kept.keys()]


def waiting_rules(found: Progress, today: date) -> tuple[int, int]:
    """Return how many rules come back on a later day, and in how many days the first of them does."""
    kept, drawn = found.practice.rules, drawn_rules()
    days = [(each.due - today).days for rule, each in kept.items() if rule in drawn and not each.is_due(today)]
    return len(days), min(days, default=0)


def rule_answered(found: Progress, rule: str, today: date, *, right: bool) -> Practice:
    """Return what changes by an answer to a new puzzle about a rule; one that gave no trouble need not come back."""
    known = found.practice.rules.get(rule)
    if known is not None:
        return Practice(rules={rule: known.answered(today, right=right)})
    if right and rule not in due_rules(found, today):
        return Practice()
    return Practice(rules={rule: Repeat(day=today, box=int(right))})
