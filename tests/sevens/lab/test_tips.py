"""The numbers of lesson 07: what the lesson says is what is stored, and what is stored comes out again."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from measure_tips import DEALS, RULES, SEED, TIPS, OneTipPlayer, beyond, gain, rounded
from reference_table import same_deal_again

from sevens_teach import Play
from sevens_teach.cards import read_card
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.puzzles.reading import read_position
from sevens_teach.teaching.tip_results import results
from sevens_teach.ui import Measured

LESSONS: Final = Path(__file__).parents[3] / "lessons"
CLAIMS: Final[dict[str, list[tuple[str, str | None]]]] = {
    "works": [("basic", "S1"), ("basic", "S2"), ("basic", "S4"), ("basic", "all")],
    "fails": [("tunnel", "S1"), ("tunnel", "S2"), ("joker-solo", "S1"), ("killer", "S2")],
    "luck": [("basic", None), ("killer", None), ("joker-solo", None)],
}
"""The numbers that a cell tells: of a tip, or of luck."""
PHONE, LEGIBLE = 320, 10
"""Pixels: the width that a phone leaves a picture in the text, and the smallest letters."""


def prose(lang: str) -> dict[str, str]:
    cells = json.loads((LESSONS / lang / "07-how-to-win.ipynb").read_text(encoding="utf-8"))["cells"]
    return {cell["id"]: "".join(cell["source"]) for cell in cells}


def stored(rules: str, tip: str | None) -> Any:  # noqa: ANN401, JSON
    return results()["luck"][rules] if tip is None else results()["tips"][rules][tip]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_tells_the_stored_numbers(lang: str) -> None:
    text = prose(lang)
    for cell, claims in CLAIMS.items():
        for rules, tip in claims:
            assert f"{abs(stored(rules, tip)[0]):.2f}" in text[cell], (cell, rules, tip)
    for each in results()["two"].values():
        assert f"{100 * each[0]:.0f}" in text["proof"]


def test_what_the_lesson_calls_a_gain_or_a_loss_is_sure() -> None:
    assert all(stored("basic", tip)[1] > 0 for tip in TIPS)
    assert all(stored(*claim)[2] < 0 for claim in CLAIMS["fails"])
    low, high = stored("killer", "S4")[1:]
    assert low < 0 < high, "nothing sure"


def test_the_stored_results_are_those_of_the_command() -> None:
    found = results()
    assert (found["seed"], found["deals"]) == (SEED, DEALS)
    assert [*found["tips"]] == [*found["luck"]] == [*RULES]
    assert all([*each] == [*TIPS] for each in found["tips"].values())


def test_a_part_of_it_comes_out_again_digit_by_digit() -> None:
    assert rounded(gain("all", "basic", DEALS)) == stored("basic", "all")
    assert rounded(same_deal_again("joker-solo", "tips", 4 * DEALS, SEED)) == stored("joker-solo", None)


@pytest.mark.parametrize(("tip", "rules"), [("S2", "basic"), ("S2", "killer"), ("S1", "tunnel"), ("S3", "fantan")])
def test_a_small_sample_agrees_with_what_is_stored(tip: str, rules: str) -> None:
    found, (_, low, high) = gain(tip, rules, 8), stored(rules, tip)
    assert found.low <= high
    assert low <= found.high


@pytest.mark.parametrize(
    ("tip", "hand", "moves"),
    [
        ("S1", "♠8 ♥6", {PASS}),
        ("S1", "♠8,Q ♥6", {Play(read_card("♠8"))}),
        ("S2", "♠8 ♥6", {Play(read_card("♠8")), Play(read_card("♥6"))}),
        ("S2", "♦9", {PASS}),
        ("S2", "♦9,J", {Play(read_card("♦9"))}),
        ("S3", "♠8 ♥A,6", {Play(read_card("♥6"))}),
    ],
)
def test_a_tip_is_followed_to_the_letter(tip: Any, hand: str, moves: set[object]) -> None:  # noqa: ANN401, one of three
    view = read_position(f"board ♠7 ♥7 ♦7,8 ♣7; hands {hand} | … | …; turn 0", "basic").view(0)
    player = OneTipPlayer(tip)
    assert {player.choose(view, Random(seed)) for seed in range(12)} == moves


def test_S3_counts_what_lies_beyond_on_the_same_side() -> None:
    view = read_position("board ♠7 ♥7 ♦7 ♣7; hands ♠2,6,8,J ♥A | … | …; turn 0", "basic").view(0)
    assert [card.text for card in beyond(view, read_card("♠8"))] == ["♠J"]
    assert [card.text for card in beyond(view, read_card("♠6"))] == ["♠2"]
    assert len(beyond(view, read_card("♠7"))) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["tips", "luck"])
def test_the_picture_has_every_number_and_needs_nothing_installed(what: str, lang: str) -> None:
    bundle = Measured(what, lang=lang)._repr_mimebundle_()
    for each in results()[what].values():
        cells = each.values() if what == "tips" else [each]
        numbers = [f"{mean:+.2f}".replace("-", "−") if what == "tips" else f"{mean:.2f} (" for mean, *_ in cells]
        assert all(f">{number}" in bundle["image/svg+xml"] for number in numbers)


def test_the_picture_is_read_on_a_phone_and_shows_what_may_be_luck() -> None:
    drawn = ET.fromstring(Measured("tips").picture())  # noqa: S314, our own
    width = float(str(drawn.get("viewBox")).split()[2])
    sizes = [float(each.get("font-size", "inf")) for each in drawn.iter()]
    assert min(sizes) * PHONE / width >= LEGIBLE
    sure = [each for each in drawn.iterfind(".//{*}g/{*}text") if each.get("font-weight") == "700"]
    cells = [cell for each in results()["tips"].values() for cell in each.values()]
    assert len(sure) == sum(not low <= 0 <= high for _, low, high in cells)
