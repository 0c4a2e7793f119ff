"""One way to say a thing: lessons, puzzles and catalogues keep to the word lists, and to one cast."""

import ast
import io
import json
import re
import tokenize
import unicodedata
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from static_site import front, guides
from static_site.pages import Page
from static_site.plan import Plan

from sevens_teach.games import GAMES
from sevens_teach.puzzles import load_puzzles
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.say.names import names_for
from sevens_teach.sevens.engine.game import Game
from sevens_teach.text.names import CAST, seat_names

ROOT = Path(__file__).parents[1]
LISTS = {"en": ROOT / "docs" / "words.md", "ja": ROOT / "docs" / "ja" / "words.md"}
HALF_WIDTH = re.compile(r"[ぁ-んァ-ヶ一-龠][(:?!]|[:)][ぁ-んァ-ヶ一-龠]")
"""Japanese text with punctuation of half the width."""
WIDE = "ぁ-んァ-ヶー一-龠々、。（）「」：；！？〜"
SPACE = re.compile(
    rf"(?<=[{WIDE}]) +(?=[{WIDE}]|\*\*|\[|\{{)|(?<=[{WIDE}]\*\*) +(?=[{WIDE}])|(?<=[\]}}]) +(?=[{WIDE}])"
)
"""A space of half the width within Japanese text, also where it is bold, a link or filled in."""
READING = re.compile(r"</?ruby>|<rt>.*?</rt>")
"""The readings over words, and what holds them."""
LATIN = re.compile(r"\{ \$(folder|file|own|size|done|version|lesson|package|found|oldest|port|most) \}")
"""What is filled in as a path, a number of megabytes or a name in Latin letters: spaces around it are right."""
LINK = re.compile(r"\]\([^)]*\)")
ASKED = "<!-- asked:"
"""What begins the line of how else a question may be put, which the search alone reads."""
BOLD = re.compile(r"\*\*(?=\S)(.+?)(?<=\S)\*\*")
"""What is to be bold in a line of Markdown."""
DOCS = {"en": ROOT / "docs", "ja": ROOT / "docs" / "ja"}
NAMES = ("questions", "rules", "puzzles", "teaching", *GAMES)
PAGES = {lang: [page for name in NAMES if (page := docs / f"{name}.md").exists()] for lang, docs in DOCS.items()}
"""The pages of docs that stand in both languages, which readers and teachers are led to."""


def banned(lang: str) -> dict[str, str]:
    """Return the forms that a language's list bans, each with the better one."""
    rows = re.findall(r"^\| (.+?) \| (.+?) \|$", LISTS[lang].read_text(encoding="utf-8"), re.MULTILINE)
    return {bad: good for bad, good in rows if bad not in ("Not", "使わない")}


def shown(path: Path) -> Iterator[str]:
    """Yield what the stored pictures and lines of a lesson say; code, and what it prints of itself, is none of it."""
    for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", ()):
            picture = "".join(output.get("data", {}).get("image/svg+xml", ""))
            yield from (
                unescape("".join(re.findall(r">([^<]+)<", each)))
                for each in re.findall(r"(?s)<desc.*?</desc>", picture)
            )


def site_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield what the site's own pages say, as the builder makes them; those of lessons and docs hold their sources."""

    def data(*_: object) -> dict[str, Any]:
        return {"lang": lang, "build": "", "course": {}, "tables": {"rules": {}}}

    sources = [source for source in Plan(ROOT).sources if source.lang == lang]
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in sources]
    made = [
        guides.front_page(lang, pages, data),
        guides.learn_page(lang, pages, data, None),
        guides.play_page(lang, pages, data),
        guides.teachers_page(lang, pages, data),
        guides.programmers_page(lang, pages, data, {}),
    ]
    for page in made:
        body = READING.sub("", re.sub(r"(?s)<(style|script).*?</\1>", "", page.body))
        for text in re.findall(r">([^<>]+)<", body):
            yield page.path, unescape(text).strip()
    yield from ((f"{lang}/index.html", text) for text in said(front.data(lang)))


