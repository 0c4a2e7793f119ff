"""Whom a reader broke, by which card that player waited for, and in words; and who went broke without the reader."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from widgets.test_table import Wire

from sevens_teach import Game, Position, parse_move, progress
from sevens_teach.say.messages import say
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.review.waiting import breakings
from sevens_teach.sevens.show import hints
from sevens_teach.sevens.show.consequences import after_move, told_first
from sevens_teach.sevens.show.deeds import deeds, how_done
from sevens_teach.teaching.course import course_state

if TYPE_CHECKING:
    from pathlib import Path

NAMES = ["You", "Ren", "Aoi"]
BLOCKED = "passes=0; board ♠A-7 ♥A-Q ♦A-K ♣7-K; hands ♠8 ♥K ♣6 | ♠9-10 | ♠J-K ♣A-5; turn 0"
"""With ♥K the reader keeps both ♠8, for which Ren waits, and ♣6: for that most of Aoi's cards do, the rest for ♠9."""


def broken(position: str, *moves: str) -> Game:
    game = Game.from_position(Position.parse(position), names=NAMES)
    for move in moves:
        game.play(move)
    return game


def test_S1_who_broke_is_named_with_the_card_that_was_waited_for() -> None:
    game = broken(BLOCKED, "♥K", "pass", "pass")
    said = {lang: [say(each, lang, NAMES) for each in how_done(game, 0).values()] for lang in ("en", "ja")}
    assert said == {
        "en": ["You kept ♣6 until Aoi, who waited behind it, went broke."],
        "ja": ["Aoiが待っていた♣6を、Aoiが破産するまで出しませんでした。"],
    }
    assert "broke" in deeds(game, 0)


@pytest.mark.parametrize(
    ("position", "moves"),
    [
        pytest.param(
            "passes=0; board ♠A-7 ♥A-Q ♦A-K ♣A-K; hands ♥K | ♠9-10 | ♠8 ♠J-K; turn 0", ("♥K", "pass"), id="out"
        ),
        pytest.param(
            "passes=0; board ♠A-7 ♥A-K ♦A-Q ♣A-K; hands ♠9 ♦K | ♠10 | ♠8 ♠J-K; turn 0",
            ("♦K", "pass", "♠8"),
            id="shut",
        ),
        pytest.param(
            "passes=0; board ♠A-7 ♥A-K ♦A-Q ♣A-J; hands ♣Q ♦K | ♠8-9 | ♣K ♠10-K; turn 0",
            ("♦K", "pass", "pass"),
            id="fits",
        ),
        pytest.param(
            "passes=1; board ♠A-7 ♥A-K ♦A-Q ♣A-J; hands ♠8 ♦K | ♠9 ♣Q | ♠10-K ♣K; turn 0; passes 0 0 1",
            ("♦K", "pass", "pass"),
            id="between",
        ),
        pytest.param(
            "tunnel=both passes=0; board ♠A-7 ♥A-10,Q ♦A-K ♣A-K; hands ♠8 ♥J,K | ♠9-Q | ♠K; turn 0",
            ("♥J", "pass"),
            id="tunnel",
        ),
    ],
)
def test_S1_who_went_broke_waiting_for_no_card_of_the_reader_was_not_broken_by_them(
    position: str, moves: tuple[str, ...]
) -> None:
    game = broken(position, *moves)
    while not game.is_over:
        game.play(next(iter(game.legal_moves)))
    assert any(each.how is Ending.BANKRUPT for each in game.position.exits)
    assert "broke" not in deeds(game, 0)
    assert "broke" not in how_done(game, 0)


def test_B8_what_joined_a_run_is_named_with_what_it_reached() -> None:
    start = "passes=1; board ♠A-8 ♥A-K ♦A-K ♣A-Q; hands ♠9 | ♠10-J | ♠Q-K ♣K; turn 1; passes 0 1 0"
    game = broken(start, "pass", "♣K", "♠9")
    assert game.is_over
    said = [say(how_done(game, 0)["joined"], lang, NAMES) for lang in ("en", "ja")]
    assert said == [
        "Once Ren was broke, you filled the gap: your ♠9 joined Ren's ♠10 and ♠J to the run.",
        "Renの破産のあと♠9を出して、7からの列を、そこに並んだ♠10と♠Jまでつなぎました。",
    ]


def test_B8_whose_cards_were_joined_is_told_only_where_they_were_one_players() -> None:
    names = [*NAMES, "Sora"]
    full = "passes=0; board ♥A-K ♦A-K ♣A-J ♠A-8"
    two = Game.from_position(Position.parse(f"{full}; hands ♠9 | ♠10 | ♠J | ♠Q,K ♣Q,K; turn 1"), names=names)
    for move in ("pass", "pass", "♣Q", "♠9"):
        two.play(move)
    lay_there = Game.from_position(Position.parse(f"{full},10; hands ♠9 | ♠J-K | ♣Q | ♣K; turn 0"), names=names)
    for move in ("♠9", "♠J", "♣Q", "♣K"):
        lay_there.play(move)
    assert [say(how_done(game, 0)["joined"], "en", names) for game in (two, lay_there)] == [
        "You filled the gap: your ♠9 joined ♠10 and ♠J to the run.",
        "You filled the gap: your ♠9 joined ♠10 to the run.",
    ]


