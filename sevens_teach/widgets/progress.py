"""What the widgets share that show the reader's progress: they look again whenever they come into sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import traitlets

from sevens_teach import progress
from sevens_teach.errors import shown
from sevens_teach.progress.links import code_from_link, restoring_link
from sevens_teach.progress.practice import this_day
from sevens_teach.puzzles import puzzle
from sevens_teach.puzzles.box import parse_solved, puzzle_box
from sevens_teach.puzzles.puzzle import find_authored
from sevens_teach.say.messages import LANGUAGES, Phrase, message, say
from sevens_teach.say.replies import notice, reply
from sevens_teach.say.settings import Settings
from sevens_teach.teaching import progress_views
from sevens_teach.teaching.lessons import LessonError, addresses, lessons_in
from sevens_teach.teaching.overview import by_lesson
from sevens_teach.widgets.laying import counts_days, telling
from sevens_teach.widgets.widget import Widget

if TYPE_CHECKING:
    from sevens_teach.progress import Progress
    from sevens_teach.progress.wire import KeepState, ProgressState
    from sevens_teach.puzzles.box import Solved

_WELCOME: Final = "00-welcome.ipynb"


class ProgressWidget(Widget):
    """A widget about the reader's progress. Its picture and its text are those of a reader who has solved nothing yet.

    The browser may say that the widget is `open`, with the code that it remembers, if any; `restore` a code;
    `reset`. Each is answered with a new state, the last two with a notice besides. It may `pose` a puzzle: that is
    there to be solved below, and is kept like any other.
    """

    _posed = ""

    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)
    posed = traitlets.Dict(read_only=True, allow_none=True, default_value=None).tag(sync=True)
    """A puzzle to be solved below, as a puzzle's widget has it."""

    def __init__(self, *, lang: str = LANGUAGES[0], zoom: int = 100) -> None:
        """Take the language and the size; raises `SettingError`."""
        settings = Settings(lang=lang, zoom=zoom)
        super().__init__("progress")
        self.set_trait("settings", settings.as_dict())
        self._look()
        self.on_msg(self._receive)

    @property
    def lang(self) -> str:
        """The language."""
        return str(self.settings["lang"])

    def shown(self, found: Progress, remembered: str) -> ProgressState:
        """Return what is shown of a progress, to a browser that `remembered` a code or none."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _keep(self, found: Progress, remembered: str, *, reset: bool) -> KeepState:
        """Return the code of a progress, and what to do with the code that the browser remembers or a link brought."""
        codes = (remembered, code_from_link() or "")
        link = restoring_link(progress.encode(found), f"lessons/{self.lang}/{_WELCOME}") or ""
        return progress_views.keep_state(found, codes, link, self.lang, reset=reset)

    def _look(self, remembered: str = "") -> None:
        """Show how things stand now; a browser that `remembered` a code is told what to do with it."""
        self.set_trait("state", self.shown(progress.load(), remembered))

    def _receive(self, _widget: object, content: object, _buffers: object) -> None:
        """Follow what the browser asks; anything else changes nothing."""
        match content:
            case {"kind": "open", "code": str(code), **rest} if not rest:
                self._look(code)
                self._tell(progress.store().trouble)
            case {"kind": "restore", "code": str(code), **rest} if not rest:
                self._answer(progress.restore(code))
            case {"kind": "reset", **rest} if not rest:
                self._answer(progress.reset())
            case {"kind": "pose", "id": str(name), **rest} if not rest and find_authored(name):
                self._pose(name)
            case {"kind": "count"}:
                counts_days(content)
            case {"kind": "solved"}:
                self._solved(parse_solved(content, {self._posed}))

    def _pose(self, name: str) -> None:
        """Pose a puzzle of the map or the report below it."""
        self._posed = name
        settings = Settings(lang=self.lang, zoom=self.settings["zoom"])
        lessons = lessons_in(Path())
        sent = puzzle_box([puzzle(name)], earned=progress.earned(), lessons=lessons, settings=settings).json()
        state = {**sent["state"], "focus": True}
        self.set_trait("posed", {"labels": sent["labels"], "settings": sent["settings"], "state": state})

    def _solved(self, found: Solved | None) -> None:
        """Keep that a posed puzzle was solved."""
        if found is not None:
            with telling(self, self.lang):
                progress.record(found.id, tries=found.tries, hints=found.hints, shown=found.shown)
            self._look()
            self._tell(progress.store().trouble)

    def _answer(self, told: Phrase) -> None:
        """Look at the progress again, and tell what came of a press."""
        self._look()
        self._tell(told)

    def _tell(self, told: Phrase | None) -> None:
        """Send a notice to the browser, if there is one."""
        if told is not None:
            self.send(notice(reply("", say(told, self.lang), "")))


class LessonMap(ProgressWidget):
    """The reader's board of 52 cards, and the lessons in their order."""

    def shown(self, found: Progress, remembered: str) -> ProgressState:  # noqa: ARG002, the map keeps no code
        """Return the lessons."""
        return progress_views.lesson_map(found, addresses(Path()), self.lang, this_day())

    @property
    def sentence(self) -> str:
        """Which lessons there are."""
        return progress_views.map_sentence(self.lang)

    def picture(self) -> str:
        """Return the lessons as SVG, without any star yet."""
        return progress_views.map_picture(self.lang)


