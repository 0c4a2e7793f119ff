"""What the widgets share that show the reader's progress: they look again whenever they come into sight."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import traitlets

from sevens_teach import progress
from sevens_teach.errors import shown
from sevens_teach.launch.session import code_from_link, restoring_link
from sevens_teach.messages import LANGUAGES, Phrase, message, say
from sevens_teach.progress import CodeError, Progress, decode
from sevens_teach.puzzles.level import LEVELS
from sevens_teach.sevens.show.frames import reply
from sevens_teach.sevens.show.svg.overview import map_svg, report_svg, words_svg
from sevens_teach.table.settings import Settings
from sevens_teach.teaching import overview
from sevens_teach.teaching.lessons import LESSONS, LessonError, addresses, lessons_in
from sevens_teach.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

_KEEP: Final = (
    *("title", "how", "code", "copy", "copied", "restore", "take"),
    *("reset", "reset-sure", "reset-yes", "reset-no", "offer-take", "link"),
)
_WELCOME: Final = "00-welcome.ipynb"


class Living(Widget):
    """A widget about the reader's progress. Its picture and its text are those of a reader who has solved nothing yet.

    The browser may say that the widget is `open`, with the code that it remembers, if any; `restore` a code;
    `reset`. Each is answered with a new state, the last two with a notice besides.
    """

    settings = traitlets.Dict(read_only=True).tag(sync=True)
    state = traitlets.Dict(read_only=True).tag(sync=True)

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

    def shown(self, found: Progress) -> dict[str, Any]:
        """Return what is shown of a progress."""
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def _look(self, remembered: str = "") -> None:
        """Show how things stand now; a browser that `remembered` a code is told what to do with it."""
        found = progress.load()
        empty: dict[str, Any] = {
            "title": "",
            "total": "",
            "lessons": None,
            "families": None,
            "levels": [],
            "keep": None,
        }
        state = empty | self.shown(found)
        if state["keep"] is not None:
            state["keep"] |= _offered((remembered, code_from_link() or ""), found, self.lang)
        self.set_trait("state", state)

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

    def _answer(self, notice: Phrase) -> None:
        self._look()
        self._tell(notice)

    def _tell(self, notice: Phrase | None) -> None:
        if notice is not None:
            self.send({"kind": "notice", "reply": reply("", say(notice, self.lang), "")})


class LessonMap(Living):
    """The lessons in their order, with the stars won in each, and where the reader stopped."""

    def shown(self, found: Progress) -> dict[str, Any]:
        """Return the lessons."""
        listed = overview.lessons(found, addresses(Path()), self.lang)
        return {"title": message("map-title", self.lang), "total": _total(found, self.lang), "lessons": listed}

    @property
    def sentence(self) -> str:
        """Which lessons there are."""
        listed = overview.lessons(Progress(), {}, self.lang)
        titles = message("list-comma", self.lang).join(each["name"] for each in listed)
        count = sum(map(len, overview.by_rule().values()))
        return message("map-sentence", self.lang, lessons=len(listed), puzzles=count, titles=titles)

    def picture(self) -> str:
        """Return the lessons as SVG, without any star yet."""
        listed = overview.lessons(Progress(), {}, self.lang)
        return map_svg(listed, self.lang, title=message("map-title", self.lang), desc=self.sentence)


class Report(Living):
    """What is solved, by rule and level, and the code that carries it; with a reset."""

    def shown(self, found: Progress) -> dict[str, Any]:
        """Return the rules with their puzzles, and the code."""
        return {
            "title": message("report-title", self.lang),
            "total": _total(found, self.lang),
            "families": overview.families(found.earned, lessons_in(Path()), self.lang),
            "levels": _levels(self.lang),
            "keep": _keep(found, self.lang, reset=True),
        }

    @property
    def sentence(self) -> str:
        """How many puzzles there are."""
        count = sum(map(len, overview.by_rule().values()))
        return message("report-sentence", self.lang, puzzles=count, solved=0)

    def picture(self) -> str:
        """Return all puzzles as SVG, none of them solved yet."""
        return puzzles_svg(self.lang, title=message("report-title", self.lang), desc=self.sentence)


class KeepProgress(Living):
    """The stars won, and the code that carries them to another session: `KeepProgress("02")` at the end of lesson 02.

    Raises `LessonError` for a lesson that has no puzzles, `SettingError`.
    """

    def __init__(self, lesson: str | None = None, *, lang: str = LANGUAGES[0], zoom: int = 100) -> None:
        """Take the number of the lesson whose stars are counted too, and the settings."""
        if lesson is not None and lesson not in LESSONS:
            raise LessonError(f"no lesson {shown(lesson)}: expected {', '.join(map(repr, LESSONS))}, or none")
        self.lesson = lesson
        super().__init__(lang=lang, zoom=zoom)

    def shown(self, found: Progress) -> dict[str, Any]:
        """Return the stars and the code."""
        total = overview.total(found.earned, self.lang, self.lesson)
        return {"title": message("keep-title", self.lang), "total": total, "keep": _keep(found, self.lang, reset=False)}

    @property
    def sentence(self) -> str:
        """What it is for."""
        return message("keep-sentence", self.lang)

    def picture(self) -> str:
        """Return what it is for as SVG: the code itself would be another reader's."""
        return words_svg(message("keep-how", self.lang), self.lang, title=message("keep-title", self.lang))

    def __repr__(self) -> str:
        return f"KeepProgress({self.lesson!r})" if self.lesson else "KeepProgress()"


def puzzles_svg(lang: str, *, title: str, desc: str) -> str:
    """Return all puzzles by rule and level as SVG."""
    return report_svg(overview.families({}, {}, lang), _levels(lang), lang, title=title, desc=desc)


def _levels(lang: str) -> Sequence[str]:
    return [message("report-level", lang, level=level) for level in range(1, LEVELS + 1)]


def _total(found: Progress, lang: str) -> str:
    return overview.total(found.earned, lang)


def _keep(found: Progress, lang: str, *, reset: bool) -> dict[str, Any]:
    """Return the code, and the words around it."""
    words = {name: message(f"keep-{name}", lang) for name in _KEEP}
    code = progress.encode(found)
    link = restoring_link(code, f"lessons/{lang}/{_WELCOME}") or ""
    return {"code": code, "can_reset": reset, "link": link, "text": words}


def _offered(codes: Sequence[str], found: Progress, lang: str) -> dict[str, str]:
    """Return the first of the codes that brings something back, and what: the browser's own, or the link's."""
    offers = ((code, _offer(code, found, lang)) for code in codes)
    code, offer = next((each for each in offers if each[1]), ("", ""))
    return {"offer": offer, "offered": code}


def _offer(remembered: str, found: Progress, lang: str) -> str:
    """Return what a remembered code would bring back; nothing if all of it is here, so that it may be forgotten."""
    try:
        before = decode(remembered).earned
    except CodeError:
        return ""
    new = [name for name, stars in before.items() if stars > found.earned.get(name, -1)]
    return message("keep-offer", lang, count=len(before), new=len(new)) if new else ""
