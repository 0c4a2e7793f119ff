"""Values that are all right, at their extremes, through every door that takes them; and then the kit is used.

`soak` does for as long as it is given what `tests/test_extremes.py` does for a few.
"""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

from hypothesis import HealthCheck, given, seed, settings

from sevens_teach import Game, progress
from sevens_teach.games import game_of
from sevens_teach.lab import Comparison
from sevens_teach.practice.level import keep_result
from sevens_teach.practice.session import WAYS as PRACTICE
from sevens_teach.practice.session import Practising
from sevens_teach.progress import Progress, Store, decode, encode
from sevens_teach.progress.practice import this_day
from sevens_teach.say.messages import say
from sevens_teach.ui import KeepProgress, LessonMap, Practice, PuzzleBox, Report, Stepper, Table, class_table
from soaking import extremes
from soaking.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from sevens_teach.play.game import Game as Played

_TOGETHER: Final = 10
"""The values of a kind that go through before the next kind has its turn."""


def hold(is_so: object) -> None:
    """Raise `AssertionError` unless it is so; a tool may run without assertions."""
    if not is_so:
        raise AssertionError("it is not as it was said to be")


@contextmanager
def a_readers_folder() -> Iterator[Path]:
    """A folder for the data of one reader, who is there too."""
    before = os.environ.get(progress.FOLDER)
    with tempfile.TemporaryDirectory() as name, chdir(name):
        os.environ[progress.FOLDER] = name
        try:
            yield Path(name)
        finally:
            os.environ.pop(progress.FOLDER)
            os.environ |= {progress.FOLDER: before} if before is not None else {}


def tell(widget: Any, content: object) -> None:  # noqa: ANN401, any widget
    """Let a message arrive as the kernel does."""
    widget._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})  # noqa: SLF001


def restored(code: str) -> None:
    """Restore a code by the widgets' doors, twice, and by the link's."""
    widget = Report()
    for kind in ("open", "restore", "open", "restore"):
        tell(widget, {"kind": kind, "code": code})
    os.environ["QUERY_STRING"] = f"code={code}"
    KeepProgress("02")
    del os.environ["QUERY_STRING"]


def go_on() -> None:
    """Solve, practise and play, and look at what is kept: nothing of it raises, and the star is on the disk."""
    folder = progress.store().path.parent
    tell(PuzzleBox("B4-01"), {"kind": "solved", "id": "B4-01", "tries": 1, "hints": 0, "shown": False})
    hold(Progress.parse((folder / "progress.json").read_bytes()).earned["B4-01"] == 3)
    session = Practising(this_day, lambda: 0.0, Random(1))
    for way in ("own", "weak"):
        session.press(way)
        hold(session.puzzles or session.note)
        for puzzle in session.puzzles[:1]:
            session.answer(puzzle.id, right=way == "own")
    for way in PRACTICE:
        hold(say(session.about(way)[0], "en"))
    keep_result(1, 4, ["gentle", "normal"])
    for shown in (LessonMap(), Report(), KeepProgress(), Practice()):
        hold(shown.picture())
    Table(Game(seed=1), level="follow", folder="nowhere")
    hold(decode(progress.code()).earned == progress.earned())
    hold(Store(folder).load() == progress.load())


def through_codes(found: list[Progress], rng: Random) -> None:
    """Take the first as the file and all as codes, each twice, in any order; then go on."""
    with a_readers_folder() as folder:
        (folder / "progress.json").write_text(found[0].text, encoding="utf-8")
        twice = [encode(each) for each in found] * 2
        rng.shuffle(twice)
        for code in twice:
            restored(code)
        hold(progress.earned().keys() == {name for each in found for name in each.earned})
        hold(not class_table({str(number): code for number, code in enumerate(twice)}).broken)
        go_on()
        hold(not [each.name for each in folder.iterdir() if "aside" in each.name])


def through_tables(game: Played[Any, Any, Any], contents: list[dict[str, Any]]) -> None:
    """Save a game as a file, load it at a table twice, step through it, and do what may be done there."""
    name = game_of(game.position)
    first = f"{name}-1.txt"
    with a_readers_folder() as folder:
        (folder / first).write_text(game.record(), encoding="utf-8")
        table = Table(type(game).from_position(game.start), folder=folder)
        for content in ({"kind": "load", "name": first}, *contents, {"kind": "load", "name": first}):
            tell(table, content)
        hold(table.game.record().startswith(game.record()))
        tell(table, {"kind": "save"})
        newest = max(folder.glob(f"{name}-*.txt"), key=lambda path: len(path.read_text(encoding="utf-8")))
        hold(type(game).load(newest.read_text(encoding="utf-8")) == table.game)
        hold(not isinstance(game, Game) or Stepper(game).picture())


def through_the_lab(found: Comparison) -> None:
    """Save a match, load it twice, put it together with itself, and show it."""
    with a_readers_folder() as folder:
        found.save(folder / "found.json")
        again = Comparison.load(folder / "found.json")
        hold(again.merge(Comparison.load(folder / "found.json")).places == found.places)
        hold(all(again.text(lang) for lang in ("en", "ja")))
        if again.deals:
            hold(again.plot().rows)


@dataclass(frozen=True)
class Way:
    """What is drawn, and where it goes."""

    given: dict[str, Any]
    through: Callable[..., None]


WAYS: Final = {
    "codes": Way({"found": extremes.SOME_PROGRESS, "rng": extremes.CHANCE}, through_codes),
    "tables": Way({"game": extremes.GAMES, "contents": extremes.INTENTS}, through_tables),
    "the lab": Way({"found": extremes.COMPARISONS}, through_the_lab),
}


def soak(seconds: float, number: int, ways: Mapping[str, Way] = WAYS) -> Tally:
    """Let values through until the seconds are over."""
    tally, end = Tally(), time.monotonic() + seconds
    while time.monotonic() < end:
        number += 1
        for name, way in ways.items():
            _let_through(name, way, number, tally)
    return tally


def _let_through(name: str, way: Way, number: int, tally: Tally) -> None:
    def one(**drawn: object) -> None:
        tally.cases += 1
        tally.count(name)
        way.through(**drawn)

    one.__module__ = __name__
    try:
        seed(number)(several(given(**way.given)(one)))()
    except Exception as error:  # noqa: BLE001, this is what is looked for
        tally.lost.append(f"{name}, seed {number}: {type(error).__name__}: {str(error)[:300]}")


several: Final = settings(
    max_examples=_TOGETHER, database=None, deadline=None, print_blob=False, suppress_health_check=[*HealthCheck]
)
