"""What a move makes happen, in order: the news that a table, a log or a screen reader tells."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Final

from sevens_teach.cards import MAX_PLAYERS, PACK, Card, cards_in
from sevens_teach.play.view import Open


class Happening(Enum):
    """The kinds of event."""

    LAID_SEVENS = "laid sevens"
    """`player` laid these 7s before play (B2)."""
    PLAYED = "played"
    """`player` played one card (B3)."""
    LAID_JOKER = "laid joker"
    """`player` laid ★ on the place `cards[0]` (J1), with the card `cards[1]` beyond it (J2)."""
    TOOK_JOKER = "took joker"
    """`player` had to put down the card that ★ stood for, and took ★ (J1, J2)."""
    PASSED = "passed"
    """`player` passed (B5)."""
    BANKRUPT = "bankrupt"
    """`player` passed once too often (B6)."""
    LAID_HAND = "laid hand"
    """These cards of the bankrupt `player` went down (B7, K6)."""
    DIED = "died"
    """These places can never be filled any more (K3, K9); nobody is named."""
    OUT = "out"
    """`player`'s hand is empty (B9)."""
    LEFT = "left"
    """`player` leaves with dead cards alone, or none (K5); which ones may be hidden (K10)."""
    STUCK = "stuck"
    """`player` has ★ alone and is out of play, keeping it (J5)."""
    EXCHANGED = "exchanged"
    """The ghost `player` changed places with `other` (G1, G2)."""
    ENDED = "ended"
    """Play is over (B10, K7)."""


@dataclass(frozen=True, slots=True)
class Event(Open):
    """One thing that happened."""

    kind: Happening
    player: int | None = None
    """Whom it happened to; None where nobody is named."""
    cards: tuple[Card, ...] = ()
    other: int | None = None
    """The second player of an exchange."""


class _Plays(dict[int, tuple[tuple[Event], ...]]):
    """The news of each card played by a player, made once, when that player first plays."""

    def __missing__(self, player: int) -> tuple[tuple[Event], ...]:
        self[player] = plays = tuple((Event(Happening.PLAYED, player, (card,)),) for card in PACK)
        return plays


ENDED: Final = Event(Happening.ENDED)
PLAYED: Final = _Plays()
"""The news of a plain play, by player and by the card's place in the pack."""
PASSED: Final = tuple((Event(Happening.PASSED, player),) for player in range(MAX_PLAYERS))
"""The news of a plain pass, by player."""


@cache
def laid_sevens(player: int, sevens: int) -> Event:
    """Return the news of the lay of the sevens (B2); there are few."""
    return Event(Happening.LAID_SEVENS, player, cards_in(sevens))
