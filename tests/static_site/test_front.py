"""The first page's small game is the engine's, and a lesson's steps are its cells."""

from __future__ import annotations

import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from static_site import front, guides, today
from static_site.build import in_order
from static_site.notebook import cells_of, steps, with_ids_apart, written
from static_site.offline import listed
from static_site.pages import Page
from static_site.plan import Plan
from static_site.text import Writer

from sevens_teach import Game, Pass, Play, ui
from sevens_teach.cards import PACK, RANKS, read_card
from sevens_teach.progress.learned import course
from sevens_teach.say.messages import LANGUAGES, message
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.show.scenes import as_position
from sevens_teach.sevens.why import verdict

ROOT = Path(__file__).parents[2]
LESSONS = sorted((ROOT / "lessons").glob("*/*.ipynb"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_lesson_comes_the_one_that_its_end_names(lang: str) -> None:
    row = in_order(Plan(ROOT).listed(lang, lessons=True))
    names = [each.name for each in row]
    assert [name[:2] for name in names] == [
        "00",
        "01",
        "02",
        "03",
        "04",
        "05",
        "06",
        "07",
        "fi",
        "08",
        "09",
        "10",
        "11",
    ]
    for name, after in itertools.pairwise(names):
        (end,) = [
            "".join(cell["source"])
            for cell in cells_of(ROOT / f"lessons/{lang}/{name}.ipynb")
            if cell["id"] == "learned"
        ]
        told = re.findall(r"(?:Next:|次は) ?\[.*?\]\((.+?)\.ipynb\)", end)
        assert told in ([], [after]), name
    assert "fast-track-killer" not in names, "it stands beside them"


def lets_out(game: Game) -> set[str]:
    """Return which of the reader's cards fit and let the next player win with the only card left."""
    found = set()
    for card in game.position.view(0).legal_moves.cards:
        after = Game.from_position(game.position)
        after.play(Play(card))
        hand = after.position.hands[1]
        if not after.position.exits and len(hand) == 1 and hand[0] in after.position.view(1).legal_moves.cards:
            found.add(str(card))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_small_game_answers_every_card_as_the_engine_does(lang: str) -> None:
    game = Game.from_position(as_position("board ♠7 ♥7 ♦7 ♣7; hands ♠5 ♥8 ♦9 | ♦8,10 | ♠4,6 ♥6 … | ♣8,9 ♦6 …; turn 0"))
    for each in front.rounds(lang):
        view = game.position.view(0)
        legal = {str(card) for card in view.legal_moves.cards}
        assert [answer["card"] for answer in each["hand"]] == [str(card) for card in view.hand]
        assert {answer["card"] for answer in each["hand"] if answer["right"]} == legal - lets_out(game)
        for answer in each["hand"]:
            found = verdict(view, Play(read_card(answer["card"])))
            waits_for = [] if found.legal else [str(place) for place in found.places]
            assert answer["missing"] == ([each["last"]] if answer["card"] in lets_out(game) else waits_for)
        held = game.position.hands[1]
        assert each["last"] == (str(held[0]) if len(held) == 1 else "")
        assert all(answer["headline"] and answer["reason"] for answer in each["hand"])
        stands = {place["card"]: place["stands"] for row in each["rows"] for place in row["places"]}
        assert {name for name, how in stands.items() if how == "down"} == {
            name for name in stands if view.is_down(read_card(name))
        }
        for move in each["then"]:
            game.play(Pass() if move == "pass" else Play(read_card(move)))
    (first, *_) = game.position.exits
    assert first.player == 0
    assert first.how is Ending.OUT


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_round_of_the_small_game_has_one_right_move_and_the_last_an_empty_hand(lang: str) -> None:
    found = front.rounds(lang)
    assert [sum(answer["right"] for answer in each["hand"]) for each in found] == [1, 1, 1, 0]
    assert [len(each["hand"]) for each in found] == [3, 2, 1, 0]
    assert [each["last"] for each in found] == ["", "♦10", "♦10", "♦10"]
    assert len({each["ask"] for each in found}) == 4


def alive_in(cells: list[dict[str, object]]) -> dict[str, object]:
    """Return the cells that show something, as far as their stored outputs tell."""
    return {str(cell["id"]): {"name": "x"} for cell in cells if cell["cell_type"] == "code" and cell["outputs"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cat_of_the_small_game_has_room_for_the_most_that_it_says(lang: str) -> None:
    rooms = front.all_said(lang)
    most = sum(map(len, rooms[0]))
    for before, now in itertools.pairwise(front.rounds(lang)):
        told = [*now["hand"], *before["hand"]]
        assert all(len(each["headline"] + each["reason"] + now["ask"]) <= most for each in told), now["ask"]
        assert now["hand"] == [] or now["ask"] in {asked for _, asked in rooms}, "its lines no count of letters tells"


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_cell_with_something_to_read_or_do_stands_in_one_step(path: Path) -> None:
    cells = cells_of(path)
    alive = alive_in(cells)
    found = [cell["id"] for step in steps(cells, alive) for cell in step]
    wanted = [cell["id"] for cell in cells if cell["cell_type"] == "markdown" or cell["id"] in alive]
    assert [name for name in found if name in wanted] == wanted
    *before, last = steps(cells, alive)
    assert all(sum(cell["id"] in alive for cell in step) <= 1 for step in before)
    ends = [cell["id"] for cell in cells if cell["id"] in wanted]
    assert "keep-progress" not in ends or last[0]["id"] == "keep-progress"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_step_asks_and_what_stands_in_no_step_is_said_by_the_cells_tags(lang: str) -> None:
    cells = cells_of(ROOT / f"lessons/{lang}/00-welcome.ipynb")
    html = written(cells, Writer(lambda href: href), {name: {"name": "x"} for name in alive_in(cells)}, "code")
    first, *_, last = html.split("<section ")[1:]
    assert 'data-asks="play why"' in first
    assert 'data-cell="keep-progress"' in last
    apart = re.findall(r'<div class="celltag_whole-page">\s*(<h2|<div class="site-exhibit" data-cell="map)', last)
    assert len(apart) == 3
    assert html.count("data-asks") == 1
    assert html.count("data-seconds") == html.count("<section ")
    untimed = written(
        cells, Writer(lambda href: href), {name: {"name": "x"} for name in alive_in(cells)}, "code", timed=False
    )
    assert "data-seconds" not in untimed
    asked = {tag for path in LESSONS for cell in cells_of(path) for tag in cell["metadata"].get("tags", ())}
    assert {tag for tag in asked if tag.startswith("asks-")} == {
        "asks-play",
        "asks-turn",
        "asks-why",
        "asks-win",
        "asks-game",
        "asks-bid",
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_knows_the_plain_game_is_led_to_the_first_step_of_killer(lang: str) -> None:
    sources = [source for source in Plan(ROOT).sources if source.lang == lang]
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in sources]
    made = guides.front_page(lang, pages, lambda *_: {"lang": lang, "build": "", "course": {}, "tables": {"rules": []}})
    assert re.findall(r'class="front-side" href="(.*?)"', made.body) == ["fast-track-killer.html?entrance#touch"]
    cells = cells_of(ROOT / f"lessons/{lang}/fast-track-killer.ipynb")
    alive = {name: {"name": "x"} for name in alive_in(cells)}
    html = written(cells, Writer(lambda href: href), alive, "code")
    assert re.findall(r'data-step="(\w+)[^>]* data-entrance', html) == ["touch"]
    first_killer = next(each for each in cells if "killer" in "".join(each["source"]) and each["cell_type"] == "code")
    assert first_killer["id"] == "touch-table"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_mistakes_that_wait_lead_where_practice_in_the_head_leads(lang: str) -> None:
    """They led to a page that there is not."""
    sources = [source for source in Plan(ROOT).sources if source.lang == lang]
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in sources]
    made = guides.front_page(lang, pages, lambda *_: {"lang": lang, "build": "", "course": {}, "tables": {"rules": []}})
    (practice,) = re.findall(r'data-practice="(.*?)"', made.body)
    head = (ROOT / "tools/static_site/templates/page.html").read_text(encoding="utf-8")
    assert f'/{practice}">{{{{ t.practice }}}}</a>' in head


def test_the_small_board_of_todays_puzzle_shows_what_lies_when_it_asks() -> None:
    day = today.coming(1)[0]
    for posed, told in zip(today.offered(day), today.asked("en", 1)[day.isoformat()], strict=True):
        rows = [int(told["down"][4 * row : 4 * row + 4], 16) for row in range(4)]
        suits = zip("♠♥♦♣", rows, strict=True)
        lies = {suit + rank for suit, row in suits for at, rank in enumerate(RANKS) if row >> at & 1}
        view = posed.parts[0].position.view(0)
        assert lies == {str(card) for card in PACK if view.is_down(card)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_board_leads_to_a_step_of_its_lesson(lang: str) -> None:
    names: dict[str, set[str]] = {}
    for path in (ROOT / "lessons" / lang).glob("[0-9]*.ipynb"):
        cells = cells_of(path)
        names[path.name[:2]] = {cell["id"] for step in steps(cells, alive_in(cells)) for cell in step}
    assert {each.step for each in course() if each.cell not in names[each.lesson]} == set()


def test_the_ids_of_rules_stand_apart_in_headings_and_lists() -> None:
    told = with_ids_apart(
        "<h2>The deal (B1, B2)</h2><h2>場（B11）</h2><h2>Who (really)?</h2><li><strong>J4, J5</strong> No.</li>"
    )
    assert re.findall(r'<span class="site-ids-only">(.*?)</span>', told) == [
        " (B1, B2)",
        "（B11）",
        "<strong>J4, J5</strong> ",
    ]


def test_each_page_of_docs_is_listed_for_readers_teachers_or_programmers_once() -> None:
    names = {each.name for each in Plan(ROOT).sources if not each.is_lesson}
    assert set() == guides.FOR_READERS & guides.FOR_TEACHERS
    assert names >= guides.FOR_TEACHERS


def test_after_one_visit_a_language_is_kept_whole_and_everything_else_only_if_asked(tmp_path: Path) -> None:
    for name in (
        "en/01.html",
        "ja/01.html",
        "assets/site.js",
        "assets/search-ja.js",
        "assets/book/en/B1.js",
        "python/kit.zip.gz",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(name)
    for name in ("jupyter/index.html", "sw.js", "index.html"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
    found = json.loads(json.dumps(listed(tmp_path, "b7")))
    assert set(found["visit"]["en"]) == {
        "en/01.html",
        "assets/site.js?b7",
        "assets/book/en/B1.js?b7",
        "python/kit.zip.gz?b7",
    }
    assert set(found["visit"]["ja"]) == {
        "ja/01.html",
        "assets/site.js?b7",
        "assets/search-ja.js?b7",
        "python/kit.zip.gz?b7",
    }
    assert set(found["more"]) == {"jupyter/index.html", "index.html"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_lost_game_there_are_lessons_that_help(lang: str) -> None:
    sources = [source for source in Plan(ROOT).sources if source.lang == lang]
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in sources]
    spoken = (guides.play_page(lang, pages, lambda *_: {"course": {}}).data or {})["spoken"]
    for number, name in {"01": "The row of sevens", "02": "Passing and going broke", "07": "How to win"}.items():
        assert (ROOT / "lessons" / lang / spoken[f"helps-at-{number}"]).with_suffix(".ipynb").exists()
        if lang == "en":
            assert spoken[f"helps-{number}"] == f"Learn more: {name}"


def test_only_teachers_and_programmers_are_told_the_version() -> None:
    docs = {source.name: Page("en", source.page, "", "", [], {}, source=source) for source in Plan(ROOT).sources}
    others = [Page("en", f"en/{name}.html", "", "") for name in ("index", "play", "learn", "teachers", "programmers")]
    assert [guides.tells_version(page) for page in others] == [False, False, False, True, True]
    assert not guides.tells_version(docs["01-the-row-of-sevens"])
    assert not guides.tells_version(docs["rules"])
    assert guides.tells_version(docs["lab"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_table_has_doors_to_the_games_of_other_rules_and_games_and_of_rules_of_ones_own(lang: str) -> None:
    sources = [source for source in Plan(ROOT).sources if source.lang == lang]
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in sources]
    made = guides.play_page(lang, pages, lambda *_: {"course": {}})
    doors = re.findall(r'href="((\d\d)[^"?]*)\?door=(\w+)#\3"', made.body)
    assert [number for _, number, _ in doors] == ["03", "04", "05", "06", "10", "11"]
    for page, number, step in doors:
        path = next((ROOT / "lessons" / lang).glob(f"{number}-*.ipynb"))
        assert page == f"{path.stem}.html"
        assert step in {cell["id"] for cell in cells_of(path)}
        told = guides.at_the_door(lang, number)
        assert all(told.values())
        assert {*told} == {"door", "door-aim"}
    assert guides.at_the_door(lang, "02") == {}
    if lang == "en":
        fits = "A card fits if it touches one on the board, even corner to corner."
        dies = "Shut in on all four sides, by cards or the edge, it dies."
        told = {"door": "A game of Killer Sevens", "door-aim": f"{fits} {dies} Fewest dead cards wins."}
        assert guides.at_the_door(lang, "05") == told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_code_that_carries_the_progress_has_a_page_without_the_tables(lang: str) -> None:
    state = {"title": "solved", "families": [{"name": "Basic Sevens"}], "keep": {"code": "1"}}
    report = {"name": "Report", "values": {"kind": "progress", "state": state}}
    pages = [Page(lang, source.page, "", "", [], {}, source=source) for source in Plan(ROOT).sources]
    made = guides.carry_page(lang, pages, lambda _lang, _lesson, exhibits, _sources: exhibits, report)
    assert made.title == message("keep-title", lang) == message("front-carry", lang)
    assert made.data == {
        "keep": {"name": "Report", "values": {"kind": "progress", "state": state | {"families": None}}}
    }
    assert state["families"]
    assert re.findall(r'data-cell="([^"]*)"', made.body) == ["keep"]
    assert made.body.index("data-cell") < made.body.index('href="08-the-puzzle-book.html#report"')
    front = guides.front_page(
        lang, pages, lambda *_: {"lang": lang, "build": "", "course": {}, "tables": {"rules": []}}
    )
    assert f'href="{Path(made.path).name}"' in front.body


def test_steps_that_are_only_read_are_joined_but_for_the_title() -> None:
    assert joined("goal", "a", "b", "#c", "t*", "d", "#e", "f") == ["goal a b", "#c t* d", "#e f"]
    assert joined("#a", "x!", "b", "#c", "y!", "#d") == ["#a x! b", "#c y! #d"]
    assert joined("#a", "a-puzzles*", "b") == ["#a a-puzzles*", "b"]
    assert joined("t*", "#a+", "#b", "b-puzzles*", "c") == ["t*", "#a+ #b b-puzzles*", "c"]


def joined(*names: str) -> list[str]:
    """Return the steps of cells: # has a heading, * something to do, ! something to see; + goes with what follows."""
    cells: list[dict[str, Any]] = [
        {
            "id": name,
            "cell_type": "code" if name[-1] in "*!" else "markdown",
            "metadata": {"tags": ["with-next"]} if name[-1] == "+" else {},
            "source": name,
            "outputs": [{}] if name[-1] == "!" else [],
        }
        for name in names
    ]
    found = steps(cells, {name: None for name in names if name[-1] == "*"})
    return [" ".join(cell["id"] for cell in step) for step in found]


WORDS_AND_NOTHING_ELSE = {"09": ["learned"]}
"""The steps that are only read: an end that keeps no card."""
MOST_WORDS = 80
LONG = {"00", "09", "10"}
"""The lessons with a step that has more to read: the faces, code, and one still to be parted."""
WIDGETS = re.compile(rf"^({'|'.join(ui.__all__)})\(")


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_step_has_something_to_do_or_to_see_and_is_read_in_a_moment(path: Path) -> None:
    cells = [cell for cell in cells_of(path) if "notebook-only" not in cell["metadata"].get("tags", ())]
    last = {cell["id"]: "".join(cell["source"]).rpartition("\n")[2] for cell in cells if cell["cell_type"] == "code"}
    alive = {name: None for name, line in last.items() if WIDGETS.match(line) and not line.startswith("Measured(")}
    found = steps(cells, alive)
    bare = [step[0]["id"] for step in found if not any(cell["id"] in alive or is_seen(cell) for cell in step)]
    assert bare == WORDS_AND_NOTHING_ELSE.get(path.name[:2], [])
    if path.parent.name == "en" and path.name[:2] not in LONG:
        read = {step[0]["id"]: sum(map(words, step)) for step in found[:-1]}
        assert {name: count for name, count in read.items() if count > MOST_WORDS} == {}


def is_seen(cell: dict[str, Any]) -> bool:
    """Return whether a cell shows something besides words: what came of it, a table, or faces."""
    told = "\n|" in "".join(cell["source"]) or cell["id"] == "company"
    return told if cell["cell_type"] == "markdown" else bool(cell["outputs"])


def words(cell: dict[str, Any]) -> int:
    """Return how many words of prose a cell has, under its heading."""
    source = "".join(cell["source"])
    return len(re.sub(r"^#.*", "", source).split()) if cell["cell_type"] == "markdown" and cell["id"] != "goal" else 0


def test_what_the_others_say_after_a_game_fits_whatever_place_they_took() -> None:
    for mood in ("cheer", "comfort"):
        for animal in ("fox", "hare", "owl"):
            said = {lang: message(f"site-{mood}-{animal}", lang, name="Ren") for lang in ("en", "ja")}
            assert len({len(each.splitlines()) for each in said.values()}) == 1
            claims = r"only just|nearly|almost|so close|\bI (won|lost|don't win)|ほんの少し|惜し|あと少し|私も"
            assert not re.search(claims, " ".join(said.values())), "how near it was is not known there"


def test_at_a_table_the_others_say_nothing_that_the_first_page_has_them_say() -> None:
    for lang, animal in itertools.product(("en", "ja"), ("fox", "hare", "owl")):
        at_tables = [message(f"site-{mood}-{animal}", lang, name="Ren").splitlines() for mood in ("cheer", "comfort")]
        assert message(f"front-cheer-{animal}", lang, name="Ren") not in {*at_tables[0], *at_tables[1]}
        assert all(len({*lines}) == len(lines) for lines in at_tables)


def test_the_tile_of_a_game_says_who_finished_ahead_of_whom_and_how_the_others_will_play() -> None:
    """“Who finishes ahead: you 1, Ren 1” read like games won, and the level like that of a game under way."""
    said = front.texts("en")
    assert said["ren"] == "Games ahead of Ren so far: {down} of {all}."
    assert said["next-level-0"] == "The others get sharper when you win: for now they play at an easy level."
    assert {key for key in said if key.startswith("next-level-")} == {
        key for key in front.texts("ja") if "next-level" in key
    }
