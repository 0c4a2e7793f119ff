"""What a comparison found: places by deal, intervals over deals, a verdict; saved, merged, and shown."""

from __future__ import annotations

from collections.abc import Mapping  # noqa: TC003, pydantic reads it in a field
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import LabError
from sevens_teach.say.messages import LANGUAGES, message, phrase
from sevens_teach.sevens.lab import saved
from sevens_teach.sevens.lab.players import Fault  # noqa: TC001, pydantic reads it in a field
from sevens_teach.sevens.lab.plots import Plot
from sevens_teach.sevens.lab.statistics import BOUND, Interval, Sample, likelihood_ratio
from sevens_teach.sevens.lab.tables import aligned, interval_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from pandas import DataFrame

    from sevens_teach.say.messages import Phrase

_VERDICTS: Final = {"better": "better", "not better": "worse", None: "open"}
_SAME: Final = ("rules", "candidate", "baseline", "players", "seed", "smallest")


@dataclass(frozen=True)
class Comparison:
    """A match of a candidate against a table of baselines, as far as it was played; a value that can be added to."""

    __pydantic_config__ = saved.STRICT
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
        """What the candidate gained in each deal: places better than even."""
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
        """How often the candidate is first; at random one in as many as play."""
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
        saved.check_same(self, other, _SAME, "comparison")

    # -- files -----------------------------------------------------------------------------------

    def save(self, path: str | Path) -> None:
        """Write the results to a JSON file, whole or not at all; raises `LabError`, and the old file is still there."""
        saved.save(self, path)

    @classmethod
    def load(cls, path: str | Path) -> Comparison:
        """Return the results that `save` wrote; raises `LabError` for what it cannot have written."""
        return saved.load(path, "a comparison", cls)

    def check_sound(self) -> None:
        """Raise `ValueError` for what no match can have found."""
        saved.check_terms(self.rules, self.seed, self.players, self.places)
        if not 0 < self.smallest < 1:
            raise ValueError(f"smallest={self.smallest}")
        if any({*own} - {*range(1, self.players + 1)} or len(own) != self.players for own in self.places.values()):
            raise ValueError(f"places that a table of {self.players} does not have")

    # -- shown -----------------------------------------------------------------------------------

    def frame(self) -> DataFrame:
        """Return a pandas data frame, a row for each game: deal, seat, place; raises `LabError` without pandas."""
        try:
            import pandas as pd  # noqa: PLC0415, only who wants a frame needs it
        except ImportError as error:
            raise LabError("a data frame needs pandas: pip install 'sevens-teach[lab]'") from error
        rows = [(deal, seat, place) for deal in sorted(self.places) for seat, place in enumerate(self.places[deal])]
        return pd.DataFrame(rows, columns=["deal", "seat", "place"])

    def text(self, lang: str = LANGUAGES[0]) -> str:
        """Return what was found, a line for each thing; raises `MessageError` for an unknown language."""
        return match_text(self, lang)

    def plot(self, lang: str = LANGUAGES[0]) -> Plot:
        """Return the candidate's mean place, in all seats and in each, as a plot; raises `LabError` without a deal."""
        who = {"candidate": self.candidate, "baseline": self.baseline, "rules": self.rules}
        title = phrase("lab-plot-match", **who, others=str(self.players - 1), deals=f"{self.deals:,}")
        seats = [(phrase("lab-plot-seat", number=seat + 1), self.rank_in(seat)) for seat in range(self.players)]
        rows = ((phrase("lab-plot-all"), self.rank), *seats)
        return Plot(title, phrase("lab-plot-rank", last=self.players), rows, (self.players + 1) / 2, lang)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return str(self)


def plot(*found: Comparison, lang: str = LANGUAGES[0]) -> Plot:
    """Return several comparisons against the same table in one plot, a row for each candidate; raises `LabError`."""
    if not found or len({(each.players, each.baseline) for each in found}) > 1:
        raise LabError("a plot needs one match or more, all against the same baseline and with as many players")
    first = found[0]
    rows = tuple((_label(each, found), each.rank) for each in found)
    title = phrase("lab-plot-matches", baseline=first.baseline, others=str(first.players - 1))
    return Plot(title, phrase("lab-plot-rank", last=first.players), rows, (first.players + 1) / 2, lang)


def _label(one: Comparison, among: Sequence[Comparison]) -> Phrase | str:
    """Return a match's candidate, with its rules and deals where the matches differ in these."""
    name = one.candidate
    if len({each.rules for each in among}) > 1:
        name = f"{name}, {one.rules}"
    alike = len({each.deals for each in among}) == 1
    return name if alike else phrase("lab-plot-deals", name=name, deals=f"{one.deals:,}")


def match_text(found: Comparison, lang: str) -> str:
    """Return what a comparison has found, a line for each thing; raises `MessageError` for an unknown language."""
    who = {"candidate": found.candidate, "baseline": found.baseline, "rules": found.rules}
    if not found.places:
        return message("lab-match-nothing", lang, **who)
    head = message("lab-match", lang, **who, others=str(found.players - 1), seed=str(found.seed))
    return "\n".join([head, *aligned(list(_match_rows(found, lang)))])


def _match_rows(found: Comparison, lang: str) -> Iterator[tuple[str, str]]:
    """Yield the rows of a comparison's table: label and value."""
    even, share = f"{(found.players + 1) / 2:.3f}", f"{1 / found.players:.3f}"
    rank, wins = interval_text(found.rank, lang), interval_text(found.win_share, lang)
    tested = {"ratio": f"{found.likelihood:+.2f}", "bound": f"{BOUND:.2f}", "verdict": _VERDICTS[found.verdict]}
    deals, seats = f"{found.deals:,}", str(found.players)
    yield message("lab-deals", lang), message("lab-deals-value", lang, deals=deals, seats=seats)
    yield message("lab-rank", lang), message("lab-and-luck", lang, found=rank, luck=even)
    yield message("lab-wins", lang), message("lab-and-luck", lang, found=wins, luck=share)
    yield message("lab-gain", lang), message("lab-gain-value", lang, found=interval_text(found.gain, lang))
    yield message("lab-test", lang), message("lab-test-value", lang, **tested)
    if found.faults:
        games, fault = str(len(found.faults)), str(found.faults[0])
        yield message("lab-forfeited", lang), message("lab-forfeited-value", lang, games=games, fault=fault)
