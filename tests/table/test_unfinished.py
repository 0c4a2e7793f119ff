"""A game that a kernel left: taken up by the next one, never by its own."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from static_site.guides import TABLE
from static_site.still import still

from sevens_teach import Game, limits
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.table.unfinished import Unfinished
from sevens_teach.ui import Table

PLAYED = """
import sys
from sevens_teach import Game
from sevens_teach.ui import Table
table = Table(Game("{rules}", seed=7), folder="nowhere")
for text in sys.argv[1:]:
    table._receive(None, {{"kind": "move", "text": text}}, [])
print(table.game.record())
"""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of our own for what the reader keeps."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))
    return tmp_path


def play_elsewhere(*moves: str, rules: str = "basic") -> str:
    """Play in a kernel of its own, which then ends; return the record."""
    command = [sys.executable, "-c", PLAYED.format(rules=rules), *moves]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.removesuffix("\n")


@pytest.mark.parametrize("rules", ["basic", "joker-solo", "killer"])
def test_the_next_kernel_takes_the_game_up(rules: str) -> None:
    left = play_elsewhere("pass", "pass", rules=rules)
    table = Table(Game(rules, seed=7), folder="nowhere")
    assert table.game.record() == left
    assert len(table.game.history) > 2
    coach = table.state["frames"][-1]["coach"]
    assert coach["headline"] == "Here is your game again, as you left it."
    assert coach["reason"].startswith("Your turn: "), "what fits is said again"
    table._receive(None, {"kind": "new"}, [])  # noqa: SLF001, it is what a press arrives at
    assert Table(Game(rules, seed=7), folder="nowhere").game.seed == 7


def test_of_a_small_game_that_is_lost_already_it_is_said_why_when_it_is_taken_up() -> None:
    start = "board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9-10 | ♠J-K; passes 1 2 3; turn 0"
    left = f"""
