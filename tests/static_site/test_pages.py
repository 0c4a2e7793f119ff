"""What the site's pages are made of: links, headings, search, and a lesson's cells run without Jupyter."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from static_site import build, kit, lite, policy, reference, scorm
from static_site.build import Site
from static_site.notebook import rules_told
from static_site.plan import Plan, Source
from static_site.search import entries
from static_site.text import Writer

from sevens_teach.progress import decode
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.teaching.lessons import POSED

ROOT = Path(__file__).parents[2]
PLAN = Plan(ROOT)


@pytest.mark.parametrize(
    ("path", "href", "leads_to"),
    [
        ("docs/curriculum.md", "../lessons/en/03-the-joker.ipynb", "03-the-joker.html"),
        ("docs/rules.md", "#B4", "#B4"),
        ("docs/rules.md", "ja/rules.md", "../ja/rules.html"),
        ("docs/ja/rules.md", "../rules.md#B4", "../en/rules.html#B4"),
        ("docs/launch.md", "../README.md", "../index.html"),
        ("docs/widgets.md", "images/table.png", "../images/table.png"),
        ("docs/widgets.md", "https://example.org/a", "https://example.org/a"),
        ("docs/widgets.md", "../Makefile", f"{PLAN.repository}/blob/HEAD/Makefile"),
        ("lessons/ja/00-welcome.ipynb", "01-the-row-of-sevens.ipynb", "01-the-row-of-sevens.html"),
        ("lessons/ja/fast-track-killer.ipynb", "killer-card.html", "killer-card.html"),
    ],
)
def test_a_link_leads_to_the_page_that_is_made_of_its_file(path: str, href: str, leads_to: str) -> None:
    source = next(each for each in PLAN.sources if each.path == path)
    assert PLAN.link(source, href) == leads_to


def test_every_page_has_a_name_of_its_own() -> None:
    pages = [each.page for each in PLAN.sources]
    assert len(pages) == len(set(pages))
    assert Source("docs/rules.md", "en") in PLAN.sources


def test_headings_keep_their_anchors_or_get_one_each() -> None:
    writer = Writer(str)
    html = writer.html('# Top\n\n## <a id="B4"></a>B4 Fits\n\n## Same\n\n## Same\n\n## 同じ')
    assert [each.anchor for each in writer.headings] == ["top", "B4", "same", "same-1", "同じ"]
    assert [*re.findall(r'id="([^"]+)"', html)] == [each.anchor for each in writer.headings]


def test_the_empty_corner_of_a_table_heads_nothing() -> None:
    html = Writer(str).html("| | aim |\n|---|---|\n| basic | 2.5 |\n")
    assert html.count("<th>") == 1


def test_lines_of_japanese_join_without_a_gap() -> None:
    html = Writer(str).html("番が来たら、\n1枚出す。\n**例**：はい。\n\n```\n# 注。\nTable()\n```\n\nOne\ntwo.\n")
    assert html.startswith("<p>番が来たら、1枚出す。<strong>例</strong>：はい。</p>")
    assert "# 注。\nTable()" in html, "code stays as it is"
    assert "One\ntwo." in html


def test_the_search_has_the_text_under_each_heading() -> None:
    html = Writer(str).html("# トンネル\n\n列が<b>輪</b>になる。\n\n## Then\n\nGo *on*.")
    assert [*entries("ja/a.html", "Title", html, shelf=0)] == [
        ["ja/a.html#トンネル", "Title", "トンネル", "列が輪になる。", 0],
        ["ja/a.html#then", "Title", "Then", "Go on.", 0],
    ]


def test_the_search_knows_how_else_a_question_is_asked_and_no_text_shows_it() -> None:
    html = Writer(str).html('### <a id="wait"></a>May I wait?\n<!-- asked: hold back, "stay" -->\n\nYes.\n')
    assert [*entries("en/q.html", "Questions", html, shelf=-1)] == [
        ["en/q.html#wait", "Questions", "May I wait?", "Yes.", -1, 'hold back, "stay"']
    ]


def test_a_part_of_a_chapter_is_found_under_its_chapter() -> None:
    """How a game of Killer ends was found as *The rule book · End*, and seemed to be about every game."""
    html = "<h2 id='K'>Killer</h2><p>All.</p><h3 id='K7'>End</h3><p>One.</p><h2 id='D'>Bridge</h2>".replace("'", '"')
    assert [each[1:3] for each in entries("en/rules.html", "Rules", html, shelf=0)] == [
        ["Rules", "Killer"],
        ["Rules · Killer", "End"],
        ["Rules", "Bridge"],
    ]


def test_the_search_does_without_folded_code_and_ids() -> None:
    html = '<h2 id="a">Fits<span class="site-ids-only"> (B4)</span></h2><p>One.</p>'
    code = '<details class="site-code site-ids-only"><summary>The code</summary><pre>joker = 1</pre></details>'
    assert [*entries("en/a.html", "Title", html + code, shelf=1)] == [["en/a.html#a", "Title", "Fits", "One.", 1]]


@pytest.mark.parametrize(
    ("written", "found"),
    [
        (
            'House rule `joker`: `"none"` (default), `"solo"` or `"pair"`.\nOne joker ★ is added.',
            "One joker ★ is added.",
        ),
        ("House rule `death`:\n\n- what counts as dead.", "what counts as dead."),
        ('設定`joker`：`"none"`（初期値）、`"solo"`。\n★を加えます。', "★を加えます。"),
        ("That order is the house rule `suit_order`.", "That order is the house rule suit_order."),
    ],
)
def test_the_search_does_without_what_a_programmer_writes_for_a_house_rule(written: str, found: str) -> None:
    cited = '<details class="site-cited"><summary>For programmers</summary><p>Position</p></details>'
    html = Writer(str).html(f'## <a id="J"></a>J Joker\n\n{written}\n')
    assert [*entries("en/rules.html", "Rules", html + cited, shelf=0)] == [
        ["en/rules.html#J", "Rules", "J Joker", found, 0]
    ]


def test_a_lesson_is_a_page_with_its_widgets_in_it(tmp_path: Path) -> None:
    Site(PLAN, tmp_path, frozenset({"02-passing-and-going-broke"})).build()
    page = (tmp_path / "ja/02-passing-and-going-broke.html").read_text(encoding="utf-8")
    found = re.search(r'<script type="application/json" id="site-page">(.*?)</script>', page, re.DOTALL)
    assert found
    data = json.loads(found[1])
    places = re.findall(r'class="site-exhibit" data-cell="([^"]+)"', page)
    assert places == list(data["exhibits"])
    form, box = data["exhibits"]["warm-up"]["children"]
    assert form["values"]["state"]["buttons"], "for who has met what is asked"
    assert len(box["values"]["state"]["puzzles"]) == len(data["exhibits"]["warm-up"]["needs"]) > 0
    kinds = {tree["name"] for tree in data["exhibits"].values()}
    assert {"Table", "Stepper", "PuzzleBox", "KeepProgress"} <= kinds
    assert ".ipynb" not in page.replace("launch", "")
    only_named = r'href="[^"]+"|xmlns="[^"]+"|http-equiv|"send-to":"[^"]+"'
    assert "http" not in re.sub(only_named, "", page), "a page asks nobody for anything"


def test_the_steps_of_a_lesson_tell_the_rules_in_their_headings() -> None:
    page = ("goal", "# 05 · Killer\n\nWin (K8)."), ("touching", "## Touch (K2)"), ("dead", "## 死ぬ（K3、K4）")
    cells = [{"cell_type": "markdown", "id": name, "source": text, "metadata": {}} for name, text in page]
    table = {"cell_type": "code", "id": "table", "source": "", "metadata": {}}
    assert rules_told([*cells[:2], table, cells[2]], {"table": {}}) == {"goal": ["K2"], "dead": ["K3", "K4"]}


def test_a_rule_in_a_docstring_leads_to_the_rule_but_not_in_code() -> None:
    found: set[str] = set()
    html = "".join(reference.linked("<p>Runs (B4, not X9): <code>B8</code>.</p>", "../en/rules.html", found))
    assert html == '<p>Runs (<a href="../en/rules.html#B4">B4</a>, not X9): <code>B8</code>.</p>'
    assert found == {"B4"}


def test_a_rule_leads_to_what_cites_it_under_its_public_name() -> None:
    cited = [
        ("sevens_teach.sevens.engine.view.View", "reference/a.html#View"),
        ("sevens_teach.View", "reference/b.html#View"),
    ]
    assert reference.listed(cited) == '<a href="../reference/b.html#View"><code>View</code></a>'


def test_the_notebooks_of_changed_lessons_stand_in_another_folder(tmp_path: Path) -> None:
    lesson = tmp_path / "lessons/en/01.ipynb"
    lesson.parent.mkdir(parents=True)
    lesson.write_text("one", encoding="utf-8")
    before = lite.folder(tmp_path, "1.2")
    lesson.write_text("two", encoding="utf-8")
    assert before.startswith("sevens-1.2-")
    assert lite.folder(tmp_path, "1.2") != before


def test_no_module_of_a_page_asks_for_what_its_python_lacks() -> None:
    lacks = set((ROOT / "tools/static_site/left_out.txt").read_text(encoding="utf-8").split())
    shipped = [
        path
        for path in (ROOT / "sevens_teach").rglob("*.py")
        if not path.relative_to(ROOT).as_posix().startswith(kit.NOT_NEEDED)
    ]
    asked = {name.partition(".")[0]: path.name for path in shipped for name in imported(path)}
    assert {name: asked[name] for name in lacks & asked.keys()} == {}


def imported(path: Path) -> set[str]:
    """Return what a module imports, anywhere in it."""
    nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    named = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return named | {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom) and not node.level}


TALK = """
import json
from pathlib import Path
from sevens_teach.page.start import prepare, start
heard = []
given = {"sources": {"a": "from sevens_teach import Game\\nfrom sevens_teach.ui import Table, HouseRules, LessonMap",
                     "b": "import no_such_package", "c": "Table(Game(seed=7))", "d": "HouseRules()",
                     "e": "LessonMap()",
                     "f": "Table(Game.from_position('passes=0; board ♠A-7 ♥2-K ♦A-K ♣7-K; '"
                          "'hands ♠8 ♥A ♣6 | ♠9-10 ♣5 | ♠J-K ♣A-4; turn 0'))"},
         "lang": "en", "codes": [""], "files": {"lessons/en/sevens-1.txt": "kept", "../out.txt": "no",
                   "lessons/en/licence.txt": "no", "data/unfinished/../../here.txt": "no",
                   "data/unfinished/0123456789abcdef0123.txt": 7}}
