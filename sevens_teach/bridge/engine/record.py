"""A whole match as text: its deals, one move a line, and the totals; docs/seven-bridge.md describes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.notation import read_move, read_row, read_rules
from sevens_teach.bridge.engine.position import read_position
from sevens_teach.play.record import Record, begin_match, match_header
from sevens_teach.text.record_lines import read_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.bridge.engine.game import Game
    from sevens_teach.text.reader import Reader
    from sevens_teach.text.record_lines import Lines

_POINTS: Final = re.compile(r"[+-]?\d{1,6}(?!\d)", re.ASCII)


def _header(game: Game) -> Iterator[str]:
    return match_header(game, f"pack {' '.join(map(str, game.start.pack))}" if game.opening else "")


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    return begin_match(lines, names, kind, (read_position, read_rules), ("pack", "pack", read_row))


def _totals(game: Game) -> str:
    return " ".join(map(str, game.totals))


def _check_totals(line: Reader, game: Game) -> None:
    at = line.at
    totals = read_after("totals", lambda line: [_points(line) for _ in game.names], line)
    if not game.is_over:
        line.refuse(at, "totals, but the match is not over: expected a move (D9)")
    if tuple(totals) != game.totals:
        line.refuse(at, f"found {' '.join(map(str, totals))}: expected {_totals(game)}, as these moves end")


def _points(line: Reader) -> int:
    return int(line.need(_POINTS, "a player's total"))


RECORD: Record[Game] = Record(
    name="bridge",
    version=1,
    header=_header,
    begin=_begin,
    read_move=read_move,
    last="totals",
    ending=_totals,
    check=_check_totals,
)
