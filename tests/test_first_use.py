"""No step names a word, nor shows what a screen counts, before the step that explains it: first_use.toml.

What a puzzle of the step may say is named by it too: its hints, and the reply to every answer.
"""

from __future__ import annotations

import json
import re
import tomllib
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.puzzles import puzzle
from sevens_teach.say.messages import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator

LESSONS = Path(__file__).parents[1] / "lessons"
TOLD: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "first_use.toml").read_text("utf-8"))
OUT_OF_STEPS = {"notebook-only", "whole-page"}
"""The tags of cells that stand in no step."""
WITHOUT = {"goal", "scene"}
"""The cells that a reader by steps does not see."""
COUNTS = re.compile(r"^(PuzzleBox|Table)\(|^Stepper\(.*(hands=True|you=\d)")
"""What shows passes, bids or melds by number, unless it is plain."""
READING = re.compile(r"<rt>.*?</rt>|</?ruby>|\[[^\]]*\]\([^)]*\)")
"""Readings over words, and links, which say what another lesson is called."""
Cell = dict[str, Any]


def steps_before(told: str, lessons: list[str], lang: str) -> Iterator[tuple[str, Cell]]:
    """Yield the cells that are read before one, each with its place; of its own lesson only those above it."""
    last, _, cell = told.partition("/")
    for number in (*takewhile(lambda each: each != last, lessons), last):
        (path,) = (LESSONS / lang).glob(f"{number}-*.ipynb")
        found = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert number != last or cell in {each["id"] for each in found}, f"{told} is not there"
        for each in takewhile(lambda each: (number, each["id"]) != (last, cell), found):  # noqa: B023, used at once
            if each["id"] not in WITHOUT and not OUT_OF_STEPS & {*each["metadata"].get("tags", ())}:
                yield f"{number}/{each['id']}", each


def read_in(cell: Cell, lang: str) -> str:
    """Return what a cell has to read: its prose, or all that its puzzles may say."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "markdown":
        return READING.sub("", source)
    posed = [puzzle(name) for name in re.findall(r'"([A-Z]\d+-\d+)"', source) if source.startswith("PuzzleBox(")]
    return "\n".join(text for each in posed for text in texts_in(each.table(lang)))


UNREAD = {"id", "kind", "rule", "rules", "tags", "lang", "labels", "setup", "frames", "mode", "area", "name", "move"}
"""What of a puzzle as JSON is for its program, or the same in all of them."""


def texts_in(table: Any) -> Iterator[str]:  # noqa: ANN401, JSON
    """Yield every text of a puzzle: title, question, story, hints, and each reply that an answer may get."""
    if isinstance(table, str):
        yield table
    elif isinstance(table, dict):
        yield from (text for name, each in table.items() if name not in UNREAD for text in texts_in(each))
    elif isinstance(table, list):
        yield from (text for each in table for text in texts_in(each))


def test_hints_and_replies_are_read() -> None:
    found = [*texts_in(puzzle("B2-06").table("en"))]
    assert "It's not your turn." in found
    assert "You laid three 7s, but not the one that counts." in found
    assert "One move each, and it goes on round the table." in found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", TOLD["words"], ids=lambda word: f"{word['told']}-{word['en']}")
def test_no_word_is_used_before_it_is_explained(word: dict[str, Any], lang: str) -> None:
    said = re.compile(word[lang], re.IGNORECASE)
    early = {place: read_in(cell, lang) for place, cell in steps_before(word["told"], word["in"], lang)}
    assert {place: found[0] for place, text in early.items() if (found := said.search(text))} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("control", TOLD["controls"], ids=lambda control: control["told"])
def test_nothing_is_counted_on_a_screen_before_it_is_explained(control: dict[str, Any], lang: str) -> None:
    shown = {
        place: source
        for place, cell in steps_before(control["told"], control["in"], lang)
        for source in ["".join(cell["source"])]
        if COUNTS.search(source.rpartition("\n")[2])
    }
    assert shown != {}
    assert [place for place, source in shown.items() if "plain=True" not in source] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", TOLD["words"], ids=lambda word: f"{word['told']}-{word['en']}")
def test_a_word_is_found_where_it_is_explained(word: dict[str, Any], lang: str) -> None:
    number, _, name = word["told"].partition("/")
    (path,) = (LESSONS / lang).glob(f"{number}-*.ipynb")
    (cell,) = [each for each in json.loads(path.read_text(encoding="utf-8"))["cells"] if each["id"] == name]
    assert re.search(word[lang], read_in(cell, lang), re.IGNORECASE)
