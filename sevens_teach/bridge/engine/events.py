"""What a move makes happen, in order: the news that a table, a log or a screen reader tells."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.melds import Meld
    from sevens_teach.cards import Card


class Happening(Enum):
    """The kinds of event."""

    DEALT = "dealt"
    """`player` dealt the cards (D1)."""
    DREW = "drew"
    """`player` drew a card (D4): only that player sees which."""
    MELDED = "melded"
    """`player` laid `laid` as meld number `meld` (D4)."""
    ADDED = "added"
    """`player` laid off a card on meld number `meld`, which now lies as `laid` (D4)."""
    DROPPED = "dropped"
    """`player` discarded the card (D4)."""
    PONNED = "ponned"
    """`player` called the card, which `other` had discarded, for the set `laid` (D5)."""
    CHIED = "chied"
    """`player` called the card, which `other` had discarded, for the sequence `laid` (D6)."""
    SKIPPED = "skipped"
    """`player` was passed over by a call (D5)."""
    DECLINED = "declined"
    """`player` was asked and let the discard go: nobody else learns of it (D5)."""
    RENEWED = "renewed"
    """The pile but its top card became the stock (D4)."""
    OUT = "out"
    """`player` has no card left (D7)."""
    RAN_OUT = "ran out"
    """The stock is empty again: nobody is out, and all hands count (D4)."""
    AT_ONCE = "at once"
    """`player` emptied the hand in one turn: `points` is −50 (D8)."""
    SCORED = "scored"
    """The deal costs `player` `points`, for `cards` (D7)."""
    ENDED = "ended"
    """The match is over, and `player` has the lowest total, `points` (D9)."""


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened."""

    kind: Happening
    player: int | None = None
    """Whom it happened to; None where it is nobody's doing."""
    cards: tuple[Card, ...] = ()
    """The cards that changed their place, or that count."""
    laid: Meld = ()
    """The meld as it lies now."""
    meld: int | None = None
    """The meld's number, from 1."""
    other: int | None = None
    """Whose discard was called."""
    points: int = 0

    def seen_by(self, player: int) -> Self | None:
        """Return the event as `player` may learn of it; None for what nobody but another player knows."""
        if player == self.player:
            return self
        if self.kind is Happening.DECLINED:
            return None
        return replace(self, cards=()) if self.kind is Happening.DREW else self
