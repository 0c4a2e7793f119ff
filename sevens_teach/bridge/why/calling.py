"""The verdicts on calling a discard, or letting it go (D5, D6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import in_order, is_run, is_set, own_cards
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.why.melds import rank_name, why_no_meld
from sevens_teach.bridge.why.turns import ended, keeps_none, not_in_hand, not_your_turn
from sevens_teach.cards import JOKER, Card
from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused

if TYPE_CHECKING:
    from sevens_teach.bridge.engine.melds import Meld
    from sevens_teach.bridge.engine.moves import Chi, No, Pon
    from sevens_teach.bridge.engine.view import View


def judge_pon(view: View, move: Pon) -> Verdict:
    """Return the verdict on calling the discard for a set."""
    if move in view.legal_moves:
        assert view.discard is not None  # noqa: S101, a legal call has a discard
        why = phrase("bridge-why-pon", card=view.discard)
        return allowed(Grounds("D5", why, (*move.cards, view.discard)), "bridge-may-pon", card=view.discard)
    early = ended(view) or _nothing_to_call(view)
    if early:
        return early
    card = view.discard
    assert card is not None  # noqa: S101, `_nothing_to_call` comes first
    if view.rules.first == "none" and not view.has_gone_round:
        return refused(Grounds("D5", phrase("bridge-why-first-none")), "bridge-no-call")
    return (
        _own_discard(view)
        or not_in_hand(view, move.cards)
        or _no_set(view, move.cards, card)
        or keeps_none(view, len(move.cards))
        or not_your_turn(view)
        or refused(Grounds("D5", phrase("bridge-why-once")), "bridge-no-call")
    )


def judge_chi(view: View, move: Chi) -> Verdict:
    """Return the verdict on calling the discard for a sequence."""
    own = tuple(card for card in own_cards(move.cards) if not (card is JOKER and view.discard is JOKER))
    if move in view.legal_moves:
        assert view.discard is not None  # noqa: S101, a legal call has a discard
        why = phrase("bridge-why-chi", card=view.discard)
        return allowed(Grounds("D6", why, (*own, view.discard)), "bridge-may-chi", card=view.discard)
    early = ended(view) or _nothing_to_call(view) or _own_discard(view) or _not_next(view)
    if early:
        return early
    if view.rules.first != "all" and not view.has_gone_round:
        return refused(Grounds("D6", phrase("bridge-why-first-round")), "bridge-no-call")
    return (
        not_in_hand(view, own)
        or _no_run(view, move.cards)
        or keeps_none(view, len(own))
        or not_your_turn(view)
        or refused(Grounds("D6", phrase("bridge-why-pon-first")), "bridge-not-yet")
    )


def judge_no(view: View, move: No) -> Verdict:
    """Return the verdict on letting the discard go."""
    if move in view.legal_moves:
        return allowed(Grounds("D5", phrase("bridge-why-no")), "bridge-may-no")
    return ended(view) or refused(Grounds("D5", phrase("bridge-why-not-asked")), "bridge-not-asked")


def _nothing_to_call(view: View) -> Verdict | None:
    """Refuse a call where no discard lies there, or the next player has drawn (D5)."""
    if view.discard is not None:
        return None
    key = "bridge-why-too-late" if view.step is Step.PLAY and view.pile else "bridge-why-no-discard"
    return refused(Grounds("D5", phrase(key)), "bridge-nothing-to-call")


def _own_discard(view: View) -> Verdict | None:
    """Refuse a call of the player's own discard (D5); None where another threw it."""
    if view.discarder != view.player:
        return None
    return refused(Grounds("D5", phrase("bridge-why-own-discard")), "bridge-no-call")


def _not_next(view: View) -> Verdict | None:
    """Refuse a chi of anybody but the next in turn (D6)."""
    following = view.in_turn
    if following is None or following == view.player:
        return None
    return refused(Grounds("D6", phrase("bridge-why-next-only", player=Who(following))), "bridge-no-call")


def _no_set(view: View, own: tuple[Card, ...], discard: Card) -> Verdict | None:
    """Refuse a pon that makes no set of three or four with the discard (D5)."""
    if len(own) > 1 and is_set(in_order((*own, discard), view.rules)):
        return None
    if discard.is_joker:
        return refused(Grounds("D5", phrase("bridge-why-pon-pair"), own), "bridge-no-pon", card=discard)
    why = phrase("bridge-why-pon-two", rank=rank_name(discard))
    return refused(Grounds("D5", why, (*own, discard)), "bridge-no-pon", card=discard)


def _no_run(view: View, cards: Meld) -> Verdict | None:
    """Refuse a chi that makes no sequence with the discard (D6)."""
    assert view.discard is not None  # noqa: S101, `_nothing_to_call` comes first
    meld = cards if view.discard.is_joker else in_order((*cards, view.discard), view.rules)
    if is_run(meld, view.rules):
        return None
    grounds = why_no_meld(meld, view.rules)
    if is_set(meld):
        grounds = Grounds("D6", phrase("bridge-why-that-is-pon"), own_cards(meld))
    return refused(grounds, "bridge-no-chi", card=view.discard)
