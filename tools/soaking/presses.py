"""Very many presses at every widget and form: whatever there is after the first of them is all there is in the end."""

from __future__ import annotations

import gc
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

import psutil
from ipywidgets.widgets import widget as jupyter  # type: ignore[import-untyped]

from sevens_teach.ui import PuzzleBox
from sevens_teach.widgets.form import Form, FormAbove
from soaking.messages import INTENTS
from soaking.tally import Tally
from soaking.widgets import WIDGETS, parts

if TYPE_CHECKING:
    from sevens_teach.widgets.widget import Widget

PRESSES: Final = 1_000
WARM: Final = 200
"""How many presses show how much there may be; what the others bring has to stay below it."""
LEVEL: Final = 8 << 20
"""Bytes that may come and go: what Python has freed it does not give back to the system at once."""


def soak(seconds: float, seed: int) -> Tally:
    """Press so often at every widget, or as often as there is time for, and print what it came to."""
    tally, begin = Tally(), time.monotonic()
    for number, (name, make) in enumerate(WIDGETS.items(), 1):
        rng = Random(f"presses {seed} {name}")
        _press(name, make(rng), rng, begin + seconds * number / len(WIDGETS), tally)
    return tally


def _press(name: str, widget: Widget | FormAbove, rng: Random, end: float, tally: Tally) -> None:
    """Press at a widget until the end, count what there is on the way, and take the widget away."""
    warm: dict[str, int] = {}
    last: dict[str, int] = {}
    pressed = held = 0
    while pressed < PRESSES and time.monotonic() < end:
        part = rng.choice(parts(widget))
        content = rng.choice(_offered(part))
        with tally.case(name, content):
            part._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})  # noqa: SLF001
        pressed += 1
        most = warm if pressed <= WARM else last
        for what, count in _counts(widget).items():
            most[what] = max(most.get(what, 0), count)
        held = _bytes() if pressed == WARM else held
    grown = _bytes() - held if held else 0
    widget.close()
    found = ", ".join(f"{last.get(what, count)} of {count} {what}" for what, count in warm.items())
    print(f"  {name}: {pressed:,} presses, at most {found}, {grown >> 10:+,} KiB", flush=True)
    tally.lost += [f"{name}: {last[what] - warm[what]} more {what}" for what in last if last[what] > warm[what]]
    tally.lost += [f"{name}: {grown >> 20} MiB more"] if grown > LEVEL else []


def _offered(part: Any) -> list[dict[str, Any]]:  # noqa: ANN401, any widget
    """Return what can be pressed there: in a form what it offers, in puzzles their answers, else whatever there is."""
    if isinstance(part, Form):
        fields, buttons = part.state["fields"], part.state["buttons"]
        chosen = [
            {"kind": "choose", "name": each["name"], "value": value} for each in fields for value, _ in each["options"]
        ]
        return [*chosen, *({"kind": "press", "name": each["name"]} for each in buttons)]
    if isinstance(part, PuzzleBox):
        solved = [{"kind": "solved", "id": each.id, "tries": 1, "hints": 0, "shown": False} for each in part.puzzles]
        return [*solved, *({"kind": "missed", "id": each.id} for each in part.puzzles)]
    return list(INTENTS)


def _counts(widget: Widget | FormAbove) -> dict[str, int]:
    """Return how many widgets there are in all, and how many listen to the fullest part of this one."""
    heard = [
        sum(map(len, (part._msg_callbacks.callbacks, *part._trait_notifiers.values())))  # noqa: SLF001
        for part in parts(widget)
    ]
    return {"widgets": len(jupyter._instances), "listeners": max(heard)}  # noqa: SLF001, Jupyter's own list


def _bytes() -> int:
    """Return what this process has in memory."""
    gc.collect()
    return int(psutil.Process().memory_info().rss)
