"""A move that is made with one card, in any game."""

from __future__ import annotations

from dataclasses import dataclass

from sevens_teach.cards import Card, read_card


@dataclass(frozen=True, slots=True)
class OneCard:
    """A move with one card; a game's own class says which, and by what rule."""

    card: Card

    def __init__(self, card: Card | str) -> None:
        """Take the card, or its text; raises `CardError`."""
        object.__setattr__(self, "card", read_card(card))

    def __str__(self) -> str:
        return str(self.card)
