"""The puzzle widget without a browser: what travels, what comes back, and that both sides compose the same replies."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pictures import parsed, words
from widgets.hostile import JSON

from sevens_teach import progress
from sevens_teach.puzzles import AnswerError, Puzzle, PuzzleError, check, load_puzzles, puzzle
from sevens_teach.puzzles.box import PuzzleBoxError, Solved, parse_solved
from sevens_teach.puzzles.compose import compose
from sevens_teach.say.messages import LANGUAGES
from sevens_teach.ui import PuzzleBox

if TYPE_CHECKING:
    from collections.abc import Iterator

CASES = json.loads((Path(__file__).parents[2] / "widgets/tests/answers.json").read_text(encoding="utf-8"))
KINDS = {each.kind: each for each in reversed(load_puzzles())}
"""One puzzle of each kind there is."""


@pytest.fixture(autouse=True, scope="module")
def own_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Keep progress in a folder of the tests' own."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("progress")
        patch.setenv("SEVENS_TEACH_DATA", str(folder))
        yield folder


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["B4-02", "P3-01"])
def test_a_title_stands_in_the_picture_too(name: str, lang: str) -> None:
    drawn = parsed(PuzzleBox(name, lang=lang).picture())
    assert puzzle(name).title(lang) in [word.strip() for word in words(drawn)]


REPORT = {"kind": "solved", "id": "B4-01", "tries": 2, "hints": 1, "shown": False}


@pytest.mark.parametrize(("part", "case"), [(case["part"], one) for case in CASES for one in case["answers"]])
def test_replies_are_composed_as_in_the_browser(part: dict[str, Any], case: dict[str, Any]) -> None:
    if case["reply"] is None:
        with pytest.raises(AnswerError):
            compose(part, case["answer"])
    else:
        assert compose(part, case["answer"]) == case["reply"]


WHERE = {
    "en": {"board": "place", "hand": "your", "hands": "hands"},
    "ja": {"board": "場", "hand": "手札", "hands": "手札"},
}
"""What a question answered there calls it."""
ALL_OF_THEM = {"en": r"(?i)tap (them|every)", "ja": "全部(選|押)"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_says_where_it_is_answered_and_none_says_twice_to_tap_them_all(lang: str) -> None:
    for each in KINDS.values():
        box = PuzzleBox(each, lang=lang)
        [posed] = box.state["puzzles"]
        for part in posed["parts"]:
            mode, area = part["mode"], part["area"]
            how = box.labels["text"].get(f"{mode}-{area}", "")
            if area in WHERE[lang] or mode == "set":
                assert WHERE[lang].get(area, "") in how != "", (each.id, area)
            if mode != "play":
                text = box.labels["text"]
                assert how, (each.id, "it goes on with Check, or with what a tap does")
                if mode == "one":
                    assert how.endswith((".", "。")), (
                        "a tap answers: no press on Check follows, in a storm as elsewhere"
                    )
                else:
                    assert posed["labels"]["submit"] in text[f"then-{mode}"]
                assert WHERE[lang].get(area, "") in box.labels["text"][f"off-{area}"]
            assert re.search(ALL_OF_THEM[lang], posed["question"] + part["prompt"]) is None, each.id


# -- which puzzles ------------------------------------------------------------------------------------


def test_a_plain_box_says_so_and_offers_no_list() -> None:
    plain, other = (PuzzleBox("B4-02", plain=each).state for each in (True, False))
    assert (plain.get("plain"), "listed" in plain) == (True, False)
    assert (other.get("plain"), "listed" in other) == (None, True)


def test_puzzles_are_named_by_rule_by_id_or_given() -> None:
    about = [each.id for each in load_puzzles() if each.rule == "B4"]
    assert repr(PuzzleBox("B4")) == f"PuzzleBox({', '.join(map(repr, about))})"
    assert repr(PuzzleBox(["B9-01", puzzle("B4-01")])) == "PuzzleBox('B9-01', 'B4-01')"
    drawn = Puzzle.random(rule="B4", seed=3)
    assert PuzzleBox(drawn).puzzles == (drawn,)


@pytest.mark.parametrize(
    ("wrong", "why"), [([], "no puzzles"), (7, "7 is no puzzle"), (["B4-01", "B4"], "there twice")]
)
def test_what_is_no_puzzle_is_refused(wrong: Any, why: str) -> None:  # noqa: ANN401, anything wrong
    with pytest.raises(PuzzleBoxError, match=why):
        PuzzleBox(wrong)


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(PuzzleError, match="no puzzle is called 'Z9-99'"):
        PuzzleBox("Z9-99")


# -- what travels ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_table_travels_and_the_picture_is_the_same_each_time(kind: str, lang: str) -> None:
    one, other = PuzzleBox(KINDS[kind], lang=lang), PuzzleBox(KINDS[kind], lang=lang)
    sent = one.state["puzzles"][0]
    told = {"texts": ""}  # what a box adds has a test of its own
    assert [part | told for part in sent["parts"]] == [part | told for part in KINDS[kind].table(lang)["parts"]]
    assert json.loads(json.dumps(one.state)) == one.state
    assert (one.sentence, one.picture()) == (other.sentence, other.picture())
    assert KINDS[kind].question(lang) in one.sentence


def test_after_each_move_played_out_it_is_said_how_things_stand() -> None:
    box = PuzzleBox(KINDS["play"])
    nodes = box.state["puzzles"][0]["parts"][0]["nodes"]
    for branch in (branch for node in nodes for branch in node):
        assert (branch["after"] is None) == (not branch["line"])
    ends = [branch["after"] for node in nodes for branch in node if branch["right"] and branch["next"] is None]
    assert all(end["players"][0]["status"] in ("in", "out", "left") for end in ends)


def test_the_picture_does_not_give_the_answer_away() -> None:
    box = PuzzleBox("B4-01")
    assert 'data-state="open"' not in box.picture()
    assert box.state["puzzles"][0]["frames"][0]["board"]["open"] == []


# -- what comes back ------------------------------------------------------------------------------------


def tell(box: PuzzleBox, content: object) -> None:
    """Send a message as the browser does."""
    box._handle_msg({"content": {"data": {"method": "custom", "content": content}}, "buffers": []})  # noqa: SLF001


def test_what_is_solved_is_told_and_the_best_is_kept() -> None:
    told: list[Solved] = []
    box = PuzzleBox("B4-01", on_solved=told.append)
    tell(box, REPORT | {"hints": 0})
    tell(box, REPORT)
    assert [each.stars for each in told] == [2, 1]
    assert box.solved["B4-01"].tries == 2
    tell(box, REPORT | {"tries": 1, "hints": 0})
    assert box.solved["B4-01"].stars == 3
    tell(box, REPORT | {"tries": 1, "hints": 0, "shown": True})
    assert box.solved["B4-01"].stars == 3


@pytest.mark.parametrize(
    "change",
    [
        {"id": "B9-01"},
        {"id": 7},
        {"tries": 0},
        {"tries": True},
        {"tries": 1.0},
        {"hints": 4},
        {"hints": -1},
        {"shown": 1},
        {"more": 1},
        {"kind": "play"},
    ],
)
def test_a_malformed_report_changes_nothing(change: dict[str, Any]) -> None:
    assert parse_solved(REPORT | change, {"B4-01"}) is None
    assert parse_solved(REPORT, {"B4-01"}) == Solved("B4-01", tries=2, hints=1, shown=False)


@given(st.lists(JSON | st.fixed_dictionaries(REPORT | dict.fromkeys(REPORT, JSON)), max_size=5))  # type: ignore[arg-type]
def test_nothing_else_the_browser_sends_changes_anything(messages: list[object]) -> None:
    box = PuzzleBox("B4-01")
    for content in messages:
        tell(box, content)
    assert box.solved == {}


def test_stars_earned_before_are_shown() -> None:
    assert PuzzleBox("B4-01", earned={"B4-01": 2, "B4-02": 9}).state["earned"] == {"B4-01": 2}


def test_what_is_solved_is_kept_in_the_progress_and_shown_again() -> None:
    tell(PuzzleBox("B9-01"), REPORT | {"id": "B9-01", "tries": 1, "hints": 1})
    assert PuzzleBox("B9-01").state["earned"]["B9-01"] == 2


def test_a_puzzle_of_ones_own_is_not_kept_even_under_a_known_name() -> None:
    own = Puzzle.parse(
        '[[puzzle]]\nid = "B9-02"\nkind = "next"\n'
        'position = "board ♠7 ♥7 ♦7 ♣7; hands ♠6 … | … | …; turn 0"\nmoves = ["♠6"]'
    )
    tell(PuzzleBox(own), REPORT | {"id": "B9-02"})
    assert "B9-02" not in PuzzleBox(own).state["earned"]


def test_what_the_reader_has_to_know_of_the_progress_is_told(monkeypatch: pytest.MonkeyPatch, own_folder: Path) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(own_folder / "file"))
    (own_folder / "file").write_text("in the way", encoding="utf-8")
    box = PuzzleBox("B4-01", lang="ja")
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(box, "send", sent.append)
    tell(box, REPORT)
    tell(box, REPORT)
    assert [message["kind"] for message in sent] == ["notice", "notice"], "of every star that is not written"
    assert str(own_folder) in sent[0]["reply"]["headline"]


@pytest.mark.parametrize(("lang", "wrong"), [("en", "Wrong. "), ("ja", "まちがいです。")])
def test_in_a_storm_a_wrong_answer_begins_with_its_being_wrong_and_no_second_try_is_told_of(
    lang: str, wrong: str
) -> None:
    for name in ("B4-01", "B5-45", "B2-06"):
        box = PuzzleBox(name, on_missed=lambda *_: None, storm=True, lang=lang)
        [part] = box.state["puzzles"][0]["parts"]
        for item in part["items"]:
            assert item["reply"]["headline"].startswith(wrong) is not item["right"]
        assert not {"good", "wrong", "missing", "back", "off"} & part["texts"].keys(), "nothing is counted"
        assert PuzzleBox(name, lang=lang).state["puzzles"][0]["parts"] != [part], "beside a storm it is as it was"


@pytest.mark.parametrize(
    ("lang", "one", "two", "rest", "none"),
    [
        (
            "en",
            "One is wrong. I took it off.",
            "Two are wrong. I took them off.",
            "Nothing missing? Press Check.",
            "Look again: does any other fit the question, or none?",
        ),
        (
            "ja",
            "1枚は違います。選択から外しました。",
            "2枚は違います。選択から外しました。",
            "残りで全部なら、「答え合わせ」へ。",
            "ほかに正解があるか、1つもないかを、もう一度考えてください。",
        ),
    ],
)
def test_a_box_says_of_wrong_picks_that_they_are_taken_off_and_what_to_do_where_nothing_is_missing(
    lang: str, one: str, two: str, rest: str, none: str
) -> None:
    [part] = PuzzleBox("B4-01", lang=lang).state["puzzles"][0]["parts"]
    assert part["texts"]["wrong"][:3] == ["", one, two]
    right = [item["id"] for item in part["items"] if item["right"]]
    wrong = next(item["id"] for item in part["items"] if not item["right"])
    assert compose(part, [*right, wrong])["headline"].endswith(rest)
    assert rest not in compose(part, [right[0], wrong])["headline"], "something is missing"
    second = PuzzleBox("B7-01", lang=lang).state["puzzles"][0]["parts"][1]
    assert compose(second, [second["items"][0]["id"]])["headline"].endswith(none), "none is right there"
    assert one not in check(puzzle("B4-01"), [*right, wrong]).text(lang), "without a box nothing is taken off"


@pytest.mark.parametrize(("lang", "asked"), [("en", "Question {} of 2: "), ("ja", "問い{}（全2問）：")])
def test_each_of_two_questions_says_which_it_is_and_one_alone_says_nothing(lang: str, asked: str) -> None:
    posed = PuzzleBox("B7-01", lang=lang).state["puzzles"][0]
    assert [part["prompt"].startswith(asked.format(n)) for n, part in enumerate(posed["parts"], 1)] == [True, True]
    assert posed["parts"][0]["prompt"].endswith(posed["question"])
    [alone] = (single := PuzzleBox("B4-02", lang=lang).state["puzzles"][0])["parts"]
    assert alone["prompt"] == single["question"]


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "The question is not about ♠3."), ("ja", "ここで聞いているのは、♠3のことではありません。")],
)
def test_of_a_question_that_names_its_cards_each_other_one_of_the_hand_is_refused(lang: str, told: str) -> None:
    posed = PuzzleBox("B4-02", lang=lang).state["puzzles"][0]
    [part], [frame] = posed["parts"], posed["frames"]
    assert part["refused"]["♠3"]["headline"] == told
    assert [card for card in frame["hand"] if card not in part["refused"]] == ["♥5", "♥6", "♥8", "♥9"]
    for each in load_puzzles():
        about = each.source.about
        named = {card for card in about if card in each.source.question.en} if each.source.question else set()
        assert {*about} == named
        assert not about or {*each.parts[0].right} <= named


def test_what_an_unsolved_puzzle_has_cost_is_kept_over_a_restart_until_it_is_solved_or_all_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    cost = {"wrong": 1, "hints": 2}
    box = PuzzleBox(["B4-01", "B4-02"])
    assert box.state["spent"] == {}
    tell(box, {"kind": "spent", "id": "B4-01", **cost})
    assert box.state["spent"] == {"B4-01": cost}  # a view that is opened anew begins with it
    assert PuzzleBox("B4").state["spent"] == {"B4-01": cost}  # so does another kernel
    assert PuzzleBox("B4-02").state["spent"] == {}
    for wrong in ({"id": "B9-01"}, {"wrong": -1}, {"hints": 4}, {"wrong": True}, {"more": 1}):
        tell(box, {"kind": "spent", "id": "B4-02", **cost, **wrong})
    assert box.state["spent"] == {"B4-01": cost}
    tell(box, {"kind": "solved", "id": "B4-01", "tries": 2, "hints": 2, "shown": False})
    assert PuzzleBox("B4").state["spent"] == {}
    assert progress.earned()["B4-01"] == 1
    tell(box, {"kind": "spent", "id": "B4-02", **cost})
    progress.reset()
    assert PuzzleBox("B4").state["spent"] == {}


@pytest.mark.parametrize("text", ["", "[]", "{", '{"B4-01": 1, "B4-02": {"wrong": -1, "hints": 0}}', "[" * 9999])
def test_a_broken_file_of_what_puzzles_have_cost_is_as_good_as_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    (tmp_path / "spent.json").write_text(text)
    box = PuzzleBox("B4")
    assert box.state["spent"] == {}
    tell(box, {"kind": "spent", "id": "B4-01", "wrong": 1, "hints": 0})
    assert PuzzleBox("B4").state["spent"] == {"B4-01": {"wrong": 1, "hints": 0}}


def test_practice_keeps_no_cost_of_its_own() -> None:
    box = PuzzleBox("B4", on_missed=lambda *_: None)
    tell(box, {"kind": "spent", "id": "B4-01", "wrong": 1, "hints": 0})
    assert "spent" not in box.state
