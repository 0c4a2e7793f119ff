"""How the tips player plays, as numbers: habits that can be changed one at a time, and what a card is worth (D10)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from sevens_teach.errors import GameError, shown

NEVER: Final = 0
"""Kept to the end: laid only where that empties the hand."""
AT_ONCE: Final = 99
"""Laid as soon as it can be: this many cards nobody ever holds."""

LINK_RANK: Final = 10
LINK_NEXT: Final = 10
LINK_GAP: Final = 6
POINT: Final = 3
SEVEN_WORTH: Final = 40
JOKER_WORTH: Final = 500
"""What makes a card worth keeping: another of its rank, its neighbour, one beyond a gap; and what it costs."""


@dataclass(frozen=True, kw_only=True)
class Habits:
    """How one plays; `Habits()` is what paid best at a table of four. Raises `GameError`."""

    pon: bool = True
    """Whether a pon is called."""
    chi: bool = True
    """Whether a chi is called."""
    call_bare: bool = True
    """Whether one calls with no meld on the table yet."""
    hold: int = AT_ONCE
    """Everything is held back until somebody is down to this many cards."""
    lone: int = AT_ONCE
    """A lone 7 is held back until somebody is down to this many cards."""
    star: int = AT_ONCE
    """★ is held back, in calls too, until somebody is down to this many cards."""
    add: int = AT_ONCE
    """Nothing is laid off until somebody is down to this many cards."""
    links: int = 1
    """How much it counts, in discarding, that a card connects; 0 is blind to it."""
    points: int = 1
    """How much it counts that a card is dear; 0 is blind to it."""
    keep_sevens: bool = True
    """Whether a 7 is kept; without it a 7 that does not lie is thrown first."""
    chance: bool = False
    """Whether the discard is left to chance."""
    dreams: int = 0
    """How often, in percent, one dreams: draws, lets a discard go, or throws any card."""
    safe: int = 0
    """How much it counts, in discarding, that another could call the card: so much for each one of its rank unseen."""

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if type(value) is not type(field.default) or value not in range(AT_ONCE + 1):
                raise GameError(f"{field.name}={shown(value)} is no habit: expected a number from 0 to {AT_ONCE}")