def test_S1_nobody_is_broken_by_a_card_that_its_holder_never_could_lay() -> None:
    start = "passes=1; board ♠A-7 ♥A-K ♦A-K ♣A-Q; hands ♠9 ♣K | ♠8,J | ♠10,Q,K; passes 0 0 1; turn 0"
    helpless = broken(start, "♣K", "♠8", "pass")
    assert any(event.kind is Happening.BANKRUPT for event in helpless.history[-1].events)
    assert not [*breakings(helpless.start, helpless.history, 0)]
    assert told_first(helpless.start, helpless.history, 0) is None
    keeper = broken(start.replace("passes 0 0 1", "passes 0 0 0"), "♣K", "♠8", "pass", "pass", "pass", "pass")
    assert [str(wait.behind) for _, wait in breakings(keeper.start, keeper.history, 0)] == ["♠9"]
    told = told_first(keeper.start, keeper.history, 0)
    assert told is not None
    assert say(told, "en", NAMES) == "You broke Aoi: ♠10, ♠Q and ♠K waited behind your ♠9."


@pytest.mark.parametrize(
    ("tunnel", "row", "hands", "door"),
    [
        ("both", "♠A-7", "♠8,K ♥J,K | ♠9,10 | ♠J,Q", "♠8"),
        ("both", "♠A-7", "♠8,K ♥J,K | ♠J,Q | ♠9,10", "♠K"),
        ("oneway", "♠A-7,K", "♠Q ♥J,K | ♠10,J | ♠8,9", "♠Q"),
    ],
)
def test_T2_who_went_broke_while_every_way_into_their_row_was_the_readers_was_broken_by_them(
    tunnel: str, row: str, hands: str, door: str
) -> None:
    game = broken(f"tunnel={tunnel} passes=0; board {row} ♥A-10,Q ♦A-K ♣A-K; hands {hands}; turn 0", "♥J", "pass")
    [(player, wait), *_] = breakings(game.start, game.history, 0)
    assert (player, str(wait.behind), wait.is_all) == (1, door, True)


def test_the_card_that_it_lays_says_so_and_keeps_its_own_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(progress.FOLDER, str(tmp_path))
    wire = Wire(broken(BLOCKED), tmp_path)
    wire.ask({"kind": "move", "text": "♥K"})
    assert wire.frame["ranking"]
    (laid,) = wire.laid
    assert "♠A" in laid["cards"]
    (told,) = [each for each in laid["course"]["cards"] if each["card"] == "♠A"]
    assert told["did"] == "You kept ♣6 until Aoi, who waited behind it, went broke."
    assert told["line"] == "Keep the right card, and somebody runs out of passes."
    state = course_state(progress.load(), {}, "en", date(2026, 1, 1))
    plain = next(each["did"] for each in state["cards"] if each["card"] == "♠A")
    assert plain == "Won for keeping a card that fits until somebody who waited behind it went broke."


@pytest.mark.parametrize("to_the_end", [True, False])
def test_B6_what_a_pass_costs_is_told_at_one_of_a_reader_s_tables_and_at_no_small_one(
    tmp_path: Path, *, to_the_end: bool
) -> None:
    progress.reset()

    small = "passes=3; board ♠A-7 ♥A-7 ♦A-K ♣A-K; hands ♠8 ♥8 ♥9 | ♠J ♠K ♥K | ♠9,10,Q ♥10,J,Q; turn 0"
    whole = small.replace("♣A-K", "♣A-7").replace("♥9 |", "♥9 ♣8-10 |").replace("♥K |", "♥K ♣J-K |")
    few = small.replace("♣A-K", "♣A-10").replace("♥9 |", "♥9 ♣J |").replace("♥K |", "♥K ♣Q,K |")
    starts = [small, few, whole, whole]
    tables = [Wire(Game.from_position(Position.parse(start), names=NAMES), tmp_path) for start in starts]

    def told(wire: Wire) -> bool:
        """Play a game in which Ren has to pass, to its end or not; whether the coach told of the passes."""
        found = False
        while not wire.table.game.is_over:
            wire.move()
            found |= any("Everybody has" in line["reason"] for line in wire.frame["brings"])
            if found and not to_the_end:
                break
        return found

    assert [*map(told, tables)] == [False, False, True, False], "also where all tables stood there from the start"


