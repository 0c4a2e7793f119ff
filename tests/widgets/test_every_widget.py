"""Every widget, under whatever a browser sends: the answers can be sent, the state stays one, nothing piles up."""

from __future__ import annotations

import base64
import gc
import gzip
import json
import re
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from ipywidgets.widgets import widget as jupyter  # type: ignore[import-untyped]
from pydantic import TypeAdapter
from soaking.widgets import WIDGETS, parts
from widgets.hostile import GOOD, SOLVED, messages, mutilated, nothing_logged

from sevens_teach import Game, limits, progress, ui
from sevens_teach.progress.wire import ProgressState
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.show.steps import StepperError
from sevens_teach.ui import Board, Stepper, Table, class_table
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.widget import Guarded
from sevens_teach.wire import FormState

STATIC = Path(ui.__file__).parent / "static"
MOST_SENT = 70_000
"""The most bytes of the front end that a widget of a notebook is sent, packed for the way."""
GAME = Game("joker-solo", seed=7)
PRESSES: list[dict[str, Any]] = [
    *(content for content, _ in GOOD),
    *SOLVED,
    *({"kind": "move", "text": text} for text in ("ghost 52>0", "ghost 0>52", "ghost 51>0", "ghost 53>53", "bid 3")),
    *({"kind": "open", "code": code} for code in ("", "1ABC", "\ud800")),
    *({"kind": "restore", "code": code} for code in ("1ABC-D2", "\ud800", "9" * 6_000)),
    {"kind": "reset"},
    {"kind": "pose", "id": "B4-01"},
    {"kind": "choose", "name": "killer", "value": "on"},
    {"kind": "choose", "name": "level", "value": "1"},
    {"kind": "press", "name": "compare"},
    {"kind": "seek", "ply": 52},
]
SHAPES: dict[str, TypeAdapter[Any]] = {"form": TypeAdapter(FormState), "progress": TypeAdapter(ProgressState)}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give each test a reader of its own, whose tables keep games where nobody else does."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def press(part: Any, content: object) -> None:  # noqa: ANN401, any widget
    """Let a custom message arrive."""
    part._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})  # noqa: SLF001


def sendable(value: object) -> None:
    """Fail if this cannot be sent: no half characters, no NaN, nothing that JSON does not know."""
    json.dumps(value, ensure_ascii=False, allow_nan=False).encode()


def look(part: Any) -> None:  # noqa: ANN401, any widget
    """Fail if what a widget shows is not of its shape, or cannot be sent."""
    state = {
        name: value for name, value in part.get_state().items() if name not in ("_esm", "_css", "layout", "children")
    }
    sendable(state)
    if adapter := SHAPES.get(state.get("kind", "")):
        adapter.validate_python(state["state"])
    if isinstance(part, Table):
        assert type(part.game).load(part.game.record()).position == part.game.position
        frame = part.state["frames"][-1]
        assert frame["last_ply"] == len(part.game.history), "the browser shows what Python has"
        assert frame["ply"] == part._session.ply  # noqa: SLF001


def made(name: str) -> Any:  # noqa: ANN401, any widget
    """A widget by its name in the list, the same each time."""
    return WIDGETS[name](Random(7))


def test_every_widget_is_in_the_list() -> None:
    public = {name for name, each in vars(ui).items() if isinstance(each, type) and issubclass(each, Guarded)}
    assert {type(made(name)).__name__ for name in WIDGETS} == public


@pytest.mark.parametrize("name", WIDGETS)
def test_any_message_gets_an_answer_that_is_json_and_leaves_the_state_whole(name: str) -> None:
    widget = made(name)

    @settings(max_examples=30)
    @given(st.data(), st.integers(0, 2))
    def it_holds(drawn: st.DataObject, number: int) -> None:
        part = parts(widget)[number % len(parts(widget))]
        answers: list[Any] = []
        part.send = answers.append
        contents = mutilated(PRESSES) | st.sampled_from(PRESSES)
        with nothing_logged():
            for message in drawn.draw(st.lists(messages(part.keys, contents), max_size=5)):
                part._handle_msg(message)  # noqa: SLF001, it is what a message arrives at
            press(part, drawn.draw(contents))
        sendable(answers)
        for each in parts(widget):
            look(each)

    it_holds()


def test_seek_and_go_on_send_the_frame_that_is_asked_for() -> None:
    table = Table(Game(seed=7), folder="nowhere")
    press(table, {"kind": "seek", "ply": 0})
    assert table.state["frames"][-1]["ply"] == 0
    press(table, {"kind": "go_on"})
    look(table)
    assert table.state["frames"][-1]["ply"] == len(table.game.history) > 0


@pytest.mark.parametrize("text", ["ghost 51>0", "ghost 52>0", "ghost 0>52", "ghost 53>1", "ghost -1>0", "ghost 9999>1"])
def test_G1_ghosts_that_are_not_there_are_answered(text: str) -> None:
    table = Table(Game("ghost", seed=7), folder="nowhere")
    told: list[Any] = []
    table.send = told.append
    before = table.get_state()
    with nothing_logged():
        press(table, {"kind": "move", "text": text})
    assert len(told) == 1
    assert table.get_state() == before


