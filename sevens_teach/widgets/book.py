"""The puzzle book: every puzzle by rule and level, those that are solved marked, and random ones without end."""

from __future__ import annotations

from sevens_teach import progress
from sevens_teach.puzzles import Puzzle, PuzzleError
from sevens_teach.puzzles.box import PuzzleBoxError
from sevens_teach.puzzles.level import LEVELS
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.book_form import ALL_LEVELS, book_form, listed
from sevens_teach.teaching.overview import by_rule
from sevens_teach.teaching.progress_views import puzzle_count, puzzles_picture
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.puzzle import PuzzleBox


class PuzzleBook(FormAbove):
    """Choose a rule and a level, and solve what there is; or have a puzzle drawn at random, again and again.

    It opens at a `rule` and a `level` (0: all); chance starts from `seed`, which a reader need not give.
    Raises `PuzzleBoxError` for a rule without puzzles or a level that is none, `SettingError`.
    """

    def __init__(
        self, rule: str = "B2", level: int = ALL_LEVELS, *, seed: int = 1, lang: str = LANGUAGES[0], zoom: int = 100
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
            self._show()
        except PuzzleError:
            self._show(refused=message("book-not-drawn", self.lang, rule=self.rule))

    @property
    def sentence(self) -> str:
        """How many puzzles there are."""
        return message("book-sentence", self.lang, puzzles=puzzle_count(), rules=len(by_rule()))

    def picture(self) -> str:
        """Return all puzzles by rule and level as SVG, none of them solved."""
        return puzzles_picture(self.lang, title=message("book-title", self.lang), desc=self.sentence)

    def __repr__(self) -> str:
        return f"PuzzleBook({self.rule!r}, {self.level})"

    def _open(self) -> None:
        """Put the puzzles of the chosen rule and level into the book."""
        if not listed(self.rule, self.level):
            self.level = ALL_LEVELS
        self._put([each.puzzle for each in listed(self.rule, self.level)])
        self._show()

    def _put(self, puzzles: list[Puzzle]) -> None:
        """Put puzzles below the book's choices."""
        self.put_below(PuzzleBox(puzzles, lang=self.lang, zoom=self._zoom, on_solved=lambda _solved: self._show()))

    def _show(self, refused: str = "") -> None:
        """Show the choices, and what is solved by now."""
        self.form.show(book_form(self.rule, self.level, progress.load(), self.lang, refused))