from sevens_teach import Game
from sevens_teach.ui import Table
Table(Game.from_position({start!r}))._receive(None, {{"kind": "move", "text": "♠8"}}, [])
"""
    subprocess.run([sys.executable, "-c", left], check=True)
    coach = Table(Game.from_position(start)).state["frames"][-1]["coach"]
    assert coach["headline"].startswith("Your ♠8 lost it")


STAT = Path("/proc/self/stat")


@pytest.mark.skipif(not STAT.exists(), reason="nobody tells here when a process began")
def test_a_kernel_lives_only_under_its_number_and_since_it_began(data: Path) -> None:
    game = Game(seed=7)
    game.pass_turn()
    kept = Unfinished(data, Game(seed=7), 0)
    kept.keep(game)
    [path] = data.rglob("*.txt")
    other = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
    began = Path(f"/proc/{other.pid}/stat").read_text(encoding="utf-8").rpartition(") ")[2].split()[19]

    def taken_up(kernel: str) -> bool:
        path.write_text(f"{kernel}\n{game.record()}", encoding="utf-8")
        return kept.take_up() is not None

    assert not taken_up(f"{other.pid} token {began}"), "it lives"
    assert taken_up(f"{other.pid} token {int(began) - 1}"), "its number was given to another"
    other.kill()
    os.waitid(os.P_PID, other.pid, os.WEXITED | os.WNOWAIT)
    assert taken_up(f"{other.pid} token {began}"), "it has ended, though its server has not noticed"
    other.wait()


def test_a_game_begun_anew_at_the_same_table_is_taken_up_too(data: Path) -> None:
    table, kept = Table(Game(seed=7)), Unfinished(data, Game(seed=7), 0)
    table._receive(None, {"kind": "new"}, [])  # noqa: SLF001
    assert kept.take_up() is None, "this kernel lives"
    [path] = data.rglob("*.txt")
    path.write_text(f"0 gone\n{table.game.record()}", encoding="utf-8")
    found = kept.take_up()
    assert found is not None
    assert found.record() == table.game.record()


def test_another_game_or_another_seat_is_not_taken_for_it() -> None:
    play_elsewhere("pass")
    for table in (Table(Game(seed=8)), Table(Game("tunnel", seed=7)), Table(Game(seed=7), you=1)):
        assert table.state["frames"][-1]["coach"]["headline"] != "Here is your game again, as you left it."


def test_the_same_kernel_begins_again() -> None:
    for _ in range(2):
        table = Table(Game(seed=7))
        begun = len(table.game.history)
        table._receive(None, {"kind": "move", "text": "pass"}, [])  # noqa: SLF001
        assert len(table.game.history) > begun
    assert len(Table(Game(seed=7)).game.history) == begun


def test_a_game_that_is_over_or_was_taken_back_is_forgotten(data: Path) -> None:
    kept, game = Unfinished(data, Game(seed=7), 0), Game(seed=7)
    game.pass_turn()
    kept.keep(game)
    assert len([*data.rglob("*.txt")]) == 1
    game.undo()
    kept.keep(game)
    assert [*data.rglob("*.txt")] == []
    while not game.is_over:
        game.play(game.legal_moves[0])
    kept.keep(game)
    assert [*data.rglob("unfinished/*.txt")] == []


@pytest.mark.parametrize("rules", ["basic", "killer"])
def test_after_a_game_that_was_played_to_its_end_the_next_kernel_deals_other_cards(data: Path, rules: str) -> None:
    for seed in (7, 8):
        game = Game(rules, seed=seed)
        kept = Unfinished(data, Game(rules, seed=7), 0)
        while not game.is_over:
            game.play(game.legal_moves[0])
        kept.keep(game)
        assert kept.deal_anew() is None, "this kernel lives"
        [path] = data.rglob("finished/*.txt")
        path.write_text(f"0 gone\n{seed}", encoding="utf-8")
        assert Table(Game(rules, seed=7)).game.seed == seed + 1
        assert Table(Game(rules, seed=9)).game.seed == 9
        path.unlink()


def test_a_game_that_is_over_comes_back_on_its_last_page_until_another_is_begun(data: Path) -> None:
    game = lost_game()
    Unfinished(data, Game(seed=7), 0).keep(game)
    leave(data)
    table = Table(Game(seed=7))
    assert table.game.record() == game.record()
    assert table.state["frames"][-1]["finish"]["headline"]
    assert table.review["phase"] == "ready"
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001, it is what a press arrives at
    assert table.review["moments"]
    leave(data)
    assert moments(Table(Game(seed=7))) == moments(table), "a review that was begun is there again"
    again = Table(Game(seed=7))
    again._receive(None, {"kind": "new"}, [])  # noqa: SLF001
    leave(data)
    fresh = Table(Game(seed=7))
    assert fresh.game.record() == again.game.record() != game.record()
    assert not fresh.game.is_over
    assert [*data.rglob("finished/*.txt")] == []


def test_what_hints_had_named_is_kept_with_the_game_for_its_review(data: Path) -> None:
    table, named = Table(Game(seed=7)), dict[object, str]()
    while not table.game.is_over:
        for _ in range(2):
            table._receive(None, {"kind": "hint"}, [])  # noqa: SLF001
        assert hints_of(table).items() >= named.items()
        named = hints_of(table)
        table._receive(None, {"kind": "move", "text": named[table.game.position]}, [])  # noqa: SLF001
        leave(data)
        table = Table(Game(seed=7))
    assert len(named) > 5
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001
    reviewer: Any = table._session.reviewer  # noqa: SLF001
    assert {str(reviewer.hint_at(each)) for each in reviewer.found.decisions} <= {*named.values()}
    assert not reviewer.found.mistakes


def hints_of(table: Any) -> dict[object, str]:  # noqa: ANN401, a table
    """Return what hints have named at a table."""
    return dict(table._session.hinted)  # noqa: SLF001


@pytest.mark.parametrize(
    "line",
    [
        "",
        "x",
        "0",
        "0:",
        "-1:pass",
        "99999999999999999999:pass",
        "²:pass",
        "1:pass",
        "0:,",
        "0:♠8 " * 9999,
        "0:\x00,<b>,♠8",
    ],
)
def test_a_broken_line_of_hints_takes_no_game_away_and_names_no_move(data: Path, line: str) -> None:
    game = Game(seed=7)
    kept = Unfinished(data, game, 0)
    game.pass_turn()
    kept.keep(game)
    [path] = data.rglob("unfinished/*.txt")
    path.write_text(f"0 gone\n{game.record()}\nhints {line}\n", encoding="utf-8")
    found = kept.take_up()
    assert found is not None
    table = Table(Game(seed=7))
    assert table.game.record().startswith(game.record())
    assert len(hints_of(table)) <= 1


def test_a_table_for_a_first_look_deals_anew_after_a_game(data: Path) -> None:
    Unfinished(data, Game(seed=7), 0).keep(lost_game())
    leave(data)
    assert Table(Game(seed=7), plain=True).game.seed == 8


def leave(data: Path) -> None:
    """Have the kernel end that kept what is there."""
    for path in data.rglob("*finished/*.txt"):
        _, _, kept = path.read_text(encoding="utf-8").partition("\n")
        path.write_text(f"0 gone\n{kept}", encoding="utf-8")


def test_a_position_laid_by_hand_comes_again_and_a_broken_file_of_an_end_is_none(data: Path) -> None:
    laid = Game.from_position("board ♠7-Q ♥A-K ♦A-K ♣A-K; hands ♠K | ♠6 | ♠A-5; turn 0")
    kept, dealt = Unfinished(data, laid, 0), str(laid.position)
    game = Game.from_position("board ♠7-Q ♥A-K ♦A-K ♣A-K; hands ♠K | ♠6 | ♠A-5; turn 0")
    while not game.is_over:
        game.play(game.legal_moves[0])
    kept.keep(game)
    assert str(Table(laid).game.position) == dealt
    for text in ("", "0 gone\nx", "0 gone\n-1.5"):
        broken = Unfinished(data, Game(seed=7), 0)
        broken._over.parent.mkdir(exist_ok=True)  # noqa: SLF001
        broken._over.write_text(text, encoding="utf-8")  # noqa: SLF001
        assert broken.deal_anew() is None


@pytest.mark.parametrize(
    "content", ["", "1 x\n", "0 x\nsevens record 1", "x\n" * 9, "0 x\n" + Game(players=3, seed=8).record()]
)
def test_a_broken_file_is_no_game(data: Path, content: str) -> None:
    game = Game(seed=7)
    kept = Unfinished(data, game, 0)
    game.pass_turn()
    kept.keep(game)
    [path] = data.rglob("*.txt")
    path.write_text(content, encoding="utf-8")
    assert kept.take_up() is None


def test_a_file_with_a_game_that_is_over_is_not_taken_up(data: Path) -> None:
    kept, game = Unfinished(data, Game(seed=7), 0), Game(seed=7)
    game.pass_turn()
    kept.keep(game)
    [path] = data.rglob("*.txt")
    while not game.is_over:
        game.play(game.legal_moves[0])
    path.write_text(f"0 gone\n{game.record()}", encoding="utf-8")
    assert kept.take_up() is None


def lost_game() -> Game:
    """Return a game that is over, in which the reader passed whenever that was legal."""
    game = Game(seed=7)
    while not game.is_over:
        moves = game.legal_moves
        game.play(PASS if game.position.turn == 0 and moves.can_pass else moves[0])
    return game


def press(table: Table, kind: str, **more: object) -> None:
    """Have the browser send an intent."""
    table._receive(None, {"kind": kind, **more}, [])  # noqa: SLF001


def second_try(game: Game) -> Table:
    """Return a table at a second try from the first moment of the review of a game that is over."""
    table = Table(game)
    press(table, "review")
    press(table, "replay", ply=table.review["moments"][0]["ply"])
    return table


def told_again(table: Table) -> dict[str, Any]:
    """Return what a table says of its second try."""
    return {**table.state["frames"][-1]["again"]}


def moments(table: Table) -> list[dict[str, Any]]:
    """Return the moments of a table's review, whenever each was kept for practice."""
    return [{**each, "kept": ""} for each in table.review["moments"]]


