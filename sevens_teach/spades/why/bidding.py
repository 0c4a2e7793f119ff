"""The verdicts on bids, and on looking at one's cards (P2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused
from sevens_teach.spades.engine.score import partner_of
from sevens_teach.spades.why.match import ended, not_your_turn

if TYPE_CHECKING:
    from sevens_teach.spades.engine.moves import Bid, Look
    from sevens_teach.spades.engine.view import View


def judge_bid(view: View, move: Bid) -> Verdict:
    """Return the verdict on a bid."""
    if move in view.legal_moves:
        return _allowed(view, move)
    return (
        ended(view)
        or _bid_already(view)
        or _blind_where_it_is_not_played(view, move)
        or (not_your_turn(view) if not view.is_my_turn else _looking_is_the_fault(move))
    )


def judge_look(view: View, move: Look) -> Verdict:
    """Return the verdict on looking at one's cards."""
    if move in view.legal_moves:
        return allowed(_grounds("spades-why-look"), "spades-may-look")
    if not view.rules.blind_nil:
        return refused(_grounds("spades-why-look-open"), "spades-looked-already")
    if view.has_seen_hand:
        why = "spades-why-looked" if view.is_bidding else "spades-why-look-bidding"
        return ended(view) or refused(_grounds(why), "spades-looked-already")
    return not_your_turn(view)


def _grounds(key: str) -> Grounds:
    """Return the reason of a verdict on a bid."""
    return Grounds("P2", phrase(key))


def _allowed(view: View, bid: Bid) -> Verdict:
    """Return the verdict on a legal bid."""
    if bid.blind:
        return allowed(_grounds("spades-why-blind-nil"), "spades-may-blind-nil")
    if bid.is_nil:
        return allowed(_grounds("spades-why-nil"), "spades-may-nil")
    return allowed(Grounds("P2", _target(view, bid)), "spades-may-bid", tricks=bid.tricks)


def _target(view: View, bid: Bid) -> Phrase:
    """Return what a bid makes of the side's target."""
    partner = partner_of(view.player)
    other = view.bids[partner]
    if other is None:
        return phrase("spades-why-target-open", partner=Who(partner))
    if other.is_nil:
        return phrase("spades-why-target-nil", partner=Who(partner), target=bid.tricks)
    target = bid.tricks + other.tricks
    return phrase("spades-why-target", partner=Who(partner), other=other.tricks, target=target)


def _bid_already(view: View) -> Verdict | None:
    """Refuse a second bid."""
    own = view.bids[view.player]
    if own is None:
        return None
    answer = "spades-bid-stands" if view.is_bidding else "spades-bids-over"
    return refused(Grounds("P2", phrase("spades-why-bids-over", bid=bid_name(own))), answer)


def bid_name(bid: Bid) -> Phrase:
    """Return what a bid is called: a number, nil or blind nil."""
    if bid.blind:
        return phrase("spades-bid-blind-nil")
    return phrase("spades-bid-nil") if bid.is_nil else phrase("spades-bid-number", tricks=bid.tricks)


def _blind_where_it_is_not_played(view: View, bid: Bid) -> Verdict | None:
    """Refuse a blind nil where the table does not play it; None for any other bid."""
    if bid.blind and not view.rules.blind_nil:
        return refused(_grounds("spades-why-no-blind-nil"), "spades-no-blind-nil")
    return None


def _looking_is_the_fault(bid: Bid) -> Verdict:
    """Refuse blind nil after looking, and every other bid before it."""
    if bid.blind:
        return refused(_grounds("spades-why-not-blind"), "spades-not-blind")
    return refused(_grounds("spades-why-look-first"), "spades-look-first")
