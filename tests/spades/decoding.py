"""What the simulator of Spades has as numbers, as the engine has it."""

from __future__ import annotations

from typing import Final

from sevens_teach.cards import PACK, bits, card_of
from sevens_teach.spades import Bid
from sevens_teach.spades.simulator.model import BLIND, to_lanes

_FROM: Final = {to_lanes(card.bit): card.bit for card in PACK}


def from_lanes(cards: int) -> int:
    """Return a set of the simulator's as the engine has it."""
    return sum(_FROM[bit] for bit in bits(cards))


def card_text(card: int) -> str:
    """Return the text of one card of the simulator's."""
    return card_of(_FROM[card]).text


def bid_of(number: int) -> Bid:
    """Return the engine's bid."""
    return Bid(number % BLIND, blind=number == BLIND)
