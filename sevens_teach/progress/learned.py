"""What a reader learns, as the 52 cards of a board: what each stands for, and which of them a progress has laid."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.say.messages import LANGUAGES, message

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from datetime import date

    from sevens_teach.progress import Progress

_PACKAGE: Final = Path(__file__).parents[1]
_IN_A_GAME: Final = ("reviewed", "outlasted", "second", "spent", "broke", "joined")
"""What lays a card in a whole game of plain Sevens, the nearest first: a review is one press away."""


@dataclass(frozen=True, slots=True)
class Learned:
    """One card of the course: a thing that somebody knows, and can say in a line."""

    card: str
    """Its place on the reader's board."""
    rules: tuple[str, ...]
    """The rules that it rests on; practice repeats the first."""
    step: str
    """The lesson's number and the id of the cell where it is told: `01/aim`."""
    lines: Mapping[str, str]
    """What one then knows, by language."""
    facts: tuple[str, ...] = ()
    """What the sources tell that stands behind it."""
    puzzles: tuple[str, ...] = ()
    """The puzzles that lay it, all of them."""
    called: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What these are called, by language."""
    deed: str = ""
    """What lays it as well, done at a table: `won-sevens`."""
    earlier: tuple[str, ...] = ()
    """The puzzles that laid it in an older version, all of them: a reader who solved them keeps it."""
    called_earlier: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What these are called, by language."""

    @property
    def lesson(self) -> str:
        """The number of the lesson that a card of the board belongs to."""
        return self.step.partition("/")[0]

    @property
    def cell(self) -> str:
        """The id of the lesson's cell where a card of the board is told."""
        return self.step.partition("/")[2]

    def is_laid(self, found: Progress) -> bool:
        """Return whether a reader has laid this card of the board; a puzzle only shown lays nothing."""
        solved = any(names and all(found.earned.get(name, 0) > 0 for name in names) for names in self._ways)
        return solved or self.deed in found.practice.deeds

    @property
    def _ways(self) -> tuple[tuple[str, ...], ...]:
        """The puzzles that lay it, and those that did once."""
        return self.puzzles, self.earlier

    def is_faded(self, found: Progress, today: date) -> bool:
        """Return whether practice says that a card of the board has to be looked at again."""
        repeat = found.practice.rules.get(self.rules[0])
        return repeat is not None and repeat.box == 0 and repeat.due <= today

    def won(self, lang: str) -> str:
        """Return what a card of the board was won for where its puzzles laid it; empty where it has none."""
        return _solved(self.called[lang], lang) if self.puzzles else ""

    def did(self, lang: str) -> str:
        """Return what a card of the board was won for where its deed, or earlier puzzles, laid it; else empty.

        Of a game that was won its line says that already.
        """
        if self.deed.startswith("won-"):
            return ""
        if self.deed:
            return message(f"course-did-{self.deed}", lang)
        return _solved(self.called_earlier[lang], lang) if self.earlier else ""


def _solved(called: Iterable[str], lang: str) -> str:
    """Return that a card was won for solving puzzles, by what they are called."""
    titles = [message("course-won-title", lang, name=name) for name in called]
    return message("course-won-puzzles", lang, name=message("list-pair", lang).join(titles))


@cache
def course(game: str = "sevens") -> tuple[Learned, ...]:
    """Return the cards of a game on the reader's board, in the order of learning; none without `course.toml`."""
    file = _PACKAGE / game / "course.toml"
    held = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"cards": ()}
    return tuple(map(_learned, held["cards"]))


def laid(found: Progress, game: str = "sevens") -> list[str]:
    """Return the cards of the board that a progress lays."""
    return [each.card for each in course(game) if each.is_laid(found)]


def within_reach(found: Progress) -> Learned | None:
    """Return a card of the board that a reader of Sevens can lay by what is done in a whole game, or after it."""
    missing = {each.deed: each for each in course() if each.deed in _IN_A_GAME and not each.is_laid(found)}
    return next((missing[deed] for deed in _IN_A_GAME if deed in missing), None)


def faded(found: Progress, today: date, game: str = "sevens") -> list[str]:
    """Return the laid cards of the board that have faded: one for each rule that was missed, its first."""
    cards: dict[str, str] = {}
    for each in course(game):
        if each.is_laid(found) and each.is_faded(found, today):
            cards.setdefault(each.rules[0], each.card)
    return [*cards.values()]


def lesson_key(lesson: str) -> str:
    """Return the message that names a lesson: `lesson-04`."""
    return f"lesson-{lesson}"


def _learned(held: Mapping[str, Any]) -> Learned:
    """Return what a card of the reader's board stands for, as `course.toml` tells it."""
    by_language = [f"{name}_{lang}" for name in ("called", "earlier") for lang in LANGUAGES]
    plain = {*LANGUAGES, "rules", "facts", "puzzles", "earlier", *by_language}
    return Learned(
        rules=tuple(held["rules"]),
        facts=tuple(held.get("facts", ())),
        puzzles=tuple(held.get("puzzles", ())),
        called={lang: tuple(held.get(f"called_{lang}", ())) for lang in LANGUAGES},
        earlier=tuple(held.get("earlier", ())),
        called_earlier={lang: tuple(held.get(f"earlier_{lang}", ())) for lang in LANGUAGES},
        lines={lang: held[lang] for lang in LANGUAGES},
        **{name: value for name, value in held.items() if name not in plain},
    )
