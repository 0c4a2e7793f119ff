"""What is shown of the progress: the map of lessons, the report, the code to keep; plain values, and pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.progress import CodeError, Progress, decode, encode
from sevens_teach.progress.practice import day_after, this_day
from sevens_teach.puzzles.level import LEVELS
from sevens_teach.say.messages import message
from sevens_teach.teaching import overview
from sevens_teach.teaching.course import course_state, lesson_cards, rows
from sevens_teach.teaching.final_evening import evening_state
from sevens_teach.teaching.pictures import course_svg, report_svg, words_svg

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import date

    from sevens_teach.progress.wire import KeepState, ProgressState

_KEEP: Final = (
    *("keep-title", "keep-how", "keep-code", "keep-copy", "keep-copied", "keep-restore", "keep-take"),
    *("keep-reset", "keep-reset-sure", "keep-reset-yes", "keep-reset-no", "keep-offer-take", "keep-link", "keep-ids"),
)


def lesson_map(found: Progress, addresses: Mapping[str, str], lang: str, today: date) -> ProgressState:
    """Return the reader's board, and the lessons in their order; `addresses` are those of the notebooks, by number."""
    board = course_state(found, addresses, lang, today)
    counted = message("course-of", lang, down=len(board["laid"]), all=len(board["cards"]))
    listed = overview.lessons(found, addresses, lang)
    return _state(message("course-title", lang), counted, course=board, lessons=listed)


def report(found: Progress, addresses: Mapping[str, str], keep: KeepState, lang: str) -> ProgressState:
    """Return the view of rules with puzzles and the code; `addresses` are those of the rules' lessons, by rule."""
    families = overview.families(found.earned, addresses, lang)
    total = overview.total(found.earned, lang)
    return _state(message("report-title", lang), total, families=families, levels=level_names(lang), keep=keep)


def stars_to_keep(
    found: Progress, lesson: str | None, addresses: Mapping[str, str], keep: KeepState, lang: str
) -> ProgressState:
    """Return the stars and the code; first the card of the `lesson` that ends here, and the way to the next."""
    total = overview.total(found.earned, lang, lesson)
    if lesson is None:
        return _state(message("keep-title", lang), total, keep=keep)
    ended, own = overview.lesson_ended(lesson, found, addresses, lang), lesson_cards(found, lesson, addresses, lang)
    return _state(ended[0]["name"], total, lessons=ended, keep=keep, own=own)


def evening(found: Progress, lang: str) -> ProgressState:
    """Return the view of the final evening."""
    stands = evening_state(found, lang)
    return {**_state(message("evening-title", lang), stands["rows"][-1]["cells"][0]), "evening": stands}


def evening_picture(lang: str) -> str:
    """Return the evening before it has begun, in words: its deals and their seeds."""
    stands = evening_state(Progress(), lang)
    return words_svg(
        message("evening-between", lang).join(row["name"] for row in stands["rows"][:-1]),
        lang,
        title=message("evening-title", lang),
    )


def keep_state(found: Progress, codes: Sequence[str], link: str, lang: str, *, reset: bool) -> KeepState:
    """Return the code of a progress and the words around it.

    Of the `codes` that the browser remembers or a link brought, the first that brings something back is offered.
    `link` starts again with this progress; with `reset` all can be forgotten.
    """
    offers = ((code, _offer(code, found, lang)) for code in codes)
    offered, offer = next((each for each in offers if each[1]), ("", ""))
    return {
        "code": encode(found),
        "can_reset": reset,
        "offer": offer,
        "offered": offered,
        "link": link,
        "text": {key.removeprefix("keep-"): message(key, lang) for key in _KEEP},
    }


def level_names(lang: str) -> list[str]:
    """Return the names of the levels, for the report's view."""
    return [message("report-level", lang, level=level) for level in range(1, LEVELS + 1)]


# -- where no widget runs: what a reader sees who has solved nothing yet -----------------------------


def map_sentence(lang: str) -> str:
    """Return which lessons there are, in a sentence: the map as a view of the progress."""
    listed = overview.lessons(Progress(), {}, lang)
    titles = message("list-comma", lang).join(each["name"] for each in listed)
    return message("map-sentence", lang, lessons=len(listed), puzzles=puzzle_count(), titles=titles)


def map_picture(lang: str) -> str:
    """Return the reader's board as SVG."""
    return course_svg(rows(lang), lang, title=message("course-title", lang), desc=map_sentence(lang))


def puzzles_picture(lang: str, *, title: str, desc: str) -> str:
    """Return all puzzles by rule and level as SVG."""
    return report_svg(overview.families({}, {}, lang), level_names(lang), lang, title=title, desc=desc)


def keep_picture(lang: str) -> str:
    """Return what keeping is for as SVG: the code itself would be another reader's."""
    return words_svg(message("keep-how", lang), lang, title=message("keep-title", lang))


def puzzle_count() -> int:
    """Return how many puzzles there are, for the report's view."""
    return sum(map(len, overview.by_rule().values()))


def _state(title: str, total: str, **shown: object) -> ProgressState:
    """Return what a view of the progress shows; what is not named is empty."""
    empty: dict[str, Any] = {"course": None, "lessons": None, "families": None, "levels": [], "keep": None}
    state: ProgressState = {"title": title, "total": total, **(empty | shown)}  # type: ignore[typeddict-item]  # by name
    return state


def _offer(remembered: str, found: Progress, lang: str) -> str:
    """Return what a remembered code would bring back, to be offered; nothing if all of it is here."""
    try:
        before = decode(remembered).until(day_after(this_day()))
    except CodeError:
        return ""
    new = [name for name, stars in before.earned.items() if stars > found.earned.get(name, -1)]
    if new:
        return message("keep-offer", lang, count=len(before.earned), new=len(new))
    practised = before.practice.merged(found.practice) != found.practice
    return message("keep-offer-practice", lang) if practised else ""
