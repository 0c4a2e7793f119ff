"""What to bid: the tricks one can count, less what the partner's bid makes of them, or nil (P6)."""

from __future__ import annotations

from fractions import Fraction
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
"""Each ♠ beyond this number is a trick at the end."""
_HUNDRED: Final = 100
"""A trick is counted in hundredths, so that every sum is exact."""
_NIL_RISK: Final = 78
"""Nil is bid up to this risk, in sixtieths."""
_BEHIND: Final = 250
"""So far behind, blind nil is worth trying (P2)."""
_MOST: Final = 11
"""Bids rarely total more than this; later bidders shade theirs."""


def bid_or_look(view: View) -> Move:
    """Return a bid; where blind nil is played and not needed, first look."""
    if not view.has_seen_hand:
        return BLIND_NIL if _is_desperate(view) else LOOK
    return counted_bid(view)


def counted_bid(view: View) -> Bid:
    """Return the bid for the cards in sight."""
    partner = view.bids[partner_of(view.player)]
    if (partner is None or not partner.is_nil) and nil_risk(view.hand) <= _NIL_RISK:
        return NIL
    return Bid(max(1, min(TRICKS, round(Fraction(_fitted(view, worth_in(view.hand)), 2 * _HUNDRED)))))


def _is_desperate(view: View) -> bool:
    """Return whether the side is so far behind that only a blind nil helps."""
    side = side_of(view.player)
    partner = view.bids[partner_of(view.player)]
    behind = view.score[1 - side] - view.score[side]
    return behind >= _BEHIND and (partner is None or not partner.is_nil)


def fitted_worth(view: View) -> int:
    """Return a hundred times the tricks that a hand is worth after the bids before it."""
    return _fitted(view, worth_in(view.hand)) // 2


def high_cards(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand that are likely to take a trick: aces, guarded kings, and guarded high ♠."""
    return tuple(card for card in hand if height(card) >= _QUEEN and _is_guarded(card, hand))


def counted(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a hand that a count of its tricks looks at: all from the queen up, and every ♠."""
    return tuple(card for card in hand if height(card) >= _QUEEN or card.suit is Suit.SPADES)


def _is_guarded(card: Card, hand: tuple[Card, ...]) -> bool:
    """Return whether a king or queen has low cards enough in its suit to take a trick later."""
    length = sum(other.suit is card.suit for other in hand)
    most = _QUEEN if card.suit is Suit.SPADES else _KING
    return most <= height(card) and length >= 1 + _ACE - height(card)


def _fitted(view: View, worth: int) -> int:
    """Return twice the worth, less where the bids before it leave too few tricks: the third and fourth read them."""
    others = _HUNDRED * sum(bid.tricks for bid in view.bids if bid is not None)
    return 2 * worth - max(0, others + worth - _HUNDRED * _MOST)


def worth_in(hand: tuple[Card, ...]) -> int:
    """Return a hundred times the tricks that a hand is worth: high cards, long ♠, short suits that ♠ can ruff."""
    spades = [height(card) for card in hand if card.suit is Suit.SPADES]
    found = _spade_tricks(spades)
    free = max(0, min(len(spades), _TRUMP_LENGTH) - sum(rank >= _QUEEN for rank in spades))
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        ranks = [height(card) for card in hand if card.suit is suit]
        found += _high_tricks(ranks)
        ruffs = min(free, max(0, 2 - len(ranks)))
        found += 60 * ruffs
        free -= ruffs
    return found


def _spade_tricks(ranks: list[int]) -> int:
    """Return a hundred times the tricks that ♠ make: guarded high ones, and every one beyond the third."""
    length = len(ranks)
    found = 80 * max(0, length - _TRUMP_LENGTH)
    for rank, guard in ((_ACE, 1), (_KING, 2), (_QUEEN, 3)):
        if rank in ranks:
            found += 100 if length >= guard else 50
    return found


def _high_tricks(ranks: list[int]) -> int:
    """Return a hundred times the tricks of one side suit: A, a guarded K, a little for Q; less in a long suit."""
    length, found = len(ranks), 0
    if _ACE in ranks:
        found += 95
    if _KING in ranks:
        found += 30 if length == 1 else 90 if _ACE in ranks else 65
    if _QUEEN in ranks and length > 2:
        found += 50 if _KING in ranks or _ACE in ranks else 25
    return found * 80 // _HUNDRED if length > _LONG else found


def nil_risk(hand: tuple[Card, ...]) -> int:
    """Return sixty times how likely a hand is to take a trick it does not want, suit by suit, as a sum."""
    spades = sorted(height(card) for card in hand if card.suit is Suit.SPADES)
    risk = 21 * max(0, len(spades) - 2) + sum(max(0, 20 * (rank - 8)) for rank in spades)
    for suit in (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS):
        ranks = sorted(height(card) for card in hand if card.suit is suit)
        risk += sum(max(0, 10 * (rank - 5) - 25 * index) for index, rank in enumerate(ranks[:3]))
    return risk
