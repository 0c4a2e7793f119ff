"""From what a file says to a position, and the moves before the question made: what is the same in every game."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sevens_teach.errors import PuzzleError, SevensError
from sevens_teach.puzzles.answers import Step

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sevens_teach.play.contract import Position
    from sevens_teach.play.value import Value

_BLANK: Final = re.compile(r"\s")
ValueT = TypeVar("ValueT", bound="Value[Any]")
PositionT = TypeVar("PositionT", bound="Position[Any]")
MoveT = TypeVar("MoveT")


def read_under(kind: type[ValueT], text: str, rules: str) -> ValueT:
    """Return a puzzle's position, on one line or more; raises what its `parse` raises, or `PuzzleError`.

    Its house rules stand in the position; the file's may say them again, and no others.
    """
    position = kind.parse(_BLANK.sub(" ", text))
    found: Any = position
    if rules != "basic" and found.rules != type(found.rules).parse(rules):
        raise PuzzleError(f"the position is under {str(found.rules)!r}, but the rules are {rules!r}")
    return position


def made(position: Position[MoveT], move: MoveT) -> Step:
    """Return a puzzle's legal move made, as a step; raises `IllegalMoveError`."""
    after, events = position.after(move)
    player = position.mover(move)
    assert player is not None  # noqa: S101, the move could be made
    return Step(move, player, position, after, events)


def stepped(position: PositionT, moves: Sequence[str], make: Callable[[PositionT, str], Step]) -> tuple[Step, ...]:
    """Return a puzzle's moves made one after another, each by `make`; raises `PuzzleError` that names the move."""
    steps: list[Step] = []
    for number, text in enumerate(moves, 1):
        try:
            steps.append(make(position, text))
        except SevensError as error:
            raise PuzzleError(f"move {number}, {text!r}: {error}") from None
        position = steps[-1].after
    return tuple(steps)
