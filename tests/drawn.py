"""Puzzles that tests draw: when a test asks for one and not before, and once a process."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

import pytest

from sevens_teach.puzzles import Puzzle

if TYPE_CHECKING:
    from collections.abc import Iterable


class Drawing(NamedTuple):
    """What puzzle is drawn."""

    kind: str
    seed: int
    game: str = "sevens"


@cache
def draw(drawing: Drawing) -> Puzzle:
    """Draw it."""
    return Puzzle.random(kind=drawing.kind, seed=drawing.seed, game=drawing.game)


def every(puzzles: Iterable[Puzzle | Drawing]) -> pytest.MarkDecorator:
    """Have a test take each of these in turn, as `puzzle`; its module has that fixture, `posed`."""
    named = {_name(each): each for each in puzzles}
    return pytest.mark.parametrize("puzzle", named.values(), ids=named, indirect=True)


def _name(puzzle: Puzzle | Drawing) -> str:
    return f"{puzzle.kind}-{puzzle.seed}" if isinstance(puzzle, Drawing) else f"{puzzle.id}-{puzzle.kind}"


@pytest.fixture(name="puzzle")
def posed(request: pytest.FixtureRequest) -> Puzzle:
    """The puzzle of a test, drawn if it has to be."""
    asked: Puzzle | Drawing = request.param
    return draw(asked) if isinstance(asked, Drawing) else asked
