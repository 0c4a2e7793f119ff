"""A review in words: one headline, one count, and of each moment what it cost and why. All from the one review."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.reviewing import Mark
from sevens_teach.say.messages import message, phrase, say
from sevens_teach.spades.engine.moves import Bid
from sevens_teach.spades.review.reasons import written
from sevens_teach.spades.why.bidding import bid_name
from sevens_teach.spades.why.telling import signed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades.review.model import Decision, Moment, Review

_HALF: Final = 0.5


@dataclass(frozen=True, slots=True)
class Told:
    """A moment in words."""

    label: Phrase
    """What it was, and where: *Mistake · deal 2, trick 5*."""
    cost: Phrase | None
    """How much it cost; None where nothing was lost that one could have known."""
    did: tuple[Phrase, ...]
    """What the player did, and what came of it."""
    why: tuple[Phrase, ...]
    """What would have been better, or worse, and why."""
    more: tuple[Phrase, ...]
    """The averages behind it."""


def headline(found: Review) -> Phrase | None:
    """Return who won, and what decided it; None where the match is not over."""
    won = found.has_won
    if won is None:
        return None
    result = "won" if won else "lost"
    turned = found.moments[0].decision if found.moments and found.mistakes else None
    if not found.is_whole:
        return phrase("spades-review-came", result=result)
    if turned is None:
        return phrase("spades-review-clean", result=result)
    values = {"move": written(turned.played, "own"), "deal": turned.deal, "trick": turned.trick}
    if won:
        return phrase("spades-review-won-anyway", **values)
    after, before = turned.wins
    return phrase("spades-review-was-yours" if after < _HALF <= before else "spades-review-cost-most", **values)


def where(decision: Decision) -> Phrase:
    """Return the place of a decision in the match: the deal, and the trick or the bidding."""
    return phrase("spades-review-where", deal=decision.deal, trick=decision.trick)


def summary(found: Review) -> Phrase:
    """Return how many slips, mistakes and blunders there were, and the accuracy that follows from them."""
    counts = {mark: found.count(mark) for mark in (Mark.BLUNDER, Mark.MISTAKE, Mark.SLIP)}
    parts = [phrase(f"review-count-{mark.value}", count=count) for mark, count in counts.items() if count]
    lost = phrase(f"review-list-{len(parts)}", **dict(zip("abc", parts, strict=False)))
    return phrase("review-sum", lost=lost, total=len(found.decisions), accuracy=found.accuracy)


def told(moment: Moment) -> Told:
    """Return a moment in words."""
    decision, mark = moment.decision, moment.mark
    why = list(moment.rather)
    if mark is not Mark.GOOD:
        why.insert(0, phrase("review-rather", move=written(decision.best)))
    label = phrase(f"spades-review-mark-{mark.value}", where=where(decision))
    cost = phrase("spades-review-cost", points=round(decision.cost)) if decision.cost else None
    return Told(label, cost, (_did(decision), *moment.why), tuple(why), tuple(_averages(decision)))


def _did(decision: Decision) -> Phrase:
    if isinstance(decision.played, Bid):
        return phrase("spades-review-did-bid", bid=bid_name(decision.played))
    return phrase("review-did-play", move=str(decision.played))


def why(moment: Moment) -> tuple[Phrase, ...]:
    """Return all sentences about a moment, one after another."""
    words = told(moment)
    return (*words.did, *words.why)


def average(decision: Decision, *, rival: bool) -> dict[str, Any]:
    """Return what a move brings on average: points in its deal, and the chance to win the match."""
    move = decision.rival if rival else decision.played
    points = signed(round(decision.option(move).points))
    return {"move": written(move, "start"), "points": points, "win": round(100 * decision.wins[rival])}


def _averages(decision: Decision) -> Iterator[Phrase]:
    """Yield what the two moves bring, and where the numbers come from."""
    for rival in (False, True):
        yield phrase("spades-review-average", **average(decision, rival=rival))
    yield phrase("spades-review-how")


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review as plain data for a page: chances by ply, the moments, their words; raises `MessageError`."""
    names, told_as = found.game.names, headline(found)
    return {
        "player": found.player,
        "whole": found.is_whole,
        "headline": say(told_as, lang, names) if told_as else "",
        "said": say(summary(found), lang, names),
        "accuracy": found.accuracy,
        "chances": [[each.ply, round(each.wins[0], 3)] for each in found.decisions],
        "moments": [_moment_json(each, lang, names) for each in found.moments],
    }


def _moment_json(moment: Moment, lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    decision = moment.decision
    return {
        "ply": decision.ply,
        "mark": moment.mark.value,
        "played": str(decision.played),
        "best": str(decision.best),
        "cost": round(decision.cost, 1),
        "why": [message(each.key, lang, names, **dict(each.args)) for each in why(moment)],
    }
