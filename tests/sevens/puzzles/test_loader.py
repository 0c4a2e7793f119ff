"""Puzzle files: what they may say, and errors that name the file, the puzzle and the field."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from sevens_teach import Card
from sevens_teach.puzzles import AnswerError, Puzzle, PuzzleError, check, load_puzzles, puzzle, read_puzzles

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
    assert found.question() == "Tap every card you may play now."
    assert check(found, ["♠4", "♠10", "♦8"]).right
    reply = check(found, "♠Q")
    assert (reply.right, reply.rule, reply.cards, reply.places) == (
        False,
        "B4",
        (Card("♠9"),),
        (Card("♠10"), Card("♠J")),
    )
    assert reply.text() == (
        "One does not belong here. 3 are still missing. "
        "♠Q has to wait. The run stands at ♠9; ♠10 and ♠J are not down yet."
    )


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
        ({"kind": "guess"}, "B4-01: kind: input should be 'bankruptcy', 'dead', "),
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
        ({"kind": "play"}, "B4-01: goal: None is no goal: expected 'win', 'out', 'rank 2' or 'bankrupt 1'"),
        ({"kind": "play", "goal": "bankrupt 0"}, "B4-01: goal: 'bankrupt 0': expected one of 1, 2"),
        (
            {"kind": "play", "goal": "win", "rules": "passes=unlimited"},
            "B4-01: rules: a puzzle to play out needs a pass",
        ),
        ({"kind": "seen"}, "B4-01: rules: hands are hidden under 'basic': only dead cards may be seen (K10)"),
        ({"kind": "holds"}, "B4-01: position: 3 players: only with two does each know the other's hand (B1)"),
        ({"goal": "win"}, "B4-01: goal: only for play, but this is 'playable'"),
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
