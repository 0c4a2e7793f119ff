"""Why a card fits, has to wait or is dead in Killer Sevens (K2 to K4, K9)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sevens_teach.cards import RANKS, Card
from sevens_teach.messages import phrase
from sevens_teach.sevens.why.finding import Grounds
from sevens_teach.sevens.why.line import suit_of

if TYPE_CHECKING:
    from sevens_teach.sevens.why.seat import Seat

_BESIDE = ((0, -1), (0, 1))
_AROUND = (*_BESIDE, (-1, 0), (1, 0))
_TOUCHING = (*_AROUND, (-1, -1), (-1, 1), (1, -1), (1, 1))
Steps = tuple[tuple[int, int], ...]


@cache
def _neighbours(card: Card, suit_order: str, steps: Steps = _AROUND) -> tuple[Card, ...]:
    """Return the cards whose places lie these steps (rows, columns) away, leaving out the walls (K4)."""
    row = suit_order.index(suit_of(card).value)
    found = ((row + down, card.rank + right) for down, right in steps)
    return tuple(
        sorted(
            Card(suit_order[row] + RANKS[rank - 1])
            for row, rank in found
            if row in range(len(suit_order)) and rank in range(1, len(RANKS) + 1)
        )
    )


def waiting(seat: Seat, card: Card) -> Grounds:
    """Return why a card that is not down cannot be played: it is dead, or it touches nothing."""
    if card.bit & seat.dead:
        return _dying(seat, card)
    near = _neighbours(card, seat.rules.suit_order, _TOUCHING)
    return Grounds("K2", phrase("why-touches-nothing", near=near), (), near)


def fitting(seat: Seat, card: Card) -> Grounds:
    """Return what a card touches that is down."""
    near = tuple(filter(seat.is_down, _neighbours(card, seat.rules.suit_order, _TOUCHING)))
    return Grounds("K2", phrase("why-touches", near=near), near)


def _dying(seat: Seat, card: Card) -> Grounds:
    """Return why a card is dead, by the house rule: its sides (K9), all around it (K3, K4), or a group (K9)."""
    order = seat.rules.suit_order
    if seat.rules.death == "sides":
        beside = _neighbours(card, order, _BESIDE)
        key = "why-dead-between" if len(beside) == len(_BESIDE) else "why-dead-beside-wall"
        return Grounds("K9", phrase(key, around=beside), beside)
    around = _neighbours(card, order)
    if seat.missing(around):
        return _dying_together(seat, card)
    if len(around) < len(_AROUND):
        return Grounds("K4", phrase("why-dead-at-wall", around=around), around)
    return Grounds("K3", phrase("why-dead", around=around), around)


def _dying_together(seat: Seat, card: Card) -> Grounds:
    """Return the enclosed group that a card dies with (K9, group), and what encloses it."""
    order = seat.rules.suit_order
    group = [card]
    for each in group:
        group += [other for other in seat.missing(_neighbours(each, order)) if other not in group]
    dead = tuple(sorted(group))
    around = tuple(sorted({other for each in dead for other in _neighbours(each, order)} - set(dead)))
    walled = any(len(_neighbours(each, order)) < len(_AROUND) for each in dead)
    key = "why-dead-together-at-wall" if walled else "why-dead-together"
    return Grounds("K9", phrase(key, group=dead, around=around), around, dead)
