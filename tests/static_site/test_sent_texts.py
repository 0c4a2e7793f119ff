"""What a page reads of a link before Python is awake: the same cases hold both to the same hands, boards and turns."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from static_site.still import still

from sevens_teach import limits
from sevens_teach.cards import cards_in
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.rules import PRESETS
from sevens_teach.table.sending import Sent, SentError, packed, read_sent, unpacked

FILE = Path(__file__).parents[2] / "widgets" / "tests" / "sent_texts.json"
HELD: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
"""Links with what they hold, and links that hold nothing; `widgets/tests/still.test.ts` reads them too."""


@pytest.mark.parametrize("case", HELD["whole"], ids=lambda case: case["about"])
def test_a_link_says_the_same_here_as_on_a_page_without_python(case: dict[str, Any]) -> None:
    assert packed(unpacked(case["text"])) == case["text"], "it is written as a link is today"
    game = read_sent(Sent(case["kind"], case["text"], case["game"], case["seat"]))
    if isinstance(game, Game) and case["kind"] == "game":
        assert game.hands is not None
        assert [list(map(str, hand)) for hand in game.hands] == case["hands"]
        return
    view = game.position.view(case["seat"])
    assert list(map(str, view.hand)) == case["hands"][case["seat"]]
    assert list(view.counts) == [len(hand) for hand in case["hands"]]
    assert game.position.turn == case["turn"]
    if case["game"] == "sevens":
        assert sorted(map(str, cards_in(game.position.down))) == sorted(case["down"])


def test_the_cases_are_of_every_game_and_of_house_rules_too() -> None:
    assert {case["game"] for case in HELD["whole"]} == {"sevens", "spades", "bridge"}
    assert {case["kind"] for case in HELD["whole"]} == {"position", "game"}
    assert any(case["text"].startswith("~") for case in HELD["whole"])


def test_what_is_too_much_is_refused_here_too() -> None:
    bomb = "~" + base64.urlsafe_b64encode(zlib.compress(b"-" * (limits.SENT_GAME + 1))).decode().rstrip("=")
    assert bomb == HELD["bomb"]
    with pytest.raises(SentError):
        unpacked(bomb)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_has_what_it_draws_a_table_with(lang: str) -> None:
    held = still(lang)
    assert set(held["rules"]) == set(PRESETS)
    assert held["rules"]["killer"]["killer"] is True
    assert held["rules"]["tunnel"]["tunnel"] == "both"
    for deal in held["deals"][:3]:
        assert deal["text"] == str(Game(seed=deal["seed"]).position)
