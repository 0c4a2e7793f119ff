"""Melds: what is one, how it grows, and all that a hand can lay (D2, D3).

A meld is a tuple of cards in the order in which they lie. ★ in a sequence is a `Wild`, which names the
card it stands for; in a set it is the joker itself, because its suit is not said.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.cards import JOKER, JOKER_BIT, PACK, SEVEN, Card, Suit

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sevens_teach.bridge.engine.rules import Rules

HIGH_ACE: Final = 14
"""Where an ace lies above its K; below the 2 it lies at 1 (D2)."""
FULL_SET: Final = 4
FULL_RUN: Final = 13
_RANKS: Final = {rank: PACK[rank - 1 :: FULL_RUN] for rank in range(1, FULL_RUN + 1)}
"""The four cards of each rank."""
_ROWS: Final = {suit: (*(row := PACK[13 * at : 13 * at + 13]), row[0]) for at, suit in enumerate(Suit)}
"""Each suit from the A up to the K, and the ace above it."""
_SUIT_SETS: Final = {suit: sum(card.bit for card in row[:FULL_RUN]) for suit, row in _ROWS.items()}
"""Each suit as a set."""


@dataclass(frozen=True, slots=True)
class Wild:
    """★ in a sequence, with the card it stands for (D3): `★♥8`."""

    card: Card
    """The card that it stands for."""

    def __str__(self) -> str:
        return f"{JOKER}{self.card}"


Laid: TypeAlias = Card | Wild
"""A card as it lies in a meld."""
Meld: TypeAlias = tuple[Laid, ...]
"""Cards in the order in which they lie."""


class Kind(Enum):
    """The kinds of meld (D2)."""

    LONE = "lone"
    """A single 7: what lies on it next decides what it becomes."""
    SET = "set"
    """Cards of one rank."""
    RUN = "run"
    """Cards of one suit in order, a sequence."""


def own_card(laid: Laid) -> Card:
    """Return the card itself: ★ for one that stands for another."""
    return JOKER if isinstance(laid, Wild) else laid


def shown_card(laid: Laid) -> Card:
    """Return the card that it counts as in its meld; ★ in a set counts as itself."""
    return laid.card if isinstance(laid, Wild) else laid


def own_cards(meld: Iterable[Laid]) -> tuple[Card, ...]:
    """Return the cards of a meld themselves."""
    return tuple(map(own_card, meld))


def format_meld(meld: Iterable[Laid]) -> str:
    """Return a meld as text: `♥6 ★♥7 ♥8`."""
    return " ".join(map(str, meld))


# -- what is a meld ----------------------------------------------------------------------------------


def kind_of(meld: Meld, rules: Rules) -> Kind | None:
    """Return what kind of meld these cards are as they lie; None where they are none (D2, D3)."""
    if len(meld) == 1:
        return Kind.LONE if isinstance(meld[0], Card) and meld[0].rank == SEVEN else None
    if is_set(meld):
        return Kind.SET
    return Kind.RUN if is_run(meld, rules) else None


def is_set(meld: Meld) -> bool:
    """Return whether these are a set: three or four of a rank, or sevens from two on, ★ among them or not."""
    natural = [laid for laid in meld if isinstance(laid, Card) and not laid.is_joker]
    if len(natural) + meld.count(JOKER) != len(meld) or meld.count(JOKER) > 1 or not natural:
        return False
    rank = natural[0].rank
    fewest = 2 if rank == SEVEN else 3
    return fewest <= len(meld) <= FULL_SET and len(set(natural)) == len(natural) and {c.rank for c in natural} == {rank}


def is_run(meld: Meld, rules: Rules) -> bool:
    """Return whether these are a sequence as they lie: three in order, or two with a real 7."""
    wild = sum(isinstance(laid, Wild) for laid in meld)
    if JOKER in meld or wild > 1 or len(meld) == wild or (not rules.joker and wild):
        return False
    if len(meld) < 3 and not any(isinstance(laid, Card) and laid.rank == SEVEN for laid in meld):
        return False
    return len(meld) > 1 and heights(meld, rules) is not None


def heights(meld: Meld, rules: Rules) -> tuple[int, ...] | None:
    """Return where each card of a sequence lies, the ace at 1 or 14; None for cards that are not in order (D2)."""
    cards = [shown_card(laid) for laid in meld]
    if len({card.suit for card in cards}) != 1 or len(set(cards)) != len(cards):
        return None
    ranks = [card.rank for card in cards]
    if len(ranks) > 1 and ranks[-1] == 1:
        ranks[-1] = HIGH_ACE if rules.high_ace else 0
    return tuple(ranks) if all(high == low + 1 for low, high in pairwise(ranks)) else None


def in_order(cards: Iterable[Laid], rules: Rules) -> Meld:
    """Return cards in the order in which they lie as a meld, as far as they make one; else as they were given."""
    given = tuple(cards)
    if kind_of(given, rules) is Kind.RUN:
        return given
    by_card = tuple(sorted(given, key=lambda laid: (shown_card(laid), isinstance(laid, Wild))))
    if is_set(by_card):
        return by_card
    aces_last = tuple(sorted(given, key=lambda laid: (shown_card(laid).rank == 1, shown_card(laid))))
    return next((order for order in (by_card, aces_last) if is_run(order, rules)), given)


# -- how a meld grows --------------------------------------------------------------------------------


def grown(meld: Meld, laid: Laid, rules: Rules) -> Meld | None:
    """Return a meld with one more card where that fits, as it then lies; None where it does not fit (D2, D3)."""
    kind = kind_of(meld, rules)
    if kind is not Kind.RUN and (laid is JOKER or isinstance(laid, Card)):
        more = in_order((*meld, laid), rules)
        if is_set(more):
            return more
    if kind is Kind.RUN or (kind is Kind.LONE and rules.lone == "open"):
        return next((more for more in ((laid, *meld), (*meld, laid)) if is_run(more, rules)), None)
    return None


@lru_cache(maxsize=4096)
def openings(meld: Meld, rules: Rules) -> tuple[Laid, ...]:
    """Return all that would fit on a meld, ★ included, wherever these cards are; the order is fixed."""
    lying = own_cards(meld)
    first, last = shown_card(meld[0]), shown_card(meld[-1])
    near = (_beside(first, -1), _beside(last, 1)) if first.suit and last.suit else ()
    same = _RANKS[first.rank]
    tried: list[Laid] = [card for card in sorted({*near, *same}) if card not in lying]
    if rules.joker and JOKER not in lying:
        tried += [JOKER, *map(Wild, dict.fromkeys(near))]
    return tuple(laid for laid in tried if grown(meld, laid, rules) is not None)


def _beside(card: Card, step: int) -> Card:
    """Return the next card of a run's suit up or down; beyond the K comes the A, and the other way round."""
    assert card.suit is not None  # noqa: S101, ★ has nothing beside it
    return _ROWS[card.suit][(card.rank - 1 + step) % FULL_RUN]


