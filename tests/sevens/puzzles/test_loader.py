"""Puzzle files: what they may say, and errors that name the file, the puzzle and the field."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING

import pytest
from sevens.puzzles.answering import authored

from sevens_teach import Card
from sevens_teach.puzzles import AnswerError, Puzzle, PuzzleError, check, load_puzzles, loader, puzzle, read_puzzles
from sevens_teach.puzzles.puzzle import about_rule, find_authored
from sevens_teach.sevens.puzzles import search

if TYPE_CHECKING:
    from pathlib import Path

BOARD = "board ♠5-9 ♥7 ♦7 ♣7; hands ♠4,10,Q ♥9 ♦8 | … | …"
GOOD = {"id": "B4-01", "kind": "playable", "position": BOARD}
JOKER = "board ♠7,8 ♥7 ♦7 ♣7; hands ★ ♠2 | ♠9 … | …"


def written(**fields: object) -> str:
    """Return a puzzle as a file has it; a field that is None is left out."""
    lines = [f"{name} = {value!r}".replace("'", '"') for name, value in (GOOD | fields).items() if value is not None]
    return "\n".join(["[[puzzle]]", *lines])


def test_five_lines_are_a_puzzle() -> None:
    found = Puzzle.parse(written())
    assert found.question() == "Which of your cards can you play now?"
    assert check(found, ["♠4", "♠10", "♦8"]).right
    reply = check(found, "♠Q")
    assert (reply.right, reply.rule, reply.cards, reply.places) == (
        False,
        "B4",
        (Card("♠9"),),
        (Card("♠10"), Card("♠J")),
    )
    assert reply.text() == ("One is wrong. Three are missing. ♠Q has to wait. ♠10 and ♠J are not on the board yet.")


def test_the_cards_named_nowhere_are_dealt_to_the_hands_that_ask_for_them() -> None:
    position = Puzzle.parse(written(position="board ♠5-9 ♥7 ♦7 ♣7; hands ♠4 | ♥K ... | … | ♥Q; turn 1")).position
    assert position.hands[0] == (Card("♠4"),)
    assert position.hands[3] == (Card("♥Q"),)
    assert Card("♥K") in position.hands[1]
    assert (len(position.hands[1]), len(position.hands[2])) == (1 + 21, 20)
    assert position.turn == 1


def test_a_position_may_take_several_lines() -> None:
    text = written(position=None) + '\nposition = """board ♠5-9 ♥7 ♦7 ♣7;\n  hands ♠4,10,Q ♥9 ♦8 |\n  … | …"""'
    assert Puzzle.parse(text).table() == Puzzle.parse(written()).table()


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"id": "B4"}, "B4: id: string should match pattern"),
        ({"id": "B99-01"}, "B99-01: id: value error, no rule is called 'B99', got 'B99-01'"),
        ({"id": None}, "puzzle 1: id: field required"),
        ({"kind": "guess"}, "B4-01: kind: input should be 'bankruptcy', 'can-hold', "),
        ({"colour": "red"}, "B4-01: colour: extra inputs are not permitted, got 'red'"),
        ({"hints": ["?"]}, "B4-01: hints"),
        ({"rules": "poker"}, "B4-01: rules: no house rule is called 'poker'"),
        (
            {"position": "board ♠5; hands"},
            "B4-01: position: line 1, column 16: found the end: expected '…' for the rest, '-' for none, ★ or",
        ),
        ({"position": BOARD + "; luck 3"}, "B4-01: position: line 1, column 51: found 'luck': expected board, "),
        (
            {"position": "tunnel; " + BOARD, "rules": "killer"},
            "B4-01: position: the position is under 'tunnel=both', but",
        ),
        ({"viewpoint": 5}, "B4-01: viewpoint: no player 5: players are numbered 0 to 2"),
        ({"viewpoint": 1}, "B4-01: viewpoint: player 0 is to move, but the reader sits at 1"),
        ({"moves": ["♠Q"]}, "B4-01: moves: move 1, '♠Q': illegal move: '♠Q'"),
        ({"kind": "dead"}, "B4-01: rules: no card dies under 'basic' (K3)"),
        ({"kind": "joker"}, "B4-01: rules: 'basic' have no joker, but 'joker' asks about it"),
        ({"kind": "joker", "rules": "joker-solo"}, "B4-01: position: player 0 does not hold ★"),
        ({"kind": "gives", "rules": "joker-solo"}, "B4-01: moves: expected one move that lays ★, such as ['★♠8']"),
        ({"kind": "bankruptcy"}, "B4-01: position: the pass would be no bankruptcy: 0 passes used, limit 3 (B6)"),
        ({"kind": "rank"}, "B4-01: position: play is not over yet, so nobody has a rank (B10, K7)"),
        ({"kind": "passes", "rules": "passes=20"}, "B4-01: rules: 20 passes are too many to choose from"),
        (
            {"kind": "record", "moves": ["♠4", "pass"]},
            "B4-01: moves: expected two or more, one of them illegal, but of 2",
        ),
        ({"kind": "record", "moves": ["♥A", "pass"]}, "B4-01: moves: move 1, '♥A': player 0 is to move, and does not"),
        ({"kind": "legal", "choices": ["pass"]}, "B4-01: choices: expected two different moves or more, got ['pass']"),
        ({"kind": "legal", "choices": ["♠4", "?"]}, "B4-01: choices: line 1, column 1: "),
        ({"kind": "next"}, "B4-01: moves: expected one or more: the question is who comes after them"),
        ({"kind": "play"}, "B4-01: goal: None is no goal: expected 'win', 'rank 2', 'not last', "),
        ({"kind": "play", "goal": "bankrupt 0"}, "B4-01: goal: 'bankrupt 0': expected one of 1, 2"),
        (
            {"kind": "play", "goal": "win", "rules": "passes=unlimited"},
            "B4-01: rules: a puzzle to play out needs a pass",
        ),
        ({"kind": "seen"}, "B4-01: rules: hands are hidden under 'basic': only dead cards may be seen (K10)"),
        ({"kind": "holds"}, "B4-01: position: 3 players: only with two does each know the other's hand (B1)"),
        ({"goal": "win"}, "B4-01: goal: only for find and play, but this is 'playable'"),
        ({"among": "board", "kind": "rank"}, "B4-01: among: only for dead and playable, but this is 'rank'"),
    ],
)
def test_an_error_names_file_puzzle_and_field(fields: dict[str, object], message: str) -> None:
    with pytest.raises(PuzzleError, match=rf"^mine\.toml: {re.escape(message)}"):
        read_puzzles(written(**fields), "mine.toml")


def test_what_is_no_puzzle_file() -> None:
    with pytest.raises(PuzzleError, match=r"^mine\.toml: not TOML: "):
        read_puzzles("[[puzzle", "mine.toml")
    with pytest.raises(PuzzleError, match=r"^mine\.toml: puzzle: field required"):
        read_puzzles("", "mine.toml")
    with pytest.raises(PuzzleError, match=r"^the text holds 2 puzzles: expected one; read_puzzles reads many$"):
        Puzzle.parse(written() + "\n" + written(id="B4-02"))


@pytest.mark.parametrize(
    ("position", "goal", "message"),
    [
        ("hands ♠8 | ♥Q,K ♠9,10", "win", "goal: 'win' is reached whatever the reader does"),
        ("hands ♠8 ♥K | ♥Q ♠9,10", "win", "goal: the others can prevent 'win'"),
        ("hands ♠8 | ♠9,10 ♥Q,K; passes 0 3", "bankrupt 1", "goal: ♠8 would miss it by winning the game"),
    ],
)
def test_a_goal_can_be_reached_but_not_always(position: str, goal: str, message: str) -> None:
    rest = "board ♠A-7,J-K ♥A-J ♦A-K ♣A-K; "
    found = Puzzle.parse(written(kind="play", goal=goal, position=rest + position))
    with pytest.raises(PuzzleError, match=re.escape(message)):
        found.table()


def test_a_folder_of_files(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(written(), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no puzzle", encoding="utf-8")
    assert [each.id for each in load_puzzles(tmp_path)] == ["B4-01"]
    (tmp_path / "more.toml").write_text(written(), encoding="utf-8")
    with pytest.raises(PuzzleError, match=r"^more\.toml: B4-01: id: mine\.toml has it too$"):
        load_puzzles(tmp_path)


def test_for_one_puzzle_only_the_files_about_its_rule_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reader who opens a lesson waits for no other puzzles: those of Spades are played out as they are read."""
    known = [*about_rule("B5")]  # which reads them but once
    read: list[str] = []
    plain = loader.read_puzzles

    def reading(text: str, file: str, made: type[Puzzle]) -> tuple[Puzzle, ...]:
        read.append(file)
        return plain(text, file, made)

    monkeypatch.setattr(loader, "read_puzzles", reading)
    assert [*loader.about_rule("B5", Puzzle)] == known
    assert read == ["B5.toml", "B5_reading.toml"]
    assert find_authored("B5-41") is puzzle("B5-41")
    assert not [name for name in ("B5-99", "X1-01", "", "B5", None, 5) if find_authored(name)]