def left_at_its_end(data: Path) -> Game:
    """Leave a game at the table of seed 7 on its last page."""
    game = lost_game()
    Unfinished(data, Game(seed=7), 0).keep(game)
    leave(data)
    return game


@pytest.mark.parametrize("moves", [0, 1, 99])
def test_a_second_try_goes_on_where_it_was_and_leads_back_to_its_review(data: Path, moves: int) -> None:
    first = left_at_its_end(data)
    table = second_try(Game(seed=7))
    while moves and not table.game.is_over:
        press(table, "move", text=str(table.game.view(0).legal_moves[0]))
        moves -= 1
    leave(data)
    again = Table(Game(seed=7))
    assert again.game.record() == table.game.record() != first.record()
    assert told_again(again) == told_again(table)
    assert [*data.rglob("unfinished/*.txt")] == []
    press(again, "back")
    press(table, "back")
    assert again.game.record() == table.game.record() == first.record()
    assert moments(again) == moments(table)
    leave(data)
    assert Table(Game(seed=7)).game.record() == first.record(), "who went back is back"


def test_before_a_move_a_second_try_that_was_left_is_still_undone_to_the_review(data: Path) -> None:
    first = left_at_its_end(data)
    second_try(Game(seed=7))
    leave(data)
    table = Table(Game(seed=7))
    press(table, "undo")
    assert table.game.record() == first.record()
    assert table.review["phase"] == "done"


