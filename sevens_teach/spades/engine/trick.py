"""What may be played to a trick, and who takes it (P3): aces are high, ♠ is trump."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK, RANKS, Card, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

PLAYERS: Final = 4
SUITS: Final = {suit: sum(card.bit for card in PACK if card.suit is suit) for suit in Suit}
"""The cards of each suit, as a set."""
SPADES: Final = SUITS[Suit.SPADES]
_TRUMP: Final = 100
"""More than any rank: any ♠ beats every card of another suit."""


def height(card: Card) -> int:
    """Return a card's rank with the ace high: 2 to 14."""
    return card.rank if card.rank > 1 else len(RANKS) + 1


def by_height(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards suit by suit, ♠ ♥ ♦ ♣, each from the ace down."""
    return tuple(sorted(cards, key=lambda card: (card.order // len(RANKS), -height(card))))


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards of one trick in the order played, complete or not."""

    leader: int
    """Who played the first card, or is to play it."""
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Suit | None:
        """The suit led; None before the first card."""
        return self.cards[0].suit if self.cards else None

    @property
    def winner(self) -> int | None:
        """Who takes it as it stands (P3); None before the first card."""
        return (self.leader + best(self.cards)) % PLAYERS if self.cards else None

    def player_of(self, card: Card) -> int:
        """Return who played a card of it."""
        return (self.leader + self.cards.index(card)) % PLAYERS


def strength(card: Card, led: Suit | None) -> int:
    """Return what a card is worth in a trick in which a suit was led: more takes it, 0 never does (P3)."""
    if card.suit is Suit.SPADES:
        return _TRUMP + height(card)
    return height(card) if card.suit is led else 0


STRENGTHS: Final[dict[tuple[int, Suit | None], int]] = {
    (card.bit, led): strength(card, led) for card in PACK for led in Suit
}
"""The same of every card and suit led: it is asked for a million times where a deal is looked through."""


def best(cards: Sequence[Card]) -> int:
    """Return which of the cards of a trick takes it, from 0 for the card led (P3)."""
    led = cards[0].suit
    return max(range(len(cards)), key=lambda index: STRENGTHS[cards[index].bit, led])


def highest(cards: Sequence[Card]) -> Card:
    """Return the card of a trick that takes it (P3)."""
    return cards[best(cards)]


def playable(hand: int, led: Suit | None, *, broken: bool) -> int:
    """Return which cards of a hand may be played (P3), as a set.

    One follows suit if able. ♠ may be led once it is `broken`, or when there is nothing else to lead.
    """
    if led is not None:
        return hand & SUITS[led] or hand
    return hand if broken else hand & ~SPADES or hand
