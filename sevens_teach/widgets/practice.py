"""Practice: today's puzzle, storm, weak rules and own mistakes, each under its button."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Final

from sevens_teach.practice.form import practice_form
from sevens_teach.practice.resuming import parse_resumed, parse_storm
from sevens_teach.practice.session import Practising
from sevens_teach.progress.practice import this_day
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.settings import Settings
from sevens_teach.teaching.lessons import has_met
from sevens_teach.teaching.pictures import words_svg
from sevens_teach.widgets.form import FormAbove
from sevens_teach.widgets.puzzle import PuzzleBox

_NAMED: Final = ("weak", "listed", "again")
"""Where the rule of a puzzle is named: not where it may be one of which no lesson met has told by that name."""
_REST: Final = 0.002
"""How long practice rests, in seconds, whenever it has tried to draw what comes next: an answer is taken then."""

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from sevens_teach.puzzles.box import Solved


class Practice(FormAbove):
    """Practise as you like: `Practice()` in a cell; what you do is kept with your progress.

    Chance starts from `seed`, which a reader need not give; `today` and `clock` tell the day and the seconds. Raises
    `SettingError`.
    """

    def __init__(
        self,
        *,
        seed: int | None = None,
        lang: str = LANGUAGES[0],
        zoom: int = 100,
        today: Callable[[], date] = this_day,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take where chance starts, the settings, and what tells the time."""
        self._zoom = zoom
        self._task: asyncio.Task[None] | None = None
        self.session = Practising(today, clock, SystemRandom() if seed is None else Random(seed), has_met)
        super().__init__(Settings(lang=lang, zoom=zoom))
        self.form.on_msg(self._resume)
        self._show()

    def choose(self, name: str, value: str) -> None:
        """There is nothing to choose."""

    def press(self, name: str) -> None:
        """Begin a way to practise, end a storm, or count the days."""
        if self.session.press(name):
            self._pose(focus=self.session.way == "again" or name == "leave")
        self._show()
        self._prepare()

    def _resume(self, _widget: object, content: object, _buffers: object) -> None:
        """Pose again what stood on a page that is loaded anew; anything else changes nothing."""
        if self.session.way:
            return
        if stood := parse_resumed(content):
            self.session.resume(*stood)
        elif storm := parse_storm(content):
            self.session.resume_storm(*storm)
        if self.session.way:
            self._pose()
            self._show()
            self._prepare()

    @property
    def sentence(self) -> str:
        """What there is to practise."""
        return message("practice-sentence", self.lang)

    def picture(self) -> str:
        """Return it in words as SVG: what waits today would be another reader's."""
        return words_svg(self.sentence, self.lang, title=message("practice-title", self.lang))

    def __repr__(self) -> str:
        return "Practice()"

    def _pose(self, *, focus: bool = False) -> None:
        """Put the puzzles of practice below its buttons."""
        puzzles = self.session.puzzles
        if not puzzles:
            self.clear_below()
            return
        self.put_below(
            PuzzleBox(
                puzzles,
                lang=self.lang,
                zoom=self._zoom,
                earned=self.session.earned,
                on_solved=self._solved,
                on_missed=self._missed,
                on_leave=None if self.session.is_storming else (self.session.leads_to, self._leave),
                focus=focus,
                storm=self.session.is_storming,
                listing=self.session.can_list,
                named=self.session.way in _NAMED,
            )
        )

    def _solved(self, solved: Solved) -> None:
        """Take in that a puzzle of practice was solved."""
        self.session.solve(solved.id, solved.stars)
        self._answer(solved.id, right=solved.tries == 1 and not solved.hints and not solved.shown)

    def _missed(self, name: str, item: str) -> None:
        """Take in that a puzzle of practice was missed."""
        self._answer(name, right=False, item=item, stays=self._is_in_storm)

    def _leave(self) -> None:
        """Lead on from the last puzzle: to more mistakes that are due, or back to all there is to practise."""
        self.press("leave")

    @property
    def _is_in_storm(self) -> bool:
        """Whether what stands below is posed in a storm."""
        return isinstance(self.below, PuzzleBox) and bool(self.below.state.get("storm"))

    def _answer(self, name: str, *, right: bool, item: str = "", stays: bool = False) -> None:
        """Count an answer in practice, and pose what comes next; of what `stays` the form alone tells."""
        if self.session.answer(name, right=right, item=item, stays=stays):
            self._pose(focus=True)
        self._show()
        self._prepare()

    def _prepare(self) -> None:
        """Draw what comes next in a storm while the reader thinks, where presses may come between."""
        if self._task is None or self._task.done():
            with suppress(RuntimeError):
                self._task = asyncio.get_running_loop().create_task(self._draw_ahead())

    async def _draw_ahead(self) -> None:
        """Draw and rest by turns: an answer or *Stop* never waits long."""
        while self.session.prepare():  # noqa: ASYNC110, nothing else is waited for
            await asyncio.sleep(_REST)

    def _show(self) -> None:
        """Show the buttons of practice and what is told."""
        self.form.show(practice_form(self.session, self.lang))
