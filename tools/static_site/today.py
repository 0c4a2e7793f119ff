"""Today's puzzle for pages: of each coming day one for every reader, drawn when the site is made."""

from __future__ import annotations

import json
from datetime import timedelta
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import RANKS, Suit
from sevens_teach.practice.drawing import house_rules, is_begun, puzzles_of
from sevens_teach.practice.naming import names_of
from sevens_teach.progress.practice import this_day
from sevens_teach.puzzles.box import puzzle_box
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.lessons import AFTER_PASSING, LESSONS, has_met, has_passes, lesson_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from datetime import date

    from sevens_teach.puzzles import Puzzle


SUITS: Final = tuple(map(str, Suit))


def coming(days: int) -> list[date]:
    """Return this many days from today on."""
    return [this_day() + timedelta(days=each) for each in range(days)]


@cache
def offered(day: date) -> tuple[Puzzle, ...]:
    """Return the puzzles of a day: a reader has the first of which they have met everything, which one always is."""
    found: list[Puzzle] = []
    for each in puzzles_of(day):
        if all(needs(each) != needs(other) for other in found):
            found.append(each)
        if has_met(each, ()) and is_begun(each, ()) and not house_rules(each):
            break
    return tuple(found)


def needs(posed: Puzzle) -> dict[str, list[str]]:
    """Return the rules of which a reader must have met any, unless there is none, and those of all."""
    lesson = lesson_of(posed)
    any_of = [] if lesson is None or has_met(LESSONS[lesson][0], ()) else [*LESSONS[lesson]]
    if not any_of and has_passes(posed):
        any_of = [*AFTER_PASSING]
    elif not any_of and not is_begun(posed, ()):
        any_of = [posed.rule]
    return {"any": any_of, "all": sorted(house_rules(posed))}


def offer(posed: Puzzle) -> dict[str, Any]:
    """Return what draws a puzzle of a day, by which it is kept as the reader's, and what a reader must have met."""
    return {"name": names_of(posed)[0], **needs(posed)}


def asked(lang: str, days: int) -> dict[str, list[dict[str, Any]]]:
    """Return what today's puzzle asks of which readers, by the day."""
    return {
        day.isoformat(): [
            offer(each) | {"question": each.question(lang), "down": _down(each, lang)} for each in offered(day)
        ]
        for day in coming(days)
    }


def _down(posed: Puzzle, lang: str) -> str:
    """Return what lies on the board when a puzzle asks: of each row four hexadecimal digits, the ace the first bit."""
    state = puzzle_box([posed], earned={}, lessons={}, settings=Settings(lang=lang)).json()["state"]["puzzles"][0]
    shown = state["frames"][state["parts"][0]["frame"]]
    lies = {*shown["board"]["down"]} if "board" in shown else set()
    rows = (sum((suit + rank in lies) << at for at, rank in enumerate(RANKS)) for suit in SUITS)
    return "".join(f"{row:04x}" for row in rows)


def scripts(lang: str, days: int, lessons: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Yield each day with its script: the puzzles, and who has which of them."""
    for day in coming(days):
        posed = offered(day)
        shown = puzzle_box(posed, earned={}, lessons=dict(lessons), settings=Settings(lang=lang))
        held = json.dumps({"offers": [*map(offer, posed)], "box": shown.json()}, ensure_ascii=False)
        yield day.isoformat(), f'sevensToday("{day.isoformat()}",{held});\n'
