"""What a browser may send, and what only an enemy would: shared by the tests of all widgets."""

from __future__ import annotations

import io
import logging
import math
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from logging.handlers import BufferingHandler
from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from sevens_teach.table.intents import Ask, Change, Intent, Load, Make, Pose, Replay, Reveal, Seek, Why

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

GOOD: list[tuple[dict[str, Any], Intent]] = [
    *(({"kind": "move", "text": text}, Make(text)) for text in ("♥9", "pass", "★♠8", "★♠8+♠9", "ghost 3>0")),
    ({"kind": "why", "text": "★"}, Why("★")),
    ({"kind": "peek", "text": "♦A"}, Why("♦A", quiet=True)),
    ({"kind": "seek", "ply": 0}, Seek(0)),
    ({"kind": "replay", "ply": 3}, Replay(3)),
    ({"kind": "reveal", "ply": 3}, Reveal(3)),
    ({"kind": "puzzle", "ply": 3}, Pose(3)),
    ({"kind": "set", "name": "zoom", "value": 125}, Change("zoom", 125)),
    ({"kind": "load", "name": "sevens-12.txt"}, Load("sevens-12.txt")),
    *(({"kind": what}, Ask(what)) for what in ("hint", "undo", "redo", "new", "go_on", "save", "review", "stop")),
]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
"""Anything that can come over the wire."""

DEEP: Any = None
for _ in range(900):
    DEEP = [DEEP]
"""Nested about as deep as JSON may be before Python itself refuses to read it."""
HUGE = "♥9" * 500_000
NASTY = JSON | st.sampled_from([DEEP, {"kind": DEEP}, HUGE, math.nan, -math.inf, 10**4000, "", "\0", "\ud800"])
"""Values that have broken somebody's program before."""

SOLVED: list[dict[str, Any]] = [{"kind": "solved", "id": "B4-01", "tries": 1, "hints": 0, "shown": False}]
"""What a puzzle reports."""


def mutilated(good: Sequence[dict[str, Any]]) -> st.SearchStrategy[Any]:
    """Messages that look like these, with parts exchanged, added, or left out, and messages that look like nothing."""
    one = st.sampled_from(good)
    part = st.sampled_from(sorted({name for content in good for name in content})) | st.text(max_size=6)
    changed = st.builds(lambda content, name, value: content | {name: value}, one, part, NASTY)
    short = st.builds(lambda content, name: {key: content[key] for key in content if key != name}, one, part)
    return st.one_of(NASTY, changed, short, st.lists(one, max_size=2))


def messages(traits: Sequence[str], contents: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """What may arrive at a widget's comm: updates of its traits, methods that there are and are not, wrong shapes."""
    method = st.sampled_from(["update", "custom", "request_state", "echo_update", "close", "_handle_msg"]) | NASTY
    state = st.dictionaries(st.sampled_from(traits) | st.text(max_size=6), NASTY, max_size=3)
    whole = st.fixed_dictionaries(
        {"method": method}, optional={"state": state | NASTY, "content": contents, "buffer_paths": NASTY}
    )
    return st.one_of(NASTY, st.fixed_dictionaries({"data": NASTY}), st.fixed_dictionaries({"data": whole})).map(
        lambda content: {"content": content, "buffers": []}
    )


@contextmanager
def nothing_logged() -> Iterator[None]:
    """Fail if anything is logged, printed or written to the error stream meanwhile: a browser cannot fill the log."""
    logged, printed = BufferingHandler(1_000), io.StringIO()
    logging.getLogger().addHandler(logged)
    try:
        with redirect_stdout(printed), redirect_stderr(printed):
            yield
    finally:
        logging.getLogger().removeHandler(logged)
    assert [record.getMessage() for record in logged.buffer] == []
    assert printed.getvalue() == ""
