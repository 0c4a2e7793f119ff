"""Hands as text, both ways: `♠A,K,3 ♥10 | …`, suit by suit and from the ace down."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import RANKS, Card, Suit, read_card
from sevens_teach.spades.engine.trick import by_height

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.text.reader import Reader

_NOTHING: Final = "-"
_DASH: Final = re.compile("-")
_COMMA: Final = re.compile(",")
_BAR: Final = re.compile(r"\|")
_SUIT: Final = re.compile("[♠♥♦♣SHDCshdc]")
_RANK: Final = re.compile("10|[A2-9TJQKatjqk]")


def format_hand(cards: Iterable[Card]) -> str:
    """Return cards of Spades as text, suit by suit and from the ace down: `♠A,K,3 ♥10`, and `-` for none."""
    found = by_height(cards)
    groups = [
        f"{suit}{','.join(RANKS[card.rank - 1] for card in found if card.suit is suit)}"
        for suit in Suit
        if any(card.suit is suit for card in found)
    ]
    return " ".join(groups) or _NOTHING


def format_hands(hands: Iterable[Iterable[Card]]) -> str:
    """Return hands of Spades as text, between bars."""
    return " | ".join(map(format_hand, hands))


def read_hand(reader: Reader) -> tuple[Card, ...]:
    """Return the cards of Spades that stand next in a text: one suit or more, or `-`."""
    if reader.take(_DASH, "'-' for none"):
        return ()
    cards: list[Card] = []
    while suit := reader.take(_SUIT, "a suit"):
        more: str | None = suit
        while more:
            at = reader.at
            card = read_card(suit + reader.need(_RANK, "a rank"))
            if card in cards:
                reader.refuse(at, f"{str(card)!r} is named twice: expected each card once")
            cards.append(card)
            more = reader.take(_COMMA, "','")
    return tuple(cards) or reader.fail()


def read_hands(reader: Reader) -> list[tuple[Card, ...]]:
    """Return the hands of Spades that stand next in a text, between bars."""
    hands = [read_hand(reader)]
    while reader.take(_BAR, "'|'"):
        hands.append(read_hand(reader))
    return hands
