"""What a browser may send, and what only an enemy would: shared by the tests of all widgets."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from sevens_teach import Exchange, LayJoker, Pass, Play
from sevens_teach.cards import JOKER, Card
from sevens_teach.ui.intents import Ask, Change, Do, Intent, Load, Seek, Why

GOOD: list[tuple[dict[str, Any], Intent]] = [
    ({"kind": "play", "card": "♥9"}, Do(Play("♥9"))),
    ({"kind": "pass"}, Do(Pass())),
    ({"kind": "joker", "place": "♠8", "card": None}, Do(LayJoker("♠8"))),
    ({"kind": "joker", "place": "♠8", "card": "♠9"}, Do(LayJoker("♠8", "♠9"))),
    ({"kind": "exchange", "ghost": 3, "talker": 0}, Do(Exchange(3, 0))),
    ({"kind": "why", "card": "★"}, Why(JOKER)),
    ({"kind": "peek", "card": "♦A"}, Why(Card("♦A"), quiet=True)),
    ({"kind": "seek", "ply": 0}, Seek(0)),
    ({"kind": "set", "name": "zoom", "value": 125}, Change("zoom", 125)),
    ({"kind": "load", "name": "sevens-12.txt"}, Load("sevens-12.txt")),
    *(({"kind": what}, Ask(what)) for what in ("hint", "undo", "redo", "new", "go_on", "save")),
]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=10,
)
"""Anything that can come over the wire."""
