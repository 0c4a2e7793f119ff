"""The solution of a position with two hands left: who wins, by which move, and the main line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sevens_teach.cards import ALL
from sevens_teach.errors import SevensError
from sevens_teach.sevens.engine.moves import PASS
from sevens_teach.sevens.players.solver.duel import Duel
from sevens_teach.sevens.players.solver.race import Race

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position

MOST_CARDS: Final = 14
"""How many cards the two may still be able to lay in Killer Sevens, and with ★ in play."""
MOST_PASSES: Final = 9
"""How many passes may be free; without a limit two need never end."""
MOST_WITH_TUNNEL: Final = 30
"""How many they may hold where there is a tunnel."""


class SolverError(SevensError):
    """A position that the solver does not solve."""


@dataclass(frozen=True, slots=True)
class Solution:
    """What perfect play brings from a position with two still in."""

    winner: int
    """Which of the two takes the better place, whatever the other does."""
    line: tuple[Move, ...]
    """The main line to the end: the winner makes a winning move, the loser waits while there is a free pass."""

    @property
    def move(self) -> Move:
        """The best move: one that wins, if there is one."""
        return self.line[0]

    @property
    def turns(self) -> int:
        """How many turns the main line takes."""
        return len(self.line)


Search: TypeAlias = "Race | Duel"


def solve(position: Position) -> Solution:
    """Return who wins a position with two still in, and how; the cards of both are known (S5).

    It solves whole deals of basic Sevens and Fan Tan, with stopping or without it; with a tunnel, positions in which
    the two hold at most `MOST_WITH_TUNNEL` cards; Killer Sevens, and ★ in play, with at most `MOST_CARDS` to lay. Any
    other raises `SolverError`: more than two still in, play that is over, more than `MOST_PASSES`. A ghost is not
    talked to.
    """
    return solved(position, search_for(position))


def solved(position: Position, search: Search) -> Solution:
    """Return the solution by a search that may have met other positions of the same deal (`Duel`)."""
    winner = search.winner(position)
    return Solution(winner, tuple(_main_line(search, position, winner)))


def search_for(position: Position) -> Search:
    """Return what can search a position and all that follow; raises `SolverError`."""
    rules = position.rules
    if position.turn is None or len(position.in_play) != 2:
        raise SolverError(f"solving needs two players still in, not {len(position.in_play)} (S5). Position: {position}")
    if rules.passes is None or rules.passes > MOST_PASSES:
        raise SolverError(f"so many passes are more than {MOST_PASSES}, the most that is solved (B6): {position}")
    races = not rules.killer and not any(position.held[player] & ~ALL for player in position.in_play)
    most = (ALL.bit_count() if rules.tunnel == "off" else MOST_WITH_TUNNEL) if races else MOST_CARDS
    live = sum((position.held[player] & ~position.dead).bit_count() for player in position.in_play)
    if live > most:
        raise SolverError(f"{live} live cards are too many: at most {most} under these rules. Position: {position}")
    return Race(rules) if races else Duel(position)


def winner_after(search: Search, position: Position, two: tuple[int, ...]) -> int:
    """Return who of the `two` wins from a position that may be the end of play."""
    outcome = position.outcome
    return search.winner(position) if outcome is None else min(two, key=outcome.rank_of)


def winning_moves(search: Search, position: Position) -> Iterator[Move]:
    """Yield the moves with which the player to move wins, cards first, the pass last."""
    for move in position.legal_moves.turn:
        if winner_after(search, position.after(move)[0], position.in_play) == position.turn:
            yield move


def best_move(search: Search, position: Position, winner: int) -> Move:
    """Return the first winning move of a solved position, or the loser's: wait while free, else the first card."""
    moves = position.legal_moves.turn
    if position.turn == winner:
        return next(winning_moves(search, position))
    assert position.turn is not None  # noqa: S101, play goes on
    limit = position.rules.passes
    free = limit is not None and position.passes[position.turn] < limit
    return PASS if moves.can_pass and free else moves[0]


def _main_line(search: Search, position: Position, winner: int) -> Iterator[Move]:
    """Yield the moves of best play by both, to the end."""
    while position.turn is not None:
        move = best_move(search, position, winner)
        yield move
        position, _ = position.after(move)
