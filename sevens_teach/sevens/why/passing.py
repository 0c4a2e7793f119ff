"""The verdict on a pass: free, forced, not allowed, or bankruptcy (B5, B6, B7, K6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, cards_in
from sevens_teach.finding import Grounds, Verdict, allowed, both, refused
from sevens_teach.messages import Phrase, phrase
from sevens_teach.sevens.why.seat import barred, not_your_turn

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Pass
    from sevens_teach.sevens.why.seat import Seat


def judge_pass(seat: Seat, move: Pass) -> Verdict:
    """Return the verdict on passing."""
    if move not in seat.moves:
        return barred(seat) or _refused(seat)
    limit = seat.rules.passes
    if limit is not None and seat.passes >= limit:
        return _bankrupt(seat, limit)
    return _free(seat)


def _playable(seat: Seat) -> tuple[Card, ...]:
    """Return the own cards that may be played now, ★ among them where it may be laid."""
    return seat.moves.cards + ((JOKER,) if seat.moves.jokers else ())


def _refused(seat: Seat) -> Verdict:
    cards = _playable(seat)
    if not cards:
        return not_your_turn(seat)
    return refused(Grounds("B5", phrase("why-no-pass", cards=cards), cards), "no-pass")


def _free(seat: Seat) -> Verdict:
    """Allow a pass that costs no more than a pass."""
    cards, left = _playable(seat), _left(seat)
    if cards:
        return allowed(Grounds("B5", both(phrase("why-hold-back", cards=cards), left), cards), "may-pass")
    if seat.rules.killer:
        return allowed(Grounds("B5", both(phrase("why-nothing-touches"), left)), "must-pass")
    places = cards_in(seat.open)
    return allowed(Grounds("B5", both(phrase("why-nothing-fits", places=places), left), (), places), "must-pass")


def _left(seat: Seat) -> Phrase:
    limit = seat.rules.passes
    return phrase("passes-unlimited") if limit is None else phrase("passes-left", left=limit - seat.passes - 1)


def _bankrupt(seat: Seat, limit: int) -> Verdict:
    """Allow the pass that is bankruptcy: all cards go down (B7), but dead ones (K6) and ★ (J6) do not."""
    laid = cards_in(seat.hand & ALL & ~seat.dead)
    why = phrase("why-bankrupt", limit=limit)
    number = seat.passes + 1
    if seat.hand & JOKER_BIT:
        return allowed(Grounds("J6", both(why, phrase("why-bankrupt-joker")), laid), "bankrupt", number=number)
    if seat.hand & seat.dead:
        return allowed(Grounds("K6", both(why, phrase("why-bankrupt-dead")), laid), "bankrupt-alive", number=number)
    return allowed(Grounds("B6", why, laid), "bankrupt", number=number)
