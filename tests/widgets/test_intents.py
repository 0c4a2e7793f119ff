"""What the browser sends is read as hostile input: exact shapes or nothing."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from widgets.hostile import GOOD, JSON

from sevens_teach import Exchange, Game, LayJoker, Pass, Play
from sevens_teach.table.intents import (
    Ask,
    Change,
    Intent,
    IntentError,
    Load,
    Make,
    Pose,
    Replay,
    Reveal,
    Seek,
    Why,
    parse_intent,
    read_move,
)

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.moves import Move

BAD: list[Any] = [
    None,
    "move",
    ["move"],
    {},
    {"kind": None},
    {"kind": ["move"]},
    {"kind": "fly", "text": "♥9"},
    {"kind": "play", "card": "♥9"},
    {"kind": "pass"},
    {"kind": "move"},
    {"kind": "move", "card": "♥9"},
    {"kind": "move", "text": "♥9", "then": "♥10"},
    {"kind": "move", "text": ""},
    {"kind": "move", "text": 9},
    {"kind": "move", "text": None},
    {"kind": "move", "text": ["♥9"]},
    {"kind": "move", "text": "♥9" * 100_000},
    {"kind": "hint", "twice": True},
    {"kind": "why", "card": "♥9"},
    {"kind": "why", "text": "♥9" * 21},
    {"kind": "seek", "ply": 1.0},
    {"kind": "seek", "ply": math.nan},
    {"kind": "seek", "ply": "1"},
    {"kind": "set", "name": "seed", "value": 1},
    {"kind": "set", "name": ["zoom"], "value": 1},
    {"kind": "load", "name": "../secret.txt"},
    {"kind": "load", "name": "sevens-1.txt\n"},
    {"kind": "load", "name": "sevens-0.txt"},
    {"kind": "load", "name": "/etc/passwd"},
]

MOVES: dict[str, Move | None] = {
    "♥9": Play("♥9"),
    "★": Play("★"),
    "pass": Pass(),
    "★♠8": LayJoker("♠8"),
    "★♠8+♠9": LayJoker("♠8", "♠9"),
    "ghost 3>0": Exchange(3, 0),
    " ♥9": None,
    "♥9 ": None,
    "H9": None,
    "♥09": None,
    "PASS": None,
    "pass pass": None,
    "★ ♠8": None,
    "★♠8+": None,
    "♠8+♠9": None,
    "ghost 3": None,
    "ghost -1>0": None,
    "ghost 1000000000>0": None,
    "ghost 03>0": None,
    "\0": None,
    "♥9\n": None,
}
"""What a text from the browser names: a move written exactly as the notation has it, or nothing."""


@pytest.mark.parametrize(("text", "move"), MOVES.items(), ids=repr)
def test_a_move_is_read_by_the_games_own_notation(text: str, move: Move | None) -> None:
    assert read_move(text, Game(seed=1)) == move


@pytest.mark.parametrize(("content", "intent"), GOOD, ids=repr)
def test_an_intent_is_read(content: dict[str, Any], intent: Intent) -> None:
    assert parse_intent(content) == intent


@pytest.mark.parametrize("content", BAD, ids=lambda value: repr(value)[:60])
def test_what_is_no_intent_is_refused(content: Any) -> None:  # noqa: ANN401, anything may come
    with pytest.raises(IntentError):
        parse_intent(content)


@given(st.one_of(*(st.fixed_dictionaries(dict.fromkeys(content, JSON)) for content, _ in GOOD)), st.sampled_from(GOOD))
def test_the_right_names_with_any_values_are_an_intent_or_refused(
    drawn: dict[str, Any], good: tuple[dict[str, Any], Intent]
) -> None:
    for content in (drawn, drawn | {"kind": good[0]["kind"]}, good[0] | drawn | {"kind": good[0]["kind"]}):
        try:
            intent = parse_intent(content)
        except IntentError:
            continue
        assert isinstance(intent, (Make, Why, Seek, Replay, Pose, Reveal, Change, Load, Ask))
