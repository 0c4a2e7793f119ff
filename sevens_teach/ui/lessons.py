"""Which lesson teaches a rule: where the coach's rule id leads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from urllib.parse import quote

if TYPE_CHECKING:
    from pathlib import Path

LESSONS: Final[dict[str, tuple[str, ...]]] = {
    "01": ("B1", "B2", "B3", "B4", "B5", "B11"),
    "02": ("B6", "B7", "B8", "B9", "B10"),
    "03": tuple(f"J{number}" for number in range(1, 8)),
    "04": tuple(f"T{number}" for number in range(1, 6)),
    "05": tuple(f"K{number}" for number in range(1, 12)),
    "06": ("F1", "F2", "G1", "G2"),
}
"""The rules that each lesson teaches, by the lesson's number."""


def lessons_in(folder: Path) -> dict[str, str]:
    """Return the address of each rule's lesson, seen from `folder`; only of lessons that are there."""
    found = addresses(folder)
    return {rule: found[number] for number, rules in LESSONS.items() if number in found for rule in rules}


def addresses(folder: Path) -> dict[str, str]:
    """Return the address of each lesson by its number, seen from `folder`; only of lessons that are there."""
    return {path.name[:2]: quote(path.name) for path in sorted(folder.glob("[0-9][0-9]-*.ipynb"), reverse=True)}
