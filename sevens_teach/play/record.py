"""Any game as text: a header, one move a line, a last line; read back with line and column."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from sevens_teach.errors import NotationError, RecordError
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
    from collections.abc import Callable, Iterable, Iterator

    from sevens_teach.play.game import Game
    from sevens_teach.text.reader import Reader

GameT = TypeVar("GameT", bound="Game[Any, Any, Any]")


def header_of_position(game: Game[Any, Any, Any]) -> Iterator[str]:
    """Yield how a game began that began in a position."""
    yield f"position {game.start}"


def begin_in_position(line: Reader, names: tuple[str, ...], kind: type[GameT], seed: int | None = None) -> GameT:
    """Return the game that `header_of_position` wrote, before its first move; what chance still brings is of `seed`."""
    return read_after(
        "position", lambda line: kind.from_position(kind.POSITION.read(line), names=names, seed=seed), line
    )


def begin_after_header(lines: Lines, names: tuple[str, ...], kind: type[GameT]) -> GameT:
    """Return the game that began in a position, before its first move."""
    return begin_in_position(lines.next(), names, kind)


def ranked(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Return the names of a finished game's players for a record's last line, the first place first."""
    players = sorted(game.start.players, key=game.position.outcome.rank_of)
    return tuple(game.names[player] for player in players)


@dataclass(frozen=True, kw_only=True)
class Record(Generic[GameT]):
    """How the games of one kind are written down."""

    name: str
    """The first word of a record."""
    version: int = 1
    read_move: Callable[[Reader], Any]
    """Reads the move that stands next."""
    header: Callable[[GameT], Iterable[str]] = header_of_position
    """Returns the lines between the players and the first move: how it began."""
    begin: Callable[[Lines, tuple[str, ...], type[GameT]], GameT] = begin_after_header
    """Reads them: the game before its first move."""
    last: str = "ranking"
    """The word that opens the last line, once play is over."""
    result: Callable[[GameT], Any] = ranked
    """Returns what the last line says of a game that is over."""
    format_result: Callable[[Any], str] = format_names
    """Returns it as text."""
    read_result: Callable[[Reader, GameT], Any] = lambda line, _game: read_names(line)
    """Reads it."""
    too_early: str = "a ranking, but play is not over: expected a move"
    """What is said of a last line where play is not over."""

    def format(self, game: GameT) -> str:
        """Return the record of a game: `parse` gives an equal game back."""
        return "\n".join((*self._beginning(game), *self._moves(game), ""))

    def again(self, game: GameT) -> GameT:
        """Return a recorded game of the same players, rules and cards, before its first move."""
        return self.parse("\n".join(self._beginning(game)), type(game))

    def _beginning(self, game: GameT) -> Iterator[str]:
        """Yield a record's first lines: its version, the names, and the game's own header."""
        yield f"{self.name} record {self.version}"
        yield f"players {format_names(game.names)}"
        yield from self.header(game)

    def _moves(self, game: GameT) -> Iterator[str]:
        """Yield a line for each move of a game, and at its end the result."""
        for number, entry in enumerate(game.history, 1):
            yield f"{number} {format_name(game.names[entry.player])} {entry.move}"
        if game.is_over:
            yield f"{self.last} {self.format_result(self.result(game))}"

    def parse(self, text: str, kind: type[GameT]) -> GameT:
        """Return the game of a record, of this `kind`; raises `RecordError` for anything else, with line and column.

        Blank lines do not matter. The last line is checked; a record that stops before it is a game in progress.
        """
        try:
            return self._read(Lines(text), kind)
        except NotationError as error:
            raise RecordError(error.what, line=error.line, column=error.column) from None

    def _read(self, lines: Lines, kind: type[GameT]) -> GameT:
        """Return the game that a record's lines tell."""
        read_after(f"{self.name} record", lambda line: read_version(line, self.version), lines.next())
        names = read_after("players", read_names, lines.next())
        game = self.begin(lines, names, kind)
        number = 0
        while lines.left and not lines.opens_with(self.last):
            number += 1
            self._read_turn(lines.next(), game, number)
        if lines.left:
            self._check_result(lines.next(), game)
        if lines.left:
            lines.next().refuse(0, f"a line after the {self.last}: expected the end of the record")
        return game

    def _check_result(self, line: Reader, game: GameT) -> None:
        """Read the last line and hold it to the game."""
        at = line.at
        found = read_after(self.last, lambda line: self.read_result(line, game), line)
        if not game.is_over:
            line.refuse(at, self.too_early)
        if found != (wanted := self.result(game)):
            said, expected = self.format_result(found), self.format_result(wanted)
            line.refuse(at, f"found {said}: expected {expected}, as these moves end")

    def _read_turn(self, line: Reader, game: GameT, number: int) -> None:
        """Make the move of one line: its number, who moves, and the move."""
        read_number(line, number)
        at = line.at
        name = read_name(line)
        move_at = line.at
        move = self.read_move(line)
        line.end()
        if name not in (movers := _movers(game, move)):
            line.refuse(at, f"found {name!r}: expected {movers[0]!r}, whose move it is")
        located(line, move_at, lambda: game.play(move))


def match_header(game: Game[Any, Any, Any], dealt: str) -> Iterator[str]:
    """Yield how a match of several deals began: from a position, or with the first cards `dealt`."""
    yield f"seed {game.seed}"
    if not game.opening:
        yield from header_of_position(game)
        return
    yield f"rules {game.start.rules}"
    yield f"dealer {game.start.dealer}"
    yield dealt


def begin_match(
    lines: Lines,
    names: tuple[str, ...],
    kind: type[GameT],
    read_rules: Callable[[Reader], Any],
    dealt: tuple[str, str, Callable[[Reader], Any]],
) -> GameT:
    """Return the match that `match_header` wrote, before its first move.

    `dealt` is the word before the first cards, what they are called where a match is made of them, and what reads them.
    """
    seed = read_after("seed", lambda line: line.number("a seed"), lines.next())
    line = lines.next()
    if opens_with(line, "position"):
        return begin_in_position(line, names, kind, seed)
    rules = read_after("rules", read_rules, line)
    dealer = read_after("dealer", lambda line: line.number("a player's number"), lines.next())
    word, called, cards = dealt
    make: Callable[..., GameT] = kind
    return read_after(
        word,
        lambda line: make(rules, names=names, seed=seed, dealer=dealer, **{called: cards(line)}),
        lines.next(),
    )


def _movers(game: Game[Any, Any, Any], move: object) -> tuple[str, ...]:
    """Return who makes a record's `move`; everybody, where it will be refused for another reason."""
    player = game.position.mover(move)
    return game.names if player is None else game.names[player : player + 1] or game.names
