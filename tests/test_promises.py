"""docs/promises.md: each line names the test that holds it, and there is such a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/promises.md").read_text(encoding="utf-8")
NAMED = re.compile(r"`(tests/[\w/]+\.py|widgets/tests/[\w.-]+)`(?:[:;)]|,| )\s*((?:`test_\w+`(?:,\s*)?)*)")


def lines() -> list[str]:
    """Return each promise: the points, and the rows of the table of limits, up to how they were tried."""
    promised = PAGE.partition("## How it was tried")[0]
    points = re.findall(r"^- .*(?:\n  .*)*", promised, re.MULTILINE)
    return points + [row for row in re.findall(r"^\| .*", promised, re.MULTILINE)[1:] if "---" not in row]


@pytest.mark.parametrize("line", lines(), ids=lambda line: line[2:42])
def test_each_line_names_a_test_or_says_why_there_is_none(line: str) -> None:
    assert "`tests/" in line or "Not tried: " in line or line.endswith("| the same |")


def test_each_test_that_is_named_is_there() -> None:
    found = [(file, name) for file, names in NAMED.findall(PAGE) for name in re.findall(r"test_\w+", names) or [""]]
    assert len(found) > 50
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file, _ in found}
    assert [(file, name) for file, name in found if name and f"def {name}(" not in texts[file]] == []


def test_each_limit_is_the_one_that_holds() -> None:
    limits = (ROOT / "sevens_teach/limits.py").read_text(encoding="utf-8").replace("_", ",")
    table = re.findall(r"^\| .*? \| (.*?) \| .*", PAGE.partition("## How it was tried")[0], re.MULTILINE)
    numbers = {number for row in table for number in re.findall(r"\d+(?:,\d{3})*", row)} - {"1900", "2999"}
    assert {number for number in numbers if not re.search(rf"(?<![\d,]){number}(?![\d,])", limits)} == set()
