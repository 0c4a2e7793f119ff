"""The reference table in the docs: a sample of its rows is made again, and smaller runs agree with it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from reference_table import DEALS, GAMES, SEED, reference

from sevens_teach import PRESETS
from sevens_teach.lab import playouts

PAGE = (Path(__file__).parents[3] / "docs/reference-table.md").read_text(encoding="utf-8")


def test_the_page_has_a_row_for_every_preset_in_every_table() -> None:
    for preset in PRESETS:
        assert len(re.findall(rf"^\| {preset} \|", PAGE, re.MULTILINE)) == 5


@pytest.mark.parametrize("policy", ["random", "tips"])
def test_a_row_comes_out_again(policy: str) -> None:
    turns = playouts("basic", games=GAMES, seed=SEED, policy=policy).turns_a_game
    section = PAGE.partition(f"## Four {policy} players")[2]
    assert section.partition("| basic | ")[2].startswith(f"{turns.mean:.3f} ± {(turns.high - turns.low) / 2:.3f} |")


def test_a_smaller_page_has_the_same_form() -> None:
    small = reference(games=200, deals=40)
    shape = re.compile(r"-?[0-9.,]+")
    ours = PAGE.replace(f"{GAMES:,}", "200").replace(f"{DEALS:,}", "40").replace(f"{DEALS // 5:,}", "8")
    assert shape.sub("#", small).strip() == shape.sub("#", ours).strip()
