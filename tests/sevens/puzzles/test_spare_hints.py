"""The third hint, by what was tried: it names nothing that is known to be wrong, and gives no more away than before."""

from __future__ import annotations

import pytest

from sevens_teach.puzzles import Puzzle, load_puzzles, puzzle
from sevens_teach.say.messages import LANGUAGES

DRAWN = [("S1", "find"), ("S1", "play"), ("B5", "must-hold"), ("K3", "kill"), ("S1", "hurry"), ("B4", "playable")]


def test_of_two_to_choose_from_neither_was_tried() -> None:
    spare = puzzle("B2-06").table("en")["spare"][2]
    assert spare[0] == ["0", "You laid three 7s, but not the one that counts."]
    assert spare[1:3] == [["1", "It is either Ren or Aoi."], ["3", "It is either Aoi or Sora."]]
    assert spare[3] == ["", "There is only one left that you haven't tried."]
    assert puzzle("B5-02").table("ja")["spare"][2][1:2] == [["♣2", "「♣2」か「パス」のどちらかです。"]]


def test_a_hint_that_names_what_is_picked_already_points_to_the_rest() -> None:
    [first, second] = puzzle("B4-06").table("en")["spare"][2]
    assert first == ["♠2", "♠2 is one of them. And at that run's other end?"]
    assert second[0] == "♠9"
    assert "♠9" not in second[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_names_a_wrong_item_after_it_was_tried(lang: str) -> None:
    told = 0
    for each in (*load_puzzles(), *(Puzzle.random(rule=rule, kind=kind, seed=3) for rule, kind in DRAWN)):
        table = each.table(lang)
        [*early, spare] = table["spare"]
        assert early == [[], []]
        if not spare:
            continue
        part = table["parts"][0]
        items = part["items"] or [branch for branch in part["nodes"][0] if branch["line"]]
        wrong = {item["id"]: item["label"] for item in items if not item["right"]}
        assert spare[0][1] == table["hints"][2]
        assert len({name for name, _ in spare}) == len(spare) <= max(7, len(items))
        tried: list[str] = []
        for name, said in spare:
            cards = [label for label in tried if label[0] in "♠♥♦♣"]
            assert not [label for label in cards if f"{label} " in f"{said} "], (each.id, said)
            tried += [wrong[name]] if name in wrong else []
        told += 1
    assert told > 100
