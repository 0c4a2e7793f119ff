"""The verdicts on drawing, discarding and dealing (D1, D4, D7), and what comes first: the deal, the turn, the step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.moves import DEAL
from sevens_teach.bridge.engine.state import Step
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.moves import Deal, Draw, Drop, Renew
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.cards import Card


def judge_draw(view: View, move: Draw) -> Verdict:
    """Return the verdict on drawing a card from the stock (D4)."""
    if move in view.legal_moves:
        key = "bridge-why-draw" if view.discard is None else "bridge-why-draw-or-call"
        return allowed(Grounds("D4", phrase(key, stock=view.stock)), "bridge-may-draw")
    if found := ended(view) or not_your_turn(view):
        return found
    if view.step is Step.PLAY:
        key = "bridge-why-called-instead" if view.called else "bridge-why-drew-already"
        rule = "D5" if view.called else "D4"
        return refused(Grounds(rule, phrase(key)), "bridge-drew-already")
    assert view.discard is not None  # noqa: S101, somebody is asked about a discard
    return refused(
        Grounds("D5", phrase("bridge-why-answer", card=view.discard), (view.discard,)), "bridge-answer-first"
    )


def judge_drop(view: View, move: Drop) -> Verdict:
    """Return the verdict on discarding a card (D4)."""
    if move in view.legal_moves:
        if len(view.hand) == 1:
            return allowed(Grounds("D7", phrase("bridge-why-drop-out")), "bridge-may-drop", card=move.card)
        return allowed(Grounds("D4", phrase("bridge-why-drop")), "bridge-may-drop", card=move.card)
    found = ended(view) or not_your_turn(view) or draw_first(view) or not_in_hand(view, (move.card,))
    assert found is not None  # noqa: S101, any card of the hand may be discarded
    return found


def judge_deal(view: View, _move: Deal) -> Verdict:
    """Return the verdict on dealing the next cards of Seven Bridge (D1)."""
    if view.may(DEAL):
        return allowed(Grounds("D1", phrase("bridge-why-deal-next")), "bridge-deal-next")
    if view.outcome is not None:
        return _over(view)
    return refused(Grounds("D1", phrase("bridge-why-deal-goes-on")), "bridge-deal-not-yet")


def judge_renew(_view: View, _move: Renew) -> Verdict:
    """Refuse to shuffle the pile: that is nobody's move."""
    return refused(Grounds("D4", phrase("bridge-why-renew")), "bridge-no-renew")


# -- what comes before any card is looked at -------------------------------------------------------


def ended(view: View) -> Verdict | None:
    """Refuse any move of Seven Bridge but a deal once the deal is over (D7, D9)."""
    if view.outcome is not None:
        return _over(view)
    if view.step is Step.OUT:
        return refused(Grounds("D7", phrase("bridge-why-out", player=Who(_out(view)))), "bridge-deal-over")
    if view.step is Step.END:
        return refused(Grounds("D4", phrase("bridge-why-ran-out")), "bridge-deal-over")
    return None


def _out(view: View) -> int:
    """Return who has no card left, so that the deal is over."""
    return view.counts.index(0)


def _over(view: View) -> Verdict:
    """Refuse a move after the end of the match (D9)."""
    assert view.outcome is not None  # noqa: S101, the callers have looked
    why = phrase("bridge-why-target", points=max(view.totals))
    if view.rules.deals:
        why = phrase("bridge-why-deals", deals=view.rules.deals)
    return refused(Grounds("D9", why), "bridge-match-over")


def not_your_turn(view: View) -> Verdict | None:
    """Refuse a move where another decides (D4, D5); it says no more than everybody may know."""
    if view.is_my_turn:
        return None
    if view.turn is None:
        return refused(Grounds("D4", phrase("bridge-why-renew")), "bridge-not-your-turn")
    if view.turn == view.player:
        return refused(Grounds("D5", phrase("bridge-why-others-asked")), "bridge-not-yet")
    return refused(Grounds("D4", phrase("bridge-why-turn", player=Who(view.turn))), "bridge-not-your-turn")


def draw_first(view: View) -> Verdict | None:
    """Refuse to lay or to discard before drawing or calling (D4)."""
    if view.step is Step.PLAY:
        return None
    return refused(Grounds("D4", phrase("bridge-why-draw-first")), "bridge-draw-first")


def not_in_hand(view: View, cards: Iterable[Card]) -> Verdict | None:
    """Refuse cards that the player does not hold (D4)."""
    missing = tuple(card for card in cards if card not in view.hand)
    if not missing:
        return None
    return refused(Grounds("D4", phrase("bridge-why-own-hand")), "bridge-not-in-hand", cards=missing)


def keeps_none(view: View, used: int) -> Verdict | None:
    """Refuse to use up the hand where the last card has to be discarded (switch `out`)."""
    if view.rules.out == "any" or used < len(view.hand):
        return None
    return refused(Grounds("D7", phrase("bridge-why-last-discard")), "bridge-keep-one")
