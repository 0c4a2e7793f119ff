"""Leagues: ratings in the order of strength, any workers find the same, and what is no league."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Pass
from sevens_teach.lab import LabError, League, league
from sevens_teach.sevens.lab.leagues import play_league_deals
from sevens_teach.sevens.lab.solutions import KeepsEights, OpensItsOwn, Waits

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from random import Random

    from sevens_teach import Move, View

PLAYERS: dict[str, Any] = {
    "tips": "tips",
    "waits": Waits(),
    "own first": OpensItsOwn(),
    "eights": KeepsEights(),
    "random": "random",
}


class Passes:
    """Passes whatever it holds, and then knows no more."""

    def choose(self, view: View, rng: Random) -> Move:
        """Pass three times, then raise an error."""
        del rng
        if not view.passes_left:
            raise ZeroDivisionError("no idea")
        return Pass()


def test_the_ratings_are_in_the_order_of_strength() -> None:
    found = league(PLAYERS, deals=40)
    assert [*found.ratings][:2] == ["tips", "waits"]
    assert found.rank("tips").high < found.rank("random").low
    assert found.deals == 40
    text = found.text("ja").splitlines()
    assert text[0] == "基本のルール、40回の配り、配りの番号0"
    assert [line.split()[0] for line in text[2:]] == [name.split()[0] for name in found.ratings]
    assert found.plot("ja").table().count("\n") == len(PLAYERS)
    assert str(found) == found.text() == repr(found)


def test_everybody_drawn_sits_in_every_seat_once() -> None:
    for played in league(PLAYERS, deals=6, seats=3).games.values():
        by_seat = [{seats[seat] for seats, _ in played} for seat in range(3)]
        assert by_seat[0] == by_seat[1] == by_seat[2]
        assert [sorted(places) for _, places in played] == [[1, 2, 3]] * 3


def test_any_workers_find_the_same_league() -> None:
    alone = league(PLAYERS, deals=12, rules="killer")
    with ThreadPoolExecutor(2) as threads:
        assert league(PLAYERS, deals=12, rules="killer", workers=threads) == alone
    assert league(PLAYERS, deals=12, rules="killer", workers=2) == alone


def test_who_makes_a_fault_forfeits_and_the_league_goes_on() -> None:
    found = league({"broken": Passes(), "random": "random"}, deals=4, seats=2)
    assert found.deals == 4
    assert {fault.player for fault in found.faults} == {"broken"}
    assert [*found.ratings] == ["random", "broken"]


def test_ctrl_c_keeps_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(workers: object, task: object, tasks: list[Any]) -> Iterator[object]:
        del workers, task
        yield play_league_deals(tasks[0])
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("sevens_teach.sevens.lab.matches"), "worked", interrupted)
    assert league(PLAYERS, deals=30).deals == 5


def test_parts_are_saved_merged_and_gone_on_with(tmp_path: Path) -> None:
    whole, half = league(PLAYERS, deals=6), league(PLAYERS, deals=3)
    half.save(tmp_path / "half.json")
    read = League.load(tmp_path / "half.json")
    assert read == half
    assert league(PLAYERS, deals=6, earlier=read) == whole
    last = replace(whole, games={deal: games for deal, games in whole.games.items() if deal > 1})
    assert half.merge(last).games == whole.games
    assert half.merge(last).ratings == whole.ratings
    with pytest.raises(LabError, match="have gaps between their deals"):
        league(PLAYERS, deals=6, earlier=last)
    with pytest.raises(LabError, match="not the same match: seats is 3 here and 4 there"):
        league(PLAYERS, deals=1, seats=3).merge(whole)
    with pytest.raises(LabError, match="7 is no league"):
        whole.merge(7)  # type: ignore[arg-type]


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, found = tmp_path / "found.json", league(PLAYERS, deals=2)
    found.save(path)

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LabError, match=r"could not be saved in .*No space left on device; nothing is lost here"):
        league(PLAYERS, deals=3).save(path)
    assert League.load(path) == found
    assert [each.name for each in tmp_path.iterdir()] == ["found.json"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"games": {}}',
        '{"rules": "", "names": ["a", "b"], "seed": 0, "seats": 2, "games": {"0": [[[0, 2], [1, 2]]]}, "faults": []}',
        '{"rules": "", "names": ["a", "b"], "seed": 0, "seats": 2, "games": {"0": [[[0, 1], [1, 1]]]}, "faults": []}',
    ],
)
def test_what_is_no_league_in_a_file_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "found.json").write_text(text)
    with pytest.raises(LabError, match="holds no results of a league"):
        League.load(tmp_path / "found.json")


def test_a_pool_closed_in_the_middle_loses_nothing() -> None:
    def closed(task: Any, tasks: list[Any]) -> Iterator[Any]:  # noqa: ANN401
        yield task(tasks[0])
        raise RuntimeError("cannot schedule new futures after shutdown")

    with pytest.raises(LabError, match="the workers stopped: cannot schedule new futures") as stopped:
        league(PLAYERS, deals=10, workers=closed)
    assert league(PLAYERS, deals=10, earlier=stopped.value.found) == league(PLAYERS, deals=10)


def test_a_row_for_each_player_of_each_game() -> None:
    frame = league(PLAYERS, deals=2).frame()
    assert [*frame.columns] == ["deal", "game", "seat", "player", "place"]
    assert len(frame) == 2 * 4 * 4


@pytest.mark.parametrize(
    ("players", "given", "message"),
    [
        (["tips"], {}, "seats=4: expected a number from 2 to the 1 players of the league"),
        (["tips", "tips"], {}, "two players of the league have one name"),
        ("tips", {}, "players='tips': expected a list of players, or players by name"),
        (["tips", "clever"], {"seats": 2}, "no player is called 'clever'"),
        (["tips", "random"], {"seats": 2, "deals": 0}, "deals=0: expected a number from 1"),
        (["tips", "random"], {"seats": 1}, "seats=1: expected a number from 2"),
    ],
    ids=str,
)
def test_what_is_no_league_is_refused(players: Any, given: dict[str, Any], message: str) -> None:  # noqa: ANN401
    with pytest.raises(LabError, match=message):
        league(players, **given)


def test_who_is_not_in_it_has_no_mean_place() -> None:
    with pytest.raises(LabError, match="no player of this league is called 'Ren': expected tips, random"):
        league(["tips", "random"], deals=1, seats=2).rank("Ren")
