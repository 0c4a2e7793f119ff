"""A whole game as text: how it was dealt, one move a line, and the ranking; docs/notation.md describes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import NotationError, RecordError, SevensError
from sevens_teach.reader import Reader
from sevens_teach.sevens.engine.game import Game, checked_names
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.engine.notation import format_hands, read_hands, read_move, read_position, read_rules

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import TypeVar

    from sevens_teach.sevens.engine.moves import Move

    T = TypeVar("T")

_PLAIN: Final = re.compile(r'[^\s"]+')
_NAME: Final = re.compile(r'"(?:[^"\\]|\\["\\])*"|' + _PLAIN.pattern)
_SPECIAL: Final = re.compile(r'["\\]')
_ESCAPED: Final = re.compile(r"\\(.)")
_WORDS: Final = ("sevens record", "players", "position", "rules", "seed", "deal", "ranking")
_HEADERS: Final = {word: re.compile(rf"{word}\b") for word in _WORDS}
_VERSION: Final = 1


def format_record(game: Game) -> str:
    """Return the record of a game: `parse_record` gives an equal game back."""
    return "\n".join((*_header(game), *_moves(game), *_ranking(game), ""))


def _header(game: Game) -> Iterator[str]:
    yield f"sevens record {_VERSION}"
    yield f"players {_format_names(game.names)}"
    if game.hands is None:
        yield f"position {game.start}"
        return
    yield f"rules {game.rules}"
    if game.seed is not None:
        yield f"seed {game.seed}"
    yield f"deal {format_hands(game.hands)}"


def _moves(game: Game) -> Iterator[str]:
    for number, entry in enumerate(game.history, 1):
        yield f"{number} {_format_name(game.names[entry.player])} {entry.move}"


def _ranking(game: Game) -> Iterator[str]:
    if outcome := game.outcome:
        yield f"ranking {_format_names(game.names[player] for player in outcome.ranking)}"


def _format_names(names: Iterable[str]) -> str:
    return " ".join(map(_format_name, names))


def _format_name(name: str) -> str:
    if _PLAIN.fullmatch(name):
        return name
    escaped = _SPECIAL.sub(r"\\\g<0>", name)
    return f'"{escaped}"'


def parse_record(text: str) -> Game:
    """Return the game of a record; raises `RecordError` for anything else, with line and column.

    Blank lines do not matter. A ranking is checked; a record that stops before it is a game in progress.
    """
    try:
        return _Loader(text).game()
    except NotationError as error:
        raise RecordError(error.what, line=error.line, column=error.column) from None


class _Loader:
    """The lines of a record being read, one after another."""

    def __init__(self, text: str) -> None:
        lines = [line.rstrip("\r") for line in Reader(text, "a record").text.split("\n")]
        numbered = enumerate(lines, 1)
        self._lines = [Reader(line, "a record", line=number) for number, line in numbered if line.strip(" \t")]
        self._end = Reader(lines[-1], "a record", line=len(lines), at=len(lines[-1]))

    def game(self) -> Game:
        """Return the game of the whole record."""
        game = self._start()
        while self._lines and not _is(self._lines[0], "ranking"):
            _read_turn(self._next(), game)
        if self._lines:
            _check_ranking(self._next(), game)
        if self._lines:
            self._lines[0].refuse(0, "a line after the ranking: expected the end of the record")
        return game

    def _next(self) -> Reader:
        return self._lines.pop(0) if self._lines else self._end

    def _start(self) -> Game:
        """Return the game before its first move: from a position, or from a deal."""
        _after("sevens record", _read_version, self._next())
        names = _after("players", _read_names, self._next())
        line = self._next()
        if _is(line, "position"):
            return _after("position", lambda reader: Game.from_position(read_position(reader), names=names), line)
        rules = _after("rules", read_rules, line)
        line = self._next()
        seed = None
        if _is(line, "seed"):
            seed = _after("seed", lambda reader: reader.number("a seed"), line)
            line = self._next()
        return _after("deal", lambda reader: Game(rules, names=names, seed=seed, hands=read_hands(reader)), line)


def _is(reader: Reader, word: str) -> bool:
    return reader.sees(_HEADERS[word], repr(word))


def _after(word: str, read: Callable[[Reader], T], reader: Reader) -> T:
    """Return what a header line says after its `word`."""
    reader.need(_HEADERS[word], repr(word))
    value = _located(reader, reader.at, lambda: read(reader))
    reader.end()
    return value


def _located(reader: Reader, at: int, make: Callable[[], T]) -> T:
    """Return what `make` makes; what is wrong with it is wrong with the token that starts `at`."""
    try:
        return make()
    except NotationError:
        raise
    except SevensError as error:
        reader.refuse(at, str(error))


def _read_version(reader: Reader) -> None:
    at = reader.at
    if (version := reader.number("a version")) != _VERSION:
        reader.refuse(at, f"found version {version}: expected version {_VERSION}")


def _read_names(reader: Reader) -> tuple[str, ...]:
    names = [_read_name(reader)]
    while not reader.at_end:
        names.append(_read_name(reader))
    return checked_names(names, len(names))


def _read_name(reader: Reader) -> str:
    name = reader.need(_NAME, "a player's name")
    return _ESCAPED.sub(r"\1", name[1:-1]) if name.startswith('"') else name


def _read_turn(reader: Reader, game: Game) -> None:
    """Make the move of one line: its number, who moves, and the move."""
    turn, at = len(game.history) + 1, reader.at
    if (number := reader.number("a move's number")) != turn:
        reader.refuse(at, f"found move {number}: expected move {turn}")
    at = reader.at
    name = _read_name(reader)
    move_at = reader.at
    move = read_move(reader)
    reader.end()
    if name not in (mover := _mover(game, move)):
        reader.refuse(at, f"found {name!r}: expected {mover[0]!r}, whose move it is")
    _located(reader, move_at, lambda: game.play(move))


def _mover(game: Game, move: Move) -> tuple[str, ...]:
    """Return who makes `move`; everybody, where it will be refused for another reason."""
    player = move.ghost if isinstance(move, Exchange) else game.position.turn
    return game.names if player is None else game.names[player : player + 1] or game.names


def _check_ranking(reader: Reader, game: Game) -> None:
    at = reader.at
    names = _after("ranking", _read_names, reader)
    if game.outcome is None:
        reader.refuse(at, "a ranking, but play is not over: expected a move (B10, K7)")
    ranking = tuple(game.names[player] for player in game.outcome.ranking)
    if names != ranking:
        reader.refuse(at, f"found {_format_names(names)}: expected {_format_names(ranking)}, as these moves end")
