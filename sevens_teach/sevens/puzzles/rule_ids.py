"""The ids of the rule book's rules: a puzzle is about one of them, and every reply cites one."""

from __future__ import annotations

from typing import Final

_COUNTS: Final = {"B": 11, "J": 7, "T": 5, "F": 2, "G": 2, "K": 11, "S": 5, "D": 9, "P": 5}

RULE_IDS: Final = tuple(f"{section}{number}" for section, count in _COUNTS.items() for number in range(1, count + 1))
"""Every rule's id, in the order of the rule book."""


def is_rule(name: str) -> bool:
    """Return whether a rule has this id."""
    return name in RULE_IDS
