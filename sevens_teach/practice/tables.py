"""Which tables a reader knows: practice poses nothing at one whose house rules they have never met."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.text.names import SEATED

if TYPE_CHECKING:
    from collections.abc import Collection

    from sevens_teach.puzzles import Puzzle

_HOUSE: Final = ("F1", "F2", "G1", "G2")
"""The rules of the lesson that changes how passing goes at a table."""
_AT_OTHERS: Final = ("B8", "G2")
"""What is asked about only at tables where passing goes another way: at the usual one too few go broke."""


def is_at_home(what: Puzzle | str, met: Collection[str]) -> bool:
    """Return whether who has met these rules knows the table of a puzzle, or one at which a rule can be asked about."""
    if isinstance(what, str):
        return what not in _AT_OTHERS or _has_met_others(met)
    return knows_table(what.rules, len(what.position.players), met)


def knows_table(rules: Any, players: int, met: Collection[str]) -> bool:  # noqa: ANN401, each game has its own type
    """Return whether a table has no guests, and passing as usual: three passes, also on purpose.

    Who has met the lesson on house rules knows other ways to pass too. `rules` may be a text of Sevens.
    """
    found = Rules.parse(rules) if isinstance(rules, str) else rules
    return players <= SEATED and (_is_usual(found) or _has_met_others(met))


def _is_usual(rules: object) -> bool:
    """Return whether passing goes as usual at a table; other games than Sevens have no such rule."""
    usual = Rules()
    return not isinstance(rules, Rules) or (
        (rules.passes, rules.voluntary_passing) == (usual.passes, usual.voluntary_passing)
    )


def _has_met_others(met: Collection[str]) -> bool:
    """Return whether who has met these rules knows that tables differ in how one passes."""
    return not {*_HOUSE}.isdisjoint(met)
