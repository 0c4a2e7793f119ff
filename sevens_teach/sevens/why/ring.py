"""Why a card fits or has to wait on the ring, where the tunnel joins A and K (T1 to T4)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import RANKS, SEVEN, Card
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds, both
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.why import line
from sevens_teach.sevens.why.line import from_seven, suit_of

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.view import View

ACE: Final = 1
KING: Final = len(RANKS)


@cache
def through_tunnel(card: Card) -> tuple[Card, ...]:
    """Return the cards from the 7 the other way round, through A and K, to the neighbour of `card`; none for a 7."""
    if card.rank == SEVEN:
        return ()
    upward = [*range(SEVEN, KING + 1), *range(ACE, card.rank)]
    downward = [*range(SEVEN, ACE - 1, -1), *range(KING, card.rank, -1)]
    return tuple(Card.of(suit_of(card), rank) for rank in (upward if card.rank < SEVEN else downward))


def _tunnel(card: Card) -> tuple[Card, ...]:
    """Return A and K of a suit, in the order in which the run comes through the tunnel."""
    ace, king = Card.of(suit_of(card), ACE), Card.of(suit_of(card), KING)
    return (king, ace) if card.rank < SEVEN else (ace, king)


def waiting(view: View, card: Card) -> Grounds:
    """Return why a card that the ring does not let in has to wait: what is missing from either side."""
    near, far = from_seven(card), through_tunnel(card)
    if not view.is_down(near[0]):
        return line.cut_off(view, near)
    if _is_closed(view, card):
        return _closed(view, card)
    found = line.cut_off(view, near)
    missing = view.missing(far)
    if view.is_down(far[-1]):
        why = phrase("why-tunnel-island", missing=missing, island=line.island(view, far[-1]))
        return Grounds("B8", both(found.why, why), (*found.cards, far[-1]), (*found.places, *missing))
    if card.rank not in (ACE, KING) and not _has_reached_tunnel(view, card):
        return replace(found, why=both(found.why, phrase("why-tunnel-far")))
    rule = found.rule if found.rule == "B8" else _rule(view, card)
    why = phrase("why-tunnel-gap", missing=missing)
    return Grounds(rule, both(found.why, why), found.cards, (*found.places, *missing))


def _rule(view: View, card: Card) -> str:
    """Return the rule by which a card fits through the tunnel (T1 to T3)."""
    if card.rank in (ACE, KING):
        return "T1"
    return "T3" if _is_connected(view, card) else "T2"


def _has_reached_tunnel(view: View, card: Card) -> bool:
    """Return whether the run goes from the 7 to the end of the suit's other side."""
    entrance, _ = _tunnel(card)
    return not view.missing((*from_seven(entrance), entrance))


def _is_connected(view: View, card: Card) -> bool:
    """Return whether A and K are connected in the run, which came from the suit's other side."""
    return _has_reached_tunnel(view, card) and view.is_down(_tunnel(card)[1])


def _is_closed(view: View, card: Card) -> bool:
    """Return whether the side of `card` is closed: the engine says so of the place next to the run (T4)."""
    first = next(iter(view.missing(from_seven(card))), card)
    return bool(first.bit & connection.closed_places(view.rules, view.down))


def _closed(view: View, card: Card) -> Grounds:
    """Return why a card waits behind a closed tunnel (T4)."""
    entrance, end = _tunnel(card)
    missing = view.missing(through_tunnel(card))
    why = phrase("why-closed", seven=from_seven(card)[0], entrance=entrance, end=end, missing=missing)
    return Grounds("T4", why, tuple(sorted((entrance, end))), missing)


def fitting(view: View, card: Card) -> Grounds:
    """Return why the ring lets a card in, from the 7 or through the tunnel."""
    if not comes_through_tunnel(view, card):
        found = line.fitting(view, card)
        if card.rank == SEVEN or card in _tunnel(card) or not _is_connected(view, card):
            return found
        return replace(found, rule="T3", why=both(found.why, phrase("why-both-open")))
    neighbour = through_tunnel(card)[-1]
    if card.rank in (ACE, KING):
        return Grounds("T1", phrase("why-neighbours", end=neighbour), (neighbour,))
    return Grounds("T2", phrase("why-through-tunnel", end=neighbour), (neighbour,))


def comes_through_tunnel(view: View, card: Card) -> bool:
    """Return whether an open place is reached through the tunnel, and not from the 7 (T2)."""
    outward, _ = connection.directed_places(view.rules.tunnel, view.down)
    return not card.bit & outward
