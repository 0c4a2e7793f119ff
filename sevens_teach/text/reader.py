"""Reading a line of text from left to right, remembering what was expected where it goes wrong."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NoReturn, TypeVar

from sevens_teach import limits
from sevens_teach.errors import NotationError, shown

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")
_BLANKS: Final = re.compile(r"[ \t]*")
_TOKEN: Final = re.compile(r"[^\s;|,]+|.", re.DOTALL)
_NUMBER: Final = re.compile(r"\d{1,9}(?!\d)", re.ASCII)


class Reader:
    """One line being read; every `take` that fails is remembered as what could have stood there."""

    def __init__(self, text: object, what: str, *, line: int = 1, at: int = 0) -> None:
        """Read `text`, which should be `what` ('a position'), from `at`.

        Raises `NotationError` unless it is text, and not longer than `limits.LINE`.
        """
        self._line = line
        self.text = checked_text(text, what, limits.LINE, line)
        self._at = at
        self._tried: list[str] = []

    @property
    def at(self) -> int:
        """Where the next token starts, from 0; blanks are skipped."""
        start = self._at
        self._at = _BLANKS.match(self.text, start).end()  # type: ignore[union-attr]  # blanks may be none
        return self._at

    @property
    def at_end(self) -> bool:
        """Whether nothing is left."""
        if self.at == len(self.text):
            return True
        self._expect("the end")
        return False

    def take(self, wanted: re.Pattern[str], name: str) -> str | None:
        """Return the next token if it is `wanted`, else None; `name` is what an error calls it."""
        found = wanted.match(self.text, self.at)
        if found is None:
            self._expect(name)
            return None
        self._at = found.end()
        self._tried.clear()
        return found.group()

    def sees(self, wanted: re.Pattern[str], name: str) -> bool:
        """Return whether the next token is `wanted`, without taking it."""
        self._expect(name)
        return wanted.match(self.text, self.at) is not None

    def need(self, wanted: re.Pattern[str], name: str) -> str:
        """Return the next token; raises `NotationError` unless it is `wanted`."""
        found = self.take(wanted, name)
        return self.fail() if found is None else found

    def number(self, name: str) -> int:
        """Return the next token as a number from 0."""
        return int(self.need(_NUMBER, name))

    def end(self) -> None:
        """Raise `NotationError` unless nothing is left."""
        if not self.at_end:
            self.fail()

    def fail(self) -> NoReturn:
        """Raise `NotationError`: what stands here, and what was expected instead."""
        token = _TOKEN.match(self.text, self.at)
        found = shown(token.group()) if token else "the end"
        self.refuse(self._at, f"found {found}: expected {_either(self._tried)}")

    def refuse(self, at: int, what: str) -> NoReturn:
        """Raise `NotationError` saying `what` is wrong with the token that starts `at` (from 0)."""
        raise NotationError(what, line=self._line, column=at + 1)

    def _expect(self, name: str) -> None:
        """Remember what was expected here, for an error's sentence."""
        if name not in self._tried:
            self._tried.append(name)


def read_whole(text: object, what: str, read: Callable[[Reader], T]) -> T:
    """Return what `read` makes of all of a `text`, which should be `what`; raises `NotationError`."""
    reader = Reader(text, what)
    found = read(reader)
    reader.end()
    return found


def _either(names: list[str]) -> str:
    """Return what was expected, joined by `or`."""
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def checked_text(text: object, what: str, most: int, line: int = 1) -> str:
    """Return what is a text of at most this many characters; raises `NotationError` for anything else."""
    if not isinstance(text, str):
        raise NotationError(f"not {what}: {shown(text)}: expected text", line=line, column=1)
    if len(text) > most:
        long = f"{what} of {len(text):,} characters: expected at most {most:,}"
        raise NotationError(long, line=line, column=most + 1)
    return text
