"""The form of practice: its buttons and what is told, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.practice.answers import answers_of, reason_of
from sevens_teach.practice.session import WAYS
from sevens_teach.practice.storm import LIVES, MORE, SECONDS
from sevens_teach.say.messages import message, say

if TYPE_CHECKING:
    from sevens_teach.practice.session import Practising
    from sevens_teach.practice.storm import Storm
    from sevens_teach.puzzles import Puzzle
    from sevens_teach.wire import FormState, Press, StormEnd, StormState

_LABELS: Final = {
    "today": "practice-today",
    "clock": "practice-clock",
    "lives": "practice-lives",
    "weak": "practice-weak",
    "own": "practice-own",
    "listed": "practice-listed",
    "streak": "practice-streak",
    "stop": "practice-stop",
    "more": "practice-more",
    "ways": "practice-ways",
}
"""The message on each button."""
_LARGE: Final = WAYS
"""The buttons that are cards with a picture and a line of what waits there, while nothing is posed."""


def practice_form(session: Practising, lang: str) -> FormState:
    """Return what may be pressed now in practice, and how things stand."""
    told = _told(session, lang)
    notes = [*([told] if told and session.is_on_show else []), *(say(each, lang) for each in session.note)]
    state: FormState = {
        "title": message("practice-title", lang),
        "note": message("ui-gap", lang).join(notes),
        "fields": [],
        "buttons": _buttons(session, lang),
        "refused": None,
    }
    left = session.seconds_left
    if left is not None:
        state["left"] = left
    if session.storm is not None and session.is_on_show:
        state["storm"] = _storm(session, session.storm, told, lang)
    if session.ended is not None:
        state["end"] = _end(session, session.ended, lang)
    return state


def _buttons(session: Practising, lang: str) -> list[Press]:
    """Return what may be pressed: in a storm to end it, after it to play again, else every way to practise."""
    if session.is_on_show:
        return [_press("stop", session, lang)]
    if session.ended is None:
        ways = [_press(name, session, lang) for name in (*_LARGE, "streak")]
        back = [_press("ways", session, lang) | {"label": message("practice-leave", lang)}] if session.puzzles else []
        return [*ways, *back]
    looks = [_look(name, posed, session, lang) for name, posed in zip(session.looks, session.missed, strict=True)]
    return [_press("more", session, lang) | {"on": True}, _press("ways", session, lang), *looks]


def _storm(session: Practising, storm: Storm, told: str, lang: str) -> StormState:
    """Return how a storm of practice stands."""
    return {
        "solved": storm.solved,
        "lives": storm.lives,
        "of": LIVES,
        "right": session.answered,
        "told": told,
        "run": storm.run,
        "row": storm.row,
        "running": _running(storm, lang),
        "seconds": SECONDS,
        "soon": message("practice-soon", lang),
        "answers": [*session.answers],
    }


def _running(storm: Storm, lang: str) -> str:
    """Return how many right answers in a row there are; before the second one, what they bring."""
    if not storm.row:
        return ""
    if storm.run > 1:
        return message("practice-run", lang, run=storm.run)
    return message(f"practice-row-{storm.way}", lang, row=storm.row, seconds=MORE)


def _end(session: Practising, storm: Storm, lang: str) -> StormEnd:
    """Return how a storm of practice ended."""
    facts = [("practice-end-missed", len(storm.missed)), ("practice-end-longest", storm.longest)]
    return {
        "title": message("practice-end", lang),
        "solved": storm.solved,
        "of": message("practice-end-solved", lang),
        "best": message("ui-gap", lang).join(say(each, lang) for each in session.best),
        "new": storm.solved > session.before,
        "facts": [(message(key, lang), str(count)) for key, count in facts],
        "lately": session.lately,
    }


def _told(session: Practising, lang: str) -> str:
    """Return how a storm is answered, then what came of each answer, which a miss tells until the next puzzle comes."""
    if session.storm is None:
        return ""
    if session.last is None:
        begun = "again" if session.answers else f"begin-{session.storm.way}"
        return message(f"practice-storm-{begun}", lang, seconds=MORE)
    if session.answered is False:
        return message(f"practice-storm-missed-{_missed(session.storm)}", lang)
    if not session.last[1]:
        return message("practice-storm-next", lang)
    why = message("practice-storm-right", lang)
    if not session.storm.brings:
        return why
    more = message(f"practice-storm-more-{session.storm.way}", lang, run=session.storm.run, seconds=MORE)
    return message("ui-gap", lang).join((more, why))


def _missed(storm: Storm) -> str:
    """Return which message tells what a miss has cost in a storm."""
    if storm.lives == 0:
        return "last"
    return "new" if storm.spares and storm.way == "lives" else storm.way


def _answer(posed: Puzzle, session: Practising, lang: str) -> str:
    """Return why what was picked in a puzzle of practice is wrong, and what would have been right."""
    wrong, names = session.told_of(posed), posed.names(lang)
    note = wrong or reason_of(posed)
    told = [say(note.headline, lang, names)] if wrong else []
    answers = [say(each, lang, names) for each in answers_of(posed)]
    listed = message("list-comma", lang).join(answers)
    right = message("practice-storm-was", lang, names, answer=listed, count=len(answers)) if answers else ""
    return message("ui-gap", lang).join(filter(None, (*told, say(note.why, lang, names), right)))


def _press(name: str, session: Practising, lang: str) -> Press:
    """Return a button of practice."""
    ways = {**dict.fromkeys(WAYS, False), session.way: True, "streak": False}
    press: Press = {"name": name, "label": message(_LABELS[name], lang), "on": ways.get(name)}
    if name == "streak" and session.counts_days:
        press = {"name": name, "label": message("practice-streak-stop", lang), "on": None}
    if name in _LARGE and not session.way:
        about, picture = session.about(name)
        press["about"] = say(about, lang)
        if picture:
            press["picture"] = picture
    return press


def _look(name: str, posed: Puzzle, session: Practising, lang: str) -> Press:
    """Return the button under which one of the puzzles that a storm missed comes again."""
    here = session.way == "again" and session.puzzles[0].id == posed.id
    return {"name": name, "label": posed.question(lang), "on": here, "about": _answer(posed, session, lang)}
