"""The verdicts on laying a meld and on laying off (D2 to D4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import kind_of, own_card, own_cards
from sevens_teach.bridge.why.melds import takes, why_meld, why_no_meld
from sevens_teach.bridge.why.turns import draw_first, ended, keeps_none, not_in_hand, not_your_turn
from sevens_teach.cards import JOKER
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.moves import Add, Lay
    from sevens_teach.bridge.engine.view import View


def judge_lay(view: View, move: Lay) -> Verdict:
    """Return the verdict on laying a meld."""
    cards = own_cards(move.cards)
    if move in view.legal_moves:
        if len(cards) == len(view.hand):
            return allowed(Grounds("D7", phrase("bridge-why-lay-out"), cards), "bridge-may-lay", cards=cards)
        return allowed(why_meld(move.cards, view.rules), "bridge-may-lay", cards=cards)
    early = ended(view) or not_your_turn(view) or draw_first(view) or not_in_hand(view, cards)
    if early:
        return early
    return _is_meld_that_uses_up(view, move) or refused(
        why_no_meld(move.cards, view.rules), "bridge-no-meld", cards=cards
    )


def _is_meld_that_uses_up(view: View, move: Lay) -> Verdict | None:
    """Refuse a meld that leaves no card to discard where one has to be kept; None for no meld."""
    return None if kind_of(move.cards, view.rules) is None else keeps_none(view, len(move.cards))


def judge_add(view: View, move: Add) -> Verdict:
    """Return the verdict on laying off a card."""
    card = own_card(move.laid)
    if move in view.legal_moves:
        meld = view.melds[move.meld - 1]
        if len(view.hand) == 1:
            return allowed(Grounds("D7", phrase("bridge-why-lay-out"), (card,)), "bridge-may-add", card=card)
        own = meld.owner == view.player
        why = phrase("bridge-why-add-own") if own else phrase("bridge-why-add", player=Who(meld.owner))
        return allowed(Grounds("D4", why, own_cards(meld.cards)), "bridge-may-add", card=card)
    return (
        ended(view)
        or not_your_turn(view)
        or draw_first(view)
        or not_in_hand(view, (card,))
        or _no_such_meld(view, move)
        or _may_not_lay_off(view)
        or _does_not_fit(view, move)
    )


def _no_such_meld(view: View, move: Add) -> Verdict | None:
    """Refuse laying off to a meld that is not on the table (D4); None where it is."""
    if move.meld <= len(view.melds):
        return None
    return refused(Grounds("D4", phrase("bridge-why-melds", count=len(view.melds))), "bridge-no-such-meld")


def _may_not_lay_off(view: View) -> Verdict | None:
    """Refuse to lay off with no own meld on the table (D4), or after a call where the table plays so (D5)."""
    if not view.own_melds:
        return refused(Grounds("D4", phrase("bridge-why-own-meld")), "bridge-nothing-added")
    if view.called and not view.rules.call_add:
        return refused(Grounds("D5", phrase("bridge-why-call-add")), "bridge-nothing-added")
    return keeps_none(view, 1)


def _does_not_fit(view: View, move: Add) -> Verdict:
    """Refuse a card that does not fit its meld, and say what would (D2, D3)."""
    meld = view.melds[move.meld - 1].cards
    card = own_card(move.laid)
    if card is JOKER and JOKER in own_cards(meld):
        return refused(Grounds("D3", phrase("bridge-why-one-joker"), own_cards(meld)), "bridge-no-fit", card=card)
    rule = "D3" if card is JOKER else "D2"
    return refused(Grounds(rule, takes(meld, view.rules), own_cards(meld)), "bridge-no-fit", card=card)
