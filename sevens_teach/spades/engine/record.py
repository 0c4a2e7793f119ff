"""A whole match as text: its deals, one move a line, and the score; docs/spades.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.record import Record, begin_match, match_header
from sevens_teach.spades.engine.hands import format_hands, read_hands
from sevens_teach.spades.engine.notation import format_line, read_line, read_move, read_rules
from sevens_teach.spades.engine.position import read_position
from sevens_teach.spades.engine.score import Line
from sevens_teach.text.record_lines import read_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.spades.engine.game import Game
    from sevens_teach.text.reader import Reader
    from sevens_teach.text.record_lines import Lines


def _header(game: Game) -> Iterator[str]:
    return match_header(game, f"deal {format_hands(game.start.dealt_hands)}" if game.opening else "")


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    return begin_match(lines, names, kind, (read_position, read_rules), ("deal", "hands", read_hands))


def _score(game: Game) -> str:
    return format_line(Line(game.score))


def _check_score(line: Reader, game: Game) -> None:
    at = line.at
    score = read_after("score", read_line, line).points
    if not game.is_over:
        line.refuse(at, "a score, but the match is not over: expected a move (P1)")
    if score != game.score:
        line.refuse(at, f"found {score[0]} {score[1]}: expected {_score(game)}, as these moves end")


RECORD: Record[Game] = Record(
    name="spades",
    version=1,
    header=_header,
    begin=_begin,
    read_move=read_move,
    last="score",
    ending=_score,
    check=_check_score,
)
