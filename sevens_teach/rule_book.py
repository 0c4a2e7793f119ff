"""The rule book: the ids of its rules, and which game each section is about; a puzzle is about one of them."""

from __future__ import annotations

from typing import Final

from sevens_teach.errors import GameError, shown

_SECTIONS: Final = {
    "B": ("sevens", 11),
    "J": ("sevens", 7),
    "T": ("sevens", 5),
    "F": ("sevens", 2),
    "G": ("sevens", 2),
    "K": ("sevens", 11),
    "S": ("sevens", 5),
    "D": ("bridge", 9),
    "P": ("spades", 6),
}
"""Each section's game, and how many rules it has, in the order of the rule book.

What a good player of Seven Bridge knows stands there too, as D10: that is advice, and no puzzle bears its id.
"""

RULE_IDS: Final = tuple(
    f"{section}{number}" for section, (_, count) in _SECTIONS.items() for number in range(1, count + 1)
)
"""Every rule's id, in the order of the rule book."""


def is_rule(name: str) -> bool:
    """Return whether a rule has this id."""
    return name in RULE_IDS


def game_about(rule: str) -> str:
    """Return the name of the game that a rule belongs to; raises `GameError` where there is no such rule."""
    if not is_rule(rule):
        raise GameError(f"no rule is called {shown(rule)}")
    return _SECTIONS[rule[0]][0]
