"""Calls: what may be said to a discard, and who is asked in which order (D5, D6)."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.melds import FULL_SET, Wild, runs_of
from sevens_teach.bridge.engine.moves import Chi, Pon
from sevens_teach.cards import JOKER, JOKER_BIT, PACK, Card, Suit

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.bridge.engine.rules import Rules

_OF_RANK: Final = (0, *(sum(card.bit for card in PACK[rank::13]) for rank in range(13)))
"""The four cards of each rank as a set, by rank."""


def pons(card: Card, hand: int, rules: Rules) -> Iterator[Pon]:
    """Yield every pon of a discard with the cards of a hand: a set of three or four, a 7 too (D5)."""
    joker = bool(hand & JOKER_BIT)
    for rank in range(1, 14) if card.is_joker else (card.rank,):
        cards = [other for other in PACK[rank - 1 :: 13] if other.bit & hand]
        for size in range(1, FULL_SET):
            for chosen in combinations(cards, size):
                if size > 1 and _is_left(size, hand, rules):
                    yield Pon(chosen)
                if joker and size + 1 < FULL_SET and _is_left(size + 1, hand, rules):
                    yield Pon((*chosen, JOKER))


def can_pon(card: Card, hand: int, rules: Rules) -> bool:
    """Return whether a hand has the two cards that a pon takes (D5)."""
    if card.is_joker:
        pair = any((hand & rank).bit_count() > 1 for rank in _OF_RANK)
    else:
        same = (hand & _OF_RANK[card.rank]).bit_count()
        pair = same > 1 or (same > 0 and bool(hand & JOKER_BIT))
    return pair and _is_left(2, hand, rules)


def chis(card: Card, hand: int, rules: Rules) -> Iterator[Chi]:
    """Yield every chi of a discard with the cards of a hand: sequences that the discard belongs to (D6)."""
    for suit in Suit if card.is_joker else (card.suit,):
        assert suit is not None  # noqa: S101, only ★ has no suit
        for run in runs_of(hand | card.bit, suit, rules):
            taken = next((laid for laid in run if laid is card or (card.is_joker and isinstance(laid, Wild))), None)
            if taken is not None and _is_left(len(run) - 1, hand, rules):
                yield Chi(run if card.is_joker else [laid for laid in run if laid is not card])


def _is_left(used: int, hand: int, rules: Rules) -> bool:
    """Return whether a hand may give this many cards: the last card may have to be discarded (switch `out`)."""
    return rules.out == "any" or used < hand.bit_count()


def in_order_of_asking(card: Card, held: Sequence[int], discarder: int, rules: Rules) -> tuple[int, ...]:
    """Return who can pon a discard, in the order in which they are asked: with ★ first, then from the left (D5)."""
    players = len(held)
    able = [seat for step in range(1, players) if can_pon(card, held[seat := (discarder + step) % players], rules)]
    return tuple(sorted(able, key=lambda seat: not held[seat] & JOKER_BIT))
