"""A whole game as text: how it was dealt, one move a line, and the ranking; docs/notation.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.record import Record
from sevens_teach.sevens.engine.notation import format_hands, read_hands, read_move, read_rules
from sevens_teach.sevens.engine.position import read_position
from sevens_teach.text.record_lines import format_names, opens_with, read_after, read_names

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.game import Game
    from sevens_teach.text.reader import Reader
    from sevens_teach.text.record_lines import Lines


def _header(game: Game) -> Iterator[str]:
    if game.hands is None:
        yield f"position {game.start}"
        return
    yield f"rules {game.rules}"
    if game.seed is not None:
        yield f"seed {game.seed}"
    yield f"deal {format_hands(game.hands)}"


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    """Return the game before its first move: from a position, or from a deal."""
    line = lines.next()
    if opens_with(line, "position"):
        return read_after("position", lambda reader: kind.from_position(read_position(reader), names=names), line)
    rules = read_after("rules", read_rules, line)
    line = lines.next()
    seed = None
    if opens_with(line, "seed"):
        seed = read_after("seed", lambda reader: reader.number("a seed"), line)
        line = lines.next()
    return read_after("deal", lambda reader: kind(rules, names=names, seed=seed, hands=read_hands(reader)), line)


def _ranking(game: Game) -> str:
    return format_names(_ranked(game) or ())


def _ranked(game: Game) -> tuple[str, ...] | None:
    outcome = game.outcome
    return None if outcome is None else tuple(game.names[player] for player in outcome.ranking)


def _check_ranking(reader: Reader, game: Game) -> None:
    at = reader.at
    names = read_after("ranking", read_names, reader)
    ranking = _ranked(game)
    if ranking is None:
        reader.refuse(at, "a ranking, but play is not over: expected a move (B10, K7)")
    if names != ranking:
        reader.refuse(at, f"found {format_names(names)}: expected {format_names(ranking)}, as these moves end")


RECORD: Record[Game] = Record(
    name="sevens",
    version=1,
    header=_header,
    begin=_begin,
    read_move=read_move,
    last="ranking",
    ending=_ranking,
    check=_check_ranking,
)
