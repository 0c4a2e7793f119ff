"""A record's lines, of any game: each opens with a word or a number, and an error says where it stands."""

from __future__ import annotations

import re
from collections import deque
from functools import cache
from typing import TYPE_CHECKING, Final, TypeVar

from sevens_teach import limits
from sevens_teach.errors import NotationError, SevensError
from sevens_teach.text.names import checked_names
from sevens_teach.text.reader import Reader, checked_text

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

_PLAIN: Final = re.compile(r'[^\s"]+')
_NAME: Final = re.compile(r'"(?:[^"\\]|\\["\\])*"|' + _PLAIN.pattern)
_SPECIAL: Final = re.compile(r'["\\]')
_ESCAPED: Final = re.compile(r"\\(.)")

T = TypeVar("T")


class Lines:
    """The lines of a record being read, one after another; blank ones do not matter."""

    def __init__(self, text: str) -> None:
        lines = [line.rstrip("\r") for line in checked_text(text, "a record", limits.TEXT).split("\n")]
        numbered = enumerate(lines, 1)
        self._lines = deque(Reader(line, "a record", line=number) for number, line in numbered if line.strip(" \t"))
        self._end = Reader(lines[-1], "a record", line=len(lines), at=len(lines[-1]))

    @property
    def left(self) -> bool:
        """Whether there is another line."""
        return bool(self._lines)

    def next(self) -> Reader:
        """Return the next line, and the end of the text where there is none."""
        return self._lines.popleft() if self._lines else self._end

    def opens_with(self, word: str) -> bool:
        """Return whether the next line opens with a `word`."""
        return bool(self._lines) and opens_with(self._lines[0], word)


def opens_with(line: Reader, word: str) -> bool:
    """Return whether a line opens with a `word`."""
    return line.sees(_header(word), repr(word))


def read_after(word: str, read: Callable[[Reader], T], line: Reader) -> T:
    """Return what `read` makes of the whole rest of a line that opens with `word`."""
    line.need(_header(word), repr(word))
    value = located(line, line.at, lambda: read(line))
    line.end()
    return value


def located(line: Reader, at: int, make: Callable[[], T]) -> T:
    """Return what `make` makes; what is wrong with it is wrong with the token that starts `at`."""
    try:
        return make()
    except NotationError:
        raise
    except SevensError as error:
        line.refuse(at, str(error))


def read_version(line: Reader, known: int) -> None:
    """Read the number of the record's version, which has to be the one that is `known`."""
    at = line.at
    if (version := line.number("a version")) != known:
        line.refuse(at, f"found version {version}: expected version {known}")


def read_number(line: Reader, expected: int) -> None:
    """Read the number of a move, which has to be the `expected` one."""
    at = line.at
    if expected > limits.RECORD_MOVES:
        line.refuse(at, f"one move more: expected at most {limits.RECORD_MOVES:,}")
    if (number := line.number("a move's number")) != expected:
        line.refuse(at, f"found move {number}: expected move {expected}")


def format_names(names: Iterable[str]) -> str:
    """Return players' names as text: one with blanks or quotes in quotes."""
    return " ".join(map(format_name, names))


def format_name(name: str) -> str:
    """Return one player's name as text."""
    if _PLAIN.fullmatch(name):
        return name
    escaped = _SPECIAL.sub(r"\\\g<0>", name)
    return f'"{escaped}"'


def read_names(line: Reader) -> tuple[str, ...]:
    """Return the names that stand next, up to the end; raises `GameError` for names that no table has."""
    names = [read_name(line)]
    while not line.at_end:
        if len(names) == limits.PLAYERS:
            line.refuse(line.at, f"one name more: expected at most {limits.PLAYERS}")
        names.append(read_name(line))
    return checked_names(names, len(names))


def read_name(line: Reader) -> str:
    """Return the name that stands next."""
    name = line.need(_NAME, "a player's name")
    return _ESCAPED.sub(r"\1", name[1:-1]) if name.startswith('"') else name


@cache
def _header(word: str) -> re.Pattern[str]:
    """Return the pattern of a line that opens with a word."""
    return re.compile(rf"{word}\b")
