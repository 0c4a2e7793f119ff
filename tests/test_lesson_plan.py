"""The plan of a lesson: the aim and a card to play first, few puzzles and various ones, nothing given away."""

import json
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from sevens_teach import Card, ui
from sevens_teach.puzzles import Puzzle, load_puzzles, puzzle
from sevens_teach.puzzles.level import level
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.sevens.engine.game import Game
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.touch import around, near
from sevens_teach.sevens.puzzles.reading import read_position
from sevens_teach.teaching.lessons import FAST_TRACK, HOUSE, POSED

LESSONS = Path(__file__).parents[1] / "lessons"
NAMES = sorted(path.name for path in (LESSONS / "en").glob("*.ipynb"))
TAP_EVERY = {"playable", "dead", "joker", "legal", "seen", "holds", "bankruptcy", "still-in"}
"""The kinds that ask for every card, place, move or player of a sort."""
FAST = "fast-track-killer.ipynb"
RULINGS = {"en": "House rule:", "ja": "この教材の決まり："}
DIFFER = {"en": "Tables differ:", "ja": "テーブルによって違います："}
MINUTES, WORDS_A_MINUTE = 10, 200


def cells(lang: str, name: str) -> list[dict[str, Any]]:
    """Return the cells of a lesson, each with its source as one text."""
    found: list[dict[str, Any]] = json.loads((LESSONS / lang / name).read_text(encoding="utf-8"))["cells"]
    return [cell | {"source": "".join(cell["source"])} for cell in found]


def prose(lang: str, name: str) -> list[str]:
    return [cell["source"] for cell in cells(lang, name) if cell["cell_type"] == "markdown"]


def posed(name: str) -> tuple[str, ...]:
    """Return the ids of the puzzles that a lesson poses."""
    boxes = [cell["source"] for cell in cells("en", name) if cell["source"].startswith("PuzzleBox(")]
    return tuple(each for box in boxes for each in re.findall(r'"([A-Z]\d+-\d+)"', box))


def boxes(name: str) -> list[list[Puzzle]]:
    """Return the puzzles that a lesson poses, box by box."""
    sources = [cell["source"] for cell in cells("en", name) if cell["source"].startswith("PuzzleBox(")]
    return [[puzzle(each) for each in re.findall(r'"([A-Z]\d+-\d+)"', source)] for source in sources]


def played_with(name: str) -> set[str]:
    """Return the house rules of the tables that a lesson plays at, and of the puzzles that it poses."""
    outputs = json.dumps([each.get("outputs") for each in cells("en", name)])
    tables = re.findall(r"Table\(<[a-z ]+: ([^,]+),", outputs)
    return {house for each in (*tables, *(str(puzzle(each).rules) for each in posed(name))) for house in each.split()}


def pass_over(*_: object, **__: object) -> None:
    """Stand in the place of a widget that is not looked at."""


def shown(name: str) -> list[tuple[Position, tuple[str, ...]]]:
    """Return the positions that a lesson's steppers and boards start from, with the moves that they show."""
    seen: list[tuple[Position, tuple[str, ...]]] = []

    def show(what: object, moves: object = (), **_: object) -> None:
        for each in [first for first, *_ in what] if isinstance(what, list) else [what]:
            position = each.position if isinstance(each, Game) else read_position(str(each), "basic")
            seen.append((position, tuple(moves) if isinstance(moves, list) else ()))

    known: dict[str, Any] = {}
    for cell in cells("en", name):
        if cell["cell_type"] == "code":
            exec(cell["source"], known)  # noqa: S102, our own lessons
            known |= {"Stepper": show, "Board": show} | {
                each: lambda *_, **__: None for each in ui.__all__ if each not in ("Stepper", "Board")
            }
    return seen


@pytest.mark.parametrize("name", [name for name in NAMES if name[:2] in POSED])
def test_the_house_rules_of_a_lesson_are_those_it_plays_with(name: str) -> None:
    assert played_with(name) - {"basic"} == {*HOUSE.get(name[:2], ())}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [NAMES[0], NAMES[1], FAST])