for package in ("lessons/en", "babel"):
    Path(package).mkdir(parents=True)
Path("babel/licence.txt").write_text("a package's")
Path("lessons/en/01-the-row-of-sevens.ipynb").write_text("{}")
prepare("en", ".")
kernel = start(json.dumps(given), lambda text: heard.append(json.loads(text)), ".")
table = json.loads(kernel.show("c"))
hint = {"kind": "hint"}
kernel.receive(table["key"], json.dumps(hint))
frame = table["values"]["state"]["frames"][-1]
kernel.receive(table["key"], json.dumps({"kind": "move", "text": frame["playable"][0]}))
broke = json.loads(kernel.show("f"))
kernel.receive(broke["key"], json.dumps({"kind": "move", "text": "♥A"}))
rules = json.loads(kernel.show("d"))
kernel.receive(rules["children"][0]["key"], json.dumps({"kind": "press", "name": "play"}))
try:
    kernel.show("b")
except ImportError as error:
    heard.append(str(error))
before = kernel.code()
from sevens_teach import progress
progress.record("B4-01", tries=1)
known = kernel.code()
kernel.forget()
forgotten = kernel.code()
kernel.take(known)
kernel.take("no code")
codes = [before, known, forgotten, kernel.code()]
told = {"map": kernel.show("e"), "table": table, "rules": rules, "heard": heard, "kept": kernel.kept(), "codes": codes}
print(json.dumps(told))
"""


def test_cells_run_in_a_page_without_jupyter_and_answer(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", TALK], cwd=tmp_path, check=True, capture_output=True, text=True, env=None
    )
    told = json.loads(run.stdout)
    assert told["table"]["name"] == "Table"
    assert "01-the-row-of-sevens.html#stopping" in told["map"]
    assert '"play":"play.html"' in told["map"], "a whole game has a page of its own"
    assert ".ipynb" not in told["map"]
    assert "silence" not in told["table"]["values"]
    assert [each["name"] for each in told["rules"]["children"]] == ["Form", "Compare"]
    *_, last = told["heard"]
    assert last == "No module named 'no_such_package'"
    assert any("said" in each for each in told["heard"][:-1])
    (did,) = [each["did"] for each in told["heard"][:-1] if "did" in each]
    assert did["♠A"].startswith("You kept ♣6 until Aoi"), "the page lays the card itself, and says so of it"
    assert all(each.get("said", {}).get("kind") != "laid" for each in told["heard"][:-1])
    moved = [each["values"]["state"] for each in told["heard"][:-1] if "state" in each.get("values", {})]
    assert moved[0]["frames"][-1]["ply"] > 0
    boxes = [each["children"] for each in told["heard"][:-1] if "children" in each]
    assert [each.get("name") for each in boxes[0]] == [None, "Table"]
    before, known, forgotten, again = map(decode, told["codes"])
    assert (before.earned, known.earned, forgotten.earned, again.earned) == ({}, {"B4-01": 3}, {}, {"B4-01": 3})
    kept = json.loads(told["kept"])
    assert kept.pop("lessons/en/sevens-1.txt") == "kept"
    assert [name.partition("/")[0] for name in kept] == ["data"], "the game that is not over, and no package's texts"
    written = {path.name for path in tmp_path.parent.rglob("*.txt")}
    assert written & {"out.txt", "here.txt", "0123456789abcdef0123.txt"} == set()


PREPARED = """
from pathlib import Path
from sevens_teach.page.start import prepare
prepare("en", ".")
from sevens_teach import progress
from sevens_teach.table import unfinished
print(unfinished._kernel.cache_info().currsize, len(progress.load().solved), Path("data").exists())
"""


def test_what_is_prepared_is_nobodys(tmp_path: Path) -> None:
    """The memory is kept, and every later visit takes it up: two of them are not the same process."""
    run = [sys.executable, "-c", PREPARED]
    assert subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, text=True).stdout == "0 0 False\n"


LAST_DAY = "25PW-Q010-5WDN-ATP9-94TR-B2PP-A58W-NNJ0-G15T-GS3B-NHM6-98XC-H76R-V1D0-30BC-2AP"
"""A code that once kept every table of the site asleep."""


@pytest.mark.parametrize("files", [None, [], "x", {"lessons/en/sevens-1.txt": None}])
@pytest.mark.parametrize("code", ["\ud800 nothing", LAST_DAY])
def test_a_page_wakes_up_whatever_its_browser_has_kept(files: object, code: str, tmp_path: Path) -> None:
    given = {"sources": {}, "lang": "en", "codes": [code], "files": files}
    wake = (
        "import json, sys; from sevens_teach.page.start import prepare, start; prepare('en', '.');"
        "print(start(sys.argv[1], print, '.').kept())"
    )
    (tmp_path / "lessons/en").mkdir(parents=True)
    run = [sys.executable, "-c", wake, json.dumps(given)]
    assert subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, text=True).stdout == "{}\n"


def test_a_scorm_package_has_a_manifest_and_every_file_it_names(tmp_path: Path) -> None:
    assets = tmp_path / "site" / "assets"
    assets.mkdir(parents=True)
    for name in ("scorm.js", "scorm.css", "theme.js"):
        (assets / name).write_text(name)
    packages = scorm.write(Site(PLAN, tmp_path / "site"), tmp_path / "out")
    assert len(packages) == len(LANGUAGES) * len(POSED)
    with zipfile.ZipFile(packages[-1]) as archive:
        manifest = ET.fromstring(archive.read("imsmanifest.xml"))  # noqa: S314, our own
        page = archive.read("index.html").decode()
        names = set(archive.namelist())
    spaces = {"cp": "http://www.imsproject.org/xsd/imscp_rootv1p1p2"}
    files = {each.attrib["href"] for each in manifest.iterfind(".//cp:file", spaces)}
    assert files | {"imsmanifest.xml"} == names
    resource = manifest.find(".//cp:resource", spaces)
    item = manifest.find(".//cp:item", spaces)
    assert resource is not None
    assert item is not None
    assert resource.attrib["identifier"] == item.attrib["identifierref"]
    assert resource.attrib["{http://www.adlnet.org/xsd/adlcp_rootv1p2}scormtype"] == "sco"
    assert all(name in page for name in POSED["06"])
    assert policy.meta() in page


def test_a_page_of_the_reference_says_what_it_may_do_and_asks_for_no_icon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reference, "modules", lambda: ["sevens_teach.cards"])
    reference.make(tmp_path)
    pages = [path.read_text(encoding="utf-8") for path in (tmp_path / "reference").rglob("*.html")]
    assert len(pages) > 1
    for page in pages:
        assert policy.meta(inline=True) in page
        assert 'rel="icon"' in page or 'http-equiv="refresh"' in page
        asked = re.findall(r'(?:src|<link[^>]* href)="([^"]+)"', page)
        assert not [each for each in asked if "//" in each and not each.startswith("data:")]


def test_every_page_says_what_it_may_do() -> None:
    said = policy.meta("alert(1)")
    assert "unsafe-eval'" not in said.replace("wasm-unsafe-eval'", "")
    [script] = re.findall(r"script-src ([^;]*)", said)
    assert "'unsafe-inline'" not in script
    assert "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='" in script
    assert "default-src 'none'" in said
    assert "http" not in said.replace("http-equiv", "")
    page = (ROOT / "tools/static_site/templates/page.html").read_text(encoding="utf-8")
    assert page.index("{{ policy }}") < page.index("<script")
    forward = build._forward("en")  # noqa: SLF001, the page that leads to the reader's language
    [written] = re.findall(r"<script>(.*?)</script>", forward)
    assert policy.meta(written) in forward


def test_what_the_next_lesson_is_about_is_said_as_what_comes_and_its_name_by_its_button_alone() -> None:
    """Above the buttons of a lesson's end it read like something still to do there, then named the lesson twice."""
    told = "Coming up: See what fits and whose turn it is, and play a first game."
    assert build.next_about("01", "en") == told
    assert build.next_about("01", "ja").startswith("このあと：出せる")
