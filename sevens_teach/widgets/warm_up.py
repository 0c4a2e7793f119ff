"""The warm-up: two new positions before a lesson, on what the lessons before it taught; a tap skips them."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING

from sevens_teach.practice.warm_up import WarmingUp
from sevens_teach.progress.practice import this_day
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.lessons import LESSONS, LessonError, lesson_of
from sevens_teach.teaching.pictures import words_svg
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.puzzle import PuzzleBox

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from sevens_teach.puzzles import Puzzle
    from sevens_teach.puzzles.box import Solved
    from sevens_teach.wire import FormState


class WarmUp(FormAbove):
    """Two new positions before a lesson: `WarmUp("03")` asks about rules of lessons 01 and 02, those due first.

    Chance starts from `seed`, which a reader need not give; `today` tells the day. Raises `LessonError` for what has no
    lesson before it, and `SettingError`.
    """

    def __init__(
        self,
        lesson: str,
        *,
        seed: int | None = None,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        today: Callable[[], date] = this_day,
    ) -> None:
        """Take the lesson's number, where chance starts, the settings, and what tells the day."""
        earlier = [number for number in LESSONS if isinstance(lesson, str) and number < lesson]
        if not earlier:
            raise LessonError(f"lesson={lesson!r}: expected the number of a lesson after {min(LESSONS)}, such as '03'")
        self._lesson, self._zoom = lesson, zoom
        super().__init__(Settings(lang=lang, zoom=zoom))
        rules = [rule for number in earlier for rule in LESSONS[number]]
        rng = SystemRandom() if seed is None else Random(seed)
        self.session = WarmingUp(rules, self._is_met, today, rng)
        self._show()
        if self.session.puzzles:
            self._pose()

    def _is_met(self, puzzle: Puzzle) -> bool:
        """Return whether a puzzle is of a lesson before this one."""
        found = lesson_of(puzzle)
        return found is not None and found < self._lesson

    def _pose(self) -> None:
        """Put the warm-up's puzzles below its form."""
        self.put_below(
            PuzzleBox(
                self.session.puzzles,
                lang=self.lang,
                zoom=self._zoom,
                earned={},
                on_solved=self._solved,
                on_missed=self._missed,
            )
        )

    def choose(self, name: str, value: str) -> None:
        """There is nothing to choose."""

    def press(self, name: str) -> None:
        """Skip it."""
        if name == "skip":
            self.session.skip()
            self.clear_below()
            self._show()

    @property
    def sentence(self) -> str:
        """What it is for."""
        return message("warm-up-sentence", self.lang)

    def picture(self) -> str:
        """Return it in words as SVG: which positions come would be another reader's."""
        return words_svg(self.sentence, self.lang, title=message("warm-up-title", self.lang))

    def __repr__(self) -> str:
        return f"WarmUp({self._lesson!r})"

    def _solved(self, solved: Solved) -> None:
        """Take in that a puzzle of the warm-up was solved."""
        self._answer(solved.id, right=solved.tries == 1 and not solved.hints and not solved.shown)

    def _missed(self, name: str, _item: str) -> None:
        """Take in that a puzzle of the warm-up was missed."""
        self._answer(name, right=False)

    def _answer(self, name: str, *, right: bool) -> None:
        """Count an answer in the warm-up."""
        self.session.answer(name, right=right)
        self._show()

    def _show(self) -> None:
        """Show whether the warm-up goes on, and its button to skip it."""
        over = self.session.is_over
        state: FormState = {
            "title": message("warm-up-title", self.lang),
            "note": message("warm-up-over" if over else "warm-up-sentence", self.lang),
            "fields": [],
            "buttons": [] if over else [{"name": "skip", "label": message("warm-up-skip", self.lang), "on": None}],
            "refused": None,
        }
        self.form.show(state)
