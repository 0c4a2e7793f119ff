"""What there is to solve and what is solved: by lesson, and by rule and level. Plain values with their texts."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from sevens_teach.progress.learned import lesson_key
from sevens_teach.puzzles import puzzle
from sevens_teach.puzzles.level import LEVELS, MOST
from sevens_teach.puzzles.puzzle import find_authored
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import message
from sevens_teach.teaching.lessons import LESSONS, POSED

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.progress import Progress
    from sevens_teach.progress.wire import Family, LessonState, RuleState, Tile
    from sevens_teach.puzzles import Puzzle

_LEVELS: Final = "puzzle_levels.json"
"""The level of every puzzle of this package, as `make levels` measures it: to solve them all takes seconds."""
_OTHERS: Final = ("00", "08", "09")
"""The welcome, the puzzle book and the player of one's own, which teach no rule of their own."""
_UNSOLVED: Final = -1
_OPENING: Final = {"00": ("B4-02",)}
"""The reader's first puzzle, before any lesson that teaches a rule."""


class Listed(NamedTuple):
    """A puzzle of this package and how hard it is."""

    id: str
    level: int

    @property
    def rule(self) -> str:
        """The rule that it is about."""
        return self.id.partition("-")[0]

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle itself: the files about its rule are read."""
        return puzzle(self.id)


@cache
def by_rule() -> dict[str, tuple[Listed, ...]]:
    """Return this package's puzzles with their levels, by rule in the order of the rule book, the easier ones first."""
    levels: dict[str, int] = json.loads(files("sevens_teach.teaching").joinpath(_LEVELS).read_text(encoding="utf-8"))
    listed = sorted((Listed(*each) for each in levels.items()), key=lambda each: each.level)
    found = {rule: tuple(each for each in listed if each.rule == rule) for rule in RULE_IDS}
    return {rule: each for rule, each in found.items() if each}


def rule_key(rule: str) -> str:
    """Return the message that names a rule, or a part of the rule book: `rule-B4`, `rule-B`."""
    return f"rule-{rule}"


def by_lesson() -> dict[str, tuple[str, ...]]:
    """Return the ids of the puzzles that each lesson poses, by the lesson's number."""
    return _OPENING | POSED


def total(earned: Mapping[str, int], lang: str, lesson: str | None = None) -> str:
    """Return how many stars are won in all; or in one lesson, if it is given, and how many that has."""
    if lesson is not None:
        return message("keep-stars", lang, here=_stars(earned, by_lesson()[lesson], "report-stars", lang))
    return message("report-won", lang, won=sum(stars for name, stars in earned.items() if find_authored(name)))


def lessons(progress: Progress, addresses: Mapping[str, str], lang: str) -> list[LessonState]:
    """Return the lessons with the stars won in each; `addresses` are those of the notebooks, by number."""
    here = next((number for number, rules in LESSONS.items() if progress.rule in rules), None)
    numbers = sorted({*LESSONS, *_OTHERS})
    return [_lesson(number, progress, addresses.get(number), lang, here=number == here) for number in numbers]


def _lesson(number: str, progress: Progress, href: str | None, lang: str, *, here: bool) -> LessonState:
    """Return a lesson with what is solved of it."""
    rules, puzzles = LESSONS.get(number, ()), by_lesson().get(number, ())
    won, done = sum(progress.earned.get(name, 0) for name in puzzles), is_done(number, progress)
    return {
        "name": message("map-name", lang, number=number, title=message(lesson_key(number), lang)),
        "about": message(f"lesson-about-{number}", lang),
        "rules": _span(rules),
        "href": href,
        "won": won,
        "of": MOST * len(puzzles),
        "text": _stars(progress.earned, puzzles, "map-done" if done else "map-stars", lang) if won or done else "",
        "here": message("map-here", lang) if here else "",
    }


def is_done(number: str, progress: Progress) -> bool:
    """Return whether every puzzle that a lesson poses is solved, if it poses any."""
    puzzles = by_lesson().get(number, ())
    return bool(puzzles) and all(name in progress.earned for name in puzzles)


def lesson_ended(number: str, progress: Progress, addresses: Mapping[str, str], lang: str) -> list[LessonState]:
    """Return the lesson that ends here, with how many of its puzzles are solved, and the one after it."""
    puzzles = by_lesson()[number]
    solved = sum(name in progress.earned for name in puzzles)
    card = _lesson(number, progress, None, lang, here=False)
    card["about"] = ""
    card["rules"] = message("report-counts", lang, solved=solved, count=len(puzzles))
    if is_done(number, progress):
        key = "keep-complete-00" if number in _OPENING else "keep-complete"
        card["name"], card["here"] = message(key, lang, number=number), message("keep-bravo", lang)
    following = next((each for each in sorted({*LESSONS, *_OTHERS}) if each > number), None)
    if following is None:
        return [card]
    after = _lesson(following, progress, addresses.get(following), lang, here=False)
    return [card, {**after, "name": message("keep-next", lang, name=after["name"])}]


def families(earned: Mapping[str, int], addresses: Mapping[str, str], lang: str) -> list[Family]:
    """Return the parts of the rule book with their rules, each with its solved puzzles by level."""
    names = dict.fromkeys(rule[0] for rule in by_rule())
    return [
        {
            "name": message(rule_key(name), lang),
            "rules": [_rule(rule, earned, addresses.get(rule), lang) for rule in by_rule() if rule[0] == name],
        }
        for name in names
    ]


def _rule(rule: str, earned: Mapping[str, int], href: str | None, lang: str) -> RuleState:
    """Return a rule with what is solved of it at each level."""
    listed = by_rule()[rule]
    solved = sum(each.id in earned for each in listed)
    return {
        "id": rule,
        "name": message(rule_key(rule), lang),
        "href": href,
        "text": message("report-counts", lang, solved=solved, count=len(listed)),
        "levels": [
            [_tile(each.id, earned, lang) for each in listed if each.level == step] for step in range(1, LEVELS + 1)
        ],
    }


def _tile(name: str, earned: Mapping[str, int], lang: str) -> Tile:
    """Return a puzzle with its stars."""
    stars = earned.get(name, _UNSOLVED)
    return {"id": name, "stars": stars, "text": message("report-puzzle", lang, id=name, stars=stars)}


def rule_name(rule: str, lang: str) -> str:
    """Return a rule's id and name, as the rule book heads it."""
    return message("report-rule", lang, id=rule, name=message(rule_key(rule), lang))


def _stars(earned: Mapping[str, int], names: Sequence[str], key: str, lang: str) -> str:
    """Return how many stars of all were won, in words."""
    return message(key, lang, won=sum(earned.get(name, 0) for name in names), of=str(MOST * len(names)))


def _span(rules: Sequence[str]) -> str:
    """Return rule ids, those in a row as a range: `B1–B5, B11`."""
    rows: list[list[str]] = []
    for rule in rules:
        follows = rows and rows[-1][-1] == f"{rule[0]}{int(rule[1:]) - 1}"
        rows[-1].append(rule) if follows else rows.append([rule])
    return ", ".join(row[0] if len(row) == 1 else f"{row[0]}–{row[-1]}" for row in rows)
