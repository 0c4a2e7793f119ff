"""Practice and the review, told everything twice, late and from two pages: nothing is less, nothing counts twice."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from soaking.again import REVIEWED, SAID, through_practice, through_reviews
from widgets.hostile import nothing_logged

FEW = settings(max_examples=6, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
"""`make soak` tries more."""


@FEW
@given(SAID)
def test_practice_told_twice_and_late_on_two_pages(said: list[tuple[int, int, dict[str, Any], int]]) -> None:
    with nothing_logged():
        through_practice(said)


@settings(FEW, max_examples=3)
@given(st.integers(0, 50), REVIEWED)
def test_a_review_told_twice_and_late_on_two_pages(seed: int, said: list[tuple[int, int, str, int]]) -> None:
    with nothing_logged():
        through_reviews(seed, said)