def test_every_file_is_called_by_the_rule_that_its_puzzles_are_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "B5.toml"
    file.write_text(written(), encoding="utf-8")
    monkeypatch.setattr(loader, "files_by_rule", lambda: {"B5": (file,)})
    with pytest.raises(PuzzleError, match=r"^B4-01: stands in a file about B5: expected one about B4$"):
        loader.about_rule("B5", Puzzle)


def test_authored_puzzles_are_found_by_id() -> None:
    assert puzzle("B4-01") in load_puzzles()
    with pytest.raises(PuzzleError, match=r"^no puzzle is called 'B4-99': expected B4-01, B4-02"):
        puzzle("B4-99")
    with pytest.raises(PuzzleError, match=r"^no puzzle is called 'X': expected .*B4, "):
        puzzle("X")


@pytest.mark.parametrize(
    ("fields", "answer", "message"),
    [
        ({}, ["♠5"], "'♠5' cannot be picked: expected ♠4, ♠10, ♠Q, ♥9, ♦8"),
        ({}, ["♠4", "♠4"], "picked twice: ♠4"),
        ({}, "what", "'what' names no cards: "),
        ({}, None, "None is no answer: expected cards, numbers or moves, one or a list of them"),
        ({"kind": "passes"}, [1, 2], "2 picks: expected one of 0, 1, 2, 3, 4, unlimited"),
        (
            {"kind": "bankruptcy", "position": BOARD + "; passes 3 0 0"},
            ["♠4"],
            "['♠4'] is no answer to B4-01: expected a dict",
        ),
    ],
)
def test_what_is_no_answer(fields: dict[str, object], answer: object, message: str) -> None:
    with pytest.raises(AnswerError, match=re.escape(message)):
        check(Puzzle.parse(written(**fields)), answer)