def test_what_was_shown_before_the_reader_left_is_no_longer_to_be_found(data: Path) -> None:
    left_at_its_end(data)
    table = Table(Game(seed=7))
    press(table, "review")
    hidden = [each["ply"] for each in table.review["moments"] if each["hidden"]]
    press(table, "reveal", ply=hidden[0])
    leave(data)
    again = Table(Game(seed=7))
    assert [each["ply"] for each in again.review["moments"] if each["hidden"]] == hidden[1:]


def test_a_second_try_is_there_at_once_and_its_review_comes_by_and_by(data: Path) -> None:
    left_at_its_end(data)
    told = told_again(second_try(Game(seed=7)))
    leave(data)

    async def taken_up() -> Table:
        table = Table(Game(seed=7))
        assert told_again(table)["said"] == "A second try. Your finished game and its review are kept."
        await table._task  # noqa: SLF001, the review
        return table

    table = asyncio.run(taken_up())
    assert told_again(table) == told
    coach = table.state["frames"][-1]["coach"]
    assert coach["headline"] == "Here is your game again, as you left it."


def test_on_a_site_a_review_is_worked_on_before_it_is_asked_for_and_stands_there_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sevens_teach.widgets.table._WORKED_ON", ("ready", "running"))
    left_at_its_end(data)

    async def reviewed() -> Table:
        table = Table(Game(seed=7))
        before = dict(table.review)
        await table._task  # noqa: SLF001, the work ahead
        assert table.review == before
        assert before["phase"] == "ready"
        press(table, "review")
        for _ in range(3):  # one turn of the loop each
            await asyncio.sleep(0)
        return table

    table = asyncio.run(reviewed())
    assert table.review["phase"] == "done"
    assert table.review["moments"]


LAID = "passes=1; board ♠A-7 ♥A-9 ♦A-9 ♣A-9; hands ♠8 ♥10-K ♦10-K ♣10-K | ♠9-10 | ♠J-K; turn 0"


@pytest.mark.parametrize("plain", [False, True])
def test_a_second_try_at_laid_cards_or_at_a_first_look_is_kept_too(data: Path, *, plain: bool) -> None:
    def table() -> Table:
        return Table(Game.from_position(LAID), plain=plain)

    first = table()
    while not first.game.is_over:
        press(first, "move", text=str(first.game.view(0).legal_moves[0]))
    press(first, "review")
    ended = first.game.record()
    press(first, "replay", ply=first.review["moments"][0]["ply"])
    leave(data)
    again = table()
    assert not again.game.is_over
    press(again, "back")
    assert again.game.record() == ended


