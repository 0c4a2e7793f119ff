"""The site counts days and due rules by itself, without Python: the same cases hold both to the same answers."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from sevens_teach.practice.mistakes import is_due
from sevens_teach.progress import decode
from sevens_teach.progress.practice import days_in_a_row

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "widgets" / "tests" / "practice_days.json").read_text(encoding="utf-8")
)
"""A code of a reader, a day, and what stands then; `widgets/tests/practice_days.test.ts` reads them too."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_a_day_is_counted_here_as_on_the_site(case: dict[str, Any]) -> None:
    practice, today = decode(case["code"]).practice, date.fromisoformat(case["today"])
    assert any(first <= today <= last for first, last in practice.days) is case["solved"]
    assert days_in_a_row(practice.days, today) == case["days"]
    missed = {rule for rule, each in practice.rules.items() if each.box == 0 and each.is_due(today)}
    assert missed == {*case["due"]}
    assert sum(is_due(each, today) for each in practice.mistakes.values()) == case["mistakes"]


def test_the_cases_tell_every_answer_apart() -> None:
    assert {case["solved"] for case in CASES} == {True, False}
    assert {0, 1, 2} < {case["days"] for case in CASES}
    assert {0, 1, 2} <= {len(case["due"]) for case in CASES}
    assert {0, 3} <= {case["mistakes"] for case in CASES}
