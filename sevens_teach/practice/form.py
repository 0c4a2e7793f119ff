"""The form of practice: its buttons and what is told, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.practice.session import WAYS, answer_of, reason_of
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
_LARGE: Final = ("today", "clock", "lives", "own")
"""The buttons that are cards with a picture and a sentence, while nothing is posed."""


def practice_form(session: Practising, lang: str) -> FormState:
    """Return what may be pressed now in practice, and how things stand."""
    if session.is_storming:
        names: list[str] = ["stop"]
    else:
        now = {"again": session.can_repeat, "stop": False}
        order = dict.fromkeys(("again", *_LARGE, *_LABELS))
        names = [name for name in order if now.pop(name, True)]
    told = _told(session, lang)
    notes = [*([told] if told and session.is_storming else []), *(say(each, lang) for each in session.note)]
    state: FormState = {
        "title": message("practice-title", lang),
        "note": message("ui-gap", lang).join(notes),
        "fields": [],
        "buttons": [_press(name, session, lang) for name in names],
        "refused": None,
    }
    left = session.seconds_left
    if left is not None:
        state["left"] = left
    if session.storm is not None and session.is_storming:
        right = None if session.last is None else session.last[1]
        storm, lives = session.storm, session.storm.lives
        state["storm"] = {"solved": storm.solved, "lives": lives, "of": LIVES, "right": right, "told": told}
    return state


def _told(session: Practising, lang: str) -> str:
    """Return what came of the last answer in a storm: of a miss what would have been right, and why."""
    if session.last is None:
        return ""
    posed, right = session.last
    if right:
        return message("practice-storm-right", lang)
    note, names = reason_of(posed), posed.names(lang)
    one = posed.parts[0].mode == "one"
    answer = (
        message("practice-storm-was", lang, names, answer=answer_of(posed)) if one else say(note.headline, lang, names)
    )
    return message("ui-gap", lang).join(filter(None, (answer, say(note.why, lang, names))))


def _press(name: str, session: Practising, lang: str) -> Press:
    """Return a button of practice."""
    ways = {**dict.fromkeys((*WAYS, "again"), False), session.way: True, "streak": session.counts_days}
    press: Press = {"name": name, "label": message(_LABELS[name], lang), "on": ways.get(name)}
    if name in _LARGE and not session.way:
        press["about"] = message(f"{_LABELS[name]}-about", lang)
    return press
