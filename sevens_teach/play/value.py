"""A position as a value: compared by what it holds, never changed, written and read as text."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, Self

from sevens_teach.text.reader import Reader

if TYPE_CHECKING:
    from collections.abc import Callable


class Value:
    """A value of a game; a game's own position says what it holds, and how it is written and read."""

    __slots__ = ()

    def _key(self) -> tuple[object, ...]:
        """Return what it holds."""
        raise NotImplementedError

    @classmethod
    def read(cls, reader: Reader) -> Self:
        """Return what stands next, up to the end."""
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
