"""Progress as a short code, to be copied to another machine or another session.

A code is a version, a checksum and the stars, in 32 letters and digits none of which looks like another
(no I, L, O or U: who types I, L or O means 1 or 0). Between groups of four there is a dash; spaces,
dashes, small and full-width letters do not matter. The stars are one number: for each rule, in the order
of the rule book, a symbol for each puzzle from 01 on, and one for the end. So a code is as long as what was
solved: with all puzzles it has at most 0.7 letters and digits for each, with those of one lesson some 20.
A reader who has practised has a code of version 2: two letters say how long the number of the stars is, and after it
comes what practice keeps, as packed JSON. Versions 1 and 2 know the first 57 rules of `CODE_RULES` and no other: the
number of rules is part of them. Versions 3 and 4 are the same for what these cannot hold: any rule of that list, a
number of any length, and the puzzles of a rule from 41 on without a symbol for each before them. A new rule goes to
the end of the list, wherever it stands in the rule book.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from sevens_teach import limits
from sevens_teach.errors import SevensError, shown
from sevens_teach.progress.model import Progress, Solved
from sevens_teach.progress.practice import Practice
from sevens_teach.say.messages import Phrase, phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_BITS: Final = 5
"""How many bits a letter holds."""
_VALUES: Final = {letter: value for value, letter in enumerate(_LETTERS)} | {"I": 1, "L": 1, "O": 0}
CODE_RULES: Final = (
    *("B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9", "B10", "B11"),
    *("J1", "J2", "J3", "J4", "J5", "J6", "J7", "T1", "T2", "T3", "T4", "T5", "F1", "F2", "G1", "G2"),
    *("K1", "K2", "K3", "K4", "K5", "K6", "K7", "K8", "K9", "K10", "K11", "S1", "S2", "S3", "S4", "S5"),
    *("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "P1", "P2", "P3", "P4", "P5"),
    "P6",
)
"""The rules as codes count them: their places are part of every code that a reader has, so new ones go to the end."""


@dataclass(frozen=True, slots=True)
class _Form:
    """A way to write codes: one version for stars alone, one with practice."""

    stars_only: str
    with_practice: str
    rules: int
    """How many rules it knows."""
    stops: int
    """What the place where the reader stopped is counted in: more than there are rules."""
    length: int
    """How many letters say how long the number of the stars is."""

    jumps: bool
    """Whether the puzzles of a rule from `_LATER` on follow after a sign of their own."""

    def holds(self, progress: Progress) -> bool:
        """Return whether it knows every rule of a progress, and writes the numbers of its puzzles without a jump."""
        known = (None, *CODE_RULES[: self.rules])
        names = [name.partition("-") for name in progress.solved]
        plain = self.jumps or all(int(number) < _LATER for _, _, number in names)
        return plain and progress.rule in known and all(rule in known for rule, _, _ in names)


_LATER: Final = 41
_OLD: Final = _Form("1", "2", rules=57, stops=58, length=2, jumps=False)
_NEW: Final = _Form("3", "4", rules=1023, stops=1024, length=3, jumps=True)
_FORMS: Final = {version: form for form in (_OLD, _NEW) for version in (form.stars_only, form.with_practice)}
_CHECK: Final = 4
_HEAD: Final = 1 + _CHECK
_GROUP: Final = 4

_END, _SKIP, _STARS = 0, 1, 2
"""The symbols: no more puzzles of this rule, one that is not solved, and from here on the stars of one that is."""
_SYMBOLS: Final = 6


class CodeError(SevensError):
    """A text that is no code, or not a whole one; `said` tells the reader."""

    def __init__(self, text: str, said: Phrase) -> None:
        """Say what is wrong, to a programmer and to a reader."""
        super().__init__(text)
        self.said = said


def encode(progress: Progress) -> str:
    """Return the code of a progress; what would be too long to be read leaves out mistakes, the oldest first."""
    form = _OLD if _OLD.holds(progress) else _NEW
    stars = _stars(progress, form)
    if progress.practice == Practice():
        return _grouped(form.stars_only, stars)
    if len(stars) >= len(_LETTERS) ** form.length:
        form, stars = _NEW, _stars(progress, _NEW)
    for content in _lighter(progress.practice):
        code = _grouped(form.with_practice, f"{_padded(len(stars), form.length)}{stars}{_packed(content)}")
        if len(content) <= limits.CODE_PRACTICE and len(code) <= limits.PROGRESS_CODE:
            return code
    return _grouped(form.stars_only, stars)


def _stars(progress: Progress, form: _Form) -> str:
    """Return the stars of a progress code, and where the reader stopped, in letters."""
    number = 0
    for symbol in reversed([*_symbols(progress, form)]):
        number = number * _SYMBOLS + symbol
    stop = 0 if progress.rule is None else CODE_RULES.index(progress.rule) + 1
    return _written(number * form.stops + stop)


def decode(code: str) -> Progress:
    """Return the progress of a code, with the stars and without the tries; raises `CodeError`."""
    text = _plain(code)
    version, body = text[0], text[_HEAD:]
    form = _FORMS.get(version)
    if form is None:
        known = f"{', '.join([*_FORMS][:-1])} or {[*_FORMS][-1]}"
        raise CodeError(f"{shown(code)} is of version {version!r}: expected {known}", phrase("progress-code-version"))
    if not body or text[1:_HEAD] != _checksum(version, body):
        raise CodeError(f"{shown(code)} is not a whole code", phrase("progress-code-broken"))
    try:
        return _read(body, form) if version == form.stars_only else _read_both(body, form)
    except (ArithmeticError, IndexError, ValueError, zlib.error):
        raise CodeError(f"{shown(code)} tells of what is not there", phrase("progress-code-broken")) from None


def _read(body: str, form: _Form) -> Progress:
    """Return the progress of a code's number; raises `IndexError` or `ValueError` where it tells of no puzzle."""
    number, stop = divmod(_number(body), form.stops)
    rules = CODE_RULES[: form.rules]
    return Progress(solved=dict(_solved(number, rules, jumps=form.jumps)), rule=(None, *rules)[stop])


