"""A whole match as text: its deals, one move a line, and the totals; docs/seven-bridge.md describes it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.notation import read_move, read_row, read_rules
from sevens_teach.play.record import Record, begin_match, match_header

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.bridge.engine.game import Game
    from sevens_teach.text.reader import Reader
    from sevens_teach.text.record_lines import Lines

_POINTS: Final = re.compile(r"[+-]?\d{1,6}(?!\d)", re.ASCII)


def _header(game: Game) -> Iterator[str]:
    """Yield a record's lines before the moves of a match of Seven Bridge: rules, seed, and the first pack."""
    return match_header(game, f"pack {' '.join(map(str, game.start.pack))}" if game.opening else "")


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    """Begin a match of Seven Bridge as a record's first lines say."""
    return begin_match(lines, names, kind, read_rules, ("pack", "pack", read_row))


def _read_totals(line: Reader, game: Game) -> tuple[int, ...]:
    """Read a record's last line: every player's total of penalties."""
    return tuple(int(line.need(_POINTS, "a player's total")) for _ in game.names)


RECORD: Record[Game] = Record(
    name="bridge",
    read_move=read_move,
    header=_header,
    begin=_begin,
    last="totals",
    result=lambda game: game.totals,
    format_result=lambda totals: " ".join(map(str, totals)),
    read_result=_read_totals,
    too_early="totals, but the match is not over: expected a move (D9)",
)
