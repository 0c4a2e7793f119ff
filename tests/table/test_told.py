"""A table counts and shows the moves that the reader is told of; a private move of another leaves no trace."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach.errors import GameError
from sevens_teach.say.settings import Settings
from sevens_teach.spades import DEAL, Deal, Game, Look
from sevens_teach.spades.players import TipsPlayer
from sevens_teach.spades.show.table import TABLE
from sevens_teach.table.intents import Ask, Make, Seek, Why
from sevens_teach.table.session import Session

if TYPE_CHECKING:
    from pathlib import Path

    from sevens_teach.play.table_room import TableRoom
    from sevens_teach.spades.engine.game import Entry

BLIND = "blind_nil=on"


def hides_looks(entry: Entry, you: int) -> str | None:
    """Tell nobody but the player themselves that a player looked at the cards: as a private *no* of another."""
    return None if isinstance(entry.move, Look) and entry.player != you else str(entry.move)


def session(monkeypatch: pytest.MonkeyPatch, folder: Path, game: Game, room: TableRoom[Any, Any, Any]) -> Session:
    monkeypatch.setattr("sevens_teach.table.session.room_of", lambda _game: room)
    return Session(game, 0, [TipsPlayer()], seed=1, settings=Settings(), folder=folder)


def hidden(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Session:
    return session(monkeypatch, folder, Game(BLIND, seed=3), replace(TABLE, told=hides_looks))


def test_log_plies_and_frames_count_only_what_the_reader_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = hidden(monkeypatch, tmp_path)
    looks = [entry for entry in found.game.history if isinstance(entry.move, Look)]
    assert looks, "the others have looked before they bid"
    told = [entry for entry in found.game.history if not isinstance(entry.move, Look)]
    state = found.state()
    assert [move for _, move in state["log"]] == [str(entry.move) for entry in told]
    assert [frame["ply"] for frame in state["frames"]] == [*range(len(told) + 1)]
    assert {frame["last_ply"] for frame in state["frames"][-1:]} == {len(told)}


def test_one_can_look_back_undo_and_redo_over_private_moves(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = hidden(monkeypatch, tmp_path)
    before = len(found.state()["log"])
    assert found.do(Make("look")) is None
    assert found.do(Make("bid 3")) is None
    after = found.state()
    assert [*after["log"][before]] == [0, "look"], "the reader's own look is told to the reader"
    for ply in range(len(after["log"]) + 1):
        found.do(Seek(ply))
        assert found.frames[-1]["ply"] == ply
    found.do(Ask("undo"))
    found.do(Ask("undo"))
    assert len(found.state()["log"]) == before
    found.do(Ask("redo"))
    found.do(Ask("redo"))
    assert found.state()["log"] == after["log"]


def test_chance_that_waits_for_nobody_is_drawn_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    room = replace(TABLE, waits=lambda _position: False)
    found = session(monkeypatch, tmp_path, played_to_the_last_card(), room)
    card = found.game.position.legal_moves[0]
    assert found.do(Make(str(card))) is None
    assert [entry.move for entry in found.game.history if isinstance(entry.move, Deal)], "dealt without a press"
    assert found.game.position.turn == 0


def test_a_new_deal_waits_for_a_press_and_its_cards_are_in_no_log(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = session(monkeypatch, tmp_path, played_to_the_last_card(), TABLE)
    found.do(Make(str(found.game.position.legal_moves[0])))
    assert found.game.position.turn is None
    assert found.do(Make(str(Deal(found.game.start.dealt_hands)))) is not None, "nobody chooses the cards"
    assert found.game.position.turn is None
    assert found.do(Make(str(DEAL))) is None
    assert (3, "deal") in [(player, move) for player, move in found.state()["log"]] or "deal" in str(
        found.state()["log"]
    )
    assert "|" not in str(found.state()["log"])


def played_to_the_last_card() -> Game:
    """Return a match in whose first deal player 0 plays the last card."""
    for seed in range(100):
        game, rng = Game(seed=seed), Random(seed)
        while len(game.position.played) < 51:
            game.play(TipsPlayer().choose(game.view(game.position.turn or 0), rng))
        if game.position.turn == 0 and not game.is_over:
            return game
    raise AssertionError


def test_why_takes_a_move_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    found = session(monkeypatch, tmp_path, Game(seed=3), TABLE)
    answer = found.do(Why("bid 4"))
    assert answer is not None
    assert answer["reply"]["rule"] == "P2"
    assert found.do(Why("no such move")) == found.not_understood()


def test_nothing_is_drawn_where_a_player_is_to_move() -> None:
    with pytest.raises(GameError, match=r"^nothing to be drawn now"):
        Game(seed=1).go_on()
