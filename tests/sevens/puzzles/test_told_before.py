"""What is told before a question: many moves as on a score sheet, and none of them lost."""

from __future__ import annotations

import pytest

from sevens_teach.puzzles.puzzle import authored, puzzle
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.voice import Voice
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.puzzles.told_before import whole_story

SAID = {
    "en": "You: ♦10 · Ren: ♠10 · Aoi: pass.\nYou: ♥4 · Ren: ♦5 · Aoi: pass.",
    "ja": "あなたは♦10、レンは♠10、アオイはパス。\nあなたは♥4、レンは♦5、アオイはパス。",
}
PASSED = {"en": "pass", "ja": "パス"}
TOLD = [name for name, each in authored().items() if each.asks.story is whole_story]


def story(name: str, lang: str) -> list[str]:
    found = puzzle(name)
    return whole_story(found, Voice(lang, found.names(lang), found.viewpoint))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rounds_of_cards_and_passes_stand_below_each_other(lang: str) -> None:
    assert story("B5-41", lang) == [SAID[lang]]


def test_how_somebody_left_after_the_rounds_is_told_on_a_line_of_its_own() -> None:
    *_, rounds, left = story("S1-49", "en")
    assert rounds.endswith("You: pass.\n")
    assert left == "Ren plays ♠9. Ren is out of cards."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_made_is_told_however_many_there_are(lang: str) -> None:
    assert len(TOLD) > 100
    for name in TOLD:
        told, steps = " ".join(story(name, lang)), puzzle(name).steps
        moves = [str(step.move) for step in steps if not isinstance(step.move, Exchange)]
        assert [move for move in moves if move != "pass" and move.strip("★") not in told] == [], name
        broke = sum("bankrupt" in {event.kind.value for event in step.events} for step in steps)
        assert told.count(PASSED[lang]) >= moves.count("pass") - broke, name
