"""The verdict on asking for the next cards (P1), and what comes before any card is looked at: the match, the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who, phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, refused
from sevens_teach.spades.engine.score import SIDES

if TYPE_CHECKING:
    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades.engine.moves import Deal
    from sevens_teach.spades.engine.view import View


def judge_deal(view: View, move: Deal) -> Verdict:
    """Return the verdict on asking for the next cards of Spades, or on naming them (P1)."""
    if view.outcome is not None:
        return refused(_won(view), "spades-match-over")
    if view.turn is None and move.hands:
        return refused(Grounds("P1", phrase("spades-why-deal-chance")), "spades-deal-not-yet")
    if view.turn is None:
        return allowed(Grounds("P1", phrase("spades-why-deal-next")), "spades-deal-next")
    why = phrase("spades-why-deal-tricks", left=sum(view.counts))
    if view.is_bidding:
        why = phrase("spades-why-deal-bids", player=Who(view.turn))
    return refused(Grounds("P1", why), "spades-deal-not-yet")


def ended(view: View) -> Verdict | None:
    """Refuse any move of Spades but a deal once the last trick is taken or the match is won (P1)."""
    if view.outcome is not None:
        return refused(_won(view), "spades-match-over")
    if view.turn is None:
        return refused(Grounds("P1", phrase("spades-why-last-trick")), "spades-deal-over")
    return None


def _won(view: View) -> Grounds:
    """Return why the match is over: who has won, and by how much (P1)."""
    outcome = view.outcome
    assert outcome is not None  # noqa: S101, the callers have looked
    winner = outcome.winner
    points = outcome.points
    why = phrase("spades-why-won", side=side(winner), points=points[winner], others=points[1 - winner])
    return Grounds("P1", why)


def side(number: int) -> Phrase:
    """Return the two players of a side, as a verdict calls them."""
    first, second = SIDES[number]
    return phrase("spades-side", first=Who(first), second=Who(second))


def not_your_turn(view: View) -> Verdict:
    """Refuse a move of Spades whose only fault is that it is another's turn (P3)."""
    assert view.turn is not None  # noqa: S101, `ended` comes first
    if view.is_bidding:
        return refused(Grounds("P1", phrase("spades-why-turn-bid", player=Who(view.turn))), "spades-not-your-turn")
    return refused(Grounds("P3", phrase("spades-why-turn", player=Who(view.turn))), "spades-not-your-turn")
