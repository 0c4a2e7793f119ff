"""What a stranger gives the lab: players that do what they like, seconds, workers, files. It ends, and it says so."""

from __future__ import annotations

import json
import signal
from math import inf
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from sevens_teach import RandomPlayer
from sevens_teach.errors import LabError
from sevens_teach.lab import Comparison, League, compare, league
from sevens_teach.sevens.lab import workers

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from sevens_teach import Move, View


class Nameless:
    """Cannot even say who it is."""

    def choose(self, view: View, rng: Random) -> Move:
        """Choose the first move."""
        del rng
        return view.legal_moves[0]

    def __repr__(self) -> str:
        raise RuntimeError("no name")


class Half(Nameless):
    """Has half a character in its name."""

    def __repr__(self) -> str:
        return "half \ud800"


class Raises(Nameless):
    """Raises whatever it is given."""

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def choose(self, view: View, rng: Random) -> Move:
        """Raise it."""
        del view, rng
        raise self._error


class NamelessError(Exception):
    """Cannot say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError("no words")


class Everything:
    """A move that is equal to every move."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class AnyMove(Nameless):
    """Chooses it."""

    def choose(self, view: View, rng: Random) -> Any:  # noqa: ANN401, no move at all
        """Choose what is equal to every move."""
        del view, rng
        return Everything()


@pytest.mark.parametrize("seconds", [1e-9, 1e-300, 5e-324])
def test_seconds_that_nobody_can_keep_end_the_match(seconds: float) -> None:
    """Who plays at random in another's place has all the time there is."""
    before = signal.getsignal(signal.SIGALRM)
    found = compare(Nameless(), "random", deals=1, seconds=seconds)
    assert len(found.faults) <= 4 * 4
    assert found.deals == 1
    assert signal.getsignal(signal.SIGALRM) is before


def test_an_alarm_that_cannot_be_set_leaves_the_handler_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> NoReturn:
        raise OverflowError("timestamp out of range")

    before = signal.getsignal(signal.SIGALRM)
    monkeypatch.setattr(signal, "setitimer", refuse)
    compare(Nameless(), Nameless(), deals=1, seconds=1)
    assert signal.getsignal(signal.SIGALRM) is before


@pytest.mark.parametrize(
    "player",
    [Raises(NamelessError()), Raises(SystemExit(3)), Raises(GeneratorExit()), AnyMove(), Raises(BaseException("out"))],
    ids=["an error without words", "SystemExit", "GeneratorExit", "equal to everything", "BaseException"],
)
def test_whatever_a_player_does_it_forfeits_and_the_match_goes_on(player: Any, tmp_path: Path) -> None:  # noqa: ANN401
    found = compare(player, "random", deals=2, seconds=5)
    assert found.places == {0: (4, 4, 4, 4), 1: (4, 4, 4, 4)}
    found.save(tmp_path / "found.json")
    assert Comparison.load(tmp_path / "found.json") == found


@pytest.mark.parametrize("player", [Nameless(), Half()])
def test_a_player_who_cannot_say_its_name_has_one(player: Any, tmp_path: Path) -> None:  # noqa: ANN401
    found = compare(player, "random", deals=1)
    found.save(tmp_path / "found.json")
    assert Comparison.load(tmp_path / "found.json") == found
    named = league({"\ud800": player, "random": "random"}, seats=2, deals=1)
    named.save(tmp_path / "league.json")
    assert League.load(tmp_path / "league.json") == named


@pytest.mark.parametrize("path", ["\0", None, 7.5, "\ud800/x"])
def test_a_name_that_no_file_has_is_a_clear_error(path: Any) -> None:  # noqa: ANN401
    found = compare("tips", "random", deals=30)
    with pytest.raises(LabError, match="nothing is lost here"):
        found.save(path)
    with pytest.raises(LabError, match="results"):
        Comparison.load(path)


WRONG: dict[str, Any] = {
    "places without end": {"places": {"0": [inf, 1, 1, 1]}},
    "half a place": {"places": {"0": [1.9, 2, 3, 4]}},
    "a deal before the first": {"places": {"-1": [1, 1, 1, 1]}},
    "no such place": {"places": {"0": [5, 1, 1, 1]}},
    "too few seats": {"places": {"0": [1, 1]}},
    "rules as a list": {"rules": ["basic"]},
    "no such rules": {"rules": "poker"},
    "a candidate as a list": {"candidate": []},
    "no number as the difference": {"smallest": float("nan")},
    "a text as the difference": {"smallest": "0.05"},
    "a difference of two places": {"smallest": 2.0},
    "one player": {"players": 1, "places": {"0": [1]}},
    "a seed that is none": {"seed": -1},
    "more than we know": {"more": 1},
    "faults of another kind": {"faults": [{"player": 1, "what": "", "position": ""}]},
}


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG.keys())
def test_a_file_that_no_match_has_written_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    compare("tips", "random", deals=30).save(path)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | wrong), encoding="utf-8")
    with pytest.raises(LabError, match="holds no results of a comparison"):
        Comparison.load(path)


@pytest.mark.parametrize(
    "wrong",
    [{"names": ["a", "a"]}, {"seats": 3}, {"names": "ab"}, {"games": {"0": [[[0, 1], [1, 1.5]]]}}, {"seed": True}],
    ids=str,
)
def test_a_file_that_no_league_has_written_is_refused(wrong: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "found.json"
    league(["tips", "random"], seats=2, deals=1).save(path)
    path.write_text(json.dumps(json.loads(path.read_text(encoding="utf-8")) | wrong), encoding="utf-8")
    with pytest.raises(LabError, match="holds no results of a league"):
        League.load(path)


def test_there_are_never_more_processes_than_tasks(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def pool(count: int, *_: object) -> Any:  # noqa: ANN401, what it would yield
        started.append(count)
        return iter(())

    monkeypatch.setattr(workers, "_own_pool", pool)
    for count in (2, 5, 256):
        workers.worked(count, str, [1, 2, 3])
    assert started == [2, 3, 3]


def test_random_is_never_at_fault() -> None:
    assert not compare(RandomPlayer(), "random", deals=3, seconds=10).faults