def test_the_engine_does_without_the_validation_library() -> None:
    code = "import sys, sevens_teach; sys.exit('pydantic' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# -- hostile files -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = " + "9" * 5_000, "line 1: more than 2,000 characters"),
        ("a = " + "9" * 1_900 + "\n" * 1_000_000, "more than 500,000 characters"),
        ("a = " + "[" * 1_000, "not TOML: "),
        ("a." * 50_000 + "a = 1", "line 1: more than 2,000 characters"),
        ("a." * 900 + "a = 1", "puzzle: field required"),
        ("[[puzzle]]\n" + "id." * 600 + "a = 1", "puzzle 1: id: input should be a valid string"),
        ("[[puzzle]]\nid = '\\ud800'\n\ud800", "character 26 is half of one: '\\ud800'"),
        ("puzzle = 7", "puzzle: input should be a valid list, got 7"),
        (written(position="x" * 1_500), "B4-01: position: string should have at most 1000 characters"),
        (written() + "\nmoves = [\n" + "'pass',\n" * 401 + "]", "B4-01: moves: list should have at most 400 items"),
        (written(position="board ♠7; hands ♠8; turn 99999999999"), "B4-01: position: line 1, column 26: found '999999"),
        (written(id="P3-01"), "P3-01: kind: input should be 'bid', 'cards', 'cover', "),
    ],
)
def test_whatever_a_text_holds_the_error_is_a_puzzle_error(text: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=rf"^mine\.toml: {re.escape(message)}"):
        read_puzzles(text, "mine.toml")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("[[puzzle]] # ä".encode("latin-1"), "mine.toml: not UTF-8: byte 13 is 0xe4"),
        (written().encode("utf-16"), "mine.toml: not UTF-8: byte 0 is 0xff"),
        (b"\x00", "mine.toml: not TOML: "),
    ],
)
def test_whatever_a_file_holds_the_error_names_it(tmp_path: Path, content: bytes, message: str) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    with pytest.raises(PuzzleError, match=rf"^{re.escape(message)}"):
        load_puzzles(tmp_path)


