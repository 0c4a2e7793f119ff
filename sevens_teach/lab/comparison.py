"""What a comparison found: places by deal, intervals over deals, a verdict; saved, merged, and shown."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import files
from sevens_teach.errors import LabError, shown
from sevens_teach.lab.players import Fault
from sevens_teach.lab.statistics import BOUND, Interval, Sample, likelihood_ratio

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_MOST_BYTES: Final = 200_000_000
_SAME: Final = ("rules", "candidate", "baseline", "players", "seed", "smallest")


@dataclass(frozen=True)
class Comparison:
    """A match of a candidate against a table of baselines, as far as it was played; a value that can be added to."""

    rules: str
    candidate: str
    baseline: str
    players: int
    seed: int
    smallest: float
    """The difference in places that the sequential test looks for."""
    places: Mapping[int, tuple[int, ...]] = field(default_factory=dict)
    """The candidate's place in each seat, from 1, by the number of the deal."""
    faults: tuple[Fault, ...] = ()

    @property
    def deals(self) -> int:
        """How many deals were finished, each once in every seat."""
        return len(self.places)

    @cached_property
    def _gains(self) -> Sample:
        even = (self.players + 1) / 2
        return Sample.of([even - sum(self.places[deal]) / self.players for deal in sorted(self.places)])

    @property
    def gain(self) -> Interval:
        """How many places better than the table's average the candidate is, over deals; raises `LabError`."""
        return self._gains.interval

    @property
    def rank(self) -> Interval:
        """The candidate's mean place."""
        gain, even = self.gain, (self.players + 1) / 2
        return Interval(even - gain.mean, even - gain.high, even - gain.low)

    @property
    def win_share(self) -> Interval:
        """How often the candidate is first; by chance one in as many as play."""
        return Sample.of([self.places[deal].count(1) / self.players for deal in sorted(self.places)]).interval

    def rank_in(self, seat: int) -> Interval:
        """Return the mean place in one seat, from 0."""
        return Sample.of([float(self.places[deal][seat]) for deal in sorted(self.places)]).interval

    @property
    def likelihood(self) -> float:
        """The sequential test's log-likelihood ratio: it stops at 2.94 or -2.94."""
        return likelihood_ratio(self._gains, self.smallest)

    @property
    def verdict(self) -> str | None:
        """`better`, `not better`, or None while it is open."""
        if abs(self.likelihood) < BOUND:
            return None
        return "better" if self.likelihood > 0 else "not better"

    # -- adding up -------------------------------------------------------------------------------

    def with_deals(self, places: Mapping[int, tuple[int, ...]], faults: Iterable[Fault] = ()) -> Comparison:
        """Return the comparison with more deals."""
        return replace(self, places={**self.places, **places}, faults=(*self.faults, *faults))

    def merge(self, other: Comparison) -> Comparison:
        """Return both parts of one match together; a deal in both counts once. Raises `LabError`."""
        self.check_same_match(other)
        return self.with_deals(other.places, [fault for fault in other.faults if fault not in self.faults])

    def check_same_match(self, other: Comparison) -> None:
        """Raise `LabError` unless both are the same match."""
        if not isinstance(other, Comparison):
            raise LabError(f"{shown(other)} is no comparison")
        for name in _SAME:
            mine, theirs = getattr(self, name), getattr(other, name)
            if mine != theirs:
                raise LabError(f"not the same match: {name} is {shown(mine)} here and {shown(theirs)} there")

    # -- files -----------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the results to a JSON file, whole or not at all; raises `LabError`, and the old file is still there."""
        try:
            files.write(Path(path), json.dumps(asdict(self), ensure_ascii=False).encode())
        except OSError as error:
            raise LabError(f"the results could not be saved in {path}: {error}; nothing is lost here") from error

    @classmethod
    def load(cls, path: str | Path) -> Comparison:
        """Return the results that `save` wrote; raises `LabError` for what it cannot have written."""
        try:
            parts = json.loads(files.read(Path(path), _MOST_BYTES))
            places = {int(deal): tuple(map(int, own)) for deal, own in parts.pop("places").items()}
            faults = tuple(Fault(**fault) for fault in parts.pop("faults"))
            found = cls(**parts, places=places, faults=faults)
        except OSError as error:
            raise LabError(f"the results in {path} could not be read: {error}") from error
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise LabError(f"{path} holds no results of a comparison: {error}") from error
        if any(sorted({*own} - {*range(1, found.players + 1)}) or len(own) != found.players for own in places.values()):
            raise LabError(f"{path} holds places that a table of {found.players} does not have")
        return found

    # -- shown -----------------------------------------------------------------------------------

    def frame(self) -> Any:  # noqa: ANN401, pandas is not always here
        """Return a pandas data frame, a row for each game: deal, seat, place; raises `LabError` without pandas."""
        try:
            import pandas as pd  # noqa: PLC0415, only who wants a frame needs it
        except ImportError as error:
            raise LabError("a data frame needs pandas: pip install pandas") from error
        rows = [(deal, seat, place) for deal in sorted(self.places) for seat, place in enumerate(self.places[deal])]
        return pd.DataFrame(rows, columns=["deal", "seat", "place"])

    def __str__(self) -> str:
        if not self.places:
            return f"{self.candidate} against {self.baseline}, {self.rules}: no deal was finished"
        lines = [
            f"{self.candidate} against {self.players - 1} x {self.baseline}, {self.rules}, seed {self.seed}",
            f"  deals       {self.deals:,}, each in {self.players} seats",
            f"  mean place  {self.rank}; by chance {(self.players + 1) / 2:.3f}",
            f"  wins        {self.win_share}; by chance {1 / self.players:.3f}",
            f"  better by   {self.gain} places",
            f"  test        {self.likelihood:+.2f} of ±{BOUND:.2f}: {self.verdict or 'not known yet'}",
        ]
        lines += [f"  forfeited   {len(self.faults)} games, the first: {self.faults[0]}"] if self.faults else []
        return "\n".join(lines)

    def __repr__(self) -> str:
        return str(self)
