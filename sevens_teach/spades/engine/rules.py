"""The house rules that a table of Spades agrees on (P1, P2, P5)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sevens_teach.errors import RulesError, shown

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
        changed = [f"{f.name}={_word(value)}" for f in fields(self) if (value := getattr(self, f.name)) != f.default]
        return " ".join(changed) or "basic"

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what `str` writes: `basic`, or settings such as `target=300 sandbags=on`."""
        if not isinstance(text, str):
            raise RulesError(f"not house rules: {shown(text)}: expected text such as 'basic' or 'target=300'")
        if text.strip() == "basic":
            return cls()
        settings: dict[str, object] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name not in cls.__dataclass_fields__:
                raise RulesError(f"no house rule is called {shown(word)}: expected target, blind_nil or sandbags")
            if name in settings:
                raise RulesError(f"{name} is set twice, the second time by {shown(word)}")
            settings[name] = _value(name, value)
        if not settings:
            raise RulesError(f"no house rules in {shown(text)}: expected 'basic', or settings")
        return cls(**settings)  # type: ignore[arg-type]  # __post_init__ checks every value


def _word(value: object) -> str:
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def _value(name: str, word: str) -> object:
    if name == "target":
        return int(word) if word in map(str, TARGETS) else word
    return {"on": True, "off": False}.get(word, word)
