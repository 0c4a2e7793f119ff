"""The reply to any answer, as a function of the table alone: a browser does the same without a kernel.

docs/puzzles.md describes it step by step. A part is one of `table["parts"]`; an answer is a list of
item ids (`set`: in any order, `one`: exactly one, `order`: all of them, `play`: the moves made so far).
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from sevens_teach.errors import AnswerError, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

Json = dict[str, Any]


def compose(part: Json, answer: Sequence[str]) -> Json:
    """Return the reply to an answer: `right`, `rule`, `headline`, `reason`, `cards`, `places`, `lines`.

    `lines` are further replies to parts of the answer. Raises `AnswerError` for what cannot be answered.
    """
    return {"set": _picked, "one": _chosen, "order": _ordered, "play": _played}[part["mode"]](part, list(answer))


def _picked(part: Json, answer: list[str]) -> Json:
    """Reply to picked items: how many are right, wrong and missing; then of the wrong ones why."""
    _check(part, answer)
    items = part["items"]
    good = [item for item in items if item["right"] and item["id"] in answer]
    wrong = [item for item in items if not item["right"] and item["id"] in answer]
    missing = [item for item in items if item["right"] and item["id"] not in answer]
    right = not wrong and not missing
    if right and part["whole"]:
        return _reply(part["whole"], right=True)
    texts = part["texts"]
    said = [texts["good"][len(good)], texts["wrong"][len(wrong)], texts["missing"][len(missing)]]
    headline = texts["all"] if right else texts["gap"].join(filter(None, said))
    lines = [item["reply"] for item in (good if right else wrong)]
    nudge = missing[0]["nudge"] if missing and not wrong else ""
    return _joined(part, right, headline, nudge, lines)


def _joined(part: Json, right: bool, headline: str, reason: str, lines: list[Json]) -> Json:  # noqa: FBT001
    """Return one reply of the lines about each picked item."""
    return {
        "right": right,
        "rule": lines[0]["rule"] if lines and not right else part["rule"],
        "headline": headline,
        "reason": reason,
        "cards": _united(lines, "cards"),
        "places": _united(lines, "places"),
        "lines": lines,
    }


def _united(lines: list[Json], name: str) -> list[str]:
    """Return the cards or places of all lines, each once."""
    return list(dict.fromkeys(card for line in lines for card in line[name]))


def _chosen(part: Json, answer: list[str]) -> Json:
    """Reply to the one item that was chosen."""
    _check(part, answer)
    if len(answer) != 1:
        raise AnswerError(f"{len(answer)} picks: expected one of {_known(part)}")
    item = next(item for item in part["items"] if item["id"] == answer[0])
    return _reply(item["reply"], right=item["right"])


def _ordered(part: Json, answer: list[str]) -> Json:
    """Reply to items put in order: how many stand in their place, and why the first neighbours do that stand wrong."""
    _check(part, answer)
    if len(answer) != len(part["items"]):
        raise AnswerError(f"{len(answer)} of {len(part['items'])} in order: expected all of {_known(part)}")
    order = part["order"]
    if answer == order:
        lines = [item["reply"] for each in order for item in part["items"] if item["id"] == each]
        return _joined(part, True, part["texts"]["all"], "", lines)  # noqa: FBT003
    placed = sum(given == right for given, right in zip(answer, order, strict=True))
    turned = [f"{below}>{above}" for above, below in pairwise(answer)]
    lines = [part["pairs"][pair] for pair in turned if pair in part["pairs"]][:1]  # all of them would be the answer
    return _joined(part, False, part["texts"]["good"][placed], "", lines)  # noqa: FBT003


def _played(part: Json, answer: list[str]) -> Json:
    """Reply to a play-out: follow the moves through the nodes, and reply to the last of them."""
    at, item = 0, None
    for number, move in enumerate(answer, 1):
        if at is None:
            raise AnswerError(f"move {number}, {move!r}: it is decided already")
        branches = part["nodes"][at]
        item = next((branch for branch in branches if branch["id"] == move), None)
        if item is None:
            raise AnswerError(f"move {number}, {shown(move)}: expected one of {', '.join(b['id'] for b in branches)}")
        if not item["right"]:
            return _reply(item["reply"], right=False)
        at = item["next"]
    if item is None:
        return _joined(part, False, part["texts"]["begin"], "", [])  # noqa: FBT003
    if at is not None:
        return _reply(item["reply"], right=False)
    return _joined(part, True, part["texts"]["all"], "", [item["reply"]])  # noqa: FBT003


def _reply(reply: Json, *, right: bool) -> Json:
    """Return a reply that an item already has, right or wrong."""
    return {"right": right, **reply, "lines": []}


def _check(part: Json, answer: list[str]) -> None:
    """Refuse an answer that picks what is not there, or one thing twice; raises `AnswerError`."""
    known = {item["id"] for item in part["items"]}
    for each in answer:
        if each not in known:
            raise AnswerError(f"{shown(each)} cannot be picked: expected {_known(part)}")
    if len(set(answer)) < len(answer):
        raise AnswerError(f"picked twice: {', '.join(each for each in known if answer.count(each) > 1)}")


def _known(part: Json) -> str:
    """Return the items that an answer may pick, for an error's sentence."""
    return ", ".join(item["id"] for item in part["items"])
