"""What crosses the wire is what its types say: they stand once, in Python, and TypeScript's are made from them."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
import wire_types
from pydantic import TypeAdapter
from typing_extensions import TypeAliasType
from widgets.hostile import GOOD, SOLVED

from sevens_teach import PRESETS, Game
from sevens_teach.games import GAMES, game
from sevens_teach.play.table_room import room_of
from sevens_teach.puzzles import load_puzzles
from sevens_teach.puzzles.box import puzzle_box
from sevens_teach.say.settings import Settings
from sevens_teach.table.intents import parse_intent
from sevens_teach.ui import (
    Board,
    Compare,
    Hand,
    HouseRules,
    KeepProgress,
    LessonMap,
    Practice,
    PuzzleBook,
    Report,
    Stepper,
    Table,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.draw.exhibit import Exhibit


def storming(practice: Practice) -> Practice:
    """Return practice in the middle of a storm."""
    practice.press("clock")
    return practice


POSITION = "board ♠5-9 ♥7 ♦7 ♣7; hands ♠4,10 | …"
STATES: dict[str, tuple[str, Callable[[], Any]]] = {
    "board": ("SevensSteps", lambda: Board(POSITION, marks="♠4").state),
    "hand": ("SevensSteps", lambda: Hand(POSITION).state),
    "stepper": ("SevensSteps", lambda: Stepper(POSITION, ["♠4", "pass"], predict=True, you=0, hands=True).state),
    "compare": ("SevensCompare", lambda: Compare(POSITION, ["basic", "tunnel", "killer"]).state),
    "book": ("FormState", lambda: PuzzleBook("K3").form.state),
    "practice": ("FormState", lambda: storming(Practice(seed=1)).form.state),
    "a storm's puzzle": ("PuzzlesState", lambda: storming(Practice(seed=1)).below.state),
    "house rules": ("FormState", lambda: HouseRules("killer").form.state),
    "map": ("ProgressState", lambda: LessonMap().state),
    "report": ("ProgressState", lambda: Report().state),
    "keep": ("ProgressState", lambda: KeepProgress("02").state),
    "settings": ("SettingsState", lambda: Table(Game(seed=1)).settings),
    "labels": ("Labels", lambda: Table(Game(seed=1)).labels),
}
SHAPES = wire_types.shapes()


@cache
def reader(shape: str) -> TypeAdapter[Any]:
    """Return what reads a shape: to make it takes longer than to read with it."""
    return TypeAdapter(SHAPES[shape])


def check(shape: str, value: Any) -> None:  # noqa: ANN401, whatever is sent
    """Fail unless a value has exactly this shape once it is JSON."""
    reader(shape).validate_json(json.dumps(value), strict=True)


def test_the_types_of_the_front_end_are_those_of_the_package() -> None:
    assert wire_types.TYPES.read_text(encoding="utf-8") == wire_types.typescript(), "run `make wire`"


@pytest.mark.parametrize("name", STATES)
def test_what_a_widget_sends_has_its_shape(name: str) -> None:
    shape, state = STATES[name]
    check(shape, state())


@pytest.mark.parametrize("rules", PRESETS)
def test_what_a_table_sends_has_its_shape(rules: str) -> None:
    table = Table(Game(rules, seed=5), speed="instant")
    sent: list[Any] = []
    table.send = sent.append
    for content in ({"kind": "hint"}, {"kind": "why", "text": "♠K"}, {"kind": "peek", "text": "♠K"}, {"kind": "fly"}):
        table._receive(table, content, [])  # noqa: SLF001, as if the browser sent it
    while not table.game.position.is_over:
        check("SevensState", table.state)
        frame = table.state["frames"][-1]
        moves = [*frame["playable"], *(joker["move"] for joker in frame["jokers"]), "pass"]
        content = {"kind": "go_on"} if frame["can"]["go_on"] else {"kind": "move", "text": moves[0]}
        table._receive(table, content, [])  # noqa: SLF001
    check("SevensState", table.state)
    table._receive(table, {"kind": "send"}, [])  # noqa: SLF001
    assert sent[-1]["kind"] == "sent"
    for told in sent:
        check({"notice": "Notice", "laid": "LaidMessage", "sent": "SentMessage"}[told["kind"]], told)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_puzzle_has_its_shape(lang: str) -> None:
    shown: Exhibit = puzzle_box(load_puzzles(), earned={"B4-01": 3}, settings=Settings(lang=lang))
    check("PuzzlesState", shown.state)
    for puzzle in shown.state["puzzles"]:
        game = puzzle["setup"]["game"].capitalize()
        check(f"{game}Setup", puzzle["setup"])
        for frame in puzzle["frames"]:
            check(f"{game}PuzzleFrame", frame)


def test_an_intent_is_what_python_reads() -> None:
    for content, _ in GOOD:
        check("Intent", content)
        parse_intent(content)
    for content in SOLVED:
        check("Intent", content)


def test_two_shapes_of_one_name_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevens_teach.spades.wire.SpadesSetup", TypeAliasType("SevensSetup", int))
    with pytest.raises(ValueError, match=r"^two shapes are called SevensSetup: expected the game's name before"):
        wire_types.shapes()


@pytest.mark.parametrize("name", GAMES)
def test_a_table_says_which_game_it_is(name: str) -> None:
    position, _ = game(name).start("basic", 4, Random(1))
    table = Table(game(name).game.from_position(position))
    assert table.state["setup"]["game"] == name
    check(f"{name.capitalize()}State", table.state)


def test_every_word_that_a_table_writes_is_sent_to_it() -> None:
    asked = {
        key
        for file in (Path(__file__).parents[2] / "widgets" / "src" / "table").rglob("*.ts")
        for key in re.findall(r'\btext\["([\w-]+)"\]', file.read_text(encoding="utf-8"))
    }
    games = [game(name).start("basic", 4, Random(1))[0] for name in GAMES]
    sent = {key for each in games for key in room_of(each).labels("en")["text"]}
    assert "review-terms" in asked
    assert asked <= sent
