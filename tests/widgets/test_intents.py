"""What the browser sends is read as hostile input: exact shapes or nothing."""

from __future__ import annotations

import math
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from widgets.hostile import GOOD, JSON

from sevens_teach.table.intents import Ask, Change, Do, Intent, IntentError, Load, Seek, Why, parse_intent

BAD: list[Any] = [
    None,
    "play",
    ["play"],
    {},
    {"kind": None},
    {"kind": ["play"]},
    {"kind": "fly", "card": "♥9"},
    {"kind": "play"},
    {"kind": "play", "card": "♥9", "then": "♥10"},
    {"kind": "play", "card": "H9"},
    {"kind": "play", "card": " ♥9"},
    {"kind": "play", "card": 9},
    {"kind": "play", "card": ["♥9"]},
    {"kind": "play", "card": "♥9" * 100_000},
    {"kind": "pass", "twice": True},
    {"kind": "joker", "place": "♠8"},
    {"kind": "joker", "place": None, "card": None},
    {"kind": "exchange", "ghost": True, "talker": 0},
    {"kind": "exchange", "ghost": -1, "talker": 0},
    {"kind": "exchange", "ghost": 10**9, "talker": 0},
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
        assert isinstance(intent, (Do, Why, Seek, Change, Load, Ask))
