"""A second try from a moment of a review: what was better there, what the move made now is worth, how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.play.reviewed import Mark
from sevens_teach.say.messages import phrase

if TYPE_CHECKING:
    from sevens_teach.play.reviewed import Judged, Moment
    from sevens_teach.say.messages import Phrase


@dataclass(frozen=True, slots=True)
class SecondTry:
    """A second try in words."""

    said: tuple[Phrase, ...]
    """What was played there, and what was better."""
    now: tuple[Phrase, ...] = ()
    """What the move made there now is worth, and, once it is over, how it ended; empty before a move."""
    good: bool = False
    """Whether the move was the better one, or at least better than the first time; in the end, whether it paid."""
    finds: bool = False
    """Whether the reader, just after a move that is not as good, is still to find what is."""
    leads: int | None = None
    """The moment to go on with, by its ply, once nothing is left to find here; None for none, and before that."""


RIGHT: Final = ("right", "as-good")
"""The kinds of moves that are as good as any."""
GOOD: Final = (*RIGHT, "better", "kept")
"""The kinds of moves that are at least better than the first time."""


def kind_of(moment: Moment[Any], move: object, gained: float | None) -> str | None:
    """Return what is to be said of a move made in a second try that brings so much more than the first one did.

    None where that is not known.
    """
    decision: Judged[Any, Any] = moment.decision
    if move == decision.played:
        return "kept" if moment.mark is Mark.GOOD else "again"
    return None if gained is None else _beside_the_first(decision, move, gained)


def _beside_the_first(decision: Judged[Any, Any], move: object, gained: float) -> str:
    """Return what is to be said of another move of a second try, by what it brings."""
    least = decision.losses[0].LEAST
    if abs(gained) < least:
        return "alike"
    if round(decision.gap - gained, 2) >= least:
        return "better" if gained > 0 else "worse"
    return "right" if move == decision.better else "as-good"


def ended(now: tuple[float, Phrase], before: tuple[float, Phrase], *, good: bool) -> tuple[Phrase, bool]:
    """Return how a second try ended beside the first game, each by what it came to, and whether it paid."""
    how = "better" if now[0] > before[0] else "same" if now[0] == before[0] else "worse"
    told = phrase("review-now-ended", how=how, now=now[1], before=before[1], good="yes" if good else "no")
    return told, how == "better" or (how == "same" and good)
