"""A whole match as text: its deals, one move a line, and the score; docs/spades.md describes it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.play.record import Record
from sevens_teach.spades.engine.hands import format_hands, read_hands
from sevens_teach.spades.engine.notation import format_line, read_line, read_move, read_rules
from sevens_teach.spades.engine.position import read_position
from sevens_teach.spades.engine.score import Line
from sevens_teach.text.record_lines import opens_with, read_after

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.spades.engine.game import Game
    from sevens_teach.text.reader import Reader
    from sevens_teach.text.record_lines import Lines


def _header(game: Game) -> Iterator[str]:
    yield f"seed {game.seed}"
    if not game.opening:
        yield f"position {game.start}"
        return
    yield f"rules {game.rules}"
    yield f"dealer {game.start.dealer}"
    yield f"deal {format_hands(game.start.dealt_hands)}"


def _begin(lines: Lines, names: tuple[str, ...], kind: type[Game]) -> Game:
    """Return the match before its first move: from a position, or from a deal."""
    seed = read_after("seed", lambda line: line.number("a seed"), lines.next())
    line = lines.next()
    if opens_with(line, "position"):
        return read_after(
            "position", lambda line: kind.from_position(read_position(line), names=names, seed=seed), line
        )
    rules = read_after("rules", read_rules, line)
    dealer = read_after("dealer", lambda line: line.number("a player's number"), lines.next())
    return read_after(
        "deal",
        lambda line: kind(rules, names=names, seed=seed, hands=read_hands(line), dealer=dealer),
        lines.next(),
    )


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
