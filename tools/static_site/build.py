"""Makes the site: every page, the search, the puzzle book, pictures. Scripts and styles are bundled beside it."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import date
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from markupsafe import Markup
from nobody import nobodys_home

from sevens_teach.launch.reading import STEP_WORDS
from sevens_teach.progress import Progress
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.teaching.course import PLAY, course_state, game_of_lesson
from sevens_teach.teaching.lessons import LESSONS
from static_site import book, guides, lite, named, offline, policy, reference, rule_book, search, today
from static_site.minutes import minutes
from static_site.notebook import cells_of, rules_told, seconds_of, sources_of, written
from static_site.pages import Page, beside
from static_site.progress import names, tables, words
from static_site.templating import template
from static_site.text import Writer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.progress.wire import CourseState
    from static_site.plan import Plan, Source
    from static_site.reference import Cited

_WORDS: Final = {
    "name": "site-name",
    "lead": "site-lead",
    "search": "site-search",
    "learn": "front-learn",
    "play": "front-play",
    "practice": "front-practice",
    "contents": "site-contents",
    "previous": "site-previous",
    "next": "site-next",
    "pages": "site-pages",
    "dark": "site-dark",
    "days": "site-days",
    "skip": "site-skip",
    "script": "site-script",
    "notebook": "site-notebook",
}
_SPOKEN: Final = {
    "asleep": "site-python-asleep",
    "asleep-form": "site-python-asleep-form",
    "loading": "site-python-loading",
    "starting": "site-python-starting",
    "awake": "site-python-awake",
    "no-server": "site-python-no-server",
    "cannot": "site-python-cannot",
    "failed": "site-python-failed",
    "none": "site-search-none",
    "keep-how": "site-keep-how",
    "lms": "site-lms-done",
    **STEP_WORDS,
    "where": "steps-where",
    "next-left": "steps-next-left",
    "play-on": "steps-play",
    "on": "front-on",
    "before": "steps-before",
    "ahead": "steps-ahead",
    "way": "steps-way",
    "next-way": "steps-next-way",
    "at": "steps-at",
    "next-card": "steps-next-card",
    "broken": "sent-broken",
    "board": "course-title",
    "warm-up-none": "warm-up-none",
    "warm-up-fresh": "warm-up-fresh",
    "warm-up-over": "warm-up-over",
    "today-solved": "today-solved",
    **{f"today-cheer-{stars}": f"today-cheer-{stars}" for stars in (1, 2, 3)},
    "today-days": "today-days",
    "today-count": "practice-streak",
    "today-row": "today-row",
    "sent-others": "sent-others",
    "sent-next": "sent-next",
    "still-name": "still-name",
    "still-look": "still-look",
    "still-wait": "still-wait",
    "still-game": "still-game",
    "still-kept": "still-kept",
    "sent-position": "sent-position",
    "sent-game": "sent-game",
    "sent-puzzle": "sent-puzzle",
    "sent-match": "sent-match",
    "sent-you": "sent-you",
    "sent-friend": "sent-friend",
    "sent-game-on": "sent-game-on",
    "end-more": "site-end-more",
    "won": "site-won",
    "won-skip": "site-won-skip",
    "cheer": "site-cheer",
    "cheer-fox": "site-cheer-fox",
    "cheer-hare": "site-cheer-hare",
    "cheer-owl": "site-cheer-owl",
    "comfort-fox": "site-comfort-fox",
    "comfort-hare": "site-comfort-hare",
    "comfort-owl": "site-comfort-owl",
}
_HOLES: Final = {name: f"{{{name}}}" for name in ("size", "done", "count", "all", "name", "open", "card", "left")}
"""Where a page writes a number or a name."""
_DEEPEST: Final = 3
"""The level of heading down to which a table of contents goes."""
_FRONT: Final = "00-welcome"
_BOOK: Final = "08-the-puzzle-book"
_FAST: Final = "fast-track-killer"
_UNTIMED: Final = frozenset({_BOOK, "09-write-your-own-player", _FAST})
"""What one looks into at any time, what one writes oneself, and what says its time in its name, but for its steps."""
_HOW_TO_WIN: Final = "07-how-to-win"
_EVENING: Final = "final-evening"
"""The lesson that leads to the last evening, which stands outside the numbers."""
_DAYS: Final = 45
"""Of how many days the site has the puzzle: it is made anew more often than that."""


@dataclass
class Site:
    """A site in the making; `only` names the pages to make, all of them if it is empty."""

    plan: Plan
    out: Path
    only: frozenset[str] = frozenset()
    notebooks: str = ""
    """The folder of the lessons in the JupyterLite beside the pages, if there is one."""
    cited: Cited = field(default_factory=dict)
    """What in the programmers' reference cites each rule."""

    def build(self) -> None:
        """Write everything but the bundle, the Python and the notebooks."""
        if not self.only:
            self.cited = reference.make(self.out)
        pages = self._pages()
        for page in pages:
            self._write(page.path, self._html(page))
        for card in self.plan.to_print:
            self._write(card.page, (self.plan.root / card.path).read_text(encoding="utf-8"))
        for lang in LANGUAGES:
            self._search(lang, pages)
            if not self.only:
                self._book(lang)
        self._write("index.html", _forward(LANGUAGES[0]))
        shutil.copytree(self.plan.root / "docs/images", self.out / "images", dirs_exist_ok=True)
        self._write("offline.json", json.dumps(offline.listed(self.out, self.build_id)))
        self._write("pages.json", json.dumps([page.path for page in pages]))

    # -- pages

    def _pages(self) -> list[Page]:
        sources = [each for each in self.plan.sources if not self.only or each.name in self.only]
        found = [self._lesson(each) if each.is_lesson else self._doc(each) for each in sources]
        for lang in LANGUAGES:
            found += [*self._guides(lang, found), self._search_page(lang)]
        return found

    def _guides(self, lang: str, pages: list[Page]) -> list[Page]:
        """Return the pages that no file holds."""
        welcome = self._exhibits.get(f"lessons/{lang}/{_FRONT}.ipynb", {})
        lesson_map = next((tree for tree in welcome.values() if tree["name"] == "LessonMap"), None)
        told = self._exhibits.get(f"lessons/{lang}/{_BOOK}.ipynb", {})
        report = next((tree for tree in told.values() if tree["name"] == "Report"), None)
        links = {"site-notebook": self._notebook(None, lang), "site-reference": self._reference}
        return [
            guides.front_page(lang, pages, self.data, 0 if self.only else _DAYS),
            guides.learn_page(lang, pages, self.data, lesson_map),
            guides.play_page(lang, pages, self.data),
            guides.today_page(lang, pages, self.data),
            guides.carry_page(lang, pages, self.data, report),
            guides.teachers_page(lang, pages, self.data),
            guides.programmers_page(lang, pages, self.data, links),
        ]

    def _lesson(self, source: Source) -> Page:
        cells = cells_of(self.plan.root / source.path)
        writer = self._writer(source)
        alive = {cell: tree | self._told_before(source, tree) for cell, tree in self._exhibits[source.path].items()}
        body = written(
            cells, writer, alive, message("site-code", source.lang), timed=source.name not in _UNTIMED - {_FAST}
        )
        data = self.data(source.lang, source.name[:2], alive, sources_of(cells))
        return Page(source.lang, source.page, _title(writer, source), body, writer.headings, data, source)

    def _told_before(self, source: Source, tree: dict[str, Any]) -> dict[str, Any]:
        """Return with a warm-up which steps of the lessons before it tell which rules: who saw them has met those."""
        if tree["name"] != "WarmUp":
            return {}
        earlier = [
            each
            for each in self.plan.sources
            if each.is_lesson and each.lang == source.lang and each.name[:2] in LESSONS and each.name < source.name
        ]
        made = [each for each in earlier if each.path in self._exhibits]
        told = {
            beside(each.page): rules_told(cells_of(self.plan.root / each.path), self._exhibits[each.path])
            for each in made
        }
        return {"told": told}

    def _doc(self, source: Source) -> Page:
        writer = self._writer(source)
        body = writer.html((self.plan.root / source.path).read_text(encoding="utf-8"))
        return Page(source.lang, source.page, _title(writer, source), body, writer.headings, None, source)

    def _search_page(self, lang: str) -> Page:
        title = message("site-search-page", lang)
        body = (
            f"<h1>{escape(title)}</h1>\n"
            f'<form class="site-search" role="search"><label for="site-words">{escape(message("site-search", lang))}'
            '</label> <input id="site-words" name="q" type="search" autocomplete="off"></form>\n'
            f'<p class="site-found-count" role="status"></p><ol class="site-found"></ol>{search.asks(lang)}'
        )
        return Page(lang, f"{lang}/search.html", title, body, [], self.data(lang, "", {}, {}))

    def _writer(self, source: Source) -> Writer:
        return Writer(lambda href: self.plan.link(source, href))

    @cached_property
    def _exhibits(self) -> dict[str, Any]:
        """What the lessons' cells show, by the notebook's path and the cell's id; another process runs them."""
        lessons = [each for each in self.plan.sources if each.is_lesson]
        wanted = [each.path for each in lessons if not self.only or each.name in self.only]
        with_python = [sys.executable, "-m", "sevens_teach.page", *wanted]
        with nobodys_home():
            run = subprocess.run(with_python, cwd=self.plan.root, check=True, stdout=subprocess.PIPE, text=True)
        found: dict[str, Any] = json.loads(run.stdout)
        return found

    def data(self, lang: str, lesson: str, exhibits: dict[str, Any], sources: dict[str, str]) -> dict[str, Any]:
        """Return what a page's program has to know."""
        spoken = {name: message(key, lang, **_HOLES) for name, key in _SPOKEN.items()}
        counted = {"found-1": message("site-search-count", lang, count=1), "found": _many("site-search-count", lang)}
        return {
            "lang": lang,
            "lesson": lesson,
            "build": self.build_id,
            "exhibits": exhibits,
            "sources": sources,
            "spoken": spoken | counted | guides.asides(lang, lesson) | guides.at_the_door(lang, lesson),
            "words": words(lang),
            "names": names(lang),
            "tables": tables(),
            "course": self._course(lang, lesson) if lesson else None,
        }

    def _course(self, lang: str, lesson: str) -> CourseState:
        """Return the reader's board, or the row of a lesson's game, as it is before anything lies on it."""
        pages = {each.name[:2]: beside(each.page) for each in self.plan.listed(lang, lessons=True)}
        return course_state(Progress(), {**pages, PLAY: "play.html"}, lang, date.min, game_of_lesson(lesson))

    def _html(self, page: Page) -> str:
        """Return a page whole."""
        previous, following = self._around(page)
        body = self._with_names(page)
        return template("page.html").render(
            lang=page.lang,
            title=page.title,
            policy=Markup(policy.meta()),  # noqa: S704, our own
            base="../",
            build=self.build_id,
            body=Markup(body),  # noqa: S704, made of our own sources
            t={name: message(key, page.lang) for name, key in _WORDS.items()},
            rules=message("site-rules", page.lang),
            languages=[
                {"lang": lang, "name": message("reading-here", lang), "href": self._twin(page, lang)}
                for lang in LANGUAGES
            ],
            headings=[
                {"level": each.level, "anchor": each.anchor, "text": named.listed(each)}
                for each in page.headings
                if 1 < each.level <= _DEEPEST and f'"{each.anchor}"' in body
            ],
            previous=previous,
            next=following,
            private=message("site-private", page.lang),
            version=self._version(page),
            notebook=self._notebook(page.source, page.lang) if page.source and page.source.is_lesson else None,
            program=page.program,
            data=Markup(as_script(page.data)) if page.data else None,  # noqa: S704, nothing in it ends a script
        )

    def _version(self, page: Page) -> str:
        """Return which version this is, as a page for teachers and programmers says it; other pages say nothing."""
        return message("site-version", page.lang, version=self.plan.version) if guides.tells_version(page) else ""

    def _with_names(self, page: Page) -> str:
        """Return what stands in a page; what readers read of the docs names rules, with what cites them apart."""
        if page.source is None or page.source.name not in guides.FOR_READERS:
            return page.body
        book = next(each for each in self.plan.sources if each.name == "rules" and each.lang == page.lang)
        names = named.names((self.plan.root / book.path).read_text(encoding="utf-8"))
        html = named.with_reference(page.body, self.cited, page.lang) if page.source is book else page.body
        html = named.with_names(html, names, "「」" if page.lang == "ja" else "“”")
        return rule_book.as_read(html, page.lang) if page.source is book else html

    def _notebook(self, source: Source | None, lang: str) -> str | None:
        """Return where a lesson is a notebook; for any other page, where the first one is."""
        if not self.notebooks:
            return None
        name = source.name if source and source.is_lesson else _FRONT
        return f"../{lite.FOLDER}/lab/index.html?path={quote(f'{self.notebooks}/{lang}/{name}.ipynb')}"

    @property
    def _reference(self) -> str | None:
        return None if self.only else f"../{reference.FOLDER}/index.html"

    def _twin(self, page: Page, lang: str) -> str:
        """Return where the same page is in another language; that language's front page where it is not."""
        if page.source is None:
            return f"../{lang}/{Path(page.path).name}"
        twin = self.plan.twin(page.source, lang)
        made = twin is not None and (not self.only or twin.name in self.only)
        return f"../{twin.page if twin and made else f'{lang}/index.html'}"

    def _around(self, page: Page) -> tuple[dict[str, str] | None, dict[str, str] | None]:
        """Return the pages before and after one, among the lessons or among the docs of its language."""
        if page.source is None or self.only:
            return None, None
        row = self.plan.listed(page.lang, lessons=page.source.is_lesson)
        if page.source.is_lesson:
            row = in_order(row)
        if page.source not in row:
            return None, None
        at = row.index(page.source)
        before, after = row[at - 1] if at else None, row[at + 1] if at + 1 < len(row) else None
        return self._way(before), self._way(after)

    def _way(self, source: Source | None) -> dict[str, str] | None:
        if source is None:
            return None
        way = {"href": beside(source.page), "title": self._titles[source.path], "minutes": self._minutes(source)}
        number = source.name[:2]
        return {**way, "about": next_about(number, source.lang)} if number in LESSONS else way

    def _minutes(self, source: Source) -> str:
        """Return about how many minutes a lesson takes; nothing for a doc, and where nobody can say."""
        if source.path not in self._exhibits or source.name in _UNTIMED:
            return ""
        return str(minutes(seconds_of(cells_of(self.plan.root / source.path), self._exhibits[source.path])))

    @cached_property
    def _titles(self) -> dict[str, str]:
        return {each.path: _first_heading(self.plan.root / each.path) for each in self.plan.sources}

    @cached_property
    def build_id(self) -> str:
        """A few letters that change with any script, style or Python, so that none is older than its page."""
        files = sorted(path for folder in ("assets", "python") for path in (self.out / folder).glob("*.*"))
        return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:10]

    # -- beside the pages

    def _search(self, lang: str, pages: Iterable[Page]) -> None:
        carried = f"{lang}/{guides.CARRY}"
        own = [
            page
            for page in pages
            if page.path == carried or (page.source and (page.lang == lang or self._is_only(page.source, lang)))
        ]
        found = [  # a page in another language is better than none
            entry
            for page in own
            for entry in search.entries(f"../{page.path}", page.title, page.body, shelf=guides.shelf(page))
        ]
        self._write(f"assets/search-{lang}.js", search.script(found))

    def _is_only(self, source: Source, lang: str) -> bool:
        """Return whether a page of the docs is in no such language."""
        return not source.is_lesson and self.plan.twin(source, lang) is None

    def _book(self, lang: str) -> None:
        pages = {each.name[:2]: beside(each.page) for each in self.plan.listed(lang, lessons=True)}
        lessons = {rule: pages[number] for number, rules in LESSONS.items() if number in pages for rule in rules}
        for rule, chapter in book.chapters(lang, lessons):
            self._write(f"assets/book/{lang}/{rule}.js", chapter)
        for day, script in today.scripts(lang, _DAYS, lessons):
            self._write(f"assets/today/{lang}/{day}.js", script)

    def _write(self, path: str, text: str) -> None:
        file = self.out / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def in_order(lessons: Iterable[Source]) -> list[Source]:
    """Return the lessons as one follows the other: the last evening after all of Sevens, the fast track in no row."""
    found = {each.name: each for each in lessons}
    numbered = [name for name in sorted(found) if name[:2].isdigit()]
    at = numbered.index(_HOW_TO_WIN) + 1 if _HOW_TO_WIN in numbered else len(numbered)
    return [found[name] for name in (*numbered[:at], _EVENING, *numbered[at:]) if name in found]