class Report(ProgressWidget):
    """What is solved, by rule and level, and the code that carries it; with a reset."""

    def shown(self, found: Progress, remembered: str) -> ProgressState:
        """Return the rules with their puzzles, and the code."""
        return progress_views.report(found, lessons_in(Path()), self._keep(found, remembered, reset=True), self.lang)

    @property
    def sentence(self) -> str:
        """How many puzzles there are."""
        return message("report-sentence", self.lang, puzzles=progress_views.puzzle_count(), solved=0)

    def picture(self) -> str:
        """Return all puzzles as SVG, none of them solved yet."""
        return progress_views.puzzles_picture(self.lang, title=message("report-title", self.lang), desc=self.sentence)


class KeepProgress(ProgressWidget):
    """The stars won, and the code that carries them to another session: `KeepProgress("02")` at the end of lesson 02.

    Raises `LessonError` for a lesson that has no puzzles, `SettingError`.
    """

    def __init__(self, lesson: str | None = None, *, lang: str = LANGUAGES[0], zoom: int = 100) -> None:
        """Take the number of the lesson whose stars are counted too, and the settings."""
        if lesson is not None and lesson not in by_lesson():
            raise LessonError(f"no lesson {shown(lesson)}: expected {', '.join(map(repr, by_lesson()))}, or none")
        self.lesson = lesson
        super().__init__(lang=lang, zoom=zoom)

    def shown(self, found: Progress, remembered: str) -> ProgressState:
        """Return the stars and the code."""
        keep = self._keep(found, remembered, reset=False)
        return progress_views.stars_to_keep(found, self.lesson, addresses(Path()), keep, self.lang)

    @property
    def sentence(self) -> str:
        """What it is for."""
        return message("keep-sentence", self.lang)

    def picture(self) -> str:
        """Return what it is for as SVG: the code itself would be another reader's."""
        return progress_views.keep_picture(self.lang)

    def __repr__(self) -> str:
        return f"KeepProgress({self.lesson!r})" if self.lesson else "KeepProgress()"


class Evening(ProgressWidget):
    """The points of the final evening's five deals, against Ren, and a sheet to print with the reader's name."""

    def shown(self, found: Progress, remembered: str) -> ProgressState:  # noqa: ARG002, it keeps no code
        """Return the points."""
        return progress_views.evening(found, self.lang)

    @property
    def sentence(self) -> str:
        """What it is."""
        return message("evening-sentence", self.lang)

    def picture(self) -> str:
        """Return the deals as SVG, none of them played yet."""
        return progress_views.evening_picture(self.lang)
