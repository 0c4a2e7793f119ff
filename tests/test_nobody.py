"""Tests, tools and benchmarks leave the developer's own things alone: their stars, games, settings and language."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from nobody import PERSONAL, nobodys_home

from sevens_teach import progress

ROOT = Path(__file__).parents[1]
OF_NO_HOME = {
    *("audit", "curriculum", "find_browser", "launch_links", "lesson_minutes", "mutants", "run_stages", "wire_types"),
    *(
        "measure_tips",
        "puzzle_levels",
        "puzzle_odds",
        "reference_table",
        "fairness",
        "hints",
        "review",
        "reasons",
        "solver",
        "spades",
        "spades_review",
        "spades_strength",
        "strength",
    ),
}
"""Programs that read nothing a reader keeps, or leave it to pytest, which is nobody already."""


def programs() -> list[Path]:
    found = (path for place in ("tools", "benchmarks") for path in (ROOT / place).rglob("*.py"))
    return [path for path in found if '__name__ == "__main__"' in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("program", programs(), ids=lambda path: str(path.relative_to(ROOT)))
def test_a_program_is_nobody_or_needs_no_home(program: Path) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in _parts(program))
    assert ("nobodys_home()" in text) != (program.stem in OF_NO_HOME)
    if program.stem in OF_NO_HOME:
        assert not re.search(r"from sevens_teach(\.(ui|progress(?!\.links)|widgets|page|table|practice))\b", text)


def _parts(program: Path) -> list[Path]:
    """Return a program's files: a package's are those beside it."""
    return sorted(program.parent.glob("*.py")) if program.parent.name == "static_site" else [program]


def test_the_tests_are_nobody() -> None:
    kept = {name: place for name, place in os.environ.items() if name.startswith(PERSONAL)}
    assert kept.pop("LANG") == "C.UTF-8"
    assert kept
    assert all("nobody-" in place for place in kept.values())
    assert "nobody-" in str(progress.store().path)


def test_what_was_before_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", "mine")
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    before = dict(os.environ)
    with nobodys_home() as home:
        assert os.environ["SEVENS_TEACH_DATA"] == str(home / "data")
        assert "LC_ALL" not in os.environ
    assert dict(os.environ) == before
    assert not home.exists()