def next_about(number: str, lang: str) -> str:
    """Return what a lesson is about: the lesson before it says so at its end, over the button that names it."""
    return message("steps-then-about", lang, about=message(f"lesson-about-{number}", lang))


def _title(writer: Writer, source: Source) -> str:
    return next((each.text for each in writer.headings if each.level == 1), source.name)


def _first_heading(path: Path) -> str:
    """Return the first heading of a notebook or of Markdown."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ipynb":
        text = "\n".join("".join(cell["source"]) for cell in cells_of(path))
    return next((line.removeprefix("# ") for line in text.splitlines() if line.startswith("# ")), path.stem)


def _many(key: str, lang: str) -> str:
    """Return what is said of many, with `{count}` for how many."""
    return message(key, lang, count=7).replace("7", "{count}")


def as_script(data: dict[str, Any]) -> str:
    """Return JSON that may stand in a script element."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def _forward(lang: str) -> str:
    """Return the page that leads to the reader's language: the browser says which."""
    ways = json.dumps(list(LANGUAGES))
    script = (
        "const lang=navigator.language.slice(0,2);"
        f'location.replace(({ways}.includes(lang)?lang:"{lang}")+"/index.html"+location.hash)'
    )
    page = template("forward.html").render(
        lang=lang,
        policy=policy.meta(script),
        name=message("site-name", lang),
        script=script,
        links=[(each, message("reading-here", each)) for each in LANGUAGES],
    )
    return f"{page}\n"
