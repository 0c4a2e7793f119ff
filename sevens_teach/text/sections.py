"""Positions as text, of any game: house rules, then sections, each with a keyword, all between semicolons."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from sevens_teach.errors import RulesError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from sevens_teach.text.reader import Reader

_SEMICOLON: Final = re.compile(";")
_BAR: Final = re.compile(r"\|")
_WORD: Final = re.compile(r"[^\s;]+")
_RULES: Final = re.compile("[^;]*")

T = TypeVar("T")
RulesT = TypeVar("RulesT")


@dataclass(frozen=True)
class Sections(Generic[RulesT]):
    """The sections that a game's positions have, in the order in which they are written."""

    readers: Mapping[str, Callable[[Reader], object]]
    """What reads each section, by its keyword."""
    parse_rules: Callable[[str], RulesT]
    """Reads house rules; raises `RulesError`."""

    @cached_property
    def _keyword(self) -> re.Pattern[str]:
        """The pattern of the keywords that open a section."""
        return re.compile(rf"(?:{'|'.join(self.readers)})\b(?!=)")  # `passes=1` is a house rule

    @cached_property
    def _keywords(self) -> str:
        """The keywords, for an error's sentence."""
        *most, last = self.readers
        return f"{', '.join(most)} or {last}"

    def read(self, reader: Reader, needed: Iterable[str]) -> tuple[RulesT | None, dict[str, Any]]:
        """Return the house rules, None where none are named, and the sections, of which some are `needed`.

        After the rules the sections may come in any order.
        """
        parts: dict[str, Any] = {}
        rules = None
        if not reader.sees(self._keyword, self._keywords):
            rules = self.read_rules(reader)
            reader.need(_SEMICOLON, "';'")
        self._read_one(reader, parts)
        while not reader.at_end:
            reader.need(_SEMICOLON, "';'")
            self._read_one(reader, parts)
        for keyword in needed:
            if keyword not in parts:
                reader.refuse(len(reader.text), f"found the end: expected a section {keyword!r} before it")
        return rules, parts

    def read_rules(self, reader: Reader) -> RulesT:
        """Return the house rules that stand next, up to `;` or the end."""
        at = reader.at
        text = reader.need(_RULES, "house rules")
        try:
            return self.parse_rules(text)
        except RulesError as error:
            wrong = next((word.start() for word in _WORD.finditer(text) if not self._are_rules(word.group())), 0)
            reader.refuse(at + wrong, str(error))

    def _are_rules(self, word: str) -> bool:
        """Return whether a word names house rules."""
        try:
            self.parse_rules(word)
        except RulesError:
            return False
        return True

    def _read_one(self, reader: Reader, parts: dict[str, Any]) -> None:
        """Read one section of a position into its parts."""
        at = reader.at
        keyword = reader.need(self._keyword, self._keywords)
        if keyword in parts:
            reader.refuse(at, f"a second {keyword!r}: expected each section once")
        parts[keyword] = self.readers[keyword](reader)


def more(reader: Reader, *, bars: bool = True) -> bool:
    """Return whether the section goes on; with `bars`, what stands between two bars in it."""
    ends = reader.at_end or reader.sees(_SEMICOLON, "';'")
    return not ends and not (bars and reader.sees(_BAR, "'|'"))


def between_bars(read: Callable[[Reader], T]) -> Callable[[Reader], list[T]]:
    """Return what reads one thing after another, with bars between."""

    def read_all(reader: Reader) -> list[T]:
        """Read what stands between bars."""
        found = [read(reader)]
        while reader.take(_BAR, "'|'"):
            found.append(read(reader))
        return found

    return read_all


def one_by_one(read: Callable[[Reader], T]) -> Callable[[Reader], list[T]]:
    """Return what reads one thing after another, with blanks between, up to the end of the section."""

    def read_all(reader: Reader) -> list[T]:
        """Read one after another up to the section's end."""
        found = [read(reader)]
        while more(reader, bars=False):
            found.append(read(reader))
        return found

    return read_all
