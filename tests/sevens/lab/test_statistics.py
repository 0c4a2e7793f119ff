"""Intervals and the sequential test on matches whose true difference is known."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import NormalDist

import pytest

from sevens_teach.lab import LabError, compare
from sevens_teach.sevens.lab.statistics import BOUND, Sample, likelihood_ratio, student

EXPERIMENTS = 1_000
SMALLEST = 0.1


@cache
def gains() -> tuple[float, ...]:
    """Return how much better a random player is than three tips players in each of very many deals."""
    found = compare("random", "tips", deals=40_000, stop=False)
    return tuple(2.5 - sum(places) / 4 for places in found.places.values())


def drawn(experiment: int, deals: int) -> list[float]:
    """Return the deals of one small experiment."""
    return Random(experiment).choices(gains(), k=deals)


def truth() -> float:
    """Return the true difference of those deals."""
    return sum(gains()) / len(gains())


@pytest.mark.parametrize("deals", [10, 50])
def test_intervals_hold_the_truth_in_95_of_100_experiments(deals: int) -> None:
    held = 0
    for experiment in range(EXPERIMENTS):
        interval = Sample.of(drawn(experiment, deals)).interval
        held += interval.low <= truth() <= interval.high
    assert 0.93 <= held / EXPERIMENTS <= 0.97


@pytest.mark.parametrize(("difference", "wrong"), [(0.0, "better"), (SMALLEST, "not better")])
def test_the_sequential_test_errs_in_5_of_100_experiments_at_most(difference: float, wrong: str) -> None:
    verdicts = [sequential(experiment, difference) for experiment in range(EXPERIMENTS)]
    assert verdicts.count(wrong) / EXPERIMENTS <= 0.05
    assert verdicts.count("open") == 0


def sequential(experiment: int, difference: float) -> str:
    """Play parts of ten deals, shifted to a true difference, until the test knows."""
    rng, sample = Random(experiment), Sample()
    shift = difference - truth()
    for _ in range(500):
        sample += Sample.of([gain + shift for gain in rng.choices(gains(), k=10)])
        ratio = likelihood_ratio(sample, SMALLEST)
        if abs(ratio) >= BOUND:
            return "better" if ratio > 0 else "not better"
    return "open"


@pytest.mark.parametrize(
    ("freedom", "reach"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (9, 2.262), (29, 2.045), (999, 1.962)]
)
def test_students_t_is_the_one_in_the_tables(freedom: int, reach: float) -> None:
    assert student(freedom) == pytest.approx(reach, abs=0.012)


def test_the_bound_is_that_of_chess_engines() -> None:
    assert round(BOUND, 2) == 2.94
    assert student(10**9) == pytest.approx(NormalDist().inv_cdf(0.975))


def test_samples_add_up() -> None:
    values = [1.0, 2.0, 4.0, 8.0]
    assert Sample.of(values[:1]) + Sample.of(values[1:]) == Sample.of(values)


def test_nothing_has_no_mean() -> None:
    with pytest.raises(LabError, match="no deal was finished"):
        _ = Sample().interval