def _read_both(body: str, form: _Form) -> Progress:
    """Return the progress of a code's number and of what practice keeps; raises what `_read` does, and `zlib.error`."""
    begin = form.length + _number(body[: form.length])
    practice = Progress(practice=_unpacked(body[begin:]))
    return _read(body[form.length : begin], form).merged(practice)


def _lighter(practice: Practice) -> Iterator[bytes]:
    """Yield what practice keeps as JSON, then without mistakes, the oldest first, then without lists and storms."""
    oldest = sorted(practice.mistakes, key=lambda name: (practice.mistakes[name].repeat.age, name))
    left: list[dict[str, Any]] = [
        {"mistakes": {name: practice.mistakes[name] for name in oldest[at:]}} for at in range(len(oldest) + 1)
    ]
    for change in (*left, {"mistakes": {}, "storms": [], "listed": {}}):
        yield practice.model_copy(update=change).model_dump_json(exclude_defaults=True).encode()


def _packed(content: bytes) -> str:
    """Return what a progress code carries of practice, in letters; a 1 in front keeps the first byte."""
    return _written(int.from_bytes(b"\1" + zlib.compress(content, 9)))


def _unpacked(letters: str) -> Practice:
    """Return the practice that a progress code carries; raises `ValueError`."""
    number = _number(letters)
    content = zlib.decompressobj().decompress(number.to_bytes(number.bit_length() // 8 + 1)[1:], limits.CODE_PRACTICE)
    return Practice.model_validate_json(content)


def _grouped(version: str, body: str) -> str:
    """Return a progress code with its checksum, in groups of letters."""
    return "-".join(re.findall(f".{{1,{_GROUP}}}", f"{version}{_checksum(version, body)}{body}"))


def _plain(code: str) -> str:
    """Return a progress code in capitals, without what may stand between its letters; raises `CodeError`."""
    if not isinstance(code, str) or len(code) > limits.PROGRESS_CODE:
        raise CodeError(f"{shown(code)} is no code", phrase("progress-code-broken"))
    text = re.sub(r"[\s\-\u2010-\u2015\u2212\u30fc\uff0d]", "", unicodedata.normalize("NFKC", code)).upper()
    if not text:
        raise CodeError("the code is empty", phrase("progress-code-empty"))
    if strange := next((letter for letter in text if letter not in _VALUES), None):
        said = phrase("progress-code-letter", letter=strange)
        raise CodeError(f"{shown(code)} is no code: {strange!r} is in none", said)
    return "".join(_LETTERS[_VALUES[letter]] for letter in text)


def _symbols(progress: Progress, form: _Form) -> Iterator[int]:
    """Yield a progress code's symbol for each puzzle of each rule up to the last solved, and for each rule's end.

    Where a form jumps, a skip right before an end is no end: it leads on to the later puzzles.
    """
    for rule in CODE_RULES[: form.rules]:
        stars = {int(name[-2:]): each.stars for name, each in progress.solved.items() if name[:-3] == rule}
        later = [number for number in stars if form.jumps and number >= _LATER]
        yield from _listed(stars, 1, [number for number in stars if number not in later])
        if later:
            yield from (_SKIP, _END)
            yield from _listed(stars, _LATER, later)
        yield _END


def _listed(stars: dict[int, int], first: int, numbers: list[int]) -> Iterator[int]:
    """Yield a number for each puzzle of a rule: its stars, or that it is passed over."""
    for number in range(first, max(numbers, default=0) + 1):
        yield _STARS + stars[number] if number in stars else _SKIP


def _solved(number: int, rules: tuple[str, ...], *, jumps: bool) -> Iterator[tuple[str, Solved]]:
    """Yield the puzzles of a code's number and their stars; raises `IndexError` or `ValueError` for none."""
    rule = count = 0
    before = _END
    while number:
        number, symbol = divmod(number, _SYMBOLS)
        if jumps and (before, symbol) == (_SKIP, _END):
            before, count = _END, _LATER - 1
            continue
        before = symbol
        rule, count = (rule + 1, 0) if symbol == _END else (rule, count + 1)
        if symbol >= _STARS:
            yield f"{rules[rule]}-{count:02}", Solved(stars=symbol - _STARS, shown=symbol == _STARS)


def _checksum(version: str, body: str) -> str:
    """Return the letters by which a mistyped progress code is found out."""
    return _padded(zlib.crc32(f"{version}{body}".encode()) % 32**_CHECK, _CHECK)


def _padded(number: int, width: int) -> str:
    """Return a number in letters of a progress code, of this width."""
    return _written(number).rjust(width, _LETTERS[0])


def _written(number: int) -> str:
    """Return a number in letters of a progress code, five bits each."""
    bits = f"{number:b}"
    bits = bits.zfill(-len(bits) % _BITS + len(bits))
    return "".join(_LETTERS[int(bits[at : at + _BITS], 2)] for at in range(0, len(bits), _BITS))


def _number(letters: str) -> int:
    """Return the number that letters of a progress code stand for."""
    return int("".join(map(_digit, letters)), 32)


def _digit(letter: str) -> str:
    """Return a letter of a progress code as `int` reads it."""
    return "0123456789abcdefghijklmnopqrstuv"[_VALUES[letter]]
