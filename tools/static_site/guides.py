"""The pages that no file holds: the first one, the lessons' list, one table, what teachers and programmers look for."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any, Final

from markupsafe import Markup

from sevens_teach.draw.avatars import alone, animals_of
from sevens_teach.games import GAMES
from sevens_teach.progress.learned import lesson_key
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.say.names import names_for
from sevens_teach.teaching.course import game_of_lesson
from sevens_teach.text.names import seat_names
from static_site import front
from static_site.pages import Page, beside, listed
from static_site.readings import with_readings
from static_site.still import still
from static_site.templating import template

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from static_site.plan import Source

    Data = Callable[[str, str, dict[str, Any], dict[str, str]], dict[str, Any]]

_FRONT: Final = "00-welcome"
_FAST: Final = "fast-track-killer"
_KILLER: Final = "touch"
"""Its first step of Killer, for who knows the plain game."""
_PLAIN: Final = "01-"
"""The lesson that tells the plain game."""
_BOOK: Final = "08-the-puzzle-book"
_BESIDES: Final = {_FAST: "site-fast-about", "final-evening": "site-evening-about"}
"""The ways through the lessons that their map does not have, with what tells of them."""
CARRY: Final = "carry.html"
"""The page of the code that carries the progress."""
_QUESTIONS: Final = "questions"
FOR_READERS: Final = frozenset({_QUESTIONS, "rules", *GAMES})
FOR_TEACHERS: Final = frozenset({"teaching", "words", "curriculum", "promises", "launch", "own"})
_SCORE: Final = ("ren",)
"""How it stands against Ren."""
_TABLES: Final = {"03": "play", "04": "play", "05": "play", "06": "build", "10": "play", "11": "play"}
"""The lessons that end at a table of other rules, or of another game, or where rules are chosen, with that step."""
_WORDS: Final = (
    *(
        "aim",
        "ask",
        "board",
        "laid",
        "free",
        "waits",
        "hand",
        "again",
        "start",
        "begin",
        "first",
        "know",
        "game",
        "game-title",
    ),
    *("game-about", "continue-new", "continue-new-title", "continue-new-about", "today-title", "today-about", "more"),
    *("board-title", "teachers", "programmers", "carry", "offline", "offline-about"),
)
_SEATS: Final = 4
_APART: Final = ("/teachers.html", "/programmers.html")
"""The lists of what is for teachers and for programmers."""
_HELPS: Final = ("01", "02", "07")
"""The lessons that help after a game that was lost, in the order in which one takes them."""
_AIMS: Final = ("outlasted", "second", "spent", "broke", "joined", "won-sevens")
"""The deeds that a next game may be played for, the easiest first: each is a card of the reader's board."""
TABLE: Final = """
from sevens_teach import Game
from sevens_teach.ui import Table
Table(Game(seed={seed}), level="follow", lang="{lang}")
"""
"""The Python of a table to sit down at; the page fills in where chance starts."""

PRACTICE: Final = """
from sevens_teach.ui import Practice
Practice(lang="{lang}")
"""
"""The Python of practice, for a day on which the site is older than it was made for."""


def _cheer(animal: str, name: str, lang: str) -> str:
    """Return what somebody says to a reader who has won the small game."""
    return message(f"front-cheer-{animal}", lang, name=name)