def test_the_aim_comes_first(name: str, lang: str) -> None:
    aim = {
        "en": r"rid of all your cards|runs out of cards first|rid of your cards",
        "ja": "手札をいちばん早く出しきった|最初に手札を出しきった",
    }[lang]
    assert re.search(aim, "\n".join(prose(lang, name)[:3]))


@pytest.mark.parametrize("name", [name for name in NAMES if name[:2] in ("00", *POSED)] + [FAST])
def test_a_card_can_be_played_on_the_first_screen(name: str) -> None:
    code = [cell["source"] for cell in cells("en", name) if cell["cell_type"] == "code"]
    scene, first = [source for source in code if not source.startswith("WarmUp(")][:2]  # skipped with a tap
    assert "lang = " in scene
    assert "Table(" in first
    before = prose("en", name)[:3]
    assert sum(len(text.split()) for text in before) < 150


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in NAMES if name[:2] in {"00", *POSED, "08", "fa"}])
def test_a_notebook_says_first_how_it_comes_alive(name: str, lang: str) -> None:
    """The reading view, which runs by itself, leaves this out."""
    second = cells(lang, name)[1]
    assert (second["id"], second["metadata"]) == ("run-all", {"tags": ["notebook-only"]})
    assert "Run All Cells" in second["source"]


def test_lesson_01_teaches_in_the_order_of_the_plan() -> None:
    headings = re.findall(r"^## .*\((.*)\)$", "\n".join(prose("en", NAMES[1])), re.MULTILINE)
    assert headings == ["B9", "B1, B2, B11", "B4", "B3, B5", "B5"]


def won_at_tables(number: str) -> int:
    """Return how many small games a lesson has to be won at a table: endgames as its puzzles are."""
    name = next(path.name for path in (LESSONS / "en").glob(f"{number}-*.ipynb"))
    return sum("asks-win" in cell["metadata"].get("tags", ()) for cell in cells("en", name))


@pytest.mark.parametrize("number", POSED)
def test_a_lesson_has_at_most_twelve_puzzles_and_of_all_it_asks_a_third_is_tap_every(number: str) -> None:
    kinds = [puzzle(name).kind for name in POSED[number]]
    assert len(kinds) <= 12
    asked = len(kinds) + won_at_tables(number)
    assert sum(kind in TAP_EVERY for kind in kinds) * 3 <= asked
    played = [name for name in POSED[number] if puzzle(name).parts[0].mode == "play"]
    assert number == "06" or len(played) + won_at_tables(number) >= 3


def test_the_fast_track_has_eighteen_puzzles_six_ideas_and_a_card_to_print() -> None:
    names = posed(FAST)
    assert len(names) == len({*names}) == 18
    assert tuple(name for name in names if puzzle(name).rules.killer) == FAST_TRACK
    assert sum(puzzle(name).kind in TAP_EVERY for name in names) * 3 <= len(names)
    for lang in LANGUAGES:
        text = "\n".join(prose(lang, FAST))
        ideas = re.findall(r"^## (.+)", text, re.MULTILINE)[1:-3]  # between the start, and the table, dessert and card
        assert len(ideas) == 6
        assert not re.search(r"\d", "".join(ideas)), "who comes in at the fourth has just begun"
        assert text.count("\n| ") >= 6
    order = [cell["id"] for cell in cells("en", FAST)]
    assert order.index("fewest-puzzles") < order.index("table") < order.index("dessert-puzzles"), (
        "the hardest come last"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "table"), [(FAST, "touch-table"), ("05-killer-sevens.ipynb", "first-table")])
def test_the_first_board_of_killer_has_a_card_that_touches_only_at_a_corner(name: str, table: str, lang: str) -> None:
    by_id = {cell["id"]: cell["source"] for cell in cells(lang, name)}
    known: dict[str, Any] = {"Table": pass_over, "lang": lang, "Game": Game}
    exec(by_id[table], known)  # noqa: S102, our own lessons
    view = known["killer"].position.view(0)
    fits = {str(card): card for card in view.legal_moves.cards}
    (named,) = re.findall("♠10", by_id["touch" if name == FAST else "touching"])
    assert not any(side.place & view.down for side in around(view.rules, fits[named]))
    assert Card("♥9") in near(view.rules, fits[named])
    assert Card("♥9") in view.board


