"""A review in words: one headline, one count, and of each moment what it cost and why. All from the one review."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.reviewing import Mark
from sevens_teach.say.messages import message, phrase, say
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.review.lines import TRIES
from sevens_teach.sevens.review.reasons import did, written

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.review.model import Decision, Moment, Review

_HALF: Final = 0.5
_AMOUNTS: Final = ((0.2, "little"), (0.42, "third"), (0.6, "half"), (0.85, "most"), (1.25, "one"))
"""How much a move cost, in words: each up to this many places."""


@dataclass(frozen=True, slots=True)
class Told:
    """A moment in words."""

    label: Phrase
    """What it was, and which move: *Mistake · move 12*."""
    cost: Phrase | None
    """How much it cost; None where nothing was lost that one could have known."""
    did: tuple[Phrase, ...]
    """What the player did, and what came of it."""
    why: tuple[Phrase, ...]
    """What would have been better, or worse, and why."""
    more: tuple[Phrase, ...]
    """The averages behind it."""


def headline(found: Review) -> Phrase:
    """Return which place the player took, and what decided it."""
    place = found.place
    assert place is not None  # noqa: S101, a game is reviewed when it is over
    turned = found.moments[0].decision if found.moments and found.mistakes else None
    if not found.is_whole:
        return phrase("review-came", rank=place)
    if turned is None:
        return phrase("review-came-clean", rank=place)
    values = {"rank": place, "move": written(turned.played), "number": turned.ply + 1, "passed": _passed(turned)}
    if place == 1:
        return phrase("review-won-anyway", **values)
    return phrase("review-was-yours" if _was_won(turned) else "review-cost-most", **values)


def _was_won(decision: Decision) -> bool:
    """Return whether the game was rather won than not before a move, and after it no more."""
    return decision.option(decision.played).win < _HALF <= decision.option(decision.best).win


def _passed(decision: Decision) -> str:
    return "yes" if isinstance(decision.played, Pass) else "no"


def summary(found: Review) -> Phrase:
    """Return how many slips, mistakes and blunders there were, and the accuracy that follows from them."""
    counts = {mark: found.count(mark) for mark in (Mark.BLUNDER, Mark.MISTAKE, Mark.SLIP)}
    parts = [phrase(f"review-count-{mark.value}", count=count) for mark, count in counts.items() if count]
    named = dict(zip("abc", parts, strict=False))
    lost = phrase(f"review-list-{len(parts)}", **named)
    return phrase("review-sum", lost=lost, total=len(found.decisions), accuracy=found.accuracy)


def told(moment: Moment) -> Told:
    """Return a moment in words."""
    decision, mark = moment.decision, moment.mark
    why = [*moment.rather]
    if mark is not Mark.GOOD:
        why.insert(
            0, phrase("review-unlucky" if mark is Mark.UNLUCKY else "review-rather", move=written(decision.better))
        )
    label = phrase(f"review-mark-{mark.value}", number=decision.ply + 1)
    return Told(label, _cost(decision), (did(decision.played), *moment.why), tuple(why), tuple(_averages(decision)))


def why(moment: Moment) -> tuple[Phrase, ...]:
    """Return all sentences about a moment, one after another."""
    words = told(moment)
    return (*words.did, *words.why)


def _cost(decision: Decision) -> Phrase | None:
    if not decision.cost:
        return None
    amount = next((word for limit, word in _AMOUNTS if decision.cost < limit), "many")
    return phrase("review-cost", amount=amount, places=f"{decision.cost:.1f}")


def _averages(decision: Decision) -> Iterator[Phrase]:
    """Yield the place to expect after each of the two moves, and the chance to come first."""
    for move in (decision.played, decision.rival):
        option = decision.option(move)
        yield phrase("review-average", move=written(move), place=f"{option.place:.2f}", win=f"{100 * option.win:.0f}")
    yield phrase("review-how", tries=TRIES)


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review as plain data for a page: chances by ply, the moments, their words; raises `MessageError`."""
    names = found.game.names
    return {
        "player": found.player,
        "whole": found.is_whole,
        "headline": say(headline(found), lang, names) if found.place else "",
        "said": say(summary(found), lang, names),
        "accuracy": found.accuracy,
        "chances": [
            [each.ply, round(option.place, 3), round(option.win, 3)]
            for each in found.decisions
            for option in each.options
            if option.move == each.played
        ],
        "moments": [_moment_json(each, lang, names) for each in found.moments],
    }


def _moment_json(moment: Moment, lang: str, names: tuple[str, ...]) -> dict[str, Any]:
    decision = moment.decision
    return {
        "ply": decision.ply,
        "mark": moment.mark.value,
        "played": str(decision.played),
        "best": str(decision.better),
        "cost": round(decision.cost, 3),
        "why": [message(each.key, lang, names, **dict(each.args)) for each in why(moment)],
    }
