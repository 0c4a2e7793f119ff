"""The numbers of lesson 07: what the lesson says is what is stored, and what is stored comes out again."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random
from typing import Any, Final
from xml.etree import ElementTree as ET

import pytest
from measure_tips import DEALS, RULES, SEED, TIPS, OneTipPlayer, alone, beyond, careful, gain, rounded, starts

from sevens_teach import Play
from sevens_teach.cards import read_card
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.lab.matches import compare
from sevens_teach.sevens.players.solver.perfect import PerfectPlayer
from sevens_teach.sevens.puzzles.reading import read_position
from sevens_teach.teaching.tip_results import results
from sevens_teach.ui import Measured

LESSONS: Final = Path(__file__).parents[3] / "lessons"
GAINS: Final = [("basic", "S1")]
"""What the lesson calls a gain, before it tells the losses."""
LOSSES: Final = [("tunnel", "S1"), ("killer", "S2")]
"""What the lesson calls a loss: a tip followed to the letter where it does not belong."""
PLACES: Final = ["S2", "all"]
"""Whose mean place in plain Sevens the lesson tells."""
SHARES: Final[dict[str, list[tuple[str, str]]]] = {
    "luck": [("basic", "alone"), ("killer", "alone")],
    "careful": [("basic", "careful")],
}
"""The wins in a hundred that a cell tells, in its order."""
PHONE, LEGIBLE = 320, 10
"""Pixels: the width that a phone leaves a picture in the text, and the smallest letters."""


def prose(lang: str) -> dict[str, str]:
    cells = json.loads((LESSONS / lang / "07-how-to-win.ipynb").read_text(encoding="utf-8"))["cells"]
    return {cell["id"]: "".join(cell["source"]) for cell in cells}


def stored(rules: str, tip: str) -> Any:  # noqa: ANN401, JSON
    return results()["tips"][rules][tip]


def in_a_hundred(share: float) -> str:
    return str(int(100 * share + 0.5))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_tells_the_stored_numbers(lang: str) -> None:
    text = prose(lang)
    assert [f"{abs(stored(*claim)[0]):.2f}" for claim in GAINS + LOSSES] == re.findall(r"\d\.\d\d", text["fails"])
    assert [f"{2.5 - stored('basic', tip)[0]:.1f}" for tip in PLACES] == re.findall(r"1\.\d", text["works"])
    for cell, claims in SHARES.items():
        told = [in_a_hundred(results()["luck"][rules][half][0]) for rules, half in claims]
        assert told == [number for number in re.findall(r"\d+", text[cell]) if number in told], cell
    for seats in (results()["starts"]["basic"], results()["starts"]["killer"]):
        assert in_a_hundred(seats[0]) in text["careful"]
    assert set(map(in_a_hundred, results()["two"]["perfect"])) <= {*re.findall(r"\d+", text["proof"])}


def test_what_the_lesson_calls_a_gain_or_a_loss_is_sure() -> None:
    assert all(stored("basic", tip)[1] > 0 for tip in TIPS)
    assert all(stored(rules, "all")[1] > 0 for rules in RULES), "the cat gains everywhere"
    assert all(stored(*claim)[1] > 0 for claim in GAINS)
    assert all(stored(*claim)[2] < 0 for claim in LOSSES)
    luck = results()["luck"]
    assert all(luck[rules]["alone"][1] > 0.25 for rules in RULES)
    assert luck["basic"]["careful"][1] < 0.25 < luck["basic"]["careful"][2], "just what luck gives"
    assert all(luck[rules]["careful"][1] > 0.25 for rules in ("tunnel", "joker-solo"))


def test_the_stored_results_are_those_of_the_command() -> None:
    found = results()
    assert (found["seed"], found["deals"]) == (SEED, DEALS)
    assert [*found["tips"]] == [*found["luck"]] == [*found["starts"]] == [*RULES]
    assert all([*each] == [*TIPS] for each in found["tips"].values())


def test_a_part_of_it_comes_out_again_digit_by_digit() -> None:
    assert rounded(gain("all", "basic", DEALS)) == stored("basic", "all")
    assert rounded(alone("joker-solo")) == results()["luck"]["joker-solo"]["alone"]
    assert starts("killer") == results()["starts"]["killer"]


def test_a_small_sample_agrees_with_what_careful_players_leave_to_skill() -> None:
    found, (_, low, high) = careful("tunnel", 4), results()["luck"]["tunnel"]["careful"]
    assert found.low <= high
    assert low <= found.high


def test_a_few_whole_deals_of_two_agree_with_what_perfect_play_wins() -> None:
    found = compare(PerfectPlayer(), "tips", players=2, deals=2, seed=SEED, stop=False).win_share
    _, low, high = results()["two"]["perfect"]
    assert found.low <= high
    assert low <= found.high


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
        for mean, *_ in each.values():
            number = f"{mean:+.2f}".replace("-", "−") if what == "tips" else f"{in_a_hundred(mean)} ("
            assert f">{number}" in bundle["image/svg+xml"]


def test_the_picture_is_read_on_a_phone_and_shows_what_may_be_luck() -> None:
    drawn = ET.fromstring(Measured("tips").picture())  # noqa: S314, our own
    width = float(str(drawn.get("viewBox")).split()[2])
    sizes = [float(each.get("font-size", "inf")) for each in drawn.iter()]
    assert min(sizes) * PHONE / width >= LEGIBLE
    sure = [each for each in drawn.iterfind(".//{*}g/{*}text") if each.get("font-weight") == "700"]
    cells = [cell for each in results()["tips"].values() for cell in each.values()]
    assert len(sure) == sum(not low <= 0 <= high for _, low, high in cells)
