"""What a reader does at tables lays cards of the board, and counts against Ren."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from bridge.sample import match

from sevens_teach import Game, progress
from sevens_teach.bridge.players import Habits
from sevens_teach.bridge.show.table import TABLE as BRIDGE_TABLE
from sevens_teach.progress import Practice, Progress, keep_deed
from sevens_teach.progress.learned import course, laid
from sevens_teach.say.settings import Settings
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.lab.exercises import Exercise
from sevens_teach.sevens.show.deeds import deeds
from sevens_teach.spades import Game as SpadesGame
from sevens_teach.spades.players import TipsPlayer
from sevens_teach.spades.show.table import TABLE
from sevens_teach.table.intents import parse_intent
from sevens_teach.table.session import Session
from sevens_teach.teaching.laying import laid_message

if TYPE_CHECKING:
    from pathlib import Path

DAY = date(2026, 1, 1)
ENDGAME = "basic; board ♠A-9 ♥A-10 ♦A-10 ♣A-J; hands ♠10,J ♦J | ♠Q,K ♥J | ♥Q ♦Q,K | ♥K ♣Q,K; turn 0"
DUEL = "passes=0; board ♠A-7 ♥A-Q ♦A-Q ♣A-K; hands ♠8 ♥K ♦K | ♠9-10 | ♠J-K; turn 0"


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A progress of this test's own."""
    monkeypatch.setenv("SEVENS_TEACH_DATA", str(tmp_path))


def sit(game: Game, folder: Path, level: str | None = None) -> Session:
    """Return a table with the reader at seat 0."""
    return Session(game, 0, level=level, seed=1, settings=Settings(level=level or "lesson"), folder=folder)


def play_out(table: Session) -> None:
    """Play what fits until the game is over."""
    for _ in range(200):
        moves = [str(each) for each in table.game.position.legal_moves] if table.game.position.turn == 0 else []
        if not moves:
            return
        table.do(parse_intent({"kind": "move", "text": moves[0]}))


def kept() -> Any:  # noqa: ANN401, what practice keeps
    """Return what is kept by now."""
    return progress.load().practice


def test_a_small_endgame_won_lays_the_first_card_and_no_whole_game(tmp_path: Path) -> None:
    table = sit(Game.from_position(ENDGAME), tmp_path)
    play_out(table)
    outcome = table.game.position.outcome
    assert outcome is not None
    rank = outcome.rank_of(0)
    assert ("first" in kept().deeds) == (rank == 1)
    assert "finished" not in kept().deeds
    assert kept().ren == (0, 0), "a small table is no match with Ren"


def test_a_whole_game_is_counted_once_whatever_is_undone_afterwards(tmp_path: Path) -> None:
    table = sit(Game(seed=7), tmp_path)
    play_out(table)
    before = kept()
    assert "finished" in before.deeds
    assert sum(before.ren) == 1
    table.do(parse_intent({"kind": "undo"}))
    play_out(table)
    assert kept() == before


@pytest.mark.parametrize("rules", ["basic", "killer", "fantan"])
def test_a_whole_game_counts_against_ren_though_a_plain_table_says_nothing_of_it(tmp_path: Path, rules: str) -> None:
    for plain in (True, False):
        table = Session(Game(rules, seed=7), 0, seed=1, settings=Settings(), folder=tmp_path, plain=plain)
        play_out(table)
        told = table.frames[-1]["finish"]["tally"]
        assert any("Ren" in line for line in told) == (not plain)
        assert sum(kept().ren) == 1 + (not plain)


@pytest.mark.parametrize(
    ("game", "name"),
    [(Game("killer", seed=3), "won-killer"), (Game("joker-solo", seed=3), "won-joker"), (Game(seed=3), "won-sevens")],
)
def test_a_whole_game_won_is_called_by_its_rules(game: Game, name: str) -> None:
    while game.position.turn is not None:
        game.play(next(iter(game.legal_moves)))
    outcome = game.position.outcome
    assert outcome is not None
    for you in range(4):
        done = deeds(game, you)
        assert (name in done) == (outcome.rank_of(you) == 1)
        assert "finished" in done


def test_who_keeps_the_card_that_another_waits_for_has_broken_them() -> None:
    game = Game.from_position(DUEL)
    assert deeds(game, 0) == (), "the game is not over"
    for move in ("♥K", "pass", "pass"):
        game.play(parse_move(move))
    assert "broke" in deeds(game, 0)
    assert "broke" not in deeds(game, 1)