def test_a_saved_game_as_long_as_may_be_is_answered_in_bounded_steps(tmp_path: Path) -> None:
    game = Game("passes=unlimited", seed=7)
    for _ in range(limits.RECORD_MOVES - 100):
        game.pass_turn()
    (tmp_path / "sevens-1.txt").write_text(game.record(), encoding="utf-8")
    table = Table(Game(seed=1), folder=tmp_path)
    for content in ({"kind": "load", "name": "sevens-1.txt"}, {"kind": "watch"}, {"kind": "undo"}):
        press(table, content)
        assert 1 <= len(table.state["frames"]) <= limits.FRAMES + 1
        look(table)
    with pytest.raises(StepperError, match=r"^9,901 positions to step through: expected at most 1,000$"):
        Stepper(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_captions_long_names_and_many_of_them_are_shown(lang: str) -> None:
    long = "七" * 3_000
    crowd = Game("basic", names=[f"{number} ".ljust(40, "七") for number in range(52)], seed=1)
    for widget in (
        Board(GAME.position, long, lang=lang),
        Stepper([(GAME.position, long), (GAME.position, "\ud800")], lang=lang),
        Stepper(crowd, lang=lang),
        Table(crowd, lang=lang, folder="nowhere"),
    ):
        look(widget)
        sendable(widget._repr_mimebundle_())
    table = class_table({long: "1ABC", "\ud800": "", "Mio": progress.code()}, lang)
    assert all(notice.encode() for notice in table.notices)
    assert len(table.rows) == 2


MANY: dict[str, tuple[int, tuple[dict[str, Any], ...]]] = {
    "table": (200, tuple({"kind": what} for what in ("hint", "nonsense", "undo", "watch"))),
    "puzzle": (150, (*SOLVED, {"kind": "solved", "id": "B4-02", "tries": 2, "hints": 0, "shown": False})),
    "report": (60, ({"kind": "open", "code": ""}, {"kind": "restore", "code": "1ABC"}, {"kind": "reset"})),
    "builder": (20, ({"kind": "choose", "name": "killer", "value": "on"}, {"kind": "press", "name": "play"})),
    "book": (20, ({"kind": "choose", "name": "level", "value": "1"}, {"kind": "press", "name": "random"})),
}
"""How many presses: each of a form's makes a widget below it and takes one away; `make soak` has a thousand of each."""


def counted(widget: Any) -> list[int]:  # noqa: ANN401, any widget
    """How many widgets there are in all, and how many listen to each part."""
    gc.collect()
    found = [len(jupyter._instances)]  # noqa: SLF001, Jupyter's own list
    for part in parts(widget):
        heard = part._msg_callbacks.callbacks, *part._trait_notifiers.values()  # noqa: SLF001
        found.append(sum(map(len, heard)))
    return found


@pytest.mark.parametrize("name", WIDGETS)
def test_a_widget_that_is_closed_leaves_nothing(name: str) -> None:
    before = len(jupyter._instances)  # noqa: SLF001, Jupyter's own list
    made(name).close()
    assert len(jupyter._instances) == before  # noqa: SLF001


@pytest.mark.parametrize("name", MANY)
def test_many_presses_leave_no_widget_and_no_listener(name: str) -> None:
    gc.freeze()  # what earlier tests have left is not looked through each time
    widget, (count, contents) = made(name), MANY[name]
    target = widget.form if isinstance(widget, FormAbove) else widget
    before = None
    for number in range(count):
        press(target, contents[number % len(contents)])
        if number == len(contents) * 2 - 1:
            before = counted(widget)
    assert counted(widget) == before
    assert progress.store().load() is not None


def test_what_every_widget_is_sent_is_the_bundle_packed() -> None:
    sent = str(Table(GAME).get_state()["_esm"])
    [packed] = re.findall(r'^const packed = "(.+)";$', sent, re.MULTILINE)
    js, css = gzip.decompress(base64.b64decode(packed)).decode().split("\0")
    dense = {"js": js, "css": css}
    whole = {kind: (STATIC / f"widget.{kind}").read_text(encoding="utf-8") for kind in ("js", "css")}
    assert functions(whole["js"]) > {"renderTable", "renderProgress"}
    assert [name for name in functions(whole["js"]) if f',"{name}")' not in dense["js"]] == []
    assert classes(dense["js"]) == classes(whole["js"]) > {"sv-table", "sv-puzzle", "sv-progress"}
    assert set(re.findall(r"\.sv-[\w-]+", dense["css"])) == set(re.findall(r"\.sv-[\w-]+", whole["css"]))
    assert len(gzip.compress(sent.encode(), 9)) <= MOST_SENT


def test_the_bench_names_what_is_sent_and_what_is_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "benchmarks")
    [(sent, _, packed), *others] = import_module("clicks").sizes().rows
    assert sent == "packed.js, which a widget is sent"
    assert 1000 * float(packed) <= MOST_SENT
    assert [name for name, *_ in others] == ["unpacked: widget.js", "unpacked: widget.css"]


def functions(script: str) -> set[str]:
    """Return the names of a script's functions: an error in a notebook still says where it was."""
    return set(re.findall(r"\bfunction (\w+)\(", script))


def classes(script: str) -> set[str]:
    """Return the classes that a script gives to what it draws: packing shortens its own names alone."""
    return set(re.findall(r"\bsv-[a-z][\w-]*", script))
