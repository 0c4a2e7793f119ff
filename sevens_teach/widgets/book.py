"""The puzzle book: every puzzle by rule and level, those that are solved marked, and random ones without end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach import progress
from sevens_teach.messages import LANGUAGES, message
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.puzzles.level import LEVELS
from sevens_teach.table.settings import Settings
from sevens_teach.teaching.overview import by_rule, rule_name
from sevens_teach.widgets.form import FormAbove, State, button, field
from sevens_teach.widgets.living import puzzles_svg
from sevens_teach.widgets.puzzle import PuzzleBox, PuzzleBoxError

if TYPE_CHECKING:
    from sevens_teach.progress import Progress
    from sevens_teach.teaching.overview import Listed

_ALL: Final = 0
"""In the place of a level: all of them."""


class PuzzleBook(FormAbove):
    """Choose a rule and a level, and solve what there is; or have a puzzle drawn at random, again and again.

    It opens at a `rule` and a `level` (0: all); chance starts from `seed`, which a reader need not give.
    Raises `PuzzleBoxError` for a rule without puzzles or a level that is none, `SettingError`.
    """

    def __init__(
        self, rule: str = "B2", level: int = _ALL, *, seed: int = 1, lang: str = LANGUAGES[0], zoom: int = 100
    ) -> None:
        """Take where to open it, where chance starts, and the settings."""
        if rule not in by_rule() or level not in range(LEVELS + 1):
            raise PuzzleBoxError(f"no puzzles for rule={rule!r}, level={level!r}: expected {', '.join(by_rule())}")
        self.rule, self.level = rule, level
        self._seed, self._zoom = seed, zoom
        super().__init__(Settings(lang=lang, zoom=zoom))
        self._open()

    def choose(self, name: str, value: str) -> None:
        """Open the book at another rule, or at another level."""
        if name == "rule":
            self.rule = value
        else:
            self.level = int(value)
        self._open()

    def press(self, name: str) -> None:
        """Draw a puzzle at random, about the rule that is open or about `any`."""
        self._seed += 1
        try:
            rule, level = None if name == "any" else self.rule, self.level or None
            self._put([Puzzle.random(rule=rule, level=level, seed=self._seed)])
            self.form.show(self._state())
        except PuzzleError:
            self.form.show(self._state(refused=message("book-not-drawn", self.lang, rule=self.rule)))

    @property
    def sentence(self) -> str:
        """How many puzzles there are."""
        count = sum(map(len, by_rule().values()))
        return message("book-sentence", self.lang, puzzles=count, rules=len(by_rule()))

    def picture(self) -> str:
        """Return all puzzles by rule and level as SVG, none of them solved."""
        return puzzles_svg(self.lang, title=message("book-title", self.lang), desc=self.sentence)

    def __repr__(self) -> str:
        return f"PuzzleBook({self.rule!r}, {self.level})"

    def _listed(self) -> list[Listed]:
        """Return the puzzles that are open."""
        return [each for each in by_rule()[self.rule] if self.level in (_ALL, each.level)]

    def _open(self) -> None:
        if not self._listed():
            self.level = _ALL
        self._put([each.puzzle for each in self._listed()])
        self.form.show(self._state())

    def _put(self, puzzles: list[Puzzle]) -> None:
        self.put_below(PuzzleBox(puzzles, lang=self.lang, zoom=self._zoom, on_solved=self._mark))

    def _mark(self, _solved: object) -> None:
        """Show what is solved now."""
        self.form.show(self._state())

    def _state(self, refused: str = "") -> State:
        found = progress.load()
        names = ("random", "any") if self.rule in drawn_rules() else ("any",)
        return {
            "title": message("book-title", self.lang),
            "note": self._told("book-note", self.rule, found),
            "fields": [self._rules(found), self._levels()],
            "buttons": [button(each, message(f"book-{each}", self.lang, rule=self.rule)) for each in names],
            "refused": {"rule": "", "text": refused} if refused else None,
        }

    def _rules(self, found: Progress) -> State:
        options = [(rule, self._told("book-rule", rule, found)) for rule in by_rule()]
        return field("rule", message("book-of-rule", self.lang), self.rule, options)

    def _levels(self) -> State:
        there = sorted({each.level for each in by_rule()[self.rule]})
        levels = [(str(each), message("report-level", self.lang, level=each)) for each in there]
        options = [(str(_ALL), message("book-all", self.lang)), *levels]
        return field("level", message("book-of-level", self.lang), str(self.level), options)

    def _told(self, key: str, rule: str, found: Progress) -> str:
        """Return a message about a rule's puzzles: how many there are, and how many are solved."""
        ids = [each.puzzle.id for each in by_rule()[rule]]
        solved = sum(name in found.solved for name in ids)
        name = rule_name(rule, self.lang)
        return message(key, self.lang, rule=name, count=len(ids), solved=solved, left=len(ids) - solved)