def said(data: object) -> Iterator[str]:
    """Yield the texts in what a page holds for its program."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for each in data.values() if isinstance(data, dict) else data:
            yield from said(each)


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Yield every text of the lessons, the puzzles, the catalogues and the rules, with where it stands."""
    for path in sorted((ROOT / "lessons" / lang).glob("*.ipynb")):
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "markdown":
                yield f"{path.name} {cell['id']}", READING.sub("", LINK.sub("]", "".join(cell["source"])))
        yield from ((f"{path.name} shows", text) for text in shown(path))
    card = ROOT / "lessons" / lang / "killer-card.html"
    yield card.name, re.sub(r"(?s)<style>.*</style>|<[^>]*>", " ", card.read_text(encoding="utf-8"))
    for puzzle in load_puzzles():
        yield puzzle.id, f"{puzzle.title(lang)} {puzzle.question(lang)}"
        yield puzzle.id, " ".join(getattr(hint, lang) for hint in puzzle.source.hints or ())
    for file in sorted((ROOT / "sevens_teach").rglob(f"locale/{lang}/*.ftl")):
        lines = file.read_text(encoding="utf-8").splitlines()
        yield from ((f"{file.parents[2].name}/{file.name}", line) for line in lines if not line.startswith("#"))
    yield from site_texts(lang)
    for page in (*PAGES[lang], ROOT / ("README.md" if lang == "en" else f"README.{lang}.md")):
        lines = page.read_text(encoding="utf-8").splitlines()
        yield from ((page.name, LINK.sub("]", line)) for line in lines if not line.startswith(ASKED))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_uses_a_form_that_has_a_better_one(lang: str) -> None:
    better = banned(lang)
    worse = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(map(re.escape, better))})(?![A-Za-z])")
    found = [
        f"{where}: not {at[0]!r} but {better[at[0]]!r}: {text[:90]}"
        for where, text in texts(lang)
        for at in worse.finditer(text)
    ]
    assert len(better) > 20
    assert found == []


def test_japanese_is_written_with_its_own_punctuation() -> None:
    assert [(where, text) for where, text in texts("ja") if HALF_WIDTH.search(text)] == []


def test_japanese_has_no_spaces_of_half_the_width() -> None:
    found = [
        f"{where}: {text[max(0, at.start() - 12) : at.end() + 12]}"
        for where, text in written_in_japanese()
        for at in SPACE.finditer(text)
        if not text[: at.start()].endswith(("位", "{ place }"))
    ]
    assert found == [], "after a rank, `1位 レン`, a space may stand"


def is_mark(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "PS"


def stays_plain(line: str) -> Iterator[str]:
    """Yield what a line means to have bold and Markdown leaves with its stars.

    A mark within the stars beside a letter without: the Japanese words stand without spaces, so that it happens there.
    """
    for bold in BOLD.finditer(line):
        for inner, outer in ((bold[1][0], line[: bold.start()][-1:]), (bold[1][-1], line[bold.end() :][:1])):
            if is_mark(inner) and outer.strip() and not is_mark(outer):
                yield bold[0]


def test_what_is_bold_only_by_its_stars_is_seen() -> None:
    assert [*stays_plain("**違います：**出せる")] == ["**違います：**"]
    assert [*stays_plain("これを**「止める」**。")] == ["**「止める」**"]
    assert [*stays_plain("**違います**：出せる。**止める**といい、**「7」**、**Note:** it")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_line_shows_the_stars_of_bold_words(lang: str) -> None:
    lessons = [
        (path.name, line)
        for path in sorted((ROOT / "lessons" / lang).glob("*.ipynb"))
        for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]
        if cell["cell_type"] == "markdown"
        for line in "".join(cell["source"]).split("\n")
    ]
    docs = [(page.name, line) for page in PAGES[lang] for line in page.read_text(encoding="utf-8").split("\n")]
    assert [(where, bold) for where, line in (*lessons, *docs) for bold in stays_plain(line)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "lessons" / "ja").glob("*.ipynb")), ids=lambda path: path.name[:2])
def test_a_hard_word_has_its_reading_where_a_lesson_first_says_it(path: Path) -> None:
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    lines = [
        line
        for cell in cells
        if cell["cell_type"] == "markdown"
        for line in "".join(cell["source"]).split("\n")
        if not line.startswith(("#", "|", "- "))
    ]
    said = LINK.sub("]", "\n".join(re.sub(r"\[[^\]]*\]", "[]", line) for line in lines))
    rows = re.findall(
        r"^- <ruby>(.+?)<rt>(.+?)</rt></ruby>(.*)$", LISTS["ja"].read_text(encoding="utf-8"), re.MULTILINE
    )
    assert len(rows) > 10
    for word, reading, rest in rows:
        first = re.search(rf"(?<!両){word}(?={rest}|<rt>)", said)
        if first:
            assert said[first.start() :].startswith(f"{word}<rt>{reading}</rt>"), (word, said[first.start() :][:30])


