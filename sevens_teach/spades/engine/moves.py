"""What can be done, as values: look at one's cards, bid, play a card (P2, P3); and the next deal of a match (P1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.cards import PACK, Card, read_card
from sevens_teach.errors import IllegalMoveError, shown
from sevens_teach.play.moves import OneCard
from sevens_teach.spades.engine.hands import format_hands
from sevens_teach.spades.engine.trick import by_height

if TYPE_CHECKING:
    from collections.abc import Iterable

TRICKS: Final = 13
"""How many tricks a deal has, and the most a player can bid (P2)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Say how many tricks one will take (P2): `Bid(4)`; `Bid(0)` is nil, `Bid(0, blind=True)` blind nil."""

    tricks: int
    blind: bool = False
    """Whether nil is said before looking."""

    def __post_init__(self) -> None:
        if type(self.tricks) is not int or self.tricks not in range(TRICKS + 1):
            raise IllegalMoveError(f"{shown(self.tricks)} is no bid: expected 0 to {TRICKS} tricks (P2)")
        if self.blind and self.tricks:
            raise IllegalMoveError(f"blind {self.tricks} is no bid: only nil may be said before looking (P2)")

    @property
    def is_nil(self) -> bool:
        """Whether this player is to take no trick."""
        return not self.tricks

    def __str__(self) -> str:
        return f"bid {self.tricks}" if self.tricks else "blind nil" if self.blind else "nil"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's cards, and so give up blind nil (P2)."""

    def __str__(self) -> str:
        return "look"


@dataclass(frozen=True, slots=True, init=False)
class Play(OneCard):
    """Play one card from the hand (P3): `Play("♠A")`."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal the next cards of the match (P1), these `hands`: a move of chance, drawn by `Position.chance`.

    Without hands it is the wish for it, which anybody may say once the last trick is taken: `Game.play(DEAL)`.
    """

    hands: tuple[tuple[Card, ...], ...] = ()

    def __init__(self, hands: Iterable[Iterable[Card | str]] = ()) -> None:
        """Take the hands, of cards or their texts, in any order; raises `CardError`."""
        object.__setattr__(self, "hands", tuple(by_height(map(read_card, hand)) for hand in hands))

    def __str__(self) -> str:
        return f"deal {format_hands(self.hands)}" if self.hands else "deal"


Move: TypeAlias = Bid | Look | Play | Deal

NIL: Final = Bid(0)
BLIND_NIL: Final = Bid(0, blind=True)
LOOK: Final = Look()
DEAL: Final = Deal()
BIDS: Final = tuple(Bid(tricks) for tricks in range(TRICKS + 1))
"""Every bid of one who has looked, nil first."""
PLAYS: Final = {card.bit: Play(card) for card in PACK}
"""The play of each card, by the card's bit."""
