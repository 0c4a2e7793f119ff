"""One position under several house rules: what each table says, and what is marked as different."""

from __future__ import annotations

from typing import Any

import pytest

from sevens_teach import PRESETS, Rules
from sevens_teach.errors import RulesError
from sevens_teach.sevens.show.compare import CompareError
from sevens_teach.ui import Compare

TUNNEL = "board ♠A,7-K ♥5-9,J ♦7 ♣2-K; hands ♠2-6 ♥A-4 | ♥10,Q,K ♦A-6,8-K ♣A; turn 0"
SURROUNDED = "board ♠7,9 ♥7,8 ♦7 ♣7; hands ♠A-6,8 | ♠10-K ♥A-6,9-K ♦A-6,8-K ♣A-6,8-K; turn 0"


def panels(*rules: Rules | str, board: str = TUNNEL, lang: str = "en") -> list[dict[str, Any]]:
    """Return the tables that are shown."""
    found = Compare(board, rules, lang=lang).state["panels"]
    assert isinstance(found, list)
    return found


def test_T3_T4_what_the_tunnel_changes() -> None:
    base, both, oneway = panels("basic", "tunnel", "tunnel-oneway")
    assert base["note"] == "Open: ♠6, ♥4, ♥10, ♦6, ♦8 and ♣A."
    assert base["differs"] == []
    assert both["note"] == "Open here too: ♠2. Connected here: ♠A."
    assert both["differs"] == ["♠A", "♠2"]
    assert oneway["note"] == "Open here too: ♠2. Closed here: ♠6. Connected here: ♠A."
    assert oneway["differs"] == ["♠A", "♠2", "♠6"]


def test_K3_what_dies_in_killer_sevens_is_named() -> None:
    _, killer, sides = panels("basic", "killer", "killer-sides", board=SURROUNDED)
    assert "Dead here" in killer["note"]
    assert killer["setup"]["killer"]
    assert "♠8" in killer["differs"]
    assert "Dead here: ♠8." in sides["note"]


def test_nothing_changes_where_the_board_does_not_tell() -> None:
    assert panels("basic", "ghost")[1]["note"] == "Nothing changes."
    assert panels("basic", "ghost", lang="ja")[1]["note"] == "何も変わりません。"


@pytest.mark.parametrize("rules", PRESETS)
def test_every_answer_is_the_one_of_its_own_rules(rules: str) -> None:
    others: list[Rules | str] = [Rules(passes=1), rules]
    compared = Compare(TUNNEL, others)
    for panel in compared.state["panels"]:
        legal = {place for place, number in panel["why"].items() if compared.state["replies"][number]["legal"]}
        assert legal == set(panel["board"]["open"])


def test_rules_are_called_by_name_or_by_their_settings() -> None:
    assert [panel["name"] for panel in panels("killer", "joker=solo passes=1")] == [
        "Killer Sevens",
        "passes=1 joker=solo",
    ]


@pytest.mark.parametrize("rules", [[], ["basic"], ["basic"] * 5, ["basic", "basic"], "basic", 7])
def test_too_few_too_many_or_twice_the_same_is_refused(rules: Any) -> None:  # noqa: ANN401, anything wrong
    with pytest.raises(CompareError, match="cannot be compared: expected"):
        Compare(TUNNEL, rules)


def test_unknown_rules_are_refused() -> None:
    with pytest.raises(RulesError, match="no house rule is called 'chess'"):
        Compare(TUNNEL, ["basic", "chess"])


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_picture_and_the_sentence_tell_all_tables(lang: str) -> None:
    compared = Compare(TUNNEL, ["basic", "tunnel"], lang=lang)
    names = [panel["name"] for panel in compared.state["panels"]]
    assert all(name in compared.sentence for name in names)
    assert compared.picture().startswith("<svg")
    assert compared.picture() == Compare(TUNNEL, ["basic", "tunnel"], lang=lang).picture()
    assert repr(compared).endswith("['basic', 'tunnel=both'])")