def written_in_japanese() -> Iterator[tuple[str, str]]:
    """Yield every piece of Japanese as it is written, sentence beside sentence, but none put together by a test."""
    for path in sorted((ROOT / "lessons" / "ja").glob("*.ipynb")):
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        yield from (
            (path.name, LINK.sub("]", "".join(cell["source"]))) for cell in cells if cell["cell_type"] == "markdown"
        )
    for file in sorted((ROOT / "sevens_teach").rglob("locale/ja/*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            line = LATIN.sub("x", line)  # noqa: PLW2901, as it is read
            yield file.name, re.sub(r"^\s*(\*?\[[\w-]+\]|[\w-]+ =)?\s*", "", line)
    for puzzle in load_puzzles():
        yield puzzle.id, puzzle.title("ja")
        yield puzzle.id, puzzle.question("ja")
        yield from ((puzzle.id, hint.ja) for hint in puzzle.source.hints or ())
    for page in (*PAGES["ja"], LISTS["ja"], ROOT / "README.ja.md"):
        prose = re.sub(r"(?s)```.*?```|`[^`]*`", "", page.read_text(encoding="utf-8"))
        yield from ((page.name, LINK.sub("]", line)) for line in prose.splitlines() if not line.startswith("#"))


@pytest.mark.parametrize("text", ["Ren holds ♠8, which is down.", "They change places wholly.", "Mio plays ♥8."])
def test_the_list_finds_what_it_bans(text: str) -> None:
    bad = {*banned("en")}
    assert any(each in text for each in bad)


# -- the cast --------------------------------------------------------------------------------------


def test_a_game_seats_the_cast() -> None:
    assert Game(seed=1).names == seat_names(4) == CAST[:4] == ("You", "Ren", "Aoi", "Sora")
    assert seat_names(12)[10:] == ("Seat 11", "Seat 12")
    assert names_for(10, "en") == CAST
    assert len({*names_for(10, "ja")}) == len(CAST)
    assert names_for(4, "ja") == ("あなた", "レン", "アオイ", "ソラ")


def test_the_reader_is_you_in_every_puzzle() -> None:
    for puzzle in load_puzzles():
        assert puzzle.names("en")[puzzle.viewpoint] == "You"
        assert {*puzzle.names("en")} <= {*CAST}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_has_a_title_of_its_own(lang: str) -> None:
    titles = [puzzle.title(lang) for puzzle in load_puzzles()]
    assert all(titles)
    assert len({*titles}) > len(titles) * 0.97


def test_a_title_says_no_card_of_the_answer() -> None:
    for puzzle in load_puzzles():
        assert not any(re.search(r"[♠♥♦♣]", puzzle.title(lang)) for lang in LANGUAGES)


def test_no_page_and_no_source_calls_anybody_by_an_old_name() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "sevens_teach").rglob("*.py")]
    old = re.compile(r"\b(Mio|Aya|Player [1-9])\b")
    assert [
        str(page) for page in pages if page.name != "words.md" and old.search(page.read_text(encoding="utf-8"))
    ] == []


PLAIN = re.compile(r"(?i)(?<![a-z])(so many|whoever|by chance|one may)(?![a-z])")
"""What docs/code-words.md has better words for."""
CODE = ("sevens_teach", "tools", "benchmarks", "tests")


def said_in(path: Path) -> Iterator[str]:
    """Yield the docstrings and the comments of a module, those of its attributes too."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def test_docstrings_and_comments_are_plain_english() -> None:
    modules = [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)}: {said[:90]}" for path in modules for said in said_in(path) if PLAIN.search(said)
    ]
    assert found == [], "docs/code-words.md has better words"


def test_every_function_of_the_package_says_what_it_does() -> None:
    silent = [
        f"{path.relative_to(ROOT)}: {node.name}"
        for path in sorted((ROOT / "sevens_teach").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not node.name.startswith("__")
        if ast.get_docstring(node) is None and "overload" not in map(ast.unparse, node.decorator_list)
    ]
    assert silent == [], "a helper's name alone leaves a reader guessing"