def test_what_a_whole_game_shows_of_a_card_lays_it() -> None:
    """What four cards of lesson 02 say, looked up in the last page and the log of whole games."""
    done = set()
    for seed in range(12):
        game, rng = Game(seed=seed), Random(seed)
        while game.position.turn is not None:
            moves = [*game.legal_moves]
            game.play(moves[0] if seed % 2 else rng.choice(moves))
        outcome = game.position.outcome
        assert outcome is not None
        broke = [each.player for each in outcome.placings if each.reason is Reason.BANKRUPT]
        boards = [game.start, *(each.position for each in game.history)]
        for you in range(4):
            rank, found = outcome.rank_of(you), deeds(game, you)
            assert ("second" in found) == (rank in {2, 3} and outcome.placings[rank - 1].reason is Reason.OUT)
            assert ("outlasted" in found) == any(rank < outcome.rank_of(each) for each in broke)
            passed = sum(each.player == you and each.move == PASS for each in game.history)
            assert ("spent" in found) == (passed == 3 and you not in broke)
            joined = [
                entry
                for before, entry in zip(boards, game.history, strict=False)
                if entry.player == you and entry.move != PASS and len(entry.position.islands) < len(before.islands)
            ]
            assert ("joined" in found) == bool(joined)
            done |= {*found}
    assert {"second", "outlasted", "spent", "joined"} <= done
    small = Game.from_position(ENDGAME)
    while small.position.turn is not None:
        small.play(next(iter(small.legal_moves)))
    assert (
        not done & {"second", "outlasted", "spent", "joined"} & {each for you in range(4) for each in deeds(small, you)}
    )


def test_a_game_that_lays_no_card_says_which_one_can_be_won_next(tmp_path: Path) -> None:
    for deed, todo in (
        (
            "",
            "Your board's ♣2 can be won in a game. Look at the review of a game of yours.",
        ),
        ("reviewed", "Your board's ♠2 can be won in a game. In a"),
    ):
        progress.reset()
        known = {"first", "finished", "won-sevens", "second", "joined", "spent", "broke", deed} - {""}
        progress.keep(Progress(practice=Practice(deeds=sorted(known))))
        table = sit(Game(seed=7), tmp_path)
        while table.game.position.outcome is None:  # broke first, and last
            table.do(parse_intent({"kind": "move", "text": "pass"}))
        told = [line for line in table.frames[-1]["finish"]["tally"] if line.startswith(todo)]
        assert len(told) == 1
    progress.reset()
    play_out(table := sit(Game(seed=7), tmp_path))
    assert not any("can be won" in line for line in table.frames[-1]["finish"]["tally"]), "cards were laid"


def test_a_win_against_sharp_players_is_one_more_deed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevens_teach.play.table_room.TableRoom.deeds", lambda *_: ("won-sevens",), raising=False)
    table = sit(Game(seed=7), tmp_path, level="sharp")
    object.__setattr__(table.room, "deeds", lambda *_: ("won-sevens",))
    try:
        play_out(table)
    finally:
        object.__setattr__(table.room, "deeds", deeds)
    assert {*kept().deeds} == {"won-sevens", "won-sharp", "saw-pass"}, "what a pass costs was told on the way"


def test_a_match_of_spades_is_won_by_both_partners() -> None:
    game = SpadesGame("target=100", seed=5)
    rng, player = Random(1), TipsPlayer()
    while game.position.outcome is None:
        turn = game.position.turn
        view = None if turn is None else game.position.view(turn)
        move = game.position.chance(rng) if view is None else player.choose(view, rng)
        assert move is not None
        game.play(move)
    won = [you for you in range(4) if TABLE.deeds(game, you) == ("won-spades",)]
    assert won in ([0, 2], [1, 3])


def test_a_match_of_seven_bridge_is_won_and_its_fifty_counts() -> None:
    game = match("target=50", players=2, seed=3, habits=Habits(hold=3))
    fifty = [you for you in range(2) if any(line[you] == -50 for line in game.position.lines)]
    assert fifty, "the match has a fifty"
    for you in range(2):
        done = BRIDGE_TABLE.deeds(game, you)
        assert ("won-bridge" in done) == (game.position.outcome is not None and game.position.outcome.rank_of(you) == 1)
        assert ("fifty" in done) == (you in fifty)


def test_every_deed_of_the_board_can_be_done() -> None:
    done = {
        "first",
        "finished",
        "won-sevens",
        "won-joker",
        "won-killer",
        "won-sharp",
        "broke",
        "reviewed",
        "joined",
        "spent",
        "second",
        "outlasted",
        "own-player",
    }
    assert {each.deed for each in course() if each.deed} == done
    keep_deed("reviewed")
    assert laid(progress.load()) == ["♣2"]


def test_the_last_player_of_lesson_09_lays_its_ace() -> None:
    first, last = Exercise("eights"), Exercise("waits")
    first.check(first.player)
    assert kept().deeds == []
    last.check(last.player)
    assert laid(progress.load()) == ["♣A"]


@pytest.mark.parametrize(
    ("days", "streak", "offered"),
    [((), None, False), ((DAY,), None, True), ((DAY,), False, False), ((DAY,), True, False)],
)
def test_with_a_card_counting_days_is_offered_once_a_days_puzzle_is_solved_and_nothing_was_said_of_it(
    days: tuple[date, ...], *, streak: bool | None, offered: bool
) -> None:
    practice = Practice(days=[(day, day) for day in days], streak=streak, deeds=["finished"])
    told = laid_message(Progress(), Progress(practice=practice), {}, "en", DAY)
    assert told
    assert told["offer"] is offered


def test_of_the_cards_that_a_won_game_lays_the_one_for_the_win_is_told_first() -> None:
    won = Progress(practice=Practice(deeds=["first", "finished", "won-sevens"]))
    told = laid_message(Progress(), won, {}, "en", DAY)
    assert told
    assert told["cards"] == ["♠K", "♠7", "♠J"]
