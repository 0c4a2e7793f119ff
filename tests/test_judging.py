"""Moves tried in the same worlds: what is shown of two of them side by side always comes from worlds that both had."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevens_teach.play.judging import Trials
from sevens_teach.play.reviewed import Loss

if TYPE_CHECKING:
    from collections.abc import Sequence


class Points(Loss):
    """A loss of points."""

    LEAST = 1.0


class Scripted(Trials[str, range]):
    """Moves whose worth is written down, world by world."""

    SLICE = 3
    HOPELESS = 1.0
    LOSS = Points

    def __init__(self, script: dict[str, list[int]]) -> None:
        super().__init__(tuple(script))
        self.script = script
        self.dealt = 0

    def deal(self, count: int) -> range:
        """Return the next worlds of the script."""
        self.dealt += count
        return range(self.dealt - count, self.dealt)

    def run(self, which: Sequence[int], batch: range) -> list[list[int]]:
        """Return what stands in the script."""
        return [[self.script[self.moves[index]][world] for world in batch] for index in which]

    def tried(self, played: str) -> Scripted:
        """Try all of them in all worlds there are."""
        shares = list(self.try_out(played, len(self.script[played]), 0.0, 0.8))
        assert shares == sorted(shares)
        assert shares[-1] == pytest.approx(0.8)
        return self


def test_one_that_falls_behind_early_is_held_to_the_best_of_its_time() -> None:
    # In the first three of twelve worlds `c` is hopeless, but those were better worlds than the rest.
    found = Scripted({"a": [9, 9, 9] + [0] * 9, "b": [8, 9, 8] + [1] * 9, "c": [6, 7, 6] + [0] * 9}).tried("a")
    assert [len(worths) for worths in found.worths] == [12, 12, 3]
    assert (found.best, found.second) == (1, 0)
    assert found.worth(2) == pytest.approx(27 / 12 - 8 / 3)
    assert found.worth(2) < found.worth(0) < found.worth(1)


def test_the_one_next_to_the_best_catches_up_in_the_very_same_worlds() -> None:
    found = Scripted({"a": [9] * 12, "b": [5, 5, 5] + [2] * 9, "c": [0] * 12}).tried("a")
    assert [len(worths) for worths in found.worths] == [12, 12, 3]
    assert found.second == 1
    assert found.worths[1] == found.script["b"]
    assert found.loss(1, 0).mean == pytest.approx(found.worth(0) - found.worth(1))


@given(st.integers(2, 6), st.integers(2, 40), st.integers(0, 10**6))
def test_no_two_that_matter_contradict_each_other(moves: int, worlds: int, seed: int) -> None:
    rng = Random(seed)
    script = {str(number): [rng.randrange(-9, 10) for _ in range(worlds)] for number in range(moves)}
    found = Scripted(script).tried("0")
    shown = (0, found.best, found.second)
    assert all(found.worths[index] == script[str(index)] for index in shown)
    assert all(found.worth(index) <= found.worth(found.best) + 1e-9 for index in range(moves))
    assert all(found.worth(index) <= found.worth(found.second) + 1e-9 for index in range(moves) if index != found.best)
    for own in shown:
        assert found.loss(own, found.best).mean == pytest.approx(found.worth(found.best) - found.worth(own))