def front_page(lang: str, pages: Sequence[Page], data: Data, days: int = 0) -> Page:
    """Return the page of a language that leads to all others; of this many days it knows what is asked."""
    lessons = {page.source.name: page for page in pages if page.source and page.source.is_lesson and page.lang == lang}
    found = front.data(lang, days)
    animals = animals_of(seat_names(_SEATS), you=0)[1:]
    faces, names = [*map(alone, animals)], names_for(_SEATS, lang)[1:]
    cheers = [_cheer(animal, name, lang) for animal, name in zip(animals, names, strict=True)]
    addresses = {name: beside(page.path) for name, page in lessons.items()}
    say = {key: message(f"front-{key}", lang) for key in _WORDS}
    body = template("front.html").render(
        w=say | {"today-plain": message("practice-today", lang)},
        round=found["rounds"][0],
        said=front.all_said(lang),
        prize=front.PRIZE,
        cat=Markup(alone("cat")),  # noqa: S704, drawn by the kit
        cast=Markup("".join(faces)),  # noqa: S704, as above
        seats=list(zip(map(Markup, faces), names, strict=True)),
        cheers=list(zip(map(Markup, faces), cheers, strict=True)),
        starts=[row["places"] for row in found["rounds"][0]["rows"]],
        dailies=front.whole_board(),
        begin=addresses.get(_FRONT, "learn.html"),
        know=f"{addresses[_FAST]}?entrance#{_KILLER}" if _FAST in addresses else "learn.html",
        plain=next((path for name, path in addresses.items() if name.startswith(_PLAIN)), ""),
        today="today.html",
        practice=_to_practice(addresses.get(_BOOK)) or "learn.html",
        game="play.html",
        carry=CARRY,
        teachers="teachers.html",
        programmers="programmers.html",
        more=front.more(lang, addresses),
    )
    held = data(lang, "front", {}, {})
    others = [name[:2] for name in lessons if game_of_lesson(name[:2]) != "sevens"]
    rows = [data(lang, number, {}, {})["course"] for number in others]
    slim = (
        {name: held[name] for name in ("lang", "build", "course")}
        | {"rules": held["tables"]["rules"], "rows": rows}
        | found
    )
    read = with_readings(body) if lang == "ja" else body
    return Page(lang, f"{lang}/index.html", message("site-name", lang), read, [], slim, program="front")


def learn_page(lang: str, pages: Sequence[Page], data: Data, lesson_map: dict[str, Any] | None) -> Page:
    """Return the list of the lessons, under the reader's board."""
    own = [page for page in pages if page.source and page.lang == lang]
    lessons = [page for page in own if page.source and page.source.is_lesson]
    docs = [page for page in own if page.source and page.source.name in FOR_READERS]
    title = message("site-lessons", lang)
    place = '<div class="site-exhibit" data-cell="map"></div>' if lesson_map else ""
    besides = [page for page in lessons if page.source and page.source.name in _BESIDES]
    ways = f'<ul class="site-list">{"".join(map(_told, besides))}</ul>' if lesson_map else listed(lessons)
    body = f"<h1>{escape(title)}</h1>{place}{ways}<h2>{escape(message('site-docs', lang))}</h2>{listed(docs)}"
    return Page(
        lang, f"{lang}/learn.html", title, body, [], data(lang, "", {"map": lesson_map} if lesson_map else {}, {})
    )


def _told(page: Page) -> str:
    """Return a way through the lessons that their map does not have, with what it is."""
    assert page.source  # noqa: S101, it is a lesson's
    about = escape(message(_BESIDES[page.source.name], page.lang))
    return f'<li><a href="{beside(page.path)}">{escape(page.title)}</a> {about}</li>'


_HOW: Final = {"sevens": ("00", "01"), "spades": ("11",), "bridge": ("10",)}
"""The lessons that tell each game to who was sent something of it and knows none of it: the first that is there."""


