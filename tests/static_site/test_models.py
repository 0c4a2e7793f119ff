"""The models of a page's Python, which has no pydantic: they take and refuse what everybody's do, in the same words."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

VERDICTS = Path(__file__).with_name("verdicts.py")


def verdicts(*where: str) -> list[list[str]]:
    """What becomes of each hostile value, with pydantic or as in a page."""
    run = subprocess.run([sys.executable, VERDICTS, *where], stdout=subprocess.PIPE, encoding="utf-8", check=True)
    return [json.loads(line) for line in run.stdout.splitlines()]


def test_a_page_takes_and_refuses_what_everybody_does_in_the_same_words() -> None:
    with ThreadPoolExecutor() as pool:
        everybodys, pages = pool.map(lambda where: verdicts(*where), [(), ("page",)])
    assert [(one, other) for one, other in zip(everybodys, pages, strict=True) if one != other] == []
    taken = [one for one in everybodys if one[1] == "taken"]
    assert len(taken) > 400
    assert len({one[1] for one in everybodys}) > 15, "ways of being wrong"