def test_B6_the_bubble_of_a_first_pass_says_what_a_pass_is_and_last_whose_turn_it_is(tmp_path: Path) -> None:
    progress.reset()
    wire = Wire(Game(seed=23), tmp_path, speed="instant")
    wire.ask({"kind": "move", "text": "pass"})
    assert wire.frame["coach"]["last"]
    assert wire.frame["coach"]["headline"].startswith("Your turn: ")
    assert wire.frame["coach"]["reason"].count(". ") == 0, "what the others did is one sentence"
    [line] = wire.frame["brings"]
    assert line["reason"].startswith("Everybody has three passes")


def test_S1_who_waited_with_all_cards_is_broken_by_the_reader_alone() -> None:
    start = "passes=0; board ♠A-7 ♥A-K ♦A-K ♣A-7; hands ♠8 ♣8 | ♠9 | ♠10-K ♣9-K; turn 0"
    game = broken(start, "♣8", "pass", "♣9", "♠8")
    assert [each.how for each in game.position.exits][:1] == [Ending.BANKRUPT]
    assert say(how_done(game, 0)["broke"], "en", NAMES) == "You kept ♠8 until Ren, who waited behind it, went broke."


@pytest.mark.parametrize("asked", [True, False])
def test_the_story_of_a_card_that_was_kept_says_that_a_hint_had_named_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, asked: bool
) -> None:
    monkeypatch.setattr(hints, "weighed", lambda *_, **__: (parse_move("♠8"), True))
    start = "passes=0; board ♠A-7 ♥A-7 ♦A-K ♣A-7; hands ♠8,K ♥8-K ♣8 | ♠9-Q ♣10-K | ♣9; turn 0"
    wire = Wire(Game.from_position(Position.parse(start), names=NAMES), tmp_path, speed="instant")
    for _ in range(2 if asked else 1):  # the first step names no card
        wire.ask({"kind": "hint"})
    wire.ask({"kind": "move", "text": "♣8"})
    story = wire.frame["finish"]["story"]
    [broke] = [at for at, each in enumerate(story) if each.startswith("You helped to break Ren: ")]
    assert ("The hint had said to play ♠8." in story) is asked
    assert not asked or story[broke + 1] == "The hint had said to play ♠8."


@pytest.mark.parametrize(
    ("rest", "said"),
    [
        ("♠9 ♥5 | ♠10-K ♥A-4", "You broke Ren: both of Ren's cards waited behind yours: ♠8 and ♥6."),
        ("♠9,10 ♥5 | ♠J-K ♥A-4", "You broke Ren: all 3 of Ren's cards waited behind yours: ♠8 and ♥6."),
        ("♠10 ♥5 | ♠9,J-K ♥A-4", "You helped to break Ren: ♥5 waited behind your ♥6."),
    ],
)
def test_who_waited_with_every_card_for_the_readers_alone_is_broken_by_nobody_else(rest: str, said: str) -> None:
    start = f"basic; board ♠A-7 ♥7-K ♦A-K ♣A-9; hands ♠8 ♥6 ♣K | {rest} ♣10-Q; turn 0; passes 0 3 0"
    game = Game.from_position(Position.parse(start), names=NAMES)
    for move in ("pass", "pass", "♣10"):
        game.play(move)
    [told, *_] = after_move(game.start, game.history, 0, "en", NAMES)
    assert told["reason"] == said
    [told, *_] = after_move(game.start, game.history, 0, "ja", ("あなた", "レン", "アオイ"))
    assert "{" not in told["reason"]


def test_beside_who_won_by_the_readers_card_nobody_is_praised_for_breaking_another() -> None:
    start = "board ♠A-J ♥A-Q ♦A-J ♣5-K; hands ♠Q ♦Q | ♦K ♣A,2 | ♥K ♣3,4 | ♠K; passes 3 3 0 3; turn 0"
    names = (*NAMES, "Sora")
    game = Game.from_position(Position.parse(f"basic; {start}"), names=names)
    for move in ("♠Q", "pass", "♥K", "♠K"):
        game.play(move)
    first = told_first(game.start, game.history, 0)
    assert first
    assert say(first, "en", names) == "Your ♠Q made room for Sora's ♠K: Sora is out of cards."
    assert after_move(game.start, game.history, 0, "en", names, first=first) == []


def test_at_a_plain_table_who_laid_what_was_missing_is_told_with_the_own_card_that_fits_then() -> None:
    start = "basic; board ♠7 ♥A-K ♦A-K ♣A-K; hands ♠6,3,A,8 | ♠5,2 ♠9-J | ♠4 ♠Q,K; turn 0"
    game = Game.from_position(Position.parse(start), names=NAMES)
    for move in ("♠6", "♠5", "♠4"):
        game.play(move)
    [told] = after_move(game.start, game.history, 0, "en", NAMES, plain=True)
    assert told["reason"] == "It made room for Ren's ♠5. That in turn made room for Aoi's ♠4. Your own ♠3 fits now."