@pytest.mark.parametrize(
    "again",
    [
        "",
        "x",
        "3",
        "-1\n{record}",
        "0\nsevens record 1",
        "²\n{record}",
        "3 9\n{record}",
        "99999999999999\n{record}",
        "400000\n{record}",
        "{ply}\n{other}",
        "{others}\n{record}",
        "{ply}\n\x00<b>{record}",
    ],
)
def test_a_broken_second_try_leaves_the_last_page_with_its_review(data: Path, again: str) -> None:
    game = left_at_its_end(data)
    table = second_try(Game(seed=7))
    others = next(ply for ply, entry in enumerate(game.history) if entry.player)
    known = {"record": table.game.record(), "other": Game(seed=8).record(), "ply": told_again(table)["ply"]}
    [path] = data.rglob("finished/*.txt")
    text = f"0 gone\n7\n{game.record()}\nreview x -1 {9**99}\n\nagain {again.format(others=others, **known)}"
    path.write_text(text, encoding="utf-8")
    found = Table(Game(seed=7))
    assert found.game.record() == game.record()
    assert found.review["moments"]


def test_of_a_second_try_that_is_too_long_to_be_read_again_the_game_stays(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = left_at_its_end(data)
    monkeypatch.setattr(limits, "TEXT", limits.LINE + len(game.record().encode()) + 200)
    second_try(Game(seed=7))
    leave(data)
    assert Table(Game(seed=7)).game.record() == game.record()


def test_a_second_try_is_no_game_that_counts_and_a_new_deal_after_it_is(data: Path) -> None:
    table = Table(lost_game())
    table._receive(None, {"kind": "review"}, [])  # noqa: SLF001
    ply = table.review["moments"][0]["ply"]
    table._receive(None, {"kind": "replay", "ply": ply}, [])  # noqa: SLF001
    assert not table.game.is_over
    table._receive(None, {"kind": "hint"}, [])  # noqa: SLF001
    table._receive(None, {"kind": "move", "text": "pass"}, [])  # noqa: SLF001
    assert [*data.rglob("unfinished/*.txt")] == []
    table._receive(None, {"kind": "new"}, [])  # noqa: SLF001
    assert len([*data.rglob("unfinished/*.txt")]) == 1
    assert not table.state["frames"][-1]["can"]["undo"], "a second try does not come back as a game that counts"


@pytest.mark.parametrize("seed", [deal["seed"] for deal in still("en")["deals"]][::12])
def test_the_page_of_one_table_knows_by_which_name_its_game_is_kept(data: Path, seed: int) -> None:
    deal = next(each for each in still("ja")["deals"] if each["seed"] == seed)
    names: dict[str, Table] = {}
    source = TABLE.replace("{lang}", "ja").replace("{seed}", str(seed)).strip().splitlines()
    exec("\n".join((*source[:-1], f"table = {source[-1]}")), names)  # noqa: S102, our own
    names["table"]._receive(None, {"kind": "move", "text": "pass"}, [])  # noqa: SLF001
    assert [path.stem for path in data.rglob("unfinished/*.txt")] == [deal["kept"]]


def test_no_table_of_a_lesson_is_taken_for_the_one_of_its_own_page() -> None:
    lessons = (Path(__file__).parents[2] / "lessons").glob("*/*.ipynb")
    dealt = {int(seed) for path in lessons for seed in re.findall(r"seed=(\d+)", path.read_text(encoding="utf-8"))}
    assert dealt
    assert not dealt & {deal["seed"] for deal in still("en")["deals"]}


def test_only_the_newest_are_kept(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNFINISHED_GAMES", 3)
    for seed in range(6):
        kept, game = Unfinished(data, Game(seed=seed), 0), Game(seed=seed)
        game.pass_turn()
        kept.keep(game)
    assert len([*data.rglob("*.txt")]) == 3


def test_a_full_disk_takes_no_game_away(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("sevens_teach.files.write", full)
    table = Table(Game(seed=7))
    before = len(table.game.history)
    table._receive(None, {"kind": "move", "text": "pass"}, [])  # noqa: SLF001
    assert len(table.game.history) > before
    assert [*data.rglob("*.txt")] == []
