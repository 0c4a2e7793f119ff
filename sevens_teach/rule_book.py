"""The rule book: the ids of its rules, and which game each section is about; a puzzle is about one of them."""

from __future__ import annotations

from typing import Final

from sevens_teach.errors import GameError, shown
from sevens_teach.games import RULES

_SEVENS, *_OTHERS = RULES.values()
_COUNTS: Final = {letter: count for sections in RULES.values() for letter, count in sections.items()}
_GAMES: Final = {letter: name for name, sections in RULES.items() for letter in sections}
_LETTERS: Final = (*_SEVENS, *sorted(letter for sections in _OTHERS for letter in sections))

RULE_IDS: Final = tuple(f"{letter}{number}" for letter in _LETTERS for number in range(1, _COUNTS[letter] + 1))
"""Every rule's id, in the order of the rule book: first Sevens, then the sections of the other games by letter."""


def is_rule(name: str) -> bool:
    """Return whether a rule has this id."""
    return name in RULE_IDS


def game_about(rule: str) -> str:
    """Return the name of the game that a rule belongs to; raises `GameError` where there is no such rule."""
    if not is_rule(rule):
        raise GameError(f"no rule is called {shown(rule)}")
    return _GAMES[rule[0]]
