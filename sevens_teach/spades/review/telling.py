"""A review in words: one headline, one count, and of each moment what it cost and why. All from the one review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.review_words import Told, in_plain
from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import phrase
from sevens_teach.spades.engine.moves import Bid
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.review.reasons import written
from sevens_teach.spades.why.bidding import bid_name
from sevens_teach.spades.why.telling import signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades.engine.score import Pair
    from sevens_teach.spades.review.model import Decision, Moment, Review

_HALF: Final = 0.5
_CLEARLY: Final = 0.2
"""A chance to win that falls by less from above a half to below it has not turned the match."""


def headline(found: Review) -> Phrase | None:
    """Return who won the match of Spades, and what decided it; None where it is not over."""
    won = found.has_won
    if won is None:
        return None
    result = "won" if won else "lost"
    turned = found.turned
    if not found.is_whole:
        return phrase("spades-review-came", result=result)
    if turned is None:
        return phrase("spades-review-clean", result=result)
    values = {"move": written(turned.played, "own"), "deal": turned.deal, "trick": turned.trick}
    if not turned.is_serious:
        return phrase("spades-review-slips", **values, result=result, count=len(found.mistakes))
    if won:
        return phrase("spades-review-won-anyway", **values)
    after, before = turned.wins
    was_won = after < _HALF <= before and before - after >= _CLEARLY
    return phrase("spades-review-was-yours" if was_won else "spades-review-cost-most", **values)


def where(decision: Decision) -> Phrase:
    """Return the place of a decision in the match: the deal, and the trick or the bidding."""
    return phrase("spades-review-where", deal=decision.deal, trick=decision.trick)


def told(moment: Moment) -> Told:
    """Return a moment of a match of Spades in words."""
    decision, mark = moment.decision, moment.mark
    why = list(moment.rather)
    if mark is not Mark.GOOD:
        is_slip = mark is Mark.SLIP
        better = written(decision.best, "start" if is_slip else "within")
        why.insert(0, phrase("review-rather-little" if is_slip else "review-rather", move=better))
    kind = phrase(f"review-mark-{mark.value}")
    cost = phrase("spades-review-cost", points=int(decision.cost)) if decision.cost else None
    return Told(kind, where(decision), cost, (_did(decision), *moment.why), tuple(why), tuple(_averages(decision)))


def _did(decision: Decision) -> Phrase:
    """Return which bid or card was chosen, in words."""
    if isinstance(decision.played, Bid):
        return phrase("spades-review-did-bid", bid=bid_name(decision.played))
    return phrase("review-did-play", move=str(decision.played))


def why(moment: Moment) -> tuple[Phrase, ...]:
    """Return all sentences about a moment of a match of Spades, one after another."""
    return told(moment).sentences


def average(decision: Decision, *, rival: bool) -> dict[str, Any]:
    """Return what a move brings on average: points in its deal, and the chance to win the match."""
    move = decision.rival if rival else decision.played
    points = signed(decision.option(move).shown)
    return {"move": written(move, "start"), "points": points, "win": round(100 * decision.wins[rival])}


def _averages(decision: Decision) -> Iterator[Phrase]:
    """Yield the points that the two bids or cards bring, and where the numbers come from."""
    for rival in (False, True):
        yield phrase("spades-review-average", **average(decision, rival=rival))
    yield phrase("spades-review-how")


def lead(found: Review, score: Pair) -> int:
    """Return by how many points the player's side is ahead."""
    own = side_of(found.player)
    return score[own] - score[1 - own]


def yours(found: Review) -> Phrase:
    """Return how much of the lead in the end was the player's doing: what mistakes cost, and the rest."""
    end = lead(found, found.game.position.score)
    rest = end + int(found.lost)
    values = {"lost": int(found.lost), "mistakes": len(found.mistakes), "lead": abs(end), "rest": abs(rest)}
    return phrase(
        "spades-review-yours", **values, ahead="yes" if end > 0 else "no", gave="gave" if rest >= 0 else "took"
    )


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review of Spades as plain data for a page: chances by ply, the moments, their words."""
    chances = [[each.ply, round(each.wins[0], 3)] for each in found.decisions]
    return {**in_plain(found, headline(found), why, 1, lang), "chances": chances}