def test_a_byte_order_mark_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(written(), encoding="utf-8-sig")
    assert [each.id for each in load_puzzles(tmp_path)] == ["B4-01"]
    assert read_puzzles("\ufeff" + written(), "mine.toml")


def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "mine.toml")
    with pytest.raises(PuzzleError, match=r"^mine\.toml: no file that can be read$"):
        load_puzzles(tmp_path)
    with pytest.raises(PuzzleError, match=r"none: cannot be read: No such file or directory$"):
        load_puzzles(tmp_path / "none")


@pytest.mark.parametrize("kind", ["play", "find", "can-win"])
def test_a_search_that_would_be_long_is_not_begun(kind: str) -> None:
    position = "board ♠A-7,J-K ♥A-J ♦A-K ♣A-K; hands ♠8 ♥Q,K | ♠9,10"
    goal = None if kind == "can-win" else "win"
    text = written(id="S1-01", kind=kind, goal=goal, rules="passes=211", position=position)
    message = "position: up to 429 moves to come: leave fewer cards or passes, for 60"
    with pytest.raises(PuzzleError, match=rf"^mine\.toml: S1-01: {message}$"):
        read_puzzles(text, "mine.toml")


def test_a_search_that_becomes_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "SEARCH_POSITIONS", 10)
    position = "board ♠A-7,J-K ♥A-J ♦A-K ♣A-K; hands ♠8 ♥Q,K | ♠9,10"
    for kind, goal in (("play", "win"), ("find", "win"), ("can-win", None)):
        found = Puzzle.parse(written(id="S1-01", kind=kind, goal=goal, position=position))
        with pytest.raises(PuzzleError, match="positions to look at: leave fewer cards or passes"):
            found.table()


# -- where it stands ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "where"),
    [
        ("board ♠5-9; hands ♠4 … | ♠Z", "line 1, column 27: found 'Z'"),
        ("board ♠5-9;\n  hands ♠4 … |\n  … | ♠Z", "line 3, column 8: found 'Z'"),
        ("board ♠5-9; hands … … | ♠4", "line 1, column 21: found '…'"),
    ],
)
def test_an_error_says_where_in_the_authors_text_it_stands(position: str, where: str) -> None:
    text = written(position=None) + f'\nposition = """{position}"""'
    with pytest.raises(PuzzleError, match=rf"^mine\.toml: B4-01: position: {re.escape(where)}"):
        read_puzzles(text, "mine.toml")


# -- goals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "rules", "message"),
    [
        ("save ♠8", "passes=1", "goal: no card dies under 'passes=1' (K3)"),
        ("save ♠7", "killer", "goal: ♠7 needs no saving: expected a card that is neither down nor dead"),
        ("save it", "killer", "goal: not a card: "),
        ("rank 9", "basic", "goal: 'rank 9': expected one of 1, 2"),
    ],
)
def test_a_goal_that_makes_no_sense_says_why(goal: str, rules: str, message: str) -> None:
    position = "board ♠A-7,J-K ♥A-J ♦A-K ♣A-K; hands ♠8 | ♥Q,K | ♠9,10"
    with pytest.raises(PuzzleError, match=rf"^mine\.toml: S1-01: {re.escape(message)}"):
        read_puzzles(written(id="S1-01", kind="play", goal=goal, rules=rules, position=position), "mine.toml")


def test_a_title_is_in_two_languages() -> None:
    found = Puzzle.parse(written() + '\ntitle = { en = "The keeper", ja = "番人" }')
    assert (found.title(), found.title("ja"), found.table("ja")["title"]) == ("The keeper", "番人", "番人")
    assert Puzzle.parse(written()).title() == ""


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_no_two_puzzles_of_the_game_have_the_same_title(lang: str) -> None:
    titles = Counter(filter(None, (each.title(lang) for each in authored())))
    assert [title for title, count in titles.items() if count > 1] == []
