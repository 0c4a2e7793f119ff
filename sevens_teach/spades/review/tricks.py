"""What a card did to its trick, and what a better one would have done: only what the match itself shows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sevens_teach.cards import Suit, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.spades.engine.score import partner_of, side_of
from sevens_teach.spades.engine.trick import height, playable, strength
from sevens_teach.spades.players.counting import Count

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.position import Position
    from sevens_teach.spades.engine.trick import Trick

_QUEEN = 12


@dataclass(frozen=True)
class Laid:
    """A card that a player laid, beside a better one: the position before it, and the trick as it ended."""

    position: Position
    trick: Trick
    played: Card
    better: Card

    def said(self) -> Iterator[Phrase]:
        """Yield what there is to say of the trick, the gravest first."""
        yield from self._of_nils()
        yield from self._of_following() if self.count.winning else self._of_leading()

    @cached_property
    def count(self) -> Count:
        """What the player could count before laying the card."""
        return Count(self.position.view(self.player))

    @property
    def player(self) -> int:
        """Who laid the card."""
        return self.trick.player_of(self.played)

    @property
    def winner(self) -> int:
        """Who took the trick of the card in the end."""
        found = self.trick.winner
        assert found is not None  # noqa: S101, the trick is whole
        return found

    @property
    def winning(self) -> Card:
        """The card that took the trick in the end."""
        return max(self.trick.cards, key=lambda card: strength(card, self.trick.led))

    @property
    def _is_lost(self) -> bool:
        """Whether the other side took the trick."""
        return side_of(self.winner) != side_of(self.player)

    def _of_nils(self) -> Iterator[Phrase]:
        """Yield what the card did to a nil of the own side."""
        partner = partner_of(self.player)
        if self.count.keeps_nil(self.player) and self.winner == self.player:
            yield phrase("spades-review-own-nil", card=self.played)
        if self.count.keeps_nil(partner) and self.winner == partner:
            yield phrase("spades-review-partner-nil", partner=Who(partner), card=self.winning)

    def _of_following(self) -> Iterator[Phrase]:
        """Yield what the card did to a trick that another led."""
        count, before = self.count, self.count.winning
        took, takes = count.beats(self.played), count.beats(self.better)
        if self.winner == self.player and not takes:
            yield from self._taken_for_nothing()
        if not took and takes and self._is_lost and self.stands(self.better):
            yield phrase("spades-review-let-go", player=Who(self.winner), card=self.winning, better=self.better)
        if took and self._is_lost and self.played.suit is Suit.SPADES and self.trick.led is not Suit.SPADES:
            yield phrase("spades-review-overruffed", player=Who(self.winner), card=self.winning, played=self.played)
        if not took and before and not count.higher(self.played) and self.played.suit is not before.suit:
            yield phrase("spades-review-spent", played=self.played, suit=str(self.played.suit))

    def _taken_for_nothing(self) -> Iterator[Phrase]:
        """Yield why a trick that was taken was not worth its card: a bag (P5), or the partner's already."""
        view, partner = self.count.view, partner_of(self.player)
        if view.rules.sandbags and self.count.wants(side_of(self.player)) <= 0:
            yield phrase("spades-review-bag", played=self.played)
        elif view.trick.winner == partner and not self.count.keeps_nil(partner) and not self.count.to_come:
            yield phrase("spades-review-overtook", partner=Who(partner), played=self.played)

    def _of_leading(self) -> Iterator[Phrase]:
        """Yield what the lead did to its trick."""
        if not self._is_lost:
            return
        values: dict[str, Who | Card] = {"player": Who(self.winner), "card": self.winning, "played": self.played}
        if self.stands(self.better):
            yield phrase("spades-review-led-away", better=self.better, **values)
        elif height(self.played) >= _QUEEN and self.winning.suit is self.played.suit:
            yield phrase("spades-review-led-into", **values)

    def stands(self, card: Card) -> bool:
        """Return whether no opponent still to play to the trick held a card that beats this one."""
        led = self.count.view.trick.led or card.suit
        return not any(
            strength(other, led) > strength(card, led)
            for player in self.count.to_come
            if side_of(player) != side_of(self.player)
            for other in cards_in(playable(self.position.held[player], led, broken=True))
        )