@pytest.mark.parametrize("name", NAMES)
def test_leaving_and_ties_are_taught_before_a_puzzle_turns_on_them(name: str) -> None:
    """A game of Killer played out, or the order of its players, is lost and won by who left earlier."""
    asks = {"play", "rank", "still-in", "next"}
    order = [cell for cell in cells("en", name) if cell["cell_type"] == "markdown" or "PuzzleBox(" in cell["source"]]
    taught = False
    for cell in order:
        taught |= "whoever left earlier" in cell["source"] or "you leave" in cell["source"]
        for each in re.findall(r'"(K\d+-\d+)"', cell["source"]):
            assert taught or puzzle(each).kind not in asks or name[:2] not in {"05", "fa"}, each


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_card_to_print_says_what_the_fast_track_says(lang: str) -> None:
    table = [line for text in prose(lang, FAST) for line in text.splitlines() if line.startswith("| ")]
    said = [cell.strip() for line in table for cell in line.split("|") if cell.strip()]
    card = (LESSONS / lang / "killer-card.html").read_text(encoding="utf-8")
    assert re.findall(r"<t[hd][^>]*>(.+?)</t[hd]>", card) == said
    assert "(killer-card.html)" in "\n".join(prose(lang, FAST))


@pytest.mark.parametrize("name", NAMES)
def test_in_a_box_the_puzzles_get_harder(name: str) -> None:
    levels = [[level(each) for each in box] for box in boxes(name)]
    assert [box for box in levels if box != sorted(box)] == []


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_read_in_a_few_minutes(name: str) -> None:
    words = sum(len(text.split()) for text in prose("en", name))
    assert words / WORDS_A_MINUTE < MINUTES / 2  # the other half is for the puzzles


def gives_away(each: Puzzle, position: Position, steps: tuple[str, ...]) -> bool:
    """Return whether a picture is a puzzle's own position, with its moves: for one about a hand, that hand too."""
    moves = tuple(str(move) for move in each.source.moves)
    if position.rules != each.rules or {*position.board} != {*each.start.board} or steps[: len(moves)] != moves:
        return False
    seat = each.viewpoint
    return each.parts[0].area == "board" or position.hands[seat : seat + 1] == each.start.hands[seat : seat + 1]


@pytest.mark.parametrize("name", NAMES)
def test_no_puzzle_is_shown_above_it(name: str) -> None:
    pictures = shown(name)
    assert [
        each.id for each in map(puzzle, posed(name)) if any(gives_away(each, *picture) for picture in pictures)
    ] == []


