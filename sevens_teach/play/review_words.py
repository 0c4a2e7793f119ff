"""A review in words, what all games share: the parts of a moment, the count of mistakes, and both as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sevens_teach.play.reviewed import Moment, Reviewed
    from sevens_teach.say.messages import Phrase

_FEW: Final = 4
"""At most this many turns are named."""


@dataclass(frozen=True, slots=True)
class Told:
    """A moment in words."""

    kind: Phrase
    """What it was: *Mistake*."""
    when: Phrase
    """And where: *your 4th turn*."""
    cost: Phrase | None
    """How much it cost; None where nothing was lost that one could have known."""
    did: tuple[Phrase, ...]
    """What the player did, and what came of it."""
    why: tuple[Phrase, ...]
    """What would have been better, or worse, and why."""
    more: tuple[Phrase, ...]
    """The averages behind it."""

    @property
    def label(self) -> Phrase:
        """What it was, and where."""
        return phrase("review-label", kind=self.kind, when=self.when)

    @property
    def sentences(self) -> tuple[Phrase, ...]:
        """All sentences about the moment, one after another."""
        return (*self.did, *self.why)


def summary(found: Reviewed[Any, Any]) -> Phrase:
    """Return how many choices were good, and how many slips and mistakes.

    Without any of these: that all moves were a hint's, or in how many choices one could have gone wrong; or that there
    was no choice.
    """
    total = len(found.decisions)
    if not total:
        return phrase("review-none")
    if not found.mistakes:
        hint = sum(each.was_named for each in found.decisions)
        if hint == total:
            return phrase("review-sum-hinted", total=total)
        real = found.mattered
        if len(real) == total:
            return phrase("review-sum-good", total=total, hint=hint)
        few = 0 < len(real) <= _FEW and all(each in found.turning_points for each in real)  # these are shown
        turns = listed([phrase("review-nth", number=found.turn_at(each.ply)) for each in real]) if few else ""
        return phrase("review-sum-real", real=len(real), few="yes" if few else "no", turns=turns, hint=hint)
    return phrase("review-sum", lost=counted(found), good=total - len(found.mistakes), total=total)


def counted(found: Reviewed[Any, Any]) -> Phrase:
    """Return how many blunders, mistakes and slips there were."""
    counts = {mark: found.count(mark) for mark in (Mark.BLUNDER, Mark.MISTAKE, Mark.SLIP)}
    parts = [phrase(f"review-count-{mark.value}", count=count) for mark, count in counts.items() if count]
    return listed(parts)


def listed(parts: Sequence[str | int | Phrase]) -> Phrase:
    """Return one to four parts as a sentence has them, one after another."""
    return phrase(f"review-list-{len(parts)}", **dict(zip("abcd", parts, strict=False)))


def told_of(found: Reviewed[Any, Any]) -> Phrase | None:
    """Return which mistakes no moment tells of; None where each is told of.

    Where they are slips: how many, and whether another slip is shown.
    """
    shown = [moment.decision for moment in found.moments if moment.decision.is_mistake]
    rest = [each for each in found.mistakes if each not in shown]
    if not rest:
        return None
    return phrase(
        "review-told-of",
        count=len(shown),
        total=len(found.mistakes),
        slips=0 if any(each.is_serious for each in rest) else len(rest),
        other="no" if all(each.is_serious for each in shown) else "yes",
    )


def named_told(found: Reviewed[Any, Any], written: Callable[[Any], str | Phrase]) -> tuple[Phrase, ...]:
    """Return that moves which a hint had named count as good, though the review finds better ones; nothing for none."""
    if not found.named:
        return ()
    first, count = found.named[0], len(found.named)
    little = "yes" if all(each.gap < each.MISTAKE for each in found.named) else "no"
    values = {"move": written(first.played), "better": written(first.better), "little": little}
    return (phrase("review-named", count=count, **values),)


def in_plain(
    found: Reviewed[Any, Any],
    headline: Phrase | None,
    why: Callable[[Moment[Any]], tuple[Phrase, ...]],
    digits: int,
    lang: str,
) -> dict[str, Any]:
    """Return a review as plain data for a page, costs with this many digits; raises `MessageError`."""
    names = found.game.names
    return {
        "player": found.player,
        "whole": found.is_whole,
        "headline": say(headline, lang, names) if headline else "",
        "said": say(summary(found), lang, names),
        "accuracy": found.accuracy,
        "moments": [
            {
                "ply": each.decision.ply,
                "mark": each.mark.value,
                "played": str(each.decision.played),
                "best": str(each.decision.better),
                "cost": round(each.decision.cost, digits),
                "why": [say(sentence, lang, names) for sentence in why(each)],
            }
            for each in found.moments
        ],
    }