def play_page(lang: str, pages: Sequence[Page], data: Data) -> Page:
    """Return the page of one table, with the doors to others; a link may bring it a position, a game or a puzzle."""
    title = message("front-game-title", lang)
    body = (
        f'<h1 class="site-sent-title">{escape(title)}</h1><p class="site-sent-about" role="status"></p>'
        f'<div class="site-exhibit site-sent"></div>{_doors(lang, pages)}'
    )
    held = data(lang, "", {}, {"table": TABLE.replace("{lang}", lang)})
    how = {
        "how": message("sent-how", lang),
        "how-new": message("sent-how-new", lang),
        "how-first": message("sent-how-first", lang),
    }
    for game, numbers in _HOW.items():
        own = {page.source.name[:2]: page.path for page in pages if page.source and page.lang == lang}
        path = next((own[each] for each in numbers if each in own), "")
        how |= {f"{key}-{game}": message(f"sent-{key}-{game}", lang) for key in ("how", "learn")}
        how |= {f"how-at-{game}": beside(path) if path else ""}
    texts = front.texts(lang)
    score = {name: texts[name] for name in _SCORE}
    spoken = {name: message(f"play-{name}", lang) for name in ("over", "last")} | score | how
    spoken["new-deal"] = message("label-next-new", lang)
    spoken |= _helps(lang, pages)
    board = {"course": data(lang, "front", {}, {})["course"]}  # a game here lays its cards too
    return Page(
        lang,
        f"{lang}/play.html",
        title,
        body,
        [],
        held | board | {"still": still(lang), "spoken": held.get("spoken", {}) | spoken},
    )


def _helps(lang: str, pages: Sequence[Page]) -> dict[str, str]:
    """Return what is offered after a game: lessons, each with its page and its sentence; what the next may bring."""
    own = {page.source.name[:2]: page.path for page in pages if page.source and page.lang == lang}
    at = {f"helps-at-{number}": beside(own[number]) for number in _HELPS if number in own}
    say = {f"helps-{n}": message("front-helps", lang, name=message(lesson_key(n), lang)) for n in _HELPS if n in own}
    aims = {f"aim-{deed}": message(f"end-aim-{deed}", lang) for deed in _AIMS}
    return at | say | {"aim": message("end-aim", lang)} | aims


def asides(lang: str, number: str) -> dict[str, str]:
    """Return the names of the pages that the end of a first lesson offers beside the next one."""
    keys = {_FRONT[:2]: ("play",), _PLAIN[:2]: ("play", "today")}.get(number, ())
    return {f"aside-{key}": message({"play": "steps-play", "today": "practice-today"}[key], lang) for key in keys}


def at_the_door(lang: str, number: str) -> dict[str, str]:
    """Return what stands above a lesson's whole game for who came for that alone: its name, and how it goes."""
    if number not in _TABLES:
        return {}
    return {name: message(f"site-{name}-{number}", lang) for name in ("door", "door-aim")}


def _doors(lang: str, pages: Sequence[Page]) -> str:
    """Return links to the whole games at the tables of other rules and other games, where their lessons are."""
    lessons = {
        page.source.name[:2]: page for page in pages if page.source and page.source.is_lesson and page.lang == lang
    }
    links = "".join(
        f'<a href="{beside(lessons[number].path)}?door={step}#{step}">{escape(message(lesson_key(number), lang))}</a>'
        for number, step in _TABLES.items()
        if number in lessons
    )
    title = escape(message("front-doors", lang))
    return f'<nav class="site-doors" aria-label="{title}"><span>{title}</span>{links}</nav>' if links else ""


def _to_practice(book: str | None) -> str:
    """Return the address of practice, in the puzzle book of a language; nothing without that page."""
    return "" if book is None else f"{book}?door=practice#practice"


def today_page(lang: str, pages: Sequence[Page], data: Data) -> Page:
    """Return the page of today's puzzle: nothing stands above it but its name."""
    title = message("practice-today", lang)
    book = next((page.path for page in pages if page.source and page.source.name == _BOOK and page.lang == lang), None)
    to = _to_practice(None if book is None else beside(book))
    on = f'<a href="{to}">{escape(message("today-more", lang))}</a>' if to else ""
    body = (
        f'<h1 class="site-today-title">{escape(title)} <small></small></h1><div class="site-exhibit site-today"></div>'
        f'<p class="site-today-done" role="status"></p><p class="site-today-more">{on}</p>'
    )
    held = data(lang, "", {}, {"today": PRACTICE.replace("{lang}", lang)})
    board = {"course": data(lang, "front", {}, {})["course"]}  # it counts for the board and the days
    return Page(lang, f"{lang}/today.html", title, body, [], held | board)


