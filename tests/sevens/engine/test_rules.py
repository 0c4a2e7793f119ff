"""The house rules: which exist, which combine, and their text (B6, K11)."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from positions import legal, whole

from sevens_teach import PRESETS, Rules, RulesError
from sevens_teach.sevens.engine.rules import MOST_PASSES


def test_the_defaults_are_basic_sevens() -> None:
    assert Rules() == Rules.preset("basic")
    assert str(Rules()) == "basic"
    assert (Rules().passes, Rules().voluntary_passing, Rules().suit_order) == (3, True, "♠♥♦♣")


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules(passes=None), "passes=unlimited"),
        (Rules(passes=0, voluntary_passing=False), "passes=0 voluntary_passing=off"),
        (Rules(joker="pair", tunnel="oneway", opening="fantan"), "joker=pair tunnel=oneway opening=fantan"),
        (Rules(ghost=True, killer=True, death="group"), "ghost=on killer=on death=group"),
        (Rules(killer=True, dead_cards="faceup", suit_order="♣♦♥♠"), "killer=on dead_cards=faceup suit_order=♣♦♥♠"),
    ],
)
def test_rules_are_written_as_what_differs_from_basic(rules: Rules, text: str) -> None:
    assert str(rules) == text
    assert Rules.parse(text) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_known_by_its_name_and_reads_back_from_its_text(name: str) -> None:
    assert Rules.preset(name) == Rules.parse(name) == Rules.parse(str(PRESETS[name])) == PRESETS[name]


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "no house rules in '': expected a preset such as 'basic', or settings"),
        ("tunel=both", "no house rule is called 'tunel=both': expected passes, voluntary_passing, joker"),
        ("tunnel=up", "tunnel='up' is no house rule: expected 'off' or 'both' or 'oneway'"),
        ("passes=1 passes=2", "passes is set twice, the second time by 'passes=2'"),
        ("passes=-1", "passes='-1' is no house rule: expected 0, 1, 2, … or None for no limit (B6)"),
        ("passes=1000000", "passes='1000000' is no house rule: expected 0, 1, 2, …"),
        ("ghost=yes", "ghost='yes' is no house rule: expected True or False"),
        ("suit_order=♠♥♦", "suit_order='♠♥♦' is no house rule: expected ♠♥♦♣ in any order (K)"),
        ("basic passes=2", "no house rule is called 'basic': expected"),
    ],
)
def test_what_is_no_house_rule_is_named(text: str, error: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules.parse(text)
    assert str(caught.value).startswith(error)


def test_a_preset_that_does_not_exist_is_named_with_those_that_do() -> None:
    with pytest.raises(RulesError, match=r"no rules are called 'bridge': expected basic, forced, joker-solo"):
        Rules.preset("bridge")


@pytest.mark.parametrize(
    ("setting", "value"), [("joker", "solo"), ("joker", "pair"), ("tunnel", "both"), ("opening", "fantan")]
)
def test_K11_killer_does_not_combine_with_the_joker_the_tunnel_and_fan_tan(setting: str, value: str) -> None:
    with pytest.raises(RulesError) as caught:
        Rules(killer=True, **{setting: value})  # type: ignore[arg-type]
    assert str(caught.value) == f"{setting}={value!r} does not combine with killer=True (K11)"


def test_K11_killer_combines_with_the_rest() -> None:
    assert Rules(killer=True, ghost=True, passes=None, voluntary_passing=False).ghost


def test_rules_never_change() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().passes = 2  # type: ignore[misc]


def test_B6_the_most_free_passes_are_read_and_one_more_is_refused() -> None:
    assert Rules.parse(f"passes={MOST_PASSES}") == Rules(passes=MOST_PASSES)
    for wrong in (MOST_PASSES + 1, -1, 2.0, True):
        with pytest.raises(RulesError, match=r"is no house rule: expected 0, 1, 2"):
            Rules(passes=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("hand", "moves"), [("♠6", "♠6"), ("♠2", "pass")])
def test_B5_there_is_something_to_do_with_a_card_alone_and_with_a_pass_alone(hand: str, moves: str) -> None:
    position = whole(f"voluntary_passing=off; board ♠7 ♥7 ♦7 ♣7; hands {hand} | …; turn 0")
    assert legal(position) == moves
    assert position.legal_moves
