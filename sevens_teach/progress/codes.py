"""Progress as a short code, to be copied to another machine or another session.

A code is a version, a checksum and the stars, in 32 letters and digits none of which looks like another
(no I, L, O or U: who types I, L or O means 1 or 0). Between groups of four there is a dash; spaces,
dashes, small and full-width letters do not matter. The stars are one number: for each rule, in the order
of the rule book, a symbol for each puzzle from 01 on, and one for the end. So a code is as long as what was
solved: with all of 307 puzzles it has at most 210 letters and digits, with those of one lesson some 20.
Who has practised has a code of version 2: two letters say how long the number of the stars is, and after it comes what
practice keeps, as packed JSON. Whoever changes the symbols or the order of the rules has to raise the version.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from typing import TYPE_CHECKING, Final

from sevens_teach import limits
from sevens_teach.errors import SevensError, shown
from sevens_teach.progress.kept import Practice
from sevens_teach.progress.model import Progress, Solved
from sevens_teach.rule_book import RULE_IDS
from sevens_teach.say.messages import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BITS: Final = 5
"""So many bits does a letter hold."""
_VALUES: Final = {letter: value for value, letter in enumerate(_LETTERS)} | {"I": 1, "L": 1, "O": 0}
_STARS_ONLY, _WITH_PRACTICE = "1", "2"
"""The versions."""
_LENGTH: Final = 2
"""So many letters say how long the number of the stars is."""
_CHECK: Final = 4
_HEAD: Final = 1 + _CHECK
_GROUP: Final = 4

_END, _SKIP, _STARS = 0, 1, 2
"""The symbols: no more puzzles of this rule, one that is not solved, and from here on the stars of one that is."""
_SYMBOLS: Final = 6
_STOPS: Final = (None, *RULE_IDS)
"""Where the reader may have stopped."""


class CodeError(SevensError):
    """A text that is no code, or not a whole one; `said` tells the reader."""

    def __init__(self, text: str, said: Phrase) -> None:
        """Say what is wrong, to a programmer and to a reader."""
        super().__init__(text)
        self.said = said


def encode(progress: Progress) -> str:
    """Return the code of a progress; what would be too long to be read leaves out mistakes, the oldest first."""
    number = 0
    for symbol in reversed([*_symbols(progress)]):
        number = number * _SYMBOLS + symbol
    number = number * len(_STOPS) + _STOPS.index(progress.rule)
    stars = _written(number)
    if progress.practice != Practice() and len(stars) < len(_LETTERS) ** _LENGTH:
        for content in _lighter(progress.practice):
            code = _grouped(_WITH_PRACTICE, f"{_padded(len(stars), _LENGTH)}{stars}{_packed(content)}")
            if len(content) <= limits.CODE_PRACTICE and len(code) <= limits.PROGRESS_CODE:
                return code
    return _grouped(_STARS_ONLY, stars)


def decode(code: str) -> Progress:
    """Return the progress of a code, with the stars and without the tries; raises `CodeError`."""
    text = _plain(code)
    version, body = text[0], text[_HEAD:]
    if version not in (_STARS_ONLY, _WITH_PRACTICE):
        raise CodeError(f"{shown(code)} is of version {version!r}: expected 1 or 2", phrase("progress-code-version"))
    if not body or text[1:_HEAD] != _checksum(version, body):
        raise CodeError(f"{shown(code)} is not a whole code", phrase("progress-code-broken"))
    try:
        return _read(body) if version == _STARS_ONLY else _read_both(body)
    except (ArithmeticError, IndexError, ValueError, zlib.error):
        raise CodeError(f"{shown(code)} tells of what is not there", phrase("progress-code-broken")) from None


def _read(body: str) -> Progress:
    """Return the progress of a number; raises `IndexError` or `ValueError` where it tells of no puzzle."""
    number, stop = divmod(_number(body), len(_STOPS))
    return Progress(solved=dict(_solved(number)), rule=_STOPS[stop])


def _read_both(body: str) -> Progress:
    """Return the progress of a number and of what practice keeps; raises what `_read` does, and `zlib.error`."""
    begin = _LENGTH + _number(body[:_LENGTH])
    practice = Progress(practice=_unpacked(body[begin:]))
    return _read(body[_LENGTH:begin]).merged(practice)


def _lighter(practice: Practice) -> Iterator[bytes]:
    """Yield what practice keeps as JSON, then without one mistake after another, the oldest first."""
    oldest = sorted(practice.mistakes, key=lambda name: (practice.mistakes[name].repeat.age, name))
    for begin in range(len(oldest) + 1):
        mistakes = {name: practice.mistakes[name] for name in oldest[begin:]}
        yield practice.model_copy(update={"mistakes": mistakes}).model_dump_json(exclude_defaults=True).encode()


def _packed(content: bytes) -> str:
    """Return what practice keeps in letters; a 1 in front keeps the first byte."""
    return _written(int.from_bytes(b"\1" + zlib.compress(content, 9)))


def _unpacked(letters: str) -> Practice:
    number = _number(letters)
    content = zlib.decompressobj().decompress(number.to_bytes(number.bit_length() // 8 + 1)[1:], limits.CODE_PRACTICE)
    return Practice.model_validate_json(content)


def _grouped(version: str, body: str) -> str:
    return "-".join(re.findall(f".{{1,{_GROUP}}}", f"{version}{_checksum(version, body)}{body}"))


def _plain(code: str) -> str:
    """Return a code in capitals, without what may stand between its letters; raises `CodeError`."""
    if not isinstance(code, str) or len(code) > limits.PROGRESS_CODE:
        raise CodeError(f"{shown(code)} is no code", phrase("progress-code-broken"))
    text = re.sub(r"[\s\-\u2010-\u2015\u2212\u30fc\uff0d]", "", unicodedata.normalize("NFKC", code)).upper()
    if not text:
        raise CodeError("the code is empty", phrase("progress-code-empty"))
    if strange := next((letter for letter in text if letter not in _VALUES), None):
        said = phrase("progress-code-letter", letter=strange)
        raise CodeError(f"{shown(code)} is no code: {strange!r} is in none", said)
    return "".join(_LETTERS[_VALUES[letter]] for letter in text)


def _symbols(progress: Progress) -> Iterator[int]:
    """Yield a symbol for each puzzle of each rule up to the last one solved, and for the end of each rule."""
    for rule in RULE_IDS:
        stars = {int(name[-2:]): each.stars for name, each in progress.solved.items() if name[:-3] == rule}
        for number in range(1, max(stars, default=0) + 1):
            yield _STARS + stars[number] if number in stars else _SKIP
        yield _END


def _solved(number: int) -> Iterator[tuple[str, Solved]]:
    """Yield the puzzles of a number and their stars; raises `IndexError` or `ValueError` where it tells of none."""
    rule = count = 0
    while number:
        number, symbol = divmod(number, _SYMBOLS)
        rule, count = (rule + 1, 0) if symbol == _END else (rule, count + 1)
        if symbol >= _STARS:
            yield f"{RULE_IDS[rule]}-{count:02}", Solved(stars=symbol - _STARS, shown=symbol == _STARS)


def _checksum(version: str, body: str) -> str:
    return _padded(zlib.crc32(f"{version}{body}".encode()) % 32**_CHECK, _CHECK)


def _padded(number: int, width: int) -> str:
    return _written(number).rjust(width, _LETTERS[0])


def _written(number: int) -> str:
    bits = f"{number:b}"
    bits = bits.zfill(-len(bits) % _BITS + len(bits))
    return "".join(_LETTERS[int(bits[at : at + _BITS], 2)] for at in range(0, len(bits), _BITS))


def _number(letters: str) -> int:
    return int("".join(map(_digit, letters)), 32)


def _digit(letter: str) -> str:
    """Return a letter as `int` reads it."""
    return "0123456789abcdefghijklmnopqrstuv"[_VALUES[letter]]
