"""The house rules a table agrees on, the presets by name, and which combinations exist (K11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from sevens_teach.errors import RulesError, shown
from sevens_teach.play.house_rules import ON_OFF, parsed, written

JokerRule = Literal["none", "solo", "pair"]
TunnelRule = Literal["off", "both", "oneway"]
Opening = Literal["sevens", "fantan"]
Death = Literal["surround", "sides", "group"]
DeadCards = Literal["hand", "faceup", "facedown"]

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "joker": get_args(JokerRule),
    "tunnel": get_args(TunnelRule),
    "opening": get_args(Opening),
    "death": get_args(Death),
    "dead_cards": get_args(DeadCards),
}
"""The settings that are a word, and their values."""
MOST_PASSES: Final = 999_999
"""More than anybody can use, and still short enough to write down."""
SWITCHES: Final = ("voluntary_passing", "ghost", "killer")
"""The settings that are on or off."""
NOT_WITH_KILLER: Final[dict[str, str]] = {"joker": "none", "tunnel": "off", "opening": "sevens"}
"""The settings that Killer Sevens does not combine with, and the value each has to have there (K11)."""


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The house rules of one table; `Rules()` is basic Sevens. Raises `RulesError`."""

    passes: int | None = 3
    """Free passes; the next pass is bankruptcy (B6). None: no limit."""
    voluntary_passing: bool = True
    """Whether a player with a playable card may pass (B5)."""
    joker: JokerRule = "none"
    """No joker, ★ laid alone (J1), or ★ laid with the next card (J2)."""
    tunnel: TunnelRule = "off"
    """Whether A and K of a suit are neighbours, and whether the other side closes (T3, T4)."""
    opening: Opening = "sevens"
    """The sevens first (B2), or an empty board as in Fan Tan (F1)."""
    ghost: bool = False
    """Whether a bankrupt player may change places with one who talks to it (G1)."""
    killer: bool = False
    """Killer Sevens: cards touch, and die (K)."""
    death: Death = "surround"
    """When a card dies in Killer Sevens (K3, K9)."""
    dead_cards: DeadCards = "hand"
    """Where dead cards are kept in Killer Sevens (K10)."""
    suit_order: str = "♠♥♦♣"
    """The rows from top to bottom; in Killer Sevens it decides who touches whom (K)."""

    def __post_init__(self) -> None:
        for name, choices in CHOICES.items():
            if (value := getattr(self, name)) not in choices:
                raise RulesError(f"{name}={shown(value)} is no house rule: expected {' or '.join(map(repr, choices))}")
        for name in SWITCHES:
            if not isinstance(value := getattr(self, name), bool):
                raise RulesError(f"{name}={shown(value)} is no house rule: expected True or False")
        self._check_passes()
        self._check_suit_order()
        self._check_killer()

    def _check_passes(self) -> None:
        """Raise `RulesError` for a number of passes that no table plays (B6)."""
        passes = self.passes
        if passes is not None and (type(passes) is not int or passes not in range(MOST_PASSES + 1)):
            raise RulesError(f"passes={shown(passes)} is no house rule: expected 0, 1, 2, … or None for no limit (B6)")

    def _check_suit_order(self) -> None:
        """Raise `RulesError` unless each suit stands in the order of the rows once (K)."""
        order = self.suit_order
        if not isinstance(order, str) or sorted(order) != sorted("♠♥♦♣"):
            raise RulesError(f"suit_order={shown(order)} is no house rule: expected ♠♥♦♣ in any order (K)")

    def _check_killer(self) -> None:
        """Raise `RulesError` for a switch that Killer Sevens does not combine with (K11)."""
        if not self.killer:
            return
        for name, off in NOT_WITH_KILLER.items():
            if (value := getattr(self, name)) != off:
                raise RulesError(f"{name}={value!r} does not combine with killer=True (K11)")

    @property
    def joker_rule(self) -> str:
        """The id of the rule by which ★ is laid: alone (J1) or with a card (J2)."""
        return "J1" if self.joker == "solo" else "J2"

    def __str__(self) -> str:
        return written(self)

    @classmethod
    def preset(cls, name: str) -> Rules:
        """Return the house rules known by `name`; `PRESETS` has them all."""
        try:
            return PRESETS[name]
        except (KeyError, TypeError):
            raise RulesError(f"no rules are called {shown(name)}: expected {', '.join(PRESETS)}") from None

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what `str` writes: a preset's name, or settings such as `joker=solo passes=unlimited`."""
        return parsed(cls, text, value=_value, presets=PRESETS, example="joker=solo passes=2")


def _value(name: str, word: str) -> object:
    """Return the value of a house rule of Sevens that a word names; the word itself where there is none."""
    if name == "passes":
        if word == "unlimited":
            return None
        return int(word) if word.isascii() and word.isdigit() and len(word) <= len(str(MOST_PASSES)) else word
    return ON_OFF.get(word, word) if name in SWITCHES else word


PRESETS: Final[dict[str, Rules]] = {
    "basic": Rules(),
    "forced": Rules(voluntary_passing=False),
    "joker-solo": Rules(joker="solo"),
    "joker-pair": Rules(joker="pair"),
    "tunnel": Rules(tunnel="both"),
    "tunnel-oneway": Rules(tunnel="oneway"),
    "fantan": Rules(opening="fantan"),
    "ghost": Rules(ghost=True),
    "killer": Rules(killer=True),
    "killer-sides": Rules(killer=True, death="sides"),
    "killer-group": Rules(killer=True, death="group"),
}
"""House rules by name."""


def preset_of(rules: Rules) -> str | None:
    """Return the name of the preset that house rules of Sevens are; None where they are no preset."""
    return next((name for name, preset in PRESETS.items() if preset == rules), None)
