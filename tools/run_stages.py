"""Run the stages of `make test`, every one even if another failed, and add up what they report.

    python tools/run_stages.py REPORTS STAGE...

Each stage is a target of the Makefile, and may leave a JUnit report REPORTS/STAGE.xml. Stages joined by `+` run side by
side: those that keep one core busy.
The last line printed is the total; the exit status is 1 if anything failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree as ET

_AS_ONE: Final[Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}


@dataclass(frozen=True)
class Count:
    """How many tests passed, failed and were skipped."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped)

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed" + f", {self.skipped} skipped" * bool(self.skipped)


def read_report(report: Path) -> Count:
    """The sum of a JUnit report's suites; nothing if the stage left none."""
    if not report.is_file():
        return Count()
    suites = ET.parse(report).iter("testsuite")  # noqa: S314  (our own test runners wrote it)
    return sum((_count_suite(suite) for suite in suites), Count())


def _count_suite(suite: ET.Element) -> Count:
    tests, failures, errors, skipped = (
        int(suite.get(name) or 0) for name in ("tests", "failures", "errors", "skipped")
    )
    return Count(tests - failures - errors - skipped, failures + errors, skipped)


def run_stages(stages: list[str], reports: Path) -> dict[str, Count]:
    """Run targets of the Makefile side by side; what several of them print comes when each is done."""
    print(f"\n=== {', '.join(stages)}", flush=True)
    with ThreadPoolExecutor() as pool:
        runs = {stage: pool.submit(_run, stage, reports / f"{stage}.xml", live=len(stages) == 1) for stage in stages}
        return {stage: run.result() for stage, run in runs.items()}


def _run(stage: str, report: Path, *, live: bool) -> Count:
    """Run one target. One that fails without a failed test counts as a failure itself."""
    report.unlink(missing_ok=True)
    make = [os.environ.get("MAKE", "make"), "--no-print-directory", stage]
    run = subprocess.run(make, check=False, text=True, **{} if live else _AS_ONE)
    print(run.stdout or "", end="", flush=True)
    count = read_report(report)
    return count if run.returncode == 0 or count.failed else count + Count(failed=1)


def main(reports: Path, stages: list[str]) -> int:
    """Run the stages and print what became of each, then of all."""
    reports.mkdir(exist_ok=True)
    counts: dict[str, Count] = {}
    for stage in stages:
        counts |= run_stages(stage.split("+"), reports)
    print()
    for stage, count in counts.items():
        print(f"{stage:16}{count if count != Count() else 'ok'}")
    total = sum(counts.values(), Count())
    print(total)
    return 1 if total.failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
