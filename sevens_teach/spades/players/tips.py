"""The partner one would not curse: bids what it can count, and plays for the target of its side (P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import Suit
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.engine.trick import height
from sevens_teach.spades.players.bidding import bid_or_look
from sevens_teach.spades.players.counting import Count
from sevens_teach.spades.players.player import moves_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View


class TipsPlayer:
    """Takes what its side needs as cheaply as it can, and does not overtake a trick its side already has.

    It covers a partner's nil, ducks with its own, and goes for an opponent's; once its side has its target
    it takes no more bags, unless the other side can still be kept from theirs. It does nothing at random.
    """

    def choose(self, view: View, rng: Random) -> Move:  # noqa: ARG002, a player is given chance whether it wants it or not
        """Return a bid or a card."""
        moves = moves_of(view)
        return bid_or_look(view) if view.is_bidding else Play(_card(Count(view), moves.cards))

    def __repr__(self) -> str:
        return "TipsPlayer()"


def _card(count: Count, cards: tuple[Card, ...]) -> Card:
    """Return the card to play by the tips of Spades."""
    if count.keeps_nil(count.view.player):
        return _duck(count, cards, most_dangerous=True)
    if count.winning is None:
        return _lead(count, cards)
    if count.keeps_nil(count.partner):
        return _cover(count, cards)
    if not _wants_tricks(count) or _leave_to_nil(count):
        return _duck(count, cards, most_dangerous=False)
    return _follow(count, cards)


def _wants_tricks(count: Count) -> bool:
    """Return whether one's side should take more tricks: for its target, to keep the others from theirs, or for points.

    Without sandbags every trick over is a point (P4); with them it is a bag (P5).
    """
    side = side_of(count.view.player)
    if count.wants(side) > 0 or not count.view.rules.sandbags:
        return True
    return count.wants(1 - side) > 0 and count.left - count.wants(1 - side) <= 1


def _leave_to_nil(count: Count) -> bool:
    """Return whether an opponent is about to take a trick in spite of a nil."""
    winner = count.view.trick.winner
    return winner in count.opponents and count.keeps_nil(winner)


# -- leading ---------------------------------------------------------------------------------------


def _lead(count: Count, cards: tuple[Card, ...]) -> Card:
    """Return the card that the tips lead."""
    if count.keeps_nil(count.partner):
        return _highest(cards, count)
    if any(count.keeps_nil(player) for player in count.opponents):
        return min(cards, key=lambda card: (height(card), card.suit is Suit.SPADES))
    if not _wants_tricks(count):
        return _lowest(cards)
    sure = [card for card in cards if count.holds(card)]
    if sure:
        return max(sure, key=lambda card: (card.suit is not Suit.SPADES, height(card)))
    return _exit(count, cards)


def _exit(count: Count, cards: Sequence[Card]) -> Card:
    """Return a low card to lead where none is sure: of a short suit to ruff later, else of the longest."""
    own = count.view.hand
    plain = [card for card in cards if card.suit is not Suit.SPADES] or list(cards)
    trumps = any(card.suit is Suit.SPADES for card in own)

    def length(card: Card) -> int:
        """Return how long a card's suit is in the own hand."""
        size = sum(other.suit is card.suit for other in own)
        return size if trumps else -size

    return min(plain, key=lambda card: (_is_guarded_honour(card, own), length(card), height(card), card.order))


def _is_guarded_honour(card: Card, own: Sequence[Card]) -> bool:
    """Return whether leading a card throws away a K or Q, or its guard."""
    ranks = [height(other) for other in own if other.suit is card.suit]
    return max(ranks) in (12, 13) and len(ranks) <= 2


# -- following -------------------------------------------------------------------------------------


def _follow(count: Count, cards: tuple[Card, ...]) -> Card:
    """Return the cheapest card that does what is wanted of a trick: take it, unless the partner has it."""
    takers = [card for card in cards if count.beats(card)]
    if not takers or _partner_has_it(count):
        return _discard(count, cards)
    sure = [card for card in takers if count.holds(card)]
    if sure:
        return _cheapest(sure)
    if _second_hand(count):
        return _discard(count, cards)
    return max(takers, key=_worth) if count.view.trick.led is takers[0].suit else _cheapest(takers)


def _second_hand(count: Count) -> bool:
    """Return whether only one has played: the partner is still to come, so there is no hurry."""
    return len(count.view.trick.cards) == 1


def _partner_has_it(count: Count) -> bool:
    """Return whether the partner's card can be left to take the trick."""
    winning = count.winning
    if winning is None or count.view.trick.winner != count.partner:
        return False
    return not count.to_come or count.holds(winning) or count.higher(winning) <= 1


def _cover(count: Count, cards: tuple[Card, ...]) -> Card:
    """Return a card that keeps the partner's nil: take the trick from the partner, or before it gets there."""
    takers = [card for card in cards if count.beats(card)]
    if not takers:
        return _discard(count, cards)
    if count.view.trick.winner == count.partner or not count.to_come:
        mine = count.view.trick.winner == count.partner or count.wants(side_of(count.view.player)) > 0
        return _cheapest(takers) if mine else _discard(count, cards)
    if count.partner in count.to_come:
        return max(takers, key=_worth)
    return _cheapest(takers)


# -- ducking and throwing away ---------------------------------------------------------------------


def _duck(count: Count, cards: tuple[Card, ...], *, most_dangerous: bool) -> Card:
    """Return the highest card that does not take the trick; where every card does, the one that may yet lose it."""
    if count.winning is None:
        return min(cards, key=lambda card: (-count.higher(card), height(card), card.order))
    losers = [card for card in cards if not count.beats(card)]
    if not losers:
        return min(cards, key=_worth) if count.to_come else max(cards, key=_worth)
    if most_dangerous or count.view.trick.led in {card.suit for card in losers}:
        return max(losers, key=lambda card: (card.suit is Suit.SPADES, height(card), card.order))
    return max(losers, key=lambda card: (height(card), card.order))


def _discard(count: Count, cards: Sequence[Card]) -> Card:
    """Return the card that will be missed least: the lowest, not a ♠, of a suit that is nearly empty."""
    own = count.view.hand

    def missed(card: Card) -> tuple[bool, int, int, int]:
        """Return by what the card to throw is chosen: the one least missed."""
        return card.suit is Suit.SPADES, height(card), sum(other.suit is card.suit for other in own), card.order

    losers = [card for card in cards if not count.beats(card)]
    return min(losers or cards, key=missed)


def _worth(card: Card) -> tuple[bool, int]:
    """Return by what cards are compared where ♠ is dear."""
    return card.suit is Suit.SPADES, height(card)


def _cheapest(cards: Sequence[Card]) -> Card:
    """Return the card of the least worth, ♠ last."""
    return min(cards, key=_worth)


def _lowest(cards: Sequence[Card]) -> Card:
    """Return the lowest card, ♠ after the other suits."""
    return min(cards, key=lambda card: (card.suit is Suit.SPADES, height(card), card.order))


def _highest(cards: Sequence[Card], count: Count) -> Card:
    """Return the card most sure to take a trick when led."""
    return min(cards, key=lambda card: (count.higher(card), card.suit is Suit.SPADES, -height(card), card.order))
