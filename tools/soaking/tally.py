"""What a part of the soak counts."""

from __future__ import annotations

import time
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import SevensError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HANG: Final = 1.0
"""Seconds of the processor's time from which on a case counts as a hang."""


@dataclass
class Tally:
    """Cases, and what was lost: each foreign error, each hang, each thing that was there and is not."""

    cases: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    """What else is worth counting, by its name."""
    lost: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        more = "".join(f", {count:,} {name}" for name, count in self.counts.items())
        return f"{self.cases:,} cases{more}, {len(self.lost)} lost"

    def count(self, name: str, more: int = 1) -> None:
        """Count something by its name."""
        self.counts[name] = self.counts.get(name, 0) + more

    def read(self, what: str, parse: Callable[[str], object], text: str) -> None:
        """Count one text that a parser is given, as `case` does, but by a quicker clock."""
        self.cases += 1
        begin = time.monotonic()
        try:
            parse(text)
        except SevensError:
            self.count("refused")
        except Exception as error:  # noqa: BLE001, this is what is looked for
            self.lost.append(f"{what}: {type(error).__name__}: {shown(str(error))} for {shown(text)}")
        if time.monotonic() - begin > HANG:  # others may have had the processor: once more, by its own time
            with self.case(what, text):
                parse(text)

    @contextmanager
    def case(self, what: str, given: object) -> Iterator[None]:
        """Count one case: an error of the package's is an answer, any other one a loss, and so is a hang."""
        self.cases += 1
        begin = time.process_time()
        try:
            yield
        except SevensError:
            self.count("refused")
        except Exception as error:  # noqa: BLE001, this is what is looked for
            self.lost.append(f"{what}: {type(error).__name__}: {shown(str(error))} for {shown(given)}")
        if time.process_time() - begin > HANG:
            self.lost.append(f"{what}: {time.process_time() - begin:.1f} s for {shown(given)}")
