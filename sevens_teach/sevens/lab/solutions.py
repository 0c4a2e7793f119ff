"""The players that solve the exercises of lesson 09, written as a reader would write them into a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.sevens.engine.moves import Pass, Play

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View


class KeepsEights:
    """Keeps its 6s and 8s as long as another card fits."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the move of a player who keeps 6s and 8s back."""
        cards = view.legal_moves.cards
        others = [card for card in cards if card.rank not in (6, 8)]
        return Play(rng.choice(others or cards)) if cards else Pass()


class OpensItsOwn:
    """Plays where most of its own cards wait behind."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002, this one leaves nothing to chance
        """Return the move of a player who opens the suits of its own cards."""

        def waiting(card: Card) -> int:
            """Return how many own cards lie on the card's side of its suit."""
            return len([own for own in view.hand if own.suit == card.suit and (own.rank > 7) == (card.rank > 7)])

        cards = view.legal_moves.cards
        return Play(max(cards, key=waiting)) if cards else Pass()


class Waits:
    """Plays where most of its own cards wait behind; where none does, it passes while a pass is free."""

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002, this one leaves nothing to chance
        """Return the move of a player who waits while a pass is free."""

        def behind(card: Card) -> int:
            """Return how many own cards wait behind a card."""
            side = [own for own in view.hand if own.suit == card.suit and (own.rank > 7) == (card.rank > 7)]
            return len([own for own in side if abs(own.rank - 7) > abs(card.rank - 7)])

        def useful(card: Card) -> bool:
            """Return whether a card opens own cards, or ends a row."""
            return behind(card) > 0 or card.rank in (1, 13)

        cards = [card for card in view.legal_moves.cards if useful(card) or not view.passes_left]
        return Play(max(cards, key=behind)) if cards else Pass()
