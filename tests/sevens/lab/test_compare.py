"""Matches: the same for all workers, gone on with, merged and saved; and players that break the rules."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import replace
from importlib import import_module
from math import inf, nan
from typing import TYPE_CHECKING, Any

import pytest

from sevens_teach import Play, RandomPlayer, TipsPlayer
from sevens_teach.lab import Comparison, LabError, compare
from sevens_teach.sevens.lab.games import play_deals

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from random import Random

    from sevens_teach import Move, View


class First:
    """Takes the first legal move: a player of one's own in four lines."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return the first legal move."""
        del rng
        return view.legal_moves[0]


class Raises(First):
    """Knows no more when few cards are left."""

    def choose(self, view: View, rng: Random) -> Move:
        """Raise an error late in the game."""
        if len(view.hand) < 4:
            raise ZeroDivisionError("no idea")
        return super().choose(view, rng)


class Illegal(First):
    """Plays a card that lies already."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return an illegal move late in the game."""
        return Play("♠7") if len(view.hand) < 4 else super().choose(view, rng)


class Slow(First):
    """Never comes to an end."""

    def choose(self, view: View, rng: Random) -> Move:
        """Loop for ever late in the game."""
        while len(view.hand) < 4:
            pass
        return super().choose(view, rng)


class KilledOnce(First):
    """Kills the process it is in, the first time it is asked."""

    def __init__(self, mark: Path) -> None:
        """Take the file that says that it has happened."""
        self.mark = mark

    def __repr__(self) -> str:
        return "killed"

    def choose(self, view: View, rng: Random) -> Move:
        """Return the first legal move, or kill the process."""
        if not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, rng)


def test_a_random_player_is_worse_than_tips() -> None:
    found = compare("random", "tips", deals=2_000)
    assert (found.verdict, found.deals) == ("not better", 1_000)
    assert found.rank.low > 2.8
    assert compare("tips", "random", deals=2_000).verdict == "better"


def test_equal_players_are_equal() -> None:
    found = compare("tips", "tips", deals=2_000, rules="joker-pair")
    assert (found.gain.mean, found.win_share.mean, found.verdict) == (0, 0.25, "not better")


def test_the_simulator_and_the_engine_agree_on_how_good_a_player_is() -> None:
    simulated = compare("random", "tips", deals=4_000, stop=False).rank
    played = compare(RandomLike(), TipsPlayer(), deals=60, stop=False).rank
    assert played.low <= simulated.mean <= played.high


class RandomLike(RandomPlayer):
    """A random player that the simulator does not know."""

    def __repr__(self) -> str:
        return "random-like"


def test_any_workers_find_the_same() -> None:
    alone = compare(First(), "tips", deals=40, stop=False)
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(1) as process:
        for workers in (2, 4, map, threads, process):
            assert compare(First(), "tips", deals=40, stop=False, workers=workers) == alone


def test_a_killed_worker_loses_nothing(tmp_path: Path) -> None:
    player = KilledOnce(tmp_path / "killed")
    found = compare(player, "tips", deals=20, stop=False, workers=2)
    assert player.mark.exists()
    assert found.places == compare(First(), "tips", deals=20, stop=False).places


def test_a_closed_pool_is_a_clear_error() -> None:
    pool = ThreadPoolExecutor(1)
    pool.shutdown()
    with pytest.raises(LabError, match="the workers stopped: cannot schedule new futures after shutdown"):
        compare("tips", workers=pool)


def test_a_pool_that_breaks_in_the_middle_loses_nothing() -> None:
    def breaks(task: Any, tasks: list[Any]) -> Iterator[Any]:  # noqa: ANN401
        yield task(tasks[0])
        raise RuntimeError("cannot schedule new futures after shutdown")

    with pytest.raises(LabError, match="what was finished is in the error's `found`") as stopped:
        compare(First(), "tips", deals=20, stop=False, workers=breaks)
    found = stopped.value.found
    assert found.deals == 10
    assert compare(First(), "tips", deals=20, stop=False, earlier=found).deals == 20


def test_earlier_results_are_gone_on_with() -> None:
    whole = compare(First(), "tips", deals=40, stop=False)
    half = compare(First(), "tips", deals=20, stop=False)
    assert compare(First(), "tips", deals=40, stop=False, earlier=half) == whole
    with pytest.raises(LabError, match="not the same match: seed is 0 here and 1 there"):
        compare(First(), "tips", seed=1, earlier=half)


def test_parts_can_be_merged() -> None:
    whole = compare(First(), "tips", deals=30, stop=False)
    first = replace(whole, places={deal: own for deal, own in whole.places.items() if deal < 20})
    last = replace(whole, places={deal: own for deal, own in whole.places.items() if deal >= 10})
    assert last.merge(first) == whole
    assert str(last.merge(first)) == str(whole)
    with pytest.raises(LabError, match="have gaps between their deals"):
        compare(First(), "tips", earlier=last)


