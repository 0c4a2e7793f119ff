"""Why cards are a meld or none (D2, D3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import (
    FULL_SET,
    Kind,
    Meld,
    Wild,
    kind_of,
    openings,
    own_cards,
    shown_card,
)
from sevens_teach.cards import JOKER, RANKS, Card
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.say.messages import Phrase


def rank_name(card: Card) -> str:
    """Return a card's rank as it is printed."""
    return RANKS[card.rank - 1]


def why_meld(meld: Meld, rules: Rules) -> Grounds:
    """Return why cards that are a meld are one."""
    kind, cards = kind_of(meld, rules), own_cards(meld)
    if wild := next((laid for laid in meld if isinstance(laid, Wild)), None):
        return Grounds("D3", phrase("bridge-why-wild", card=wild.card), cards)
    if JOKER in meld:
        return Grounds("D3", phrase("bridge-why-set-joker", rank=rank_name(cards[0])), cards)
    if kind is Kind.LONE:
        return Grounds("D2", phrase("bridge-why-lone"), cards)
    if kind is Kind.SET:
        key = "bridge-why-sevens" if len(meld) == 2 else "bridge-why-set"
        return Grounds("D2", phrase(key, count=len(meld), rank=rank_name(cards[0])), cards)
    key = "bridge-why-run-two" if len(meld) == 2 else "bridge-why-run"
    return Grounds("D2", phrase(key, count=len(meld), suit=str(cards[0].suit)), cards)


def why_no_meld(meld: Meld, rules: Rules) -> Grounds:
    """Return why cards that are no meld are none; ★ may be given without the card that it stands for."""
    cards = own_cards(meld)
    plain = tuple(card for card in cards if not card.is_joker)
    if JOKER in cards and not rules.joker:
        return Grounds("D1", phrase("bridge-why-no-joker"), cards)
    if not plain or len(meld) == 1:
        return _alone(cards, plain)
    if len({card.rank for card in plain}) == 1 and not any(isinstance(laid, Wild) for laid in meld):
        return _same_rank(plain, cards)
    if len({card.suit for card in plain}) == 1:
        return _same_suit(meld, plain, rules)
    if any(isinstance(laid, Wild) for laid in meld) and len({card.rank for card in plain}) == 1:
        return Grounds("D3", phrase("bridge-why-set-wild"), cards)
    return Grounds("D2", phrase("bridge-why-neither", cards=plain), plain)


def _alone(cards: tuple[Card, ...], plain: tuple[Card, ...]) -> Grounds:
    """Say why a single card is no meld, or ★ alone (D2, D3)."""
    if not plain:
        return Grounds("D3", phrase("bridge-why-joker-alone"), cards)
    return Grounds("D2", phrase("bridge-why-alone", card=plain[0]), plain)


def _same_rank(plain: tuple[Card, ...], cards: tuple[Card, ...]) -> Grounds:
    """Say why cards of one rank are no set: too few, or one too many."""
    if len(cards) > FULL_SET:
        return Grounds("D3", phrase("bridge-why-five"), cards)
    if JOKER in cards:
        return Grounds("D3", phrase("bridge-why-two-joker", card=plain[0]), cards)
    return Grounds("D2", phrase("bridge-why-two", cards=plain), cards)


def _same_suit(meld: Meld, plain: tuple[Card, ...], rules: Rules) -> Grounds:
    """Say why cards of one suit are no sequence: too few, a gap, the corner, or ★ beside the card itself."""
    cards = own_cards(meld)
    shown = [shown_card(laid) for laid in meld if laid is not JOKER]
    if len(set(shown)) < len(shown):
        return Grounds("D3", phrase("bridge-why-twice"), cards)
    joker = JOKER in cards
    if len(meld) == 2 and joker:
        return Grounds("D3", phrase("bridge-why-two-joker", card=plain[0]), cards)
    if ace := _round_the_corner(shown, rules):
        return ace
    missing = _missing(shown)
    if missing and (len(missing) > 1 or not joker or any(isinstance(laid, Wild) for laid in meld)):
        key = "bridge-why-gap-joker" if joker else "bridge-why-gap"
        return Grounds("D2", phrase(key, cards=missing), cards, missing)
    if len(meld) == 2:
        return Grounds("D2", phrase("bridge-why-two-in-row", cards=plain), cards)
    key = "bridge-why-name-joker" if JOKER in meld else "bridge-why-order"
    return Grounds("D3" if JOKER in meld else "D2", phrase(key), cards)


def _round_the_corner(shown: list[Card], rules: Rules) -> Grounds | None:
    """Refuse K-A-2, and the ace above the K where the table plays without."""
    ranks = {card.rank for card in shown}
    if {1, 2, 13} <= ranks:
        return Grounds("D2", phrase("bridge-why-corner"), tuple(shown))
    if {1, 13} <= ranks and not rules.high_ace:
        return Grounds("D2", phrase("bridge-why-low-ace"), tuple(shown))
    return None


def _missing(shown: list[Card]) -> tuple[Card, ...]:
    """Return the cards that a run lacks between cards of one suit; the ace lies where fewer are missing."""
    suit = shown[0].suit
    assert suit is not None  # noqa: S101, the cards are of one suit
    low = sorted(card.rank for card in shown)
    high = sorted(rank if rank > 1 else 14 for rank in low)
    gaps = [[rank for rank in range(row[0], row[-1]) if rank not in row] for row in (low, high)]
    return tuple(Card.of(suit, rank) for rank in min(gaps, key=len))


def takes(meld: Meld, rules: Rules) -> Phrase:
    """Return what a meld on the table takes."""
    fitting = tuple(laid for laid in openings(meld, rules) if isinstance(laid, Card) and not laid.is_joker)
    return phrase("bridge-why-takes", cards=fitting) if fitting else phrase("bridge-why-full", count=len(meld))
