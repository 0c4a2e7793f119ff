"""What is said of answers to the puzzles of every game: it leads on, and gives nothing away."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.cards import SEVEN, Card
from sevens_teach.puzzles import load_puzzles, puzzle
from sevens_teach.puzzles.compose import compose
from sevens_teach.puzzles.model import games_with_puzzles, room_of
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.review.own import own_mistake

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles import Puzzle

Json = dict[str, Any]


def left_out(lang: str) -> Iterator[tuple[str, Json, Json]]:
    """Return every item that an answer may leave out, with its puzzle's id and its part."""
    for each in load_puzzles():
        for part in each.table(lang)["parts"]:
            yield from ((each.id, part, item) for item in part["items"] if item["nudge"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nudge_never_names_what_was_left_out(lang: str) -> None:
    asked = [found for found in left_out(lang) if found[1]["area"] in ("hand", "board", "moves")]
    named = [(name, item) for name, _, item in asked if item["id"] != "pass"]
    assert not [name for name, item in named if item["id"] in item["nudge"] or item["label"] in item["nudge"]]


@pytest.mark.parametrize(("lang", "said"), [("en", "Look at the "), ("ja", "見落とし")])
def test_a_nudge_names_no_suit_of_which_only_that_card_can_be_picked(lang: str, said: str) -> None:
    for name, part, item in left_out(lang):
        if part["area"] in ("hand", "board"):
            alike = [each for each in part["items"] if each["id"][0] == item["id"][0]]
            assert (said in item["nudge"]) is (len(alike) > 1), name


def test_a_nudge_to_a_run_says_which_end_of_it_to_follow() -> None:
    asked = [(part, item) for _, part, item in left_out("en") if "the first empty place" in item["nudge"]]
    assert asked
    for _, item in asked:
        assert ("Go up" in item["nudge"]) is (Card(item["id"]).rank > SEVEN)


def test_an_answer_that_leaves_one_out_hears_where_it_is() -> None:
    said = "Look at the ♠ cards once more. Go up from ♠7 (8, 9, 10 …): which is the first empty place?"
    assert said in compose(puzzle("B4-01").table()["parts"][0], ["♠4"])["reason"]


PRAISE = {
    "en": re.compile(r"\b(Right[:,.!]|Yes[,.!]|Correct|Well done|You did it|good[.!]$)"),
    "ja": re.compile("^(正解|そのとおり|そうです|よくでき|目標達成)|(その調子|いい手)です"),
}


def of_every_kind() -> Iterator[Puzzle]:
    """Return every puzzle of the package, and a mistake of the reader's own in each game that has such."""
    yield from load_puzzles()
    position = "basic; board ♠A-10 ♥A-Q ♦A-K ♣A-K; hands ♠J ♥K | ♠Q,K; turn 0"
    yield own_mistake("S1-r1", position, "♠J", {"♠J": 1.9, "♥K": 1.2, "pass": 1.5})


def test_every_kind_there_is_is_among_those_looked_at() -> None:
    kinds = {name for game in games_with_puzzles() for name in room_of(game).kinds}
    assert {each.kind for each in of_every_kind()} == kinds | {"own"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_that_is_shown_is_never_praised_as_right(lang: str) -> None:
    for each in of_every_kind():
        for part in each.table(lang)["parts"]:
            captions = [step["caption"] for step in part["show"]]
            said = [part["texts"]["shown"], *(f"{caption['headline']} {caption['reason']}" for caption in captions)]
            assert not [text for text in said if PRAISE[lang].search(text)], each.id
            assert all(part["texts"]["shown"] and caption["headline"] for caption in captions), each.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_found_is_praised(lang: str) -> None:
    found = [part["texts"]["all"] for each in load_puzzles() for part in each.table(lang)["parts"]]
    assert all(PRAISE[lang].search(text) for text in found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_beside_a_wrong_pick_a_hint_about_other_wrong_ones_is_known_to_mislead(lang: str) -> None:
    table = puzzle("B5-02").table(lang)
    assert "♠J" in table["hints"][2]
    wrong = {item["id"] for item in table["parts"][0]["items"] if not item["right"]}
    assert {*table["misleads"][2]} == wrong - {"♠J"}
    for each in load_puzzles():
        table = each.table(lang)
        right = {item["id"] for part in table["parts"] for item in part["items"] if item["right"]}
        for hint, beside in zip(table["hints"], table["misleads"], strict=True):
            assert right.isdisjoint(beside), each.id
            assert not [name for name in beside if name in hint and name[0] in "♠♥♦♣"], each.id
