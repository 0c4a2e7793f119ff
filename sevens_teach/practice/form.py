"""The form of practice: its buttons and what is told, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.practice.session import WAYS
from sevens_teach.practice.storm import LIVES
from sevens_teach.say.messages import message, say

if TYPE_CHECKING:
    from sevens_teach.practice.session import Practising
    from sevens_teach.wire import FormState, Press

_LABELS: Final = {
    "today": "practice-today",
    "clock": "practice-clock",
    "lives": "practice-lives",
    "weak": "practice-weak",
    "own": "practice-own",
    "listed": "practice-listed",
    "again": "practice-again",
    "stop": "practice-stop",
    "streak": "practice-streak",
}
"""The message on each button."""


def practice_form(session: Practising, lang: str) -> FormState:
    """Return what may be pressed now, and how things stand."""
    if session.is_storming:
        names: list[str] = ["stop"]
    else:
        now = {"again": session.can_repeat, "stop": False}
        names = [name for name in ("again", *_LABELS) if now.pop(name, name != "again")]
    state: FormState = {
        "title": message("practice-title", lang),
        "note": message("ui-gap", lang).join(say(each, lang) for each in session.note),
        "fields": [],
        "buttons": [_press(name, session, lang) for name in names],
        "refused": None,
    }
    left = session.seconds_left
    if left is not None:
        state["left"] = left
    if session.storm is not None and session.is_storming:
        state["storm"] = {"solved": session.storm.solved, "lives": session.storm.lives, "of": LIVES}
    return state


def _press(name: str, session: Practising, lang: str) -> Press:
    """Return a button of practice."""
    ways = {**dict.fromkeys((*WAYS, "again"), False), session.way: True, "streak": session.counts_days}
    return {"name": name, "label": message(_LABELS[name], lang), "on": ways.get(name)}
