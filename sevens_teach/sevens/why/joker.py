"""The verdict on laying ★, alone or with a card (J1 to J5, T5, F2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER_BIT, SEVEN
from sevens_teach.finding import Grounds, Verdict, allowed, both, refused
from sevens_teach.messages import phrase
from sevens_teach.sevens.engine.legal import joker_moves
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.why.playing import needs_place, waiting
from sevens_teach.sevens.why.ring import ACE, KING, comes_through_tunnel
from sevens_teach.sevens.why.seat import barred, not_your_turn, without_joker

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.why.seat import Seat


def judge_joker(seat: Seat, move: LayJoker) -> Verdict:
    """Return the verdict on laying ★."""
    if move in seat.moves:
        return _laid(seat, move)
    return (
        barred(seat)
        or without_joker(seat)
        or _refused_kind(seat, move)
        or _refused_place(seat, move.place)
        or _refused_pair(seat, move)
        or not_your_turn(seat)
    )


# -- legal -----------------------------------------------------------------------------------------


def _laid(seat: Seat, move: LayJoker) -> Verdict:
    place, card = move.place, move.card
    grounds = Grounds(seat.rules.joker_rule, phrase("why-joker-laid", place=place), (), (place,))
    if _uses_tunnel(seat, move):
        grounds = replace(grounds, rule="T5", why=both(phrase("why-joker-tunnel"), grounds.why))
    if card is None:
        return allowed(grounds, "joker-may-go", place=place)
    if seat.hand == JOKER_BIT | card.bit:
        grounds = replace(grounds, rule="J4", why=both(grounds.why, phrase("why-joker-out")))
    return allowed(replace(grounds, cards=(card,)), "joker-may-go-with", place=place, card=card)


def _uses_tunnel(seat: Seat, move: LayJoker) -> bool:
    """Return whether ★ is reached through the tunnel, or the card beyond it lies on the tunnel's other side (T5)."""
    ends = (ACE, KING)
    across = move.card is not None and move.place.rank in ends and move.card.rank in ends
    return across or comes_through_tunnel(seat, move.place)


# -- not legal -------------------------------------------------------------------------------------


def _refused_kind(seat: Seat, move: LayJoker) -> Verdict | None:
    """Refuse a card with ★ where ★ is laid alone (J1), and ★ on no place at all."""
    if move.place.is_joker:
        return refused(needs_place(seat), "joker-needs-place")
    if seat.rules.joker == "solo" and move.card is not None:
        return refused(Grounds(seat.rules.joker_rule, phrase("why-joker-alone")), "joker-goes-alone")
    return None


def _refused_place(seat: Seat, place: Card) -> Verdict | None:
    """Refuse a place that is down, a 7's (F2), that of an own card (J3), or one the board does not let in."""
    if seat.is_down(place):
        grounds = Grounds(seat.rules.joker_rule, phrase("why-joker-down", place=place), (place,))
    elif place.rank == SEVEN:
        grounds = Grounds("F2", phrase("why-joker-seven"), (), (place,))
    elif place.bit & seat.hand:
        grounds = Grounds("J3", phrase("why-joker-own", place=place), (place,))
    elif place.bit & seat.open:
        return None
    else:
        grounds = waiting(seat, place)
    return refused(grounds, "joker-cannot-go", place=place)


def _refused_pair(seat: Seat, move: LayJoker) -> Verdict | None:
    """Refuse ★ on an open place without the next card beyond it (J2)."""
    place, card = move.place, move.card
    if seat.rules.joker == "solo":
        return None
    beyond = _beyond(seat, place)
    if not seat.missing(beyond):
        why = phrase("why-pair-down" if beyond else "why-pair-at-end", place=place, beyond=beyond)
        return refused(Grounds("J2", why, beyond, (place,)), "joker-cannot-go", place=place)
    if card is None:
        return refused(_pair_grounds("why-pair-needs", place, beyond), "joker-needs-card")
    if card in beyond and card.bit & seat.hand:
        return None
    key = "why-pair-not-yours" if card in beyond else "why-pair-other"
    return refused(_pair_grounds(key, place, beyond), "joker-not-with", place=place, card=card)


def _pair_grounds(key: str, place: Card, beyond: tuple[Card, ...]) -> Grounds:
    return Grounds("J2", phrase(key, place=place, beyond=beyond), (), (place, *beyond))


def _beyond(seat: Seat, place: Card) -> tuple[Card, ...]:
    """Return the cards that could go with ★ on an open place: the engine's moves for one who held everything else."""
    moves = joker_moves(seat.rules.joker, seat.rules.tunnel, seat.board, ALL & ~place.bit)
    return tuple(move.card for move in moves if isinstance(move, LayJoker) and move.card is not None)