# -- what a hand can lay -----------------------------------------------------------------------------


def melds_of(hand: int, rules: Rules) -> tuple[Meld, ...]:
    """Return every meld that the cards of a hand (a set) can make, sets first; the order is fixed."""
    return _melds_of(hand, rules.high_ace)


@lru_cache(maxsize=4096)
def _melds_of(hand: int, high_ace: bool) -> tuple[Meld, ...]:  # noqa: FBT001, a cache has positions
    """Return the sets and runs that lie in a hand, as cards in bits."""
    runs = (run for suit in Suit for run in _runs_of(hand, suit, high_ace))
    return (*_sets_of(hand), *runs)


def runs_of(hand: int, suit: Suit, rules: Rules) -> Iterator[Meld]:
    """Yield every sequence of one suit that the cards of a hand (a set) can make, the lowest first."""
    return _runs_of(hand, suit, rules.high_ace)


def _sets_of(hand: int) -> Iterator[Meld]:
    """Yield the sets that lie in a hand, also with ★, and a lone 7 (D2, D3)."""
    joker = bool(hand & JOKER_BIT)
    for rank, row in _RANKS.items():
        cards = [card for card in row if card.bit & hand]
        fewest = 1 if rank == SEVEN else 3
        for size in range(max(1, fewest - joker), len(cards) + 1):
            for chosen in combinations(cards, size):
                if size >= fewest:
                    yield chosen
                if joker and size < FULL_SET:
                    yield (*chosen, JOKER)


def _runs_of(hand: int, suit: Suit, high_ace: bool) -> Iterator[Meld]:  # noqa: FBT001, a cache has positions
    """Yield the sequences of one suit, the lowest first, the short ones before the long ones."""
    joker = bool(hand & JOKER_BIT)
    if (hand & _SUIT_SETS[suit]).bit_count() + joker < 2:
        return
    row = _ROWS[suit] if high_ace else _ROWS[suit][:FULL_RUN]
    held = [bool(card.bit & hand) for card in row]
    for low in range(len(row) - 1):
        missing = 0 if held[low] else 1
        for high in range(low + 1, min(len(row), low + FULL_RUN)):
            missing += not held[high]
            if missing > joker:
                break
            yield from _filled(row[low : high + 1], held[low : high + 1], joker=joker)


def _filled(row: tuple[Card, ...], held: list[bool], *, joker: bool) -> Iterator[Meld]:
    """Yield the sequences of this row of cards: all of them held, or ★ for one of them."""
    if all(held) and _is_long_enough(row, None):
        yield row
    if not joker:
        return
    for place in range(len(row)) if all(held) else (held.index(False),):
        if _is_long_enough(row, place):
            yield (*row[:place], Wild(row[place]), *row[place + 1 :])


def _is_long_enough(row: tuple[Card, ...], wild: int | None) -> bool:
    """Return whether a row is a run: three cards, or fewer with a real 7 in it (D2)."""
    return len(row) > 2 or any(card.rank == SEVEN and place != wild for place, card in enumerate(row))
