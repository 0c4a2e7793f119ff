"""Says what models make of hostile values: `verdicts.py` with pydantic, `verdicts.py page` as in a page."""

from __future__ import annotations

import copy
import json
import sys
import tomllib
from datetime import date
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

ROOT = Path(__file__).parents[2]
MANY = 250
HOSTILE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 8, 10**18, 0.0, 1.0, 1.5, -0.5, 1e300, float("nan"), float("inf")),
    *("", " ", "a", "B4", "B4-03", "B4-03\n", "Z9-01", "B4-٣٣", "♠5", "\0", "x" * 21, "x" * 2000, "own", "clock"),
    *("2024-02-29", "2023-02-29", "2024-2-9", "1970-01-01", "9999-12-31", "2024-01-01T00:00:00", "tomorrow"),
    *(
        [],
        [None],
        ["a"],
        [1],
        ["a", 1],
        [[]],
        {},
        {"a": 1},
        {"a": ["b"]},
        {"": None},
        [[1, 2]],
        ["2024-01-01", "2024-01-02"],
    ),
    *([["2024-01-01"]], [["2024-01-01", "2024-01-02", "2024-01-03"]], {"en": "x", "ja": "y"}, {"en": "x"}),
)
PROGRESS: dict[str, Any] = {
    "version": 3,
    "rule": "B4",
    "solved": {"B4-03": {"stars": 2, "tries": 1, "hints": 0, "shown": False}, "K9-01": {"stars": 0, "shown": True}},
    "practice": {
        "rules": {"B4": {"day": "2024-02-29", "box": 3, "seen": 2}},
        "mistakes": {
            "one": {
                "position": "x",
                "played": "♠5",
                "places": {"♠5": 1.5, "pass": 2},
                "repeat": {"day": "2024-03-01"},
            }
        },
        "days": [["2024-01-01", "2024-01-03"], ["2024-02-01", "2024-02-01"]],
        "streak": None,
        "level": {"step": 3, "games": 20, "lately": [1, 0, -1]},
        "deeds": ["won-sevens"],
        "ren": [3, 4],
        "storms": [{"day": "2024-02-02", "way": "lives", "solved": 3, "missed": 3}],
        "listed": {"B4-03": {"day": "2024-02-02", "here": True, "changes": 2}},
    },
}


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401, any JSON
    """Yield the way to every part of a value."""
    yield path
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in steps:
        yield from places(inner, (*path, step))


def broken(whole: dict[str, Any], chance: Random) -> Any:  # noqa: ANN401, any JSON
    """Return the value with one to three parts exchanged, gone, renamed or too many."""
    made: Any = copy.deepcopy(whole)
    for _ in range(chance.choice((1, 1, 2, 3))):
        *way, last = chance.choice([each for each in places(made) if each] or [("x",)])
        inner = made
        for step in way:
            inner = inner[step]
        what = chance.random()
        if what < 0.7 or not isinstance(inner, dict):
            inner[last] = copy.deepcopy(chance.choice(HOSTILE))
        elif what < 0.85:
            del inner[last]
        else:
            inner[chance.choice([each for each in HOSTILE if isinstance(each, str)])] = inner.pop(last)
    return made


def verdict(read: Callable[[Any], Any], given: object) -> list[Any]:
    """Return what becomes of a value: written again, or the first thing that is wrong."""
    from pydantic import ValidationError  # noqa: PLC0415, whichever it is

    try:
        made = read(given)
    except ValidationError as error:
        first = error.errors()[0]
        return [first["type"], [*map(str, first["loc"])], first["msg"].partition(", ")[0]]
    return ["taken", made.model_dump_json(indent=1), made.model_dump_json(exclude_defaults=True), repr(made)]


def verdicts() -> Iterator[list[Any]]:
    """Yield one after the other."""
    from sevens_teach.games import GAMES  # noqa: PLC0415, after the stand-in
    from sevens_teach.progress.model import _File  # noqa: PLC0415, what a file holds
    from sevens_teach.progress.practice import Repeat  # noqa: PLC0415
    from sevens_teach.puzzles.model import room_of  # noqa: PLC0415

    chance = Random(7)
    for _ in range(MANY):
        text = json.dumps(broken(PROGRESS, chance))
        yield [text, *verdict(_File.model_validate_json, text.encode())]
    for strange in (
        b'"\\ud800"',
        b'{"rule": "\\ud800"}',
        b"",
        b"{",
        b"[]",
        b"\xff",
        b"\xef\xbb\xbf{}",
        b'{"version": 1}',
        b"1" * 5000,
        b"[" * 5000,
        b'{"version": 1, "version": 3}',
    ):
        yield [repr(strange[:20]), *verdict(_File.model_validate_json, strange)[:2]]
    for day in (date(2024, 2, 29), "2024-02-29", 5, None):
        yield [str(day), *verdict(Repeat.model_validate, {"day": day})]
    for game in GAMES:
        kinds = room_of(game).kinds
        tables = [
            table
            for path in sorted((ROOT / f"sevens_teach/{game}/puzzles/data").glob("*.toml"))
            for table in tomllib.loads(path.read_text(encoding="utf-8"))["puzzle"]
        ]
        for table in [*tables, *(broken(chance.choice(tables), chance) for _ in range(MANY))]:
            kind = table.get("kind")
            source = kinds[
                kind if isinstance(kind, str) and kind in kinds else "legal" if "legal" in kinds else next(iter(kinds))
            ].source
            yield [repr(table), *verdict(source.model_validate, table)]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    if "page" in sys.argv:
        from sevens_teach.page import models

        models.install()
    sys.stdout.reconfigure(encoding="utf-8", errors="surrogatepass")  # type: ignore[union-attr]
    for each in verdicts():
        sys.stdout.write(f"{json.dumps(each)}\n")
