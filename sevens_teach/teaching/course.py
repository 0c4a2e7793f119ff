"""The course as a board of 52 cards, as the browser is sent it: the reader's whole board, and a lesson's own cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import RANKS, Suit
from sevens_teach.games import GAMES
from sevens_teach.progress.learned import course, faded, laid, lesson_key
from sevens_teach.say.messages import message

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import date

    from sevens_teach.progress import Progress
    from sevens_teach.progress.learned import Learned
    from sevens_teach.progress.wire import CourseCard, CourseRow, CourseState, LessonCards

_ROWS: Final = ("course-row-1", "course-row-2", "course-row-3", "course-row-4")
"""What the four rows are called, from the top."""
PLAY: Final = "play"
"""By what name the addresses of lessons have the page of one table, where there is one."""
_BY_PLAIN_RULES: Final = ("won-sevens", "finished")
"""What is done in a whole game by plain rules: the first has a table in its step."""
_SUITS: Final = tuple(str(suit) for suit in Suit)
_TEXTS: Final = (
    *(
        "course-title",
        "course-count",
        "course-begin",
        "course-open-0",
    ),
    *(
        "course-done",
        "course-next",
        "course-again",
        "course-go",
        "course-learn",
        "course-look",
        "course-play",
        "course-puzzle",
        "course-puzzle-of",
        "course-puzzle-done",
        "course-puzzle-of-done",
    ),
    *("course-close", "course-laid", "course-faded", "course-open", "course-empty", "course-faded-why"),
    *(
        "course-down",
        "course-of",
        "course-yours",
        "course-enough",
        "course-sound",
    ),
    *(
        "course-many",
        "course-later",
    ),
    *("course-days", "course-days-on", "course-also-one", "course-also", "course-see", "course-whole"),
)

_OWN: Final = (
    "course-own-board",
    "course-own-first",
    "course-own",
    "course-puzzle",
    "course-lay-more",
    "course-laid",
)
"""What is said of the cards of a lesson, where it ends."""


def course_state(
    found: Progress, addresses: Mapping[str, str], lang: str, today: date, game: str = "sevens"
) -> CourseState:
    """Return the reader's board, or the row of another game; `addresses`: of lessons by number, and of `PLAY`."""
    return {
        "rows": rows(lang) if game == "sevens" else [{"suit": _SUITS[0], "name": message(f"course-game-{game}", lang)}],
        "cards": [_shown(each, addresses, lang) for each in course(game)],
        "laid": laid(found, game),
        "faded": faded(found, today, game),
        "solved": [name for each in course(game) for name in each.puzzles if found.earned.get(name, 0) > 0],
        "text": {key.removeprefix("course-"): _template(key, lang) for key in _TEXTS},
    }


def lesson_cards(found: Progress, lesson: str, addresses: Mapping[str, str], lang: str) -> LessonCards:
    """Return the cards that a lesson lays: wherever their puzzles are posed, the rest can be solved here."""
    board = course(game_of_lesson(lesson))
    of_lesson = [each for each in board if each.lesson == lesson]
    puzzles = [name for each in of_lesson for name in each.puzzles]
    return {
        "cards": [_shown(each, addresses, lang) for each in sorted(of_lesson, key=_place)],
        "laid": [each.card for each in of_lesson if each.is_laid(found)],
        "solved": [name for name in puzzles if found.earned.get(name, 0) > 0],
        "down": sum(each.is_laid(found) for each in board),
        "all": len(board),
        "text": {key.removeprefix("course-"): _template(key, lang) for key in _OWN},
    }


def _place(each: Learned) -> tuple[int, int]:
    """Return where a card lies on the board: its row from the top, and its place from the left."""
    return _SUITS.index(each.card[0]), RANKS.index(each.card[1:])


def game_of_lesson(number: str) -> str:
    """Return the game whose row a lesson's cards are in."""
    return next((game for game in GAMES if any(each.lesson == number for each in course(game))), GAMES[0])


def rows(lang: str) -> list[CourseRow]:
    """Return the rows of the reader's board."""
    return [{"suit": suit, "name": message(key, lang)} for suit, key in zip(_SUITS, _ROWS, strict=True)]


def _todo(each: Learned, lang: str) -> str:
    """Return which deed lays a card of the board; empty where none does."""
    line = message(f"course-deed-{each.deed}", lang) if each.deed else ""
    return message("course-or-so", lang, line=line) if line and each.puzzles else line


def _address(each: Learned, addresses: Mapping[str, str]) -> str | None:
    """Return the address of the step of a card of the board; None where its lesson is not here."""
    page = addresses.get(each.lesson)
    return f"{page}#{each.cell}" if page else None


def _table(each: Learned, addresses: Mapping[str, str]) -> str | None:
    """Return where there is a table for a card that only a whole game lays; None for any other card."""
    if each.deed in _BY_PLAIN_RULES:
        whole = next(other for other in course() if other.deed == _BY_PLAIN_RULES[0])
        return addresses.get(PLAY) or _address(whole, addresses)
    return _address(each, addresses) if each.deed.startswith("won-") else None


def _shown(each: Learned, addresses: Mapping[str, str], lang: str) -> CourseCard:
    """Return a card of the reader's board as the browser is sent it."""
    shown: CourseCard = {
        "card": each.card,
        "line": each.lines[lang],
        "lesson": message(lesson_key(each.lesson), lang),
        "step": each.step,
        "href": _address(each, addresses),
        "puzzles": list(each.puzzles),
        "deed": each.deed,
        "todo": _todo(each, lang),
        "won": each.won(lang),
        "did": each.did(lang),
        "rule": each.rules[0],
    }
    if each.earlier:
        shown["earlier"] = list(each.earlier)
    if table := _table(each, addresses):
        shown["play"] = table
    return shown


def _template(key: str, lang: str) -> str:
    """Return a message of the reader's board with holes that the browser fills."""
    holes = ("count", "down", "all", "line", "card", "cards", "lesson", "name")
    return message(key, lang, **{name: f"{{{name}}}" for name in holes})