def test_saved_results_are_read_again(tmp_path: Path) -> None:
    found = compare(Illegal(), "tips", deals=10)
    found.save(tmp_path / "found.json")
    assert Comparison.load(tmp_path / "found.json") == found


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, found = tmp_path / "found.json", compare("random", deals=50)
    found.save(path)
    before = path.read_bytes()

    def full(*_: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(LabError, match=r"could not be saved in .*No space left on device; nothing is lost here"):
        compare("random", deals=60).save(path)
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["found.json"]


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"places": {"0": [1]}, "faults": []}', "\x00"])
def test_what_is_no_result_is_refused(text: str, tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    path.write_text(text)
    with pytest.raises(LabError, match="holds no results of a comparison"):
        Comparison.load(path)


@pytest.mark.parametrize(
    ("player", "what"),
    [
        (Raises(), r"raised ZeroDivisionError\('no idea'\)"),
        (Illegal(), r"chose Play\(card=Card\('♠7'\)\), which is not legal"),
        (Slow(), r"took more than 0\.05 seconds"),
    ],
    ids=["raises", "illegal", "slow"],
)
def test_the_match_goes_on_without_a_broken_player(player: First, what: str) -> None:
    found = compare(player, "tips", deals=3, stop=False, seconds=0.05)
    assert found.deals == 3
    assert found.faults
    with pytest.raises(LabError, match=what):
        raise LabError(str(found.faults[0]))
    assert "basic; board " in str(found.faults[0])
    assert f"forfeited   {len(found.faults)} games" in str(found)


def test_who_forfeits_is_last() -> None:
    class Never:
        def choose(self, view: View, rng: Random) -> Move:
            raise NotImplementedError

    found = compare(Never(), "tips", deals=2)
    assert found.places == {0: (4, 4, 4, 4), 1: (4, 4, 4, 4)}
    assert len(found.faults) == 8


def test_ctrl_c_keeps_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(workers: object, task: object, tasks: list[tuple[object, int, int]]) -> Iterator[object]:
        del workers, task
        yield play_deals(tasks[0])  # type: ignore[arg-type]
        raise KeyboardInterrupt

    monkeypatch.setattr(import_module("sevens_teach.sevens.lab.matches"), "worked", interrupted)
    assert compare(First(), "tips", deals=50, stop=False).deals == 10


def test_a_move_may_take_its_time() -> None:
    begin = time.monotonic()
    assert not compare(First(), "tips", deals=1, seconds=60).faults
    assert time.monotonic() - begin < 60


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"candidate": "clever"}, "no player is called 'clever': expected random, tips"),
        ({"candidate": 7}, r"7 is no player: expected a name, or an object with choose\(view, rng\)"),
        ({"candidate": First}, "is no player: expected a name"),
        ({"candidate": "tips", "deals": 0}, "deals=0: expected a number from 1"),
        ({"candidate": "tips", "players": 1}, "a comparison needs a table of 2 or more"),
        ({"candidate": "tips", "players": 53}, "players=53: expected a number from 1 to 52"),
        ({"candidate": "tips", "smallest": 0}, "smallest=0: expected a difference in places between 0 and 1"),
        ({"candidate": "tips", "seconds": 0}, "seconds=0: expected the seconds for a move, or None"),
        *(({"candidate": "tips", "seconds": far}, "at most 86,400") for far in (86_401, 1e10, 1e300, inf, nan)),
        *(({"candidate": "tips", "workers": each}, "expected a number from 1 to 256") for each in ("many", 257, 10**9)),
        ({"candidate": "tips", "deals": 10**12}, "deals=1000000000000: expected a number from 1 to 10,000,000"),
        ({"candidate": "tips", "earlier": 5}, "earlier=5: expected the Comparison of the same match, or None"),
    ],
    ids=str,
)
def test_what_cannot_be_compared_is_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(LabError, match=message):
        compare(**given)  # type: ignore[arg-type]


# -- players of other packages ---------------------------------------------------------------------

TINY = """
class Least:
    def choose(self, view, rng):
        return view.legal_moves[0]

def broken():
    raise RuntimeError("not today")
"""


@pytest.fixture
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings players, installed as pip leaves one."""
    (tmp_path / "tiny_sevens.py").write_text(TINY)
    about = tmp_path / "tiny_sevens-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-sevens\nVersion: 1.0\n")
    points = (
        "least = tiny_sevens:Least\nbroken = tiny_sevens:broken\ngone = tiny_sevens:Gone\nno player = builtins:list\n"
    )
    (about / "entry_points.txt").write_text(f"[sevens_teach.players]\n{points}")
    monkeypatch.syspath_prepend(str(tmp_path))


@pytest.mark.usefixtures("tiny")
def test_a_package_brings_players_by_name() -> None:
    assert (
        compare("least", "tips", deals=10, stop=False).places == compare(First(), "tips", deals=10, stop=False).places
    )


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("most", "no player is called 'most': expected random, tips, broken, gone, least, no player"),
        ("broken", r"the player 'broken' from tiny_sevens:broken cannot be made: RuntimeError\('not today'\)"),
        ("gone", "the player 'gone' from tiny_sevens:Gone cannot be made: AttributeError"),
        ("no player", r"\[\] is no player: expected a name"),
    ],
)
def test_a_package_that_brings_a_broken_player_is_named(name: str, message: str) -> None:
    with pytest.raises(LabError, match=message):
        compare(name)


def test_a_bar_shows_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    compare(First(), "random", deals=30, stop=False, progress=True)
    assert "3/3" in capsys.readouterr().err
