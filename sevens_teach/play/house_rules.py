"""House rules as text, both ways: a frozen dataclass whose fields are settings, `basic` where all are as usual."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Final, TypeVar

from sevens_teach.errors import RulesError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from _typeshed import DataclassInstance

RulesT = TypeVar("RulesT", bound="DataclassInstance")
ON_OFF: Final = {"on": True, "off": False}


def word_for(value: object) -> str:
    """Return the value of a setting as it is written: `unlimited`, `on`, `both`, `500`."""
    if value is None:
        return "unlimited"
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def written(rules: DataclassInstance) -> str:
    """Return house rules as text: the settings that are not as usual."""
    changed = [f"{f.name}={word_for(value)}" for f in fields(rules) if (value := getattr(rules, f.name)) != f.default]
    return " ".join(changed) or "basic"


def parsed(
    kind: type[RulesT],
    text: object,
    *,
    value: Callable[[str, str], object],
    presets: Mapping[str, RulesT],
    example: str,
) -> RulesT:
    """Return the house rules that a text names: a preset, or settings such as the `example`; raises `RulesError`.

    `value` reads the word of a setting; a word that names no choice it returns as it is, and `kind` refuses it.
    """
    if not isinstance(text, str):
        raise RulesError(f"not house rules: {shown(text)}: expected text such as 'basic' or {example!r}")
    if text.strip() in presets:
        return presets[text.strip()]
    names = [field.name for field in fields(kind)]
    settings: dict[str, object] = {}
    for word in text.split():
        name, equals, said = word.partition("=")
        if not equals or name not in names:
            raise RulesError(f"no house rule is called {shown(word)}: expected {', '.join(names)}")
        if name in settings:
            raise RulesError(f"{name} is set twice, the second time by {shown(word)}")
        settings[name] = value(name, said)
    if not settings:
        usual = "a preset such as 'basic'" if len(presets) > 1 else "'basic'"
        raise RulesError(f"no house rules in {shown(text)}: expected {usual}, or settings")
    return kind(**settings)
