"""What the tips of Spades are worth: page and lesson 11 have the same numbers, and they come out on a sample."""

from __future__ import annotations

import json
import re
from importlib import import_module
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import pytest

from sevens_teach.spades import Rules

ROOT = Path(__file__).parents[3]
DEALS = 60
FAR = 4.0
"""In this many standard errors a number has to come out again."""
NUMBER = re.compile(r"(\d+\.\d) ± (\d+\.\d)")
WAYS = (("Deaf", "basic", 0), ("DeafFourth", "basic", 1), ("Coverless", "basic", 2), ("Greedy", "sandbags=on", 4))
"""Who leaves the tip out, at which table, and in which row the number stands."""


@pytest.fixture
def measures(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401, a module
    """Return what `make spades-tips` runs."""
    monkeypatch.syspath_prepend(ROOT / "benchmarks")
    return import_module("spades_tips")


def stored(lang: str) -> list[tuple[float, float]]:
    """Return the numbers of a page's table, in its order: with covering in deals with a nil after covering."""
    page = ROOT / "docs" / ("" if lang == "en" else lang) / "spades.md"
    section = page.read_text(encoding="utf-8").split('id="P6"')[1].split('id="code"')[0]
    rows = [line for line in section.splitlines() if line.startswith("|") and NUMBER.search(line) and "%" not in line]
    return [(float(mean), float(error)) for line in rows for mean, error in NUMBER.findall(line)]


def test_both_pages_have_the_same_numbers() -> None:
    assert stored("en") == stored("ja")
    assert len(stored("en")) == len(WAYS) + 1


ABOUT = {"en": re.compile(r"about (\w+) points"), "ja": re.compile(r"(\d+)点ほど")}
"""How the lesson says, in whole points, what the page says with its error."""
SPELLED = {"two": "2"}


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_lesson_has_the_numbers_of_the_page(lang: str) -> None:
    cells = json.loads(next((ROOT / "lessons" / lang).glob("11-*")).read_text(encoding="utf-8"))["cells"]
    told = ABOUT[lang].findall("".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "markdown"))
    assert len(told) == 3, "reading the bids, covering a nil, letting go"
    rounded = {f"{mean:.0f}" for mean, _ in stored(lang)}
    assert {SPELLED.get(each, each) for each in told} <= rounded


@pytest.mark.parametrize(("who", "rules", "row"), WAYS)
def test_P6_what_a_tip_is_worth_comes_out_on_a_sample(measures: Any, who: str, rules: str, row: int) -> None:  # noqa: ANN401, a module
    worth, error = stored("en")[row]
    gains, _ = measures._gains(getattr(measures, who)(), DEALS, Rules.parse(rules))  # noqa: SLF001, what it measures
    apart = sqrt(stdev(gains) ** 2 / DEALS + (error / 1.96) ** 2)
    assert abs(fmean(gains) - worth) <= FAR * apart
