"""What nbval does not look at: every lesson is stored run, reads without a kernel, and teaches what it has to."""

import ast
import base64
import builtins
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import nbformat
import pytest
from bs4 import BeautifulSoup, Tag
from curriculum import PAGE, TAUGHT, TOLD, Section, page, rules_in, sections, told_in
from curriculum_sources import OURS, SENTENCES
from nbconvert import HTMLExporter

from sevens_teach import Game
from sevens_teach.puzzles import load_puzzles, puzzle
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.teaching.lessons import LESSONS as RULES_OF
from sevens_teach.teaching.lessons import lesson_of
from sevens_teach.teaching.overview import by_lesson

LESSONS = Path(__file__).parents[1] / "lessons"
MOST_WORDS = 60
WITHOUT_LIMIT = ("goal", "learned")
"""The cells that open and close a lesson list what it is about."""
NO_MOVE = {"B11", "S4"}
"""Rules that leave a reader nothing to do: how the table is laid out, and what a keeper is called."""
PATHS = sorted(path for path in LESSONS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
Notebook = dict[str, Any]


@pytest.fixture(params=PATHS, ids=lambda path: str(path.relative_to(LESSONS)))
def notebook(request: pytest.FixtureRequest) -> Notebook:
    """A lesson as it is stored."""
    stored: Notebook = json.loads(request.param.read_text(encoding="utf-8"))
    return stored


def code_cells(notebook: Notebook) -> list[Notebook]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_every_cell_has_run_once_from_top_to_bottom(notebook: Notebook) -> None:
    """A cell without a count would not be checked."""
    counts = [cell["execution_count"] for cell in code_cells(notebook)]
    assert counts == list(range(1, len(counts) + 1))


def test_no_widget_is_stored(notebook: Notebook) -> None:
    """A stored view names a kernel that is gone: the reader would see "model not found"."""
    outputs = [output for cell in code_cells(notebook) for output in cell["outputs"]]
    kinds = {kind for output in outputs for kind in output.get("data", {})}
    assert not [kind for kind in kinds if kind.startswith("application/vnd.jupyter.widget")]
    assert "widgets" not in notebook["metadata"]


def test_it_reads_complete_as_a_static_page(notebook: Notebook) -> None:
    """As a code host shows it, or a teacher prints it: each widget is a picture that says in words what it shows."""
    exported, _ = HTMLExporter().from_notebook_node(nbformat.reads(json.dumps(notebook), as_version=4))  # type: ignore[no-untyped-call]
    cells = BeautifulSoup(exported, "html.parser").select(".jp-Cell")
    (lang,) = re.findall(r'lang = "(..)"', "\n".join(map(source, notebook["cells"])))
    for cell, shown in zip(notebook["cells"], cells, strict=True):
        if cell["cell_type"] == "markdown":
            written = re.sub(r"\]\(.*?\)|<rt>.*?</rt>|</?\w+>|```\w*", "]", source(cell))
            assert re.sub(r"\W+", "", written) == re.sub(r"\W+", "", shown.text)
        for output in cell.get("outputs", ()):
            if output["output_type"] == "stream":
                assert "".join(output["text"]) in shown.text
            else:
                told, drawn = words_in_picture(shown)
                for name in re.findall(r"PuzzleBox\('(.*?)'", "".join(output["data"]["text/plain"])):
                    assert puzzle(name).question(lang) in told
                assert drawn


def words_in_picture(shown: Tag) -> tuple[str, str]:
    """Return what the one picture of a cell says to who cannot see it, and what is written in it. It may be narrow."""
    (image,) = shown.select(".jp-RenderedSVG img")
    picture = ET.fromstring(base64.b64decode(str(image["src"]).partition("base64,")[2]))  # noqa: S314, our own
    assert picture.get("width") == "100%"
    told = [picture.findtext(f"{{*}}{name}") or "" for name in ("title", "desc")]
    assert all(told)
    return "\n".join(told), "".join("".join(each.itertext()) for each in picture.iterfind(".//{*}text"))


def read(lang: str, name: str) -> list[Notebook]:
    """Return the cells of a lesson."""
    cells: list[Notebook] = json.loads((LESSONS / lang / name).read_text(encoding="utf-8"))["cells"]
    return cells


def source(cell: Notebook) -> str:
    return "".join(cell["source"])


@pytest.mark.parametrize(
    "path", sorted(LESSONS.glob("*/0[01]-*.ipynb")), ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_the_first_table_of_the_first_lessons_waits_for_the_reader_who_has_a_choice(path: Path) -> None:
    names: dict[str, Any] = {}
    for cell in code_cells(json.loads(path.read_text(encoding="utf-8"))):
        *_, last = ast.parse(source(cell)).body
        exec(source(cell), names)  # noqa: S102, this project's own text
        if isinstance(last, ast.Expr):
            break
    table = eval(ast.unparse(last), names)  # noqa: S307, the same
    frame = table.state["frames"][-1]
    assert (frame["turn"], table.state["log"]) == (table.you, [])
    assert len(frame["playable"]) > 1


NAMES = sorted({path.name for path in PATHS})


@pytest.mark.parametrize("name", NAMES)
def test_both_languages_have_the_same_cells(name: str) -> None:
    """Only the prose differs, comments in the code too, and the one line that says the language."""
    shapes = []
    for lang in LANGUAGES:
        cells = read(lang, name)
        code = [
            re.sub(r"  # .*", "", source(cell)).replace(f'lang = "{lang}"', "lang = …")
            for cell in cells
            if cell["cell_type"] == "code"
        ]
        shapes.append(([(cell["id"], cell["cell_type"], cell["metadata"]) for cell in cells], code))
        assert sum('lang = "' in source(cell) for cell in cells) == 1
    assert all(one == other for one, other in pairwise(shapes))


def test_a_japanese_reader_meets_comments_in_japanese() -> None:
    cells = [cell for name in NAMES for cell in read("ja", name) if cell["cell_type"] == "code"]
    comments = [said for cell in cells for said in re.findall(r"  # (?:noqa: \w+)?(.*)", source(cell))]
    assert len(comments) > 1
    assert [said for said in comments if not re.search(r"[ぁ-ん]", said)] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_concept_is_longer_than_sixty_words(name: str) -> None:
    prose = [cell for cell in read("en", name) if cell["cell_type"] == "markdown" and cell["id"] not in WITHOUT_LIMIT]
    bodies = {cell["id"]: re.sub(r"^#.*", "", source(cell)).split() for cell in prose}
    assert {cell: len(words) for cell, words in bodies.items() if len(words) > MOST_WORDS} == {}


@pytest.mark.parametrize("name", NAMES)
def test_every_code_cell_is_short(name: str) -> None:
    lines = {cell["id"]: len(source(cell).splitlines()) for cell in read("en", name) if cell["cell_type"] == "code"}
    assert {cell: count for cell, count in lines.items() if count > 9} == {}


@pytest.mark.parametrize("name", NAMES)
def test_cells_may_run_in_any_order_once_the_scene_is_set(name: str) -> None:
    scene, *others = [ast.parse(source(cell)) for cell in read("en", name) if cell["cell_type"] == "code"]
    known = {*dir(builtins), *_bound(scene)}
    for cell in others:
        used = {node.id for node in ast.walk(cell) if isinstance(node, ast.Name)}
        assert used <= known | _bound(cell)


def _bound(cell: ast.Module) -> set[str]:
    """Return the names that a cell gives a value."""
    stored = {node.id for node in ast.walk(cell) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    named = (ast.ExceptHandler, ast.ClassDef, ast.FunctionDef)
    caught = {node.name for node in ast.walk(cell) if isinstance(node, named) and node.name}
    given = {node.arg for node in ast.walk(cell) if isinstance(node, ast.arg)}
    return (
        stored
        | caught
        | given
        | {alias.name for node in ast.walk(cell) if isinstance(node, ast.ImportFrom) for alias in node.names}
    )


SHOWN = {"01": r"^(Stepper|Board|Table|PuzzleBox)\(", "10": r"^Table\(", "11": r"^Table\("}
"""What shows a concept where it is played at a table: the aim, and a game that has neither stepper nor board.

In lesson 01 a puzzle below a heading shows it too: the reader chooses by that rule at once.
"""


@pytest.mark.parametrize("name", [name for name in NAMES if name[:2] in RULES_OF])
def test_every_concept_is_shown_happening(name: str) -> None:
    """By a stepper or a picture below its heading, or by what a cell prints."""
    named, shown, here = set[str](), set[str](), set[str]()
    for cell in read("en", name):
        if heading := re.match(r"## .*", source(cell)):
            here = {*rules_in(heading[0])}
            named |= here
        elif re.search(SHOWN.get(name[:2], r"^(Stepper|Board|Compare)\(|^ *print\("), source(cell), re.MULTILINE):
            shown |= here
    assert named - shown == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if name[:2] in RULES_OF])
def test_a_lesson_is_called_as_the_map_calls_it(name: str, lang: str) -> None:
    heading = source(read(lang, name)[0]).splitlines()[0]
    assert heading == f"# {name[:2]} · {message(f'lesson-{name[:2]}', lang)}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_taught_in_the_lesson_that_the_coach_leads_to(lang: str) -> None:
    taught = {(section.lesson[:2], rule) for section in sections(lang) for rule in section.rules}
    assert [rule for rule in TAUGHT if rule not in {rule for _, rule in taught}] == []
    assert [
        (number, rule) for number, rules in RULES_OF.items() for rule in rules if (number, rule) not in taught
    ] == []


IN_LESSONS = [section for section in sections() if section.lesson[:2] in RULES_OF]


@pytest.mark.parametrize("section", [each for each in IN_LESSONS if each.rules], ids=lambda each: each.heading)
def test_a_concept_has_at_most_four_puzzles_and_the_last_is_a_trap(section: Section) -> None:
    for names in section.boxes:
        box = [puzzle(name) for name in names]
        assert 1 <= len(box) <= 4
        assert "trap" in box[-1].tags


@pytest.mark.parametrize("number", RULES_OF)
def test_a_lesson_poses_each_of_its_puzzles_once_and_none_that_needs_a_later_one(number: str) -> None:
    posed = [name for section in IN_LESSONS if section.lesson[:2] == number for box in section.boxes for name in box]
    assert tuple(posed) == by_lesson()[number]
    assert len({*posed}) == len(posed)
    later = [name for name in posed if (lesson_of(puzzle(name)) or number) > number]
    assert [name for name in later if not puzzle(name).asks.looks_ahead] == []  # 01 says that a fourth pass ends it


def test_every_rule_that_a_reader_can_act_on_has_two_puzzles_and_a_trap() -> None:
    puzzles = {rule: [each for each in load_puzzles() if each.rule == rule] for rule in TAUGHT if rule not in NO_MOVE}
    assert {rule: len(found) for rule, found in puzzles.items() if len(found) < 2} == {}
    assert [rule for rule, found in puzzles.items() if not any("trap" in each.tags for each in found)] == []
    assert len(load_puzzles()) >= 300


def test_the_page_about_the_curriculum_is_up_to_date() -> None:
    print(page())  # noqa: T201, the table is what one wants to see when it is not
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python tools/curriculum.py --write"


def test_every_sentence_of_the_sources_is_taught_or_told() -> None:
    told, taught = {each[0] for each in TOLD}, {rule for section in sections() for rule in section.rules}
    assert [said for _, said, where in SENTENCES if where not in told | taught] == []
    assert told - {where for _, _, where in SENTENCES} == set()


def test_a_rule_that_no_source_has_is_a_ruling() -> None:
    assert {*TAUGHT} - {where for _, _, where in SENTENCES} == {*OURS}


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told[0])
def test_what_the_sources_tell_is_told_somewhere(told: tuple[str, str, str, str]) -> None:
    _, where, english, japanese = told
    assert english in told_in(where, "en")
    assert japanese in told_in(where, "ja")


