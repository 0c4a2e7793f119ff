"""What a player can count from a view: sure winners, suits that others are out of, tricks still wanted (P6)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sevens_teach.cards import Suit
from sevens_teach.spades.engine.score import SIDES, partner_of, side_of
from sevens_teach.spades.engine.trick import PLAYERS, height, strength

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.view import View


@dataclass(frozen=True)
class Count:
    """One view, and what follows from it."""

    view: View

    @cached_property
    def unseen(self) -> frozenset[Card]:
        """The cards that the other three hold."""
        return frozenset(self.view.unseen)

    @cached_property
    def voids(self) -> frozenset[tuple[int, Suit]]:
        """Which players have shown that they are out of which suits: they did not follow."""
        return frozenset(
            (trick.player_of(card), trick.led)
            for trick in (*self.view.tricks, self.view.trick)
            for card in trick.cards
            if trick.led is not None and card.suit is not trick.led
        )

    def higher(self, card: Card) -> int:
        """Return how many cards of its suit that others hold beat a card."""
        return sum(other.suit is card.suit and height(other) > height(card) for other in self.unseen)

    def left_in(self, suit: Suit | None) -> int:
        """Return how many cards of a suit the others hold."""
        return sum(card.suit is suit for card in self.unseen)

    def may_ruff(self, player: int, suit: Suit | None) -> bool:
        """Return whether a player is known to be out of a suit, and may still hold ♠."""
        return (
            suit is not Suit.SPADES
            and (player, suit) in self.voids
            and (player, Suit.SPADES) not in self.voids
            and bool(self.left_in(Suit.SPADES))
        )

    # -- the bids ------------------------------------------------------------------------------------

    @property
    def partner(self) -> int:
        """Who sits opposite."""
        return partner_of(self.view.player)

    @property
    def opponents(self) -> tuple[int, int]:
        """The two players of the other side."""
        return SIDES[1 - side_of(self.view.player)]

    def keeps_nil(self, player: int) -> bool:
        """Return whether a player has bid nil and taken no trick so far."""
        bid = self.view.bids[player]
        return bid is not None and bid.is_nil and not self.view.taken[player]

    def wants(self, side: int) -> int:
        """Return how many tricks a side still needs for its target; below 1 when it has them (P2)."""
        return sum(bid.tricks - self.view.taken[player] for player in SIDES[side] if (bid := self.view.bids[player]))

    @property
    def left(self) -> int:
        """How many tricks are still to be taken, the one in the middle among them."""
        return 13 - sum(self.view.taken)

    # -- the trick in the middle -----------------------------------------------------------------------

    @property
    def to_come(self) -> tuple[int, ...]:
        """Who plays to this trick after the player of the view."""
        return tuple((self.view.player + step) % PLAYERS for step in range(1, PLAYERS - len(self.view.trick.cards)))

    @property
    def winning(self) -> Card | None:
        """The card that takes the trick as it stands."""
        trick = self.view.trick
        return max(trick.cards, key=lambda card: strength(card, trick.led), default=None)

    def beats(self, card: Card) -> bool:
        """Return whether a card would take the trick as it stands; a lead always does."""
        winning, led = self.winning, self.view.trick.led
        return winning is None or strength(card, led) > strength(winning, led)

    def holds(self, card: Card) -> bool:
        """Return whether a card that takes the trick as it stands can be counted on to the end of the trick."""
        others = [player for player in self.to_come if player != self.partner]
        if not others:
            return True
        led = self.view.trick.led or card.suit
        if card.suit is Suit.SPADES and led is not Suit.SPADES:
            return not self.higher(card) or not any(self.may_ruff(player, led) for player in others)
        return not self.higher(card) and not any(self.may_ruff(player, led) for player in others)
