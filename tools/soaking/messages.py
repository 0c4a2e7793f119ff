"""Every widget is sent what only an enemy would send: it answers in text that can be sent, and the game stays one."""

from __future__ import annotations

import io
import logging
import math
import time
from contextlib import redirect_stderr, redirect_stdout
from logging.handlers import BufferingHandler
from random import Random
from typing import TYPE_CHECKING, Any, Final

from jupyter_client.session import json_packer

from sevens_teach.ui import Table
from soaking.tally import Tally
from soaking.widgets import WIDGETS, parts

if TYPE_CHECKING:
    from sevens_teach.widgets.form import FormAbove
    from sevens_teach.widgets.widget import Widget

INTENTS: Final[tuple[dict[str, Any], ...]] = (
    *({"kind": what} for what in ("hint", "undo", "redo", "new", "go_on", "copied", "restore", "reset", "look", "ack")),
    *({"kind": "move", "text": text} for text in ("♠8", "pass", "★♠8", "★♠8+♠9", "ghost 3>1", "ghost 52>0", "♠6")),
    {"kind": "why", "text": "★"},
    {"kind": "seek", "ply": 0},
    {"kind": "set", "name": "zoom", "value": 125},
    {"kind": "load", "name": "sevens-12.txt"},
    {"kind": "solved", "id": "B4-01", "tries": 1, "hints": 0, "shown": False},
    {"kind": "restore", "code": "1ABC-D2"},
    {"kind": "press", "name": "play"},
    *({"kind": "press", "name": name} for name in ("today", "clock", "own", "stop")),
    {"kind": "missed", "id": "B4-01"},
    {"kind": "choose", "name": "rule", "value": "B4"},
)
NASTY: Final[tuple[object, ...]] = (
    *(None, True, -1, 0, 51, 52, 53, 10**400, math.nan, math.inf, "", "\0", "\ud800", "♥9" * 50_000, "__class__"),
    *([], {}, [[[[]]]], {"kind": {"kind": "move"}}, "<script>", "ghost 52>51", 2**63, 0.5, "constructor", "../../x"),
)
TOGETHER: Final = 200
"""How many messages arrive at a widget before the next widget has its turn."""


def soak(seconds: float, seed: int) -> Tally:
    """Send messages for this many seconds."""
    tally, rng, end = Tally(), Random(f"messages {seed}"), time.monotonic() + seconds
    while time.monotonic() < end:
        for name, make in WIDGETS.items():
            _throw(name, make(rng), rng, tally)
    return tally


def _throw(name: str, widget: Widget | FormAbove, rng: Random, tally: Tally) -> None:
    """Let messages arrive at a widget and at its parts, and look at what they answer and leave in the log."""
    logged, printed = BufferingHandler(1_000), io.StringIO()
    logging.getLogger().addHandler(logged)
    with redirect_stdout(printed), redirect_stderr(printed):
        for _ in range(TOGETHER):
            _send(name, rng.choice(parts(widget)), _message(rng), tally)
        for part in parts(widget):
            with tally.case(name, "the state"):
                json_packer(part.get_state())
    logging.getLogger().removeHandler(logged)
    tally.lost += [f"{name}: logged {record.getMessage()[:200]}" for record in logged.buffer]
    tally.lost += [f"{name}: printed {printed.getvalue()[:200]}"] if printed.getvalue() else []
    for table in (part for part in parts(widget) if isinstance(part, Table)):
        with tally.case("the game after it", name):
            if type(table.game).load(table.game.record()).position != table.game.position:
                tally.lost.append("a game that is none")
    widget.close()


def _send(name: str, part: Any, message: dict[str, Any], tally: Tally) -> None:  # noqa: ANN401, any widget
    """Let a message arrive at a part, and look at what it answers."""
    answers: list[Any] = []
    part.send = answers.append
    with tally.case(name, message):
        part._handle_msg(message)  # noqa: SLF001, it is what a message arrives at
        json_packer(answers)


def _message(rng: Random) -> dict[str, Any]:
    """Return what arrives at a comm: mostly a custom message whose content looks like an intent."""
    content: Any = dict(rng.choice(INTENTS))
    for _ in range(rng.randrange(3)):
        content[rng.choice((*content, "more"))] = rng.choice(NASTY)
    if rng.random() < 0.1:
        content = rng.choice(NASTY)
    data: Any = {"method": "custom", "content": content}
    if rng.random() < 0.1:
        data["method"] = rng.choice(("update", "request_state", "echo_update", "close", None, 7))
        data["state"] = {rng.choice(("state", "kind", "labels", "_esm")): rng.choice(NASTY)}
    return {"content": {"data": data if rng.random() < 0.97 else rng.choice(NASTY)}, "buffers": []}