@pytest.mark.parametrize(
    ("lesson", "cell", "said"),
    [
        ("05-killer-sevens", "play", {"en": "her ♣A", "ja": "♣Aの隣の空きを数えていたソラ"}),
        ("final-evening", "fantan", {"en": "“I have two 7s,” sings Aoi", "ja": "「7が2枚も来た！」とアオイ"}),
        ("final-evening", "fantan", {"en": "“I have none,” says Ren", "ja": "「僕は1枚もない」とレン"}),
    ],
)
def test_what_is_said_at_a_table_of_ones_cards_is_in_the_text(lesson: str, cell: str, said: dict[str, str]) -> None:
    for lang in LANGUAGES:
        cells = json.loads(
            (Path(__file__).parents[1] / "lessons" / lang / f"{lesson}.ipynb").read_text(encoding="utf-8")
        )["cells"]
        assert said[lang] in next("".join(each["source"]) for each in cells if each["id"] == cell)


def test_and_it_is_true() -> None:
    ren, aoi, sora = 1, 2, 3
    sevens = Game("fantan", seed=511).position
    assert "♣A" in map(str, Game("killer", seed=15).position.hands[sora])
    assert [sum(card.rank == 7 for card in sevens.hands[player]) for player in (ren, aoi)] == [0, 2]
