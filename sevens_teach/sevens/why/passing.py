"""The verdict on a pass: free, forced, not allowed, or bankruptcy (B5, B6, B7, K6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, JOKER, JOKER_BIT, cards_in
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, both, refused
from sevens_teach.sevens.why.refusals import barred, not_your_turn

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Pass
    from sevens_teach.sevens.engine.view import View


def judge_pass(view: View, move: Pass) -> Verdict:
    """Return the verdict on passing at Sevens (B5, B6)."""
    if not view.may(move):
        return barred(view) or _refused(view)
    return _bankrupt(view) if view.passes_left == 0 else _free(view)


def _playable(view: View) -> tuple[Card, ...]:
    """Return the own cards that may be played now, ★ among them where it may be laid."""
    return view.legal_moves.cards + ((JOKER,) if view.legal_moves.jokers else ())


def _refused(view: View) -> Verdict:
    """Return the verdict on a pass that is not allowed (B5)."""
    cards = _playable(view)
    if not cards:
        return not_your_turn(view)
    return refused(Grounds("B5", phrase("why-no-pass", cards=cards), cards), "no-pass")


def _free(view: View) -> Verdict:
    """Allow a pass that costs no more than a pass."""
    cards, left = _playable(view), _left(view)
    if cards:
        return allowed(Grounds("B5", both(phrase("why-hold-back", cards=cards), left), cards), "may-pass")
    if view.rules.killer:
        return allowed(Grounds("B5", both(phrase("why-nothing-touches"), left)), "must-pass")
    places = cards_in(view.open)
    return allowed(Grounds("B5", both(phrase("why-nothing-fits", places=places), left), (), places), "must-pass")


def _left(view: View) -> Phrase:
    """Return how many passes are left after this one, in words."""
    left = view.passes_left
    return (
        phrase("passes-unlimited")
        if left is None
        else phrase("passes-left", left=left - 1, limit=view.rules.passes or 0)
    )


def _bankrupt(view: View) -> Verdict:
    """Allow the pass that is bankruptcy: all cards go down (B7), but dead ones (K6) and ★ (J6) do not."""
    laid = cards_in(view.own & ALL & ~view.dead)
    used = view.passes[view.player]
    why, number = phrase("why-bankrupt", limit=used), used + 1
    if view.own & JOKER_BIT:
        return allowed(Grounds("J6", both(why, phrase("why-bankrupt-joker")), laid), "bankrupt", number=number)
    if view.own & view.dead:
        return allowed(Grounds("K6", both(why, phrase("why-bankrupt-dead")), laid), "bankrupt-alive", number=number)
    return allowed(Grounds("B6", why, laid), "bankrupt", number=number)
