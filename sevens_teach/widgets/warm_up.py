"""The warm-up: new positions before a lesson, on what its reader has met of the lessons before it; a tap skips them."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

from sevens_teach import progress
from sevens_teach.practice.warm_up import WarmingUp, drawn_for, drawn_for_anybody
from sevens_teach.progress.practice import this_day
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.lessons import LESSONS, LessonError, is_at_a_lessons_table, rules_met, rules_needed
from sevens_teach.teaching.pictures import words_svg
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.puzzle import PuzzleBox

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from datetime import date

    from sevens_teach.puzzles import Puzzle
    from sevens_teach.puzzles.box import Solved
    from sevens_teach.wire import FormState


class WarmUp(FormAbove):
    """New positions before a lesson: `WarmUp("03")` asks about what its reader has met of lessons 01 and 02.

    There are two at most, what is due comes first. A reader who has met nothing sees no widget, but a picture that says
    what it is for. Chance starts from `seed`, which a reader need not give; `today` tells the day. Raises `LessonError`
    for what has no lesson before it, and `SettingError`.
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
        self._earlier = [LESSONS[number] for number in LESSONS if isinstance(lesson, str) and number < lesson]
        if not self._earlier:
            raise LessonError(f"lesson={lesson!r}: expected the number of a lesson after {min(LESSONS)}, such as '03'")
        self._lesson, self._zoom, self._today = lesson, zoom, today
        super().__init__(Settings(lang=lang, zoom=zoom))
        met = rules_met(progress.load())
        rules = [rule for each in self._earlier for rule in each if rule in met]
        rng = SystemRandom() if seed is None else Random(seed)

        def is_met(each: Puzzle) -> bool:
            """Return whether a reader knows all that a puzzle needs, and its table."""
            return rules_needed(each) <= {*rules} and is_at_a_lessons_table(each)

        self._pose(drawn_for(rules, is_met, today(), rng))

    def for_anybody(self) -> list[list[str]]:
        """Pose enough for a page without Python to find some for its reader; return the rules that each one needs."""
        self._pose(drawn_for_anybody(self._earlier, rules_needed, is_at_a_lessons_table, Random(self._lesson)))
        return [sorted(rules_needed(each)) for each in self.session.puzzles]

    def _pose(self, puzzles: Sequence[Puzzle]) -> None:
        """Begin with these puzzles, below the form."""
        self.session = WarmingUp(puzzles, self._today)
        self._show()
        if not puzzles:
            return
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
        """What it is for, for any reader."""
        return message("warm-up-picture", self.lang)

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, Any]:
        """The widget with its picture and words; for who has met nothing, the picture and the words alone."""
        data = super()._repr_mimebundle_(**kwargs)
        return data if self.session.puzzles else {kind: data[kind] for kind in ("text/plain", "image/svg+xml")}

    def picture(self) -> str:
        """Return it in words as SVG: which positions come would be another reader's."""
        return words_svg(self.sentence, self.lang, title=message("warm-up-title", self.lang))

    def __repr__(self) -> str:
        return f"WarmUp({self._lesson!r})"

    def _solved(self, solved: Solved) -> None:
        """Take in that a puzzle of the warm-up was solved."""
        self.session.answer(solved.id, right=solved.tries == 1 and not solved.hints and not solved.shown)
        self.session.solve(solved.id)
        self._show()

    def _missed(self, name: str, _item: str) -> None:
        """Take in that a puzzle of the warm-up was missed."""
        self.session.answer(name, right=False)

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
