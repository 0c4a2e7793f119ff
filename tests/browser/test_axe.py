"""axe finds nothing wrong with any widget, in any state, light or dark, on either felt, in English or Japanese.

By itself a part of it runs, each state in one of two looks; `make test-axe` runs all.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final

import pytest
from bare_page import BarePage
from browser.exhibits import violations
from browser.solving import CHECKED, a_wrong_answer, item
from browser.tables import Seen
from screenshots import ALL, made

from sevens_teach.puzzles import load_puzzles

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from browser.conftest import NewPage
    from playwright.sync_api import Locator, Page

    from sevens_teach.puzzles import Puzzle

_EVERYTHING: Final = "SEVENS_AXE" in os.environ
_ALL_LOOKS: Final = [
    (dark, felt, lang) for dark in (False, True) for felt in ("green", "indigo") for lang in ("en", "ja")
]
_LOOKS: Final = _ALL_LOOKS if _EVERYTHING else [(False, "green", "en"), (True, "indigo", "ja")]
_LONG: Final = {"review", "again-end", "spades-review"}
_TWINS: Final = {"start", "island", "joker-pair", "tunnel-both", "killer-hand", "fantan", "spades"}
"""Their parts are those of other states."""
_PLAYED: Final = {"spades-play", "bridge-lifted", "bridge-over"}
"""The deals of test_spades.py and test_bridge.py come through these, and axe looks at them there."""
_STATES: Final = [
    name for name in ALL if not name.startswith("puzzle-") and (_EVERYTHING or name not in _LONG | _TWINS | _PLAYED)
]
_PUZZLES: Final = list({each.kind: each for each in reversed(load_puzzles())}.values())[:: 1 if _EVERYTHING else 8]


@pytest.fixture(autouse=True)
def _nothing_solved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ask every puzzle anew, whatever another test of this process has solved: a solved one has no *Check*."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


@pytest.mark.parametrize(
    ("dark", "felt", "lang"), _LOOKS, ids=lambda value: {False: "light", True: "dark"}.get(value, value)
)
def test_axe_finds_nothing(new_page: NewPage, *, dark: bool, felt: str, lang: str) -> None:
    page = new_page(dark=dark, reduced_motion=True)
    shown = BarePage(page, dark=dark, felt=felt)
    part = slice(None) if _EVERYTHING else slice(_LOOKS.index((dark, felt, lang)), None, len(_LOOKS))
    found = {**_of_states(page, shown, lang, _STATES[part]), **_of_puzzles(page, shown, lang, _PUZZLES[part])}
    assert {state: wrong for state, wrong in found.items() if wrong} == {}


def _of_states(page: Page, shown: BarePage, lang: str, states: list[str]) -> dict[str, list[Any]]:
    """What is wrong with every widget but puzzles, in these states."""
    found = {}
    for name in states:
        cell, do = ALL[name]
        do(Seen(shown.show(made(cell, lang))))
        found[name] = violations(page, page.locator("main"))
        shown.clear()
    return found


def _of_puzzles(page: Page, shown: BarePage, lang: str, puzzles: list[Puzzle]) -> dict[str, list[Any]]:
    """What is wrong with each of these puzzles: as it is posed, answered wrong with a hint, and shown."""
    found = {}
    for puzzle in puzzles:
        box = shown.show(made(f'ui.PuzzleBox("{puzzle.id}", speed="instant", {{}})', lang))
        for number, _ in enumerate(_ways(page, box, puzzle)):
            found[f"{puzzle.kind} {number}"] = violations(page, box)
        shown.clear()
    return found


def _ways(page: Page, box: Locator, puzzle: Any) -> Iterator[None]:  # noqa: ANN401, of either game
    """Bring a puzzle into one state after another."""
    yield
    part = puzzle.parts[0]
    for name in a_wrong_answer(part):
        item(box, part, name).first.click()
    page.keyboard.press("h")
    if part.mode in CHECKED:
        box.locator(".sv-main:visible").click()
    yield
    box.locator(".sv-tools .sv-button:visible").last.click()
    yield
