"""A position as a value: compared by what it holds, never changed, written and read as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, NoReturn, Self, TypeVar

from sevens_teach.text.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from sevens_teach.play.contract import LegalMoves, Position

MoveT = TypeVar("MoveT")


class Value(Generic[MoveT]):
    """A position as a value; a game's own says what it holds, how it is written and read, and what a move does.

    Where nothing else is said, one player after another moves, and after the deal nothing is left to chance.
    """

    __slots__ = ()

    @property
    def legal_moves(self: Position[MoveT]) -> LegalMoves[MoveT]:
        """What the player to move may do, as that one sees it; nothing where nobody is to move."""
        return self.view(self.turn or 0).legal_moves

    @property
    def is_over(self: Position[Any]) -> bool:
        """Whether play has ended."""
        return self.outcome is not None

    def may(self: Position[MoveT], player: int, move: MoveT) -> bool:
        """Return whether `player` may make `move` now."""
        return player == self.turn and move in self.legal_moves

    def mover(self: Position[MoveT], _move: MoveT) -> int | None:
        """Return who makes a move: the player to move."""
        return self.turn

    def chance(self, _rng: Random) -> MoveT | None:
        """Return None: in this game nothing is left to chance."""
        return None

    def _key(self) -> tuple[object, ...]:
        """Return what a position holds, to be compared by."""
        raise NotImplementedError

    @classmethod
    def read(cls, reader: Reader) -> Self:
        """Return the position that stands next in a text, up to the end."""
        raise NotImplementedError

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read the notation that `str` writes; raises `NotationError` with the column, or `PositionError`."""
        return cls.read(Reader(text, "a position"))

    def __eq__(self, other: object) -> bool:
        return self._key() == other._key() if isinstance(other, type(self)) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._key())

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"positions never change: cannot set {name!r}; use position.after(move)")

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def __reduce__(self) -> tuple[Callable[[str], Self], tuple[str]]:
        return type(self).parse, (str(self),)
