"""A whole match as text: its deals, one move a line, and the score; docs/spades.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.record import Record, begin_match, match_header
from sevens_teach.spades.engine.hands import format_hands, read_hands
from sevens_teach.spades.engine.notation import format_line, read_line, read_move, read_rules
from sevens_teach.spades.engine.score import Line

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.spades.engine.game import Game
    from sevens_teach.text.record_lines import Lines


def _header(game: Game) -> Iterator[str]:
    """Yield a record's lines before the moves of a match of Spades: rules, seed, and the first deal."""
    return match_header(game, f"deal {format_hands(game.start.dealt_hands)}" if game.opening else "")


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    """Begin a match of Spades as a record's first lines say."""
    return begin_match(lines, names, kind, read_rules, ("deal", "hands", read_hands))


RECORD: Record[Game] = Record(
    name="spades",
    read_move=read_move,
    header=_header,
    begin=_begin,
    last="score",
    result=lambda game: game.score,
    format_result=lambda score: format_line(Line(score)),
    read_result=lambda line, _game: read_line(line).points,
    too_early="a score, but the match is not over: expected a move (P1)",
)
