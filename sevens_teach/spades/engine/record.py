"""A whole match as text: its deals, one move a line, and the score; docs/spades.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from sevens_teach.errors import NotationError, RecordError
from sevens_teach.spades.engine.course import Course, Entry
from sevens_teach.spades.engine.moves import DEAL
from sevens_teach.spades.engine.notation import (
    format_hands,
    format_line,
    read_hands,
    read_line,
    read_move,
    read_rules,
)
from sevens_teach.spades.engine.position import read_position
from sevens_teach.spades.engine.score import Line
from sevens_teach.spades.engine.trick import PLAYERS
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

    from sevens_teach.text.reader import Reader

CourseT = TypeVar("CourseT", bound=Course)
_VERSION: Final = 1


def format_record(game: Course) -> str:
    """Return the record of a match: `parse_record` gives an equal one back."""
    return "\n".join((*_header(game), *_moves(game), *_score(game), ""))


def _header(game: Course) -> Iterator[str]:
    yield f"spades record {_VERSION}"
    yield f"players {format_names(game.names)}"
    yield f"seed {game.seed}"
    if not game.opening:
        yield f"position {game.start}"
        return
    yield f"rules {game.rules}"
    yield f"dealer {game.start.dealer}"
    yield f"deal {format_hands(game.start.dealt_hands)}"


def _moves(game: Course) -> Iterator[str]:
    for number, entry in enumerate(game.history, 1):
        yield f"{number} {format_name(game.names[entry.player])} {_move(entry)}"


def _move(entry: Entry) -> str:
    """Return a move as text; with a new deal the hands, so that the record stands without its seed."""
    return f"{DEAL} {format_hands(entry.position.dealt_hands)}" if entry.move == DEAL else str(entry.move)


def _score(game: Course) -> Iterator[str]:
    if game.is_over:
        yield f"score {format_line(Line(game.score))}"


def parse_record(text: str, kind: type[CourseT]) -> CourseT:
    """Return the match of a record as one of this `kind`; raises `RecordError` for anything else, with line and column.

    Blank lines do not matter. A score is checked; a record that stops before it is a match in progress.
    """
    try:
        return _Loader(text).game(kind)
    except NotationError as error:
        raise RecordError(error.what, line=error.line, column=error.column) from None


class _Loader(Lines):
    """The record of a match of Spades being read."""

    def game(self, kind: type[CourseT]) -> CourseT:
        """Return the match of the whole record."""
        game = self._start(kind)
        number = 0
        while self.left and not self.opens_with("score"):
            number += 1
            _read_turn(self.next(), game, number)
        if self.left:
            _check_score(self.next(), game)
        if self.left:
            self.next().refuse(0, "a line after the score: expected the end of the record")
        return game

    def _start(self, kind: type[CourseT]) -> CourseT:
        """Return the match before its first move: from a position, or from a deal."""
        read_after("spades record", lambda line: read_version(line, _VERSION), self.next())
        names = read_after("players", read_names, self.next())
        seed = read_after("seed", lambda line: line.number("a seed"), self.next())
        line = self.next()
        if opens_with(line, "position"):
            return read_after(
                "position", lambda line: kind.from_position(read_position(line), names=names, seed=seed), line
            )
        rules = read_after("rules", read_rules, line)
        dealer = read_after("dealer", lambda line: line.number("a player's number"), self.next())
        return read_after(
            "deal",
            lambda line: kind(rules, names=names, seed=seed, hands=read_hands(line), dealer=dealer),
            self.next(),
        )


def _read_turn(line: Reader, game: Course, number: int) -> None:
    """Make the move of one line: its number, who moves, and the move."""
    read_number(line, number)
    at = line.at
    name = read_name(line)
    move_at = line.at
    move = read_move(line)
    hands = read_hands(line) if move == DEAL else None
    line.end()
    if name != (mover := _mover(game)):
        line.refuse(at, f"found {name!r}: expected {mover!r}, whose move it is")
    located(line, move_at, lambda: game.play(move) if hands is None else game.deal(hands))


def _mover(game: Course) -> str:
    """Return whose move is next; between two deals the next dealer's."""
    position = game.position
    return game.names[(position.dealer + 1) % PLAYERS if position.turn is None else position.turn]


def _check_score(line: Reader, game: Course) -> None:
    at = line.at
    score = read_after("score", read_line, line).points
    if not game.is_over:
        line.refuse(at, "a score, but the match is not over: expected a move (P1)")
    if score != game.score:
        line.refuse(at, f"found {score[0]} {score[1]}: expected {format_line(Line(game.score))}, as these moves end")
