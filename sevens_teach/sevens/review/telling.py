"""A review in words: one headline, one count, and of each moment what it cost and why. All from the one review."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.review_words import Told, in_plain
from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import phrase
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


def headline(found: Review) -> Phrase:
    """Return which place the player took, and what decided it."""
    place = found.place
    assert place is not None  # noqa: S101, a game is reviewed when it is over
    turned = found.turned
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
    return told(moment).sentences


def _cost(decision: Decision) -> Phrase | None:
    if not decision.cost:
        return None
    amount = next((word for limit, word in _AMOUNTS if decision.cost < limit), "many")
    return phrase("review-cost", amount=amount, places=f"{max(1.5, round(2 * decision.cost) / 2):g}")


def _averages(decision: Decision) -> Iterator[Phrase]:
    """Yield the place to expect after each of the two moves, and the chance to come first."""
    for move in (decision.played, decision.rival):
        option = decision.option(move)
        yield phrase("review-average", move=written(move), place=f"{option.place:.2f}", win=f"{100 * option.win:.0f}")
    yield phrase("review-how", tries=TRIES)


def as_json(found: Review, lang: str = "en") -> dict[str, Any]:
    """Return the review as plain data for a page: chances by ply, the moments, their words; raises `MessageError`."""
    options = [(each.ply, each.option(each.played)) for each in found.decisions]
    chances = [[ply, round(option.place, 3), round(option.win, 3)] for ply, option in options]
    return {**in_plain(found, headline(found) if found.place else None, told, 3, lang), "chances": chances}