def test_a_spoiler_is_found() -> None:
    each = puzzle("K7-03")
    assert gives_away(each, each.start, ("♦Q", "pass"))
    assert not gives_away(each, each.start, ("♦Q", "♦K"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_sources_leave_open_is_marked(lang: str) -> None:
    text = "\n".join(line for name in NAMES for line in prose(lang, name)).replace("**", "")
    assert text.count(RULINGS[lang]) >= 8
    assert text.count(DIFFER[lang]) >= 7


THE_SAME_BOARD = {
    ("B5-03", "B5-08"): "with and without passing on purpose",
    ("J1-02", "J2-08"): "★ alone, and with the next card",
    ("K9-03", "K9-04", "K9-05"): "three ways to die",
    ("T1-01", "T1-03"): "with the tunnel, and without",
}
"""The puzzles that share a board on purpose: the same position at tables that differ."""
STARTS = {frozenset(Game(rules, seed=1).position.board) for rules in ("basic", "fantan")}
"""Every game starts on one of these."""


def board_of(each: Puzzle) -> frozenset[object]:
    """Return what lies on the board; in Spades, which has none, the hands as they were dealt."""
    if each.rule[0] == "D":
        return frozenset((each.start.hands, each.start.pile, each.start.melds))
    return frozenset(each.start.dealt_hands if each.rule[0] == "P" else each.start.board)


def by_board(puzzles: Iterable[Puzzle]) -> dict[frozenset[object], tuple[str, ...]]:
    """Return the ids of the puzzles that start on each board, in order, but for the start of a game."""
    found: dict[frozenset[object], tuple[str, ...]] = {}
    for each in sorted(puzzles, key=lambda each: each.id):
        if (board := board_of(each)) not in STARTS:
            found[board] = (*found.get(board, ()), each.id)
    return found


def test_puzzles_share_a_board_only_where_tables_are_compared() -> None:
    sevens = by_board(each for each in load_puzzles() if each.rule[0] not in "DP")
    assert {names for names in sevens.values() if len(names) > 1} == {*THE_SAME_BOARD}


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_poses_no_board_twice(name: str) -> None:
    assert [names for names in by_board(map(puzzle, posed(name))).values() if len(names) > 1] == []


OLD = {*(Path(__file__).parent / "fixtures" / "0.1.0" / "puzzle-ids.txt").read_text(encoding="utf-8").split()}
"""The puzzles that 0.1.0 had."""


def sort_of(each: Puzzle) -> str:
    """Return what a situation asks of the reader."""
    source: Any = each.source
    if each.kind == "can-win":
        return "who can still win"
    if each.kind == "find" and source.find == "losing":
        return "the losing move"
    if each.kind in ("find", "table") and each.parts[0].right[0] == "pass":
        return "the pass"
    if each.kind in ("find", "table"):
        return "the one move" if each.kind == "find" else "at the table"
    return re.sub(r" (\d+|[♠♥♦♣]\w+)$", "", str(source.goal))


def test_there_are_sixty_new_situations_of_every_sort() -> None:
    sevens = [each for each in load_puzzles() if each.rule[0] not in "DP"]
    new = [each for each in sevens if each.kind in ("play", "table", "find", "can-win") and each.id not in OLD]
    sorts = Counter(map(sort_of, new))
    print(sorts)  # noqa: T201, for `-rP`
    assert len(new) >= 60
    assert {sort for sort, count in sorts.items() if count >= 3} == {
        *("win", "rank", "not last", "bankrupt", "out", "save"),
        *("the one move", "the losing move", "the pass", "who can still win", "at the table"),
    }


@pytest.mark.parametrize("number", ["01", "02", "03", "04", "05"])
def test_a_lesson_poses_endgames_of_three_cards(number: str) -> None:
    situations = [each for each in map(puzzle, POSED[number]) if each.kind in ("play", "find", "can-win")]
    assert len(situations) + won_at_tables(number) >= 4
    assert len({sort_of(each) for each in situations}) >= 2
    assert min(len(each.position.hands[each.viewpoint]) for each in situations) <= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_lesson_names_who_is_at_a_smaller_table(lang: str) -> None:
    """Its reader has met three others at every table before."""
    two = {"en": "Ren and Aoi always play", "ja": "レンとアオイはいつも、"}[lang]
    small = [each for each in map(puzzle, POSED["01"]) if len(each.position.players) < 4]
    assert len(small) == 1
    for each in small:
        assert each.table(lang)["story"][0].startswith(two)


def test_a_first_hint_says_what_neither_the_lesson_nor_a_reply_has_said() -> None:
    """It costs a star, and both have named ♦7 already."""
    assert not any("♦7" in puzzle("B2-06").table(lang)["hints"][0] for lang in LANGUAGES)


def test_the_second_lesson_asks_before_it_tells() -> None:
    """What its first table is about is found there: the aim names no card to play."""
    for lang, given in (("en", "Play a king"), ("ja", "Kを出しましょう")):
        (first,) = (cell["source"] for cell in cells(lang, NAMES[2]) if cell["id"] == "first")
        assert given not in first
        assert first.rstrip().endswith(("?", "か。"))
