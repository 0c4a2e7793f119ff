"""A review gone through to its end, whatever the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sevens_teach.play.reviewing import PiecewiseReviewer

ReviewerT = TypeVar("ReviewerT", bound="PiecewiseReviewer[Any, Any]")


def whole_review(reviewer: ReviewerT, hinted: Mapping[object, str]) -> ReviewerT:
    """Go through the review of a game in which these hints were given, and return it."""
    reviewer.hinted = hinted
    reviewer.start()
    while reviewer.step():
        pass
    return reviewer
