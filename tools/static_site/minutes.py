"""How long a lesson takes, step by step: by the words to read, and by what there is to do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_WORDS_A_SECOND: Final = 200 / 60
_SIGNS_A_SECOND: Final = 500 / 60
"""Of Japanese, which has no words between spaces."""
_SIGN: Final = re.compile(r"[\u3040-\u30ff\u3400-\u9fff]")
_ASIDE: Final = re.compile(r"\]\(.*?\)|<rt>.*?</rt>|<[^>]+>")
_CARD: Final = 20
"""Seconds for a card of one's own in a game that is played to its end, with the moves of the others after it."""
_TASK: Final = {"PuzzleBox": 40, "Table": 30, "Stepper": 20, "Compare": 20}
"""Seconds for a puzzle, for one thing to do at a table, for a film."""
_LINE: Final = 60
"""Seconds for a puzzle in which more than one move is to be thought through."""
_LINES: Final = frozenset({"play", "find", "table"})
"""The kinds of such puzzles."""
_OTHER: Final = 15
_ONE_THING: Final = frozenset({"play", "turn", "why", "win", "bid"})
"""What a step asks at a table whose game need not be played to its end."""


def seconds_to_read(texts: Iterable[str]) -> int:
    """Return how long it takes to read Markdown, in English or Japanese."""
    plain = [_ASIDE.sub(" ", text) for text in texts]
    signs = sum(len(_SIGN.findall(text)) for text in plain)
    words = sum(len(_SIGN.sub(" ", text).split()) for text in plain) if signs == 0 else 0
    return round(words / _WORDS_A_SECOND + signs / _SIGNS_A_SECOND)


def seconds_to_do(tree: Mapping[str, Any] | None, asks: Iterable[str]) -> int:
    """Return how long it takes to do what stands in a step: one of its puzzles, a game to its end, or one card.

    Of puzzles of several kinds it is what each takes on average.
    """
    if tree is None:
        return 0
    if tree["name"] == "PuzzleBox":
        each = [
            _LINE if puzzle["kind"] in _LINES else _TASK["PuzzleBox"] for puzzle in tree["values"]["state"]["puzzles"]
        ]
        return round(sum(each) / len(each))
    if tree["name"] != "Table" or _ONE_THING & {*asks}:
        return _TASK.get(tree["name"], _OTHER)
    hand = tree["values"]["state"]["frames"][-1].get("hand", ())
    return max(_TASK["Table"], _CARD * len(hand))


def minutes(seconds: float) -> int:
    """Return seconds as minutes, as one says them."""
    return max(1, round(seconds / 60))
