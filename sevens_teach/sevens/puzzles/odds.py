"""How often each move comes first against the cast as they play, over many deals that fit what the reader sees."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from sevens_teach.puzzles.reading import made
from sevens_teach.sevens.engine.outcome import settled_rank
from sevens_teach.sevens.players.levels import seated_in_puzzles
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.players.player import Player

WORLDS: Final = 100
"""In how many deals each move is tried: what is told is how often of 100."""
CLEAR: Final = 20
"""How many wins of 100 the best move has more than any other, at least."""


def odds_of(view: View, worlds: int = WORLDS, seed: int = 0) -> dict[str, int]:
    """Return for each legal move of the player to move in how many of 100 deals it comes first.

    Each move is tried in the same deals. The others play as the cast does, the reader by the tips from then on.
    """
    # Worlds are compiled: a table or a lesson that draws none does without.
    from sevens_teach.sevens.players.worlds import position_in, worlds_of  # noqa: PLC0415

    dealt = worlds_of(view, worlds, Random(seed))
    players = _players(view)
    wins = {str(move): 0 for move in view.legal_moves}
    for number, world in enumerate(dealt):
        position = position_in(view, world)
        for move in view.legal_moves:
            wins[str(move)] += _wins(position, move, players, Random(f"{seed} {number}"))
    return {name: round(100 * count / max(1, len(dealt))) for name, count in wins.items()}


def is_clear(odds: dict[str, int]) -> bool:
    """Return whether by the odds one of two moves or more is clearly the best."""
    counts = sorted(odds.values(), reverse=True)
    return len(counts) > 1 and counts[0] - counts[1] >= CLEAR


def best_of(odds: dict[str, int]) -> str:
    """Return the move with the best odds to come first."""
    return max(odds, key=lambda name: odds[name])


def _players(view: View) -> tuple[Player, ...]:
    """Return the cast at the puzzle's table, with a player of the tips in the reader's seat."""
    players = list(seated_in_puzzles(len(view.counts), view.player))
    players[view.player] = TipsPlayer()
    return tuple(players)


def _wins(position: Position, move: Move, players: tuple[Player, ...], rng: Random) -> bool:
    """Return whether a move comes first when a game is played on by the cast."""
    you = position.turn
    assert you is not None  # noqa: S101, a move is tried
    position, _ = position.after(move)
    while position.turn is not None:
        gone = position.exit_of(you)
        if gone is not None and not position.rules.killer and position.rules.joker == "none":
            return settled_rank(position.rules, position.exits, len(position.players), you) == 1
        position, _ = position.after(players[position.turn].choose(position.view(position.turn), rng))
    assert position.outcome is not None  # noqa: S101, play is over
    return position.outcome.winner == you


def replies(position: Position, move: Move, seed: int) -> tuple[Step, ...]:
    """Return a move of the reader's and what the cast plays after it, up to the reader's next turn or the end."""
    you, rng = position.turn, Random(f"{seed} {move}")
    assert you is not None  # noqa: S101, it is the reader's turn
    players = seated_in_puzzles(len(position.players), you)
    steps = [made(position, move)]
    while (turn := steps[-1].after.turn) not in (None, you):
        position = steps[-1].after
        steps.append(made(position, players[turn].choose(position.view(turn), rng)))
    return tuple(steps)
