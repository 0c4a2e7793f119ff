"""The house rules that a table of Spades agrees on (P1, P2, P5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevens_teach.errors import RulesError, shown
from sevens_teach.play.house_rules import ON_OFF, parsed, written

TARGETS: Final = (100, 300, 500)
"""The scores that a match may go to (P1)."""
SWITCHES: Final = ("blind_nil", "sandbags")
"""The settings that are on or off."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The house rules of one table; `Rules()` is basic Spades. Raises `RulesError`."""

    target: int = 500
    """The score that wins: 100, 300 or 500 (P1)."""
    blind_nil: bool = False
    """Whether nil may be bid before looking (P2)."""
    sandbags: bool = False
    """Whether tricks over are bags, and every ten of them cost 100 (P5)."""

    def __post_init__(self) -> None:
        if type(self.target) is not int or self.target not in TARGETS:
            raise RulesError(f"target={shown(self.target)} is no house rule: expected 100, 300 or 500 (P1)")
        for name in SWITCHES:
            if not isinstance(value := getattr(self, name), bool):
                raise RulesError(f"{name}={shown(value)} is no house rule: expected True or False")

    def __str__(self) -> str:
        return written(self)

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what `str` writes of house rules of Spades, such as `target=300 sandbags=on`."""
        return parsed(cls, text, value=_value, presets={"basic": cls()}, example="target=300")


def _value(name: str, word: str) -> object:
    """Return the value of a house rule of Spades that a word names; the word itself where there is none."""
    if name == "target":
        return int(word) if word in map(str, TARGETS) else word
    return ON_OFF.get(word, word)
