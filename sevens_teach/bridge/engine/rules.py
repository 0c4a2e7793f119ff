"""The house rules that a table of Seven Bridge agrees on (section D of the rule book, its switches)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sevens_teach.errors import RulesError, shown
from sevens_teach.play.house_rules import parsed, word_for, written

CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "joker": (True, False),
    "high_ace": (True, False),
    "lone": ("open", "set"),
    "first": ("pon", "all", "none"),
    "call_add": (True, False),
    "out": ("any", "discard"),
    "ace": (10, 1, 11),
    "sevens": ("double", "twenty"),
    "renewals": (1, 0),
    "target": (100, 50, 200, 300),
    "deals": (0, 1, 4, 8),
}
"""What each setting may be, the default first."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The house rules of one table; `Rules()` is Seven Bridge as the source has it. Raises `RulesError`."""

    joker: bool = True
    """Whether ★ is in the pack (D1, D3)."""
    high_ace: bool = True
    """Whether the ace may lie above the K as well (D2)."""
    lone: str = "open"
    """What a lone 7 takes: `open` a 7 or its neighbours, `set` only sevens (D2)."""
    first: str = "pon"
    """What may be called before the order of play has gone round: `pon`, `all` or `none` (D5, D6)."""
    call_add: bool = True
    """Whether a turn that began with a call may lay off (D5)."""
    out: str = "any"
    """How a hand may become empty: `any`, or by a `discard` alone (D7)."""
    ace: int = 10
    """What an ace left in the hand costs: 10, 1 or 11 (D7)."""
    sevens: str = "double"
    """What a 7 left in the hand does: `double` the total, or cost `twenty` (D7)."""
    renewals: int = 1
    """How often a deal's stock is renewed: 1 or 0 times (D4)."""
    target: int = 100
    """The total that ends the match: 50, 100, 200 or 300 (D9)."""
    deals: int = 0
    """How many deals the match has instead: 1, 4 or 8; 0 where it goes to the target (D9)."""

    def __post_init__(self) -> None:
        for name, allowed in CHOICES.items():
            value = getattr(self, name)
            if not any(type(value) is type(choice) and value == choice for choice in allowed):
                raise RulesError(f"{name}={shown(value)} is no house rule: expected {_either(allowed)} (D1 to D9)")
        if self.deals and self.target != CHOICES["target"][0]:
            raise RulesError(f"a match ends after {self.deals} deals or at {self.target}: expected only one (D9)")

    def __str__(self) -> str:
        return written(self)

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what `str` writes of house rules of Seven Bridge, such as `target=50 joker=off`."""
        return parsed(cls, text, value=_value, presets={"basic": cls()}, example="target=50")


def _value(name: str, word: str) -> object:
    """Return the value of a switch of Seven Bridge that a word names; the word itself where there is none."""
    return next((choice for choice in CHOICES[name] if word_for(choice) == word), word)


def _either(choices: tuple[object, ...]) -> str:
    """Return the values that a switch of the house rules can have, for an error's sentence."""
    words = [word_for(choice) for choice in choices]
    return f"{', '.join(words[:-1])} or {words[-1]}"
