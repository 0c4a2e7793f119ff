"""Means with intervals, and the sequential test: from sums alone, so that results can be added up."""

from __future__ import annotations

from dataclasses import dataclass
from math import copysign, inf, log, sqrt
from statistics import NormalDist
from typing import Final

from sevens_teach.errors import LabError

LEVEL: Final = 0.95
"""How often an interval holds the true value."""
BOUND: Final = log((1 - 0.05) / 0.05)
"""Where the sequential test stops: the log-likelihood ratio for errors of 5 % (2.94)."""
_Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True)
class Interval:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.mean:.3f} ({self.low:.3f} to {self.high:.3f})"

    def scaled(self, factor: float) -> Interval:
        """Return the interval in other units."""
        return Interval(self.mean * factor, self.low * factor, self.high * factor)

    def excludes(self, value: float) -> bool:
        """Return whether a value is outside the interval."""
        return self.low > value or self.high < value


@dataclass(frozen=True)
class Sample:
    """How many independent values, by their sum and their sum of squares."""

    count: int = 0
    total: float = 0
    squares: float = 0

    def __add__(self, other: Sample) -> Sample:
        return Sample(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @classmethod
    def of(cls, values: list[float]) -> Sample:
        """Return the sample of these values."""
        return cls(len(values), sum(values), sum(value * value for value in values))

    @property
    def mean(self) -> float:
        """The mean of a sample; raises `LabError` when there are no values."""
        if not self.count:
            raise LabError("no mean of nothing: no deal was finished")
        return self.total / self.count

    @property
    def variance(self) -> float:
        """The variance of a sample's single value; 0 for one value alone."""
        return max(0.0, (self.squares - self.total * self.mean) / (self.count - 1)) if self.count > 1 else 0.0

    @property
    def interval(self) -> Interval:
        """The sample's mean with its 95 % interval, by Student's t; without end for one value alone."""
        reach = student(self.count - 1) * sqrt(self.variance / self.count) if self.count > 1 else inf
        return Interval(self.mean, self.mean - reach, self.mean + reach)


def student(freedom: int) -> float:
    """Return how many standard errors a 95 % interval reaches with this many degrees of freedom (Hill 1970)."""
    if freedom == 1:
        return 12.706
    if freedom == 2:
        return 4.303
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + sum(term / float(freedom**power) for power, term in enumerate(terms, 1))


def likelihood_ratio(sample: Sample, smallest: float) -> float:
    """Return the log-likelihood ratio of a true mean of `smallest` to one of 0, for values spread as these are.

    Chess engines are tested by it: at `BOUND` the candidate is better, at -`BOUND` it is not by so much, each wrong
    in at most 5 % of all tests. Before `FEWEST` values it says nothing, as their spread is not known.
    """
    if sample.count < FEWEST:
        return 0.0
    ahead = smallest * (sample.total - sample.count * smallest / 2)
    return ahead / sample.variance if sample.variance else copysign(inf, ahead)


FEWEST: Final = 30
"""Values before the sequential test says anything."""
