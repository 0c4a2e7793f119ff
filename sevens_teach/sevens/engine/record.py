"""A whole game as text: how it was dealt, one move a line, and the ranking; docs/notation.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from sevens_teach.errors import NotationError, RecordError
from sevens_teach.sevens.engine.course import Course
from sevens_teach.sevens.engine.moves import Exchange
from sevens_teach.sevens.engine.notation import format_hands, read_hands, read_move, read_rules
from sevens_teach.sevens.engine.position import read_position
from sevens_teach.text.record_lines import (
    Lines,
    format_name,
    format_names,
    located,
    opens_with,
    read_after,
    read_name,
    read_names,
    read_number,
    read_version,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.text.reader import Reader

CourseT = TypeVar("CourseT", bound=Course)

_VERSION: Final = 1


def format_record(game: Course) -> str:
    """Return the record of a game: `parse_record` gives an equal game back."""
    return "\n".join((*_header(game), *_moves(game), *_ranking(game), ""))


def _header(game: Course) -> Iterator[str]:
    yield f"sevens record {_VERSION}"
    yield f"players {format_names(game.names)}"
    if game.hands is None:
        yield f"position {game.start}"
        return
    yield f"rules {game.rules}"
    if game.seed is not None:
        yield f"seed {game.seed}"
    yield f"deal {format_hands(game.hands)}"


def _moves(game: Course) -> Iterator[str]:
    for number, entry in enumerate(game.history, 1):
        yield f"{number} {format_name(game.names[entry.player])} {entry.move}"


def _ranking(game: Course) -> Iterator[str]:
    if outcome := game.outcome:
        yield f"ranking {format_names(game.names[player] for player in outcome.ranking)}"


def parse_record(text: str, kind: type[CourseT]) -> CourseT:
    """Return the game of a record, of this `kind`; raises `RecordError` for anything else, with line and column.

    Blank lines do not matter. A ranking is checked; a record that stops before it is a game in progress.
    """
    try:
        return _Loader(text).game(kind)
    except NotationError as error:
        raise RecordError(error.what, line=error.line, column=error.column) from None


class _Loader(Lines):
    """The record of a game of Sevens being read."""

    def game(self, kind: type[CourseT]) -> CourseT:
        """Return the game of the whole record."""
        game = self._start(kind)
        number = 0
        while self.left and not self.opens_with("ranking"):
            number += 1
            _read_turn(self.next(), game, number)
        if self.left:
            _check_ranking(self.next(), game)
        if self.left:
            self.next().refuse(0, "a line after the ranking: expected the end of the record")
        return game

    def _start(self, kind: type[CourseT]) -> CourseT:
        """Return the game before its first move: from a position, or from a deal."""
        read_after("sevens record", lambda reader: read_version(reader, _VERSION), self.next())
        names = read_after("players", read_names, self.next())
        line = self.next()
        if opens_with(line, "position"):
            return read_after("position", lambda reader: kind.from_position(read_position(reader), names=names), line)
        rules = read_after("rules", read_rules, line)
        line = self.next()
        seed = None
        if opens_with(line, "seed"):
            seed = read_after("seed", lambda reader: reader.number("a seed"), line)
            line = self.next()
        return read_after("deal", lambda reader: kind(rules, names=names, seed=seed, hands=read_hands(reader)), line)


def _read_turn(reader: Reader, game: Course, number: int) -> None:
    """Make the move of one line: its number, who moves, and the move."""
    read_number(reader, number)
    at = reader.at
    name = read_name(reader)
    move_at = reader.at
    move = read_move(reader)
    reader.end()
    if name not in (mover := _mover(game, move)):
        reader.refuse(at, f"found {name!r}: expected {mover[0]!r}, whose move it is")
    located(reader, move_at, lambda: game.play(move))


def _mover(game: Course, move: Move) -> tuple[str, ...]:
    """Return who makes `move`; everybody, where it will be refused for another reason."""
    player = move.ghost if isinstance(move, Exchange) else game.position.turn
    return game.names if player is None else game.names[player : player + 1] or game.names


def _check_ranking(reader: Reader, game: Course) -> None:
    at = reader.at
    names = read_after("ranking", read_names, reader)
    if game.outcome is None:
        reader.refuse(at, "a ranking, but play is not over: expected a move (B10, K7)")
    ranking = tuple(game.names[player] for player in game.outcome.ranking)
    if names != ranking:
        reader.refuse(at, f"found {format_names(names)}: expected {format_names(ranking)}, as these moves end")
