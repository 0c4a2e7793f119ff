"""What a move makes happen, in order: the news that a table, a log or a screen reader tells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from sevens_teach.play.view import Open

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.moves import Bid


class Happening(Enum):
    """The kinds of event."""

    DEALT = "dealt"
    """`player` dealt the cards (P1)."""
    LOOKED = "looked"
    """`player` looked at the cards before bidding (P2)."""
    BID = "bid"
    """`player` made `bid` (P2)."""
    PLAYED = "played"
    """`player` played the card (P3)."""
    BROKE_SPADES = "broke spades"
    """`player` was the first to play a ♠ on another suit: now ♠ may be led (P3)."""
    TOOK = "took"
    """`player` took the trick of these cards (P3)."""
    NIL_MADE = "nil made"
    """The nil of `player` brings its side `points` (P2)."""
    NIL_FAILED = "nil failed"
    """The nil of `player` costs its side: `points` is below 0 (P2)."""
    BAGGED = "bagged"
    """A side has come to ten bags more: `points` is below 0 (P5)."""
    SCORED = "scored"
    """The deal is over and brings a side `points` in all (P4)."""
    WON = "won"
    """A side has won the match (P1, P4)."""


@dataclass(frozen=True, slots=True)
class Event(Open):
    """One thing that happened."""

    kind: Happening
    player: int | None = None
    """Whom it happened to; None where it is a side's affair."""
    cards: tuple[Card, ...] = ()
    bid: Bid | None = None
    side: int | None = None
    """0 for players 0 and 2, 1 for players 1 and 3."""
    points: int = 0
