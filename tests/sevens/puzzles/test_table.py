"""A puzzle's table: plain JSON, nothing hidden in it, a way to the answer, stars."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from drawn import Drawing, draw, every, posed
from positions import redealt
from sevens.puzzles.answering import ABOUT_DEATH, authored

from sevens_teach.puzzles import Puzzle, stars
from sevens_teach.puzzles.as_json import table_of
from sevens_teach.puzzles.compose import compose
from sevens_teach.puzzles.loader import make
from sevens_teach.puzzles.model import room_of
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.puzzles import PUZZLES
from sevens_teach.sevens.puzzles.kinds.playable import PlayableSource

__all__ = ("posed",)  # a fixture

SEATED = ("playable", "dead", "joker", "bankruptcy", "passes", "legal", "seen")
"""The kinds in which one sees one's own hand and the board."""
DEAR = {"table"}
"""One of these takes two seconds to draw: there is one of each."""
DRAWN = [Drawing(kind, seed) for kind in PUZZLES.kinds for seed in range(1 if kind in DEAR else 2)]
Json = dict[str, Any]


@every([*authored(), *DRAWN])
def test_show_me_leads_to_the_answer(puzzle: Puzzle) -> None:
    table = puzzle.table()
    assert json.loads(json.dumps(table)) == table
    for part in table["parts"]:
        picks = [step["picked"] for step in part["show"]]
        assert [len(picked) for picked in picks] == [*range(1, len(picks) + 1)] or picks == [[]]
        assert compose(part, picks[-1])["right"]


@pytest.mark.parametrize("kind", SEATED)
def test_a_table_holds_nothing_that_the_reader_does_not_see(kind: str) -> None:
    compared = 0
    for seed in range(24):
        puzzle = Puzzle.random(kind=kind, seed=seed)
        other = redealt(puzzle.position, puzzle.viewpoint, Random(seed))
        if other is not None and not puzzle.steps:
            source = puzzle.source.model_copy(update={"position": str(other)})
            same = make(source, puzzle.asks, room_of("sevens"), Puzzle)
            assert table_of(same, "en") == puzzle.table()
            compared += other != puzzle.position
    assert compared


def test_where_a_card_fits_whoever_holds_it_nobody_is_shown() -> None:
    """With two at the table one other player stood there alone, and no hand of the reader's."""
    asked = [each for each in authored() if each.kind == "playable"]
    shown = {
        isinstance(each.source, PlayableSource) and each.source.among: bool(frames_of(each.id)[0]["players"])
        for each in asked
    }
    assert shown == {"board": False, None: True}


def test_hands_lie_open_only_where_the_question_needs_them() -> None:
    is_open = {puzzle.kind: puzzle.table()["frames"][0]["hands"] is not None for puzzle in map(draw, DRAWN)}
    assert {kind for kind, shown in is_open.items() if shown} == {"gives", "play", "find", "can-win", "where-joker"}
    assert Puzzle.random(kind="record", rules="forced", seed=1).table()["frames"][0]["hands"]
    opened = [name for name in ("B6-05", "G2-01", "J5-01", "K5-01", "K10-03") if frames_of(name)[0]["hands"]]
    assert opened == ["J5-01", "K5-01"], "who is still in turns on a hand there, and K10-03 shows what is seen of one"


def frames_of(name: str) -> list[Json]:
    """Return the pictures of an authored puzzle."""
    found: list[Json] = table_of_authored(name)["frames"]
    return found


def table_of_authored(name: str) -> Json:
    """Return the table of an authored puzzle."""
    return next(each for each in authored() if each.id == name).table()


def test_an_answer_lies_on_the_board_and_an_island_it_reaches_is_one_no_more() -> None:
    [before], [part] = (table_of_authored("B8-01")[name] for name in ("frames", "parts"))
    after = part["laid"]
    assert {*after["board"]["down"]} - {*before["board"]["down"]} == {"♥Q", "♦J", "♣4"}
    assert {*before["board"]["islands"]} - {*after["board"]["islands"]} == {"♥K", "♦Q", "♦K"}
    assert after["hand"] == ["♠3"]
    laid = {each.rule[0] for each in authored() for part in each.table()["parts"] if "laid" in part}
    assert laid == {"B"}, "where a tunnel or ★ opens more than one place, nothing is said of where it lies"


def test_the_picture_does_not_show_the_answer() -> None:
    for puzzle in map(draw, DRAWN):
        for frame in puzzle.table()["frames"]:
            board = frame["board"]
            assert board["open"] == board["closed"] == []
            assert board["dead"] == [] or puzzle.kind not in ABOUT_DEATH
            assert "playable" not in frame


@pytest.mark.parametrize(
    ("tries", "hints", "shown", "expected"),
    [
        (1, 0, False, 3),
        (2, 0, False, 2),
        (1, 3, False, 2),
        (2, 1, False, 1),
        (3, 0, False, 1),
        (9, 3, False, 1),
        (1, 0, True, 1),
    ],
)
def test_stars(tries: int, hints: int, shown: bool, expected: int) -> None:  # noqa: FBT001, a column of the table
    assert stars(tries, hints, shown=shown) == expected


def test_where_a_card_that_fits_is_asked_for_each_other_one_is_told_why_it_does_not() -> None:
    asked = Puzzle.random(rule="B9", kind="find", seed=6309)
    told = {
        lang: {
            card: (reply["headline"], reply["reason"], reply["places"])
            for card, reply in asked.table(lang)["parts"][0]["refused"].items()
        }
        for lang in LANGUAGES
    }
    assert told == {
        "en": {
            "♥A": ("♥A has to wait.", "♥2 is not on the board yet.", ["♥2"]),
            "♦K": ("♦K has to wait.", "♦J and ♦Q are not on the board yet.", ["♦J", "♦Q"]),
        },
        "ja": {
            "♥A": ("♥Aはまだ出せません。", "先に♥2が必要です。", ["♥2"]),
            "♦K": ("♦Kはまだ出せません。", "先に♦Jと♦Qが必要です。", ["♦J", "♦Q"]),
        },
    }


@every([*authored(), *DRAWN])
def test_what_is_told_of_a_card_that_does_not_fit_gives_no_answer_away(puzzle: Puzzle) -> None:
    for part in puzzle.table()["parts"]:
        refused = part.get("refused", {})
        if puzzle.source.about:
            assert refused.keys().isdisjoint([item["id"] for item in part["items"] if item["right"]])
            continue  # no word of what fits
        assert not refused or part["mode"] == "one"
        assert refused.keys().isdisjoint(item["id"] for item in part["items"])
        if refused:
            assert refused.keys().isdisjoint(card.text for card in puzzle.position.legal_moves.cards)
            assert {item["id"] for item in part["items"]} & {*part_hand(puzzle)}


def part_hand(puzzle: Puzzle) -> list[str]:
    """Return the reader's hand, as texts."""
    return [card.text for card in puzzle.position.hands[puzzle.viewpoint]]