def carry_page(lang: str, pages: Sequence[Page], data: Data, report: dict[str, Any] | None) -> Page:
    """Return the page of the code that carries the progress, from the puzzle book's report: its tables stay there."""
    title = message("keep-title", lang)
    how = f"<p>{escape(message('site-keep-how', lang))}</p>"
    place = f'<div class="site-exhibit site-carry" data-cell="keep">{how}</div>' if report else how
    book = next((page.path for page in pages if page.source and page.source.name == _BOOK and page.lang == lang), "")
    on = f'<p><a href="{beside(book)}#report">{escape(message("site-carry-more", lang))}</a></p>' if book else ""
    alone = {}
    if report:
        values = report["values"]
        alone = {"keep": report | {"values": values | {"state": values["state"] | {"families": None}}}}
    return Page(lang, f"{lang}/{CARRY}", title, f"<h1>{escape(title)}</h1>{place}{on}", [], data(lang, "", alone, {}))


def is_apart(page: Page) -> bool:
    """Return whether a page is for teachers and programmers, not for readers."""
    return page.source is not None and not page.source.is_lesson and page.source.name not in FOR_READERS


def tells_version(page: Page) -> bool:
    """Return whether a page says which version this is: readers do not ask."""
    return is_apart(page) or page.path.endswith(_APART)


_IN_PYTHON: Final = "09-write-your-own-player"
"""The lesson that is written for programmers."""


def shelf(page: Page) -> int:
    """Return how early the search finds a page: -1 answers to questions, 0 what is for readers, 1 what is not."""
    name = page.source.name if page.source else ""
    return -1 if name == _QUESTIONS else int(is_apart(page) or name == _IN_PYTHON)


def teachers_page(lang: str, pages: Sequence[Page], data: Data) -> Page:
    """Return what a class needs, and the setting that shows the ids of rules and puzzles."""
    title = message("front-teachers", lang)
    setting = (
        f'<p><label class="site-setting"><input type="checkbox" class="site-ids"> {escape(message("front-ids", lang))}'
        f"</label><br><small>{escape(message('front-ids-about', lang))}</small></p>"
    )
    docs = _docs(lang, pages, lambda source: source.name in FOR_TEACHERS)
    body = f"<h1>{escape(title)}</h1><p>{escape(message('front-docs-about', lang))}</p>{setting}{docs}"
    return Page(lang, f"{lang}/teachers.html", title, body, [], data(lang, "", {}, {}))


def programmers_page(lang: str, pages: Sequence[Page], data: Data, links: Mapping[str, str | None]) -> Page:
    """Return what programmers look for; `links` are further ones, by the message that names them."""
    title = message("front-programmers", lang)
    docs = _docs(lang, pages, lambda source: source.name not in FOR_TEACHERS | FOR_READERS)
    further = "".join(
        f'<li><a href="{href}">{escape(message(key, lang))}</a></li>' for key, href in links.items() if href
    )
    body = f"<h1>{escape(title)}</h1>{docs}<ul class='site-list'>{further}</ul>"
    return Page(lang, f"{lang}/programmers.html", title, body, [], data(lang, "", {}, {}))


def _docs(lang: str, pages: Sequence[Page], wanted: Callable[[Source], bool]) -> str:
    """Return links to the docs that are wanted, in the language or else in English."""
    docs = [page for page in pages if page.source and not page.source.is_lesson and wanted(page.source)]
    own = [page for page in docs if page.lang == lang]
    here = {page.source.name for page in own if page.source}
    theirs = [page for page in docs if page.lang == LANGUAGES[0] and page.source and page.source.name not in here]
    english = (
        f"<h2>{escape(message('site-english', lang))}</h2>{listed(theirs)}" if theirs and lang != LANGUAGES[0] else ""
    )
    return listed(own) + english if own else english
