"""A whole game as text: how it was dealt, one move a line, and the ranking; docs/notation.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.record import Record, begin_in_position, header_of_position
from sevens_teach.sevens.engine.notation import format_hands, read_hands, read_move, read_rules
from sevens_teach.text.record_lines import opens_with, read_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.text.record_lines import Lines


def _header(game: Game) -> Iterator[str]:
    """Yield a record's lines before the moves of a game of Sevens: rules, seed, deal or first position."""
    if game.hands is None:
        yield from header_of_position(game)
        return
    yield f"rules {game.rules}"
    if game.seed is not None:
        yield f"seed {game.seed}"
    yield f"deal {format_hands(game.hands)}"


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    """Return a recorded game of Sevens before its first move: from a position, or from a deal."""
    line = lines.next()
    if opens_with(line, "position"):
        return begin_in_position(line, names, kind)
    rules = read_after("rules", read_rules, line)
    line = lines.next()
    seed = None
    if opens_with(line, "seed"):
        seed = read_after("seed", lambda reader: reader.number("a seed"), line)
        line = lines.next()
    return read_after("deal", lambda reader: kind(rules, names=names, seed=seed, hands=read_hands(reader)), line)


RECORD: Record[Game] = Record(
    name="sevens",
    read_move=read_move,
    header=_header,
    begin=_begin,
    too_early="a ranking, but play is not over: expected a move (B10, K7)",
)
