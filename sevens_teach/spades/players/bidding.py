"""What to bid: the tricks one can count, less what the partner's bid makes of them, or nil (P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Suit
from sevens_teach.spades.engine.moves import BLIND_NIL, LOOK, NIL, TRICKS, Bid
from sevens_teach.spades.engine.score import partner_of, side_of
from sevens_teach.spades.engine.trick import height

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View

_ACE, _KING, _QUEEN = 14, 13, 12
_LONG: Final = 5
"""In a side suit this long, somebody is soon out of it."""
_TRUMP_LENGTH: Final = 3
"""Each ♠ beyond so many is a trick at the end."""
_NIL_RISK: Final = 1.3
"""Nil is bid up to this risk."""
_BEHIND: Final = 250
"""So far behind, blind nil is worth trying (P2)."""
_MOST: Final = 11
"""What both sides together are seldom worth more than: who bids last bids less above it."""


def bid_or_look(view: View) -> Move:
    """Return a bid; where blind nil is played and not needed, first look."""
    if not view.has_seen_hand:
        return BLIND_NIL if _is_desperate(view) else LOOK
    partner = view.bids[partner_of(view.player)]
    if (partner is None or not partner.is_nil) and nil_risk(view.hand) <= _NIL_RISK:
        return NIL
    return Bid(max(1, min(TRICKS, round(_fitted(view, tricks_in(view.hand))))))


def _is_desperate(view: View) -> bool:
    side = side_of(view.player)
    partner = view.bids[partner_of(view.player)]
    behind = view.score[1 - side] - view.score[side]
    return behind >= _BEHIND and (partner is None or not partner.is_nil)


def _fitted(view: View, count: float) -> float:
    """Return the count, less where the bids before it leave too few tricks: the third and fourth read them."""
    others = sum(bid.tricks for bid in view.bids if bid is not None)
    return count - max(0.0, (others + count - _MOST) / 2)


def tricks_in(hand: tuple[Card, ...]) -> float:
    """Return how many tricks a hand is worth: high cards, long ♠, and short suits that ♠ can ruff."""
    spades = [height(card) for card in hand if card.suit is Suit.SPADES]
    found = _spade_tricks(spades)
    free = max(0, min(len(spades), _TRUMP_LENGTH) - sum(rank >= _QUEEN for rank in spades))
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        ranks = [height(card) for card in hand if card.suit is suit]
        found += _high_tricks(ranks)
        ruffs = min(free, max(0, 2 - len(ranks)))
        found += 0.6 * ruffs
        free -= ruffs
    return found


def _spade_tricks(ranks: list[int]) -> float:
    """Return the tricks that ♠ make: the high ones that cards below them guard, and every one beyond the third."""
    length = len(ranks)
    found = 0.0
    for rank, guard in ((_ACE, 1), (_KING, 2), (_QUEEN, 3)):
        if rank in ranks:
            found += 1.0 if length >= guard else 0.5
    return found + 0.8 * max(0, length - _TRUMP_LENGTH)


def _high_tricks(ranks: list[int]) -> float:
    """Return the tricks of one side suit: A, a guarded K, and a little for Q; less in a long suit."""
    length, found = len(ranks), 0.0
    late = 0.8 if length > _LONG else 1.0
    if _ACE in ranks:
        found += 0.95 * late
    if _KING in ranks:
        found += (0.3 if length == 1 else 0.9 if _ACE in ranks else 0.65) * late
    if _QUEEN in ranks and length > 2:
        found += (0.5 if _KING in ranks or _ACE in ranks else 0.25) * late
    return found


def nil_risk(hand: tuple[Card, ...]) -> float:
    """Return how likely a hand is to take a trick it does not want, suit by suit, as a sum."""
    spades = sorted(height(card) for card in hand if card.suit is Suit.SPADES)
    risk = 0.35 * max(0, len(spades) - 2) + sum(max(0.0, (rank - 8) / 3) for rank in spades)
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        ranks = sorted(height(card) for card in hand if card.suit is suit)
        risk += sum(max(0.0, (rank - 5 - 2.5 * index) / 6) for index, rank in enumerate(ranks[:3]))
    return risk
