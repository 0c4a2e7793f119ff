"""From what a file says to a position of Spades, the moves before the question made; and games to draw puzzles from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import deal
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.reading import made, read_under, stepped
from sevens_teach.spades.engine.notation import parse_move
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.rules import Rules
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.players import RandomPlayer, TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.spades.players import Player

_CHANCE: Final = 0.3
"""How often a card of a random game is played at random, so that not everything goes as it should."""


def read_position(text: str, rules: str) -> Position:
    """Return the position of a puzzle of Spades; raises what `Position.parse` raises, or `PuzzleError`."""
    return read_under(Position, text, rules)


def make_moves(position: Position, moves: Sequence[str], *, lawful: bool = True) -> tuple[Step, ...]:  # noqa: ARG001, no kind here shows a move that is not
    """Return the moves of Spades made one after another; raises `PuzzleError`."""
    return stepped(position, moves, lambda position, text: made(position, parse_move(text)))


def random_game(rules: str, players: int, rng: Random) -> list[Step]:
    """Return one deal of Spades, bid by the tips, played by them and at random; raises `PuzzleError` but for four."""
    if players != PLAYERS:
        raise PuzzleError(f"{players} players: four play Spades (P1)")
    steps: list[Step] = []
    position, _ = Position.start(Rules.parse(rules), deal(PLAYERS, rng), dealer=int(rng.random() * PLAYERS))
    tips, chance = TipsPlayer(), RandomPlayer()
    while (turn := position.turn) is not None:
        player: Player = chance if not position.is_bidding and rng.random() < _CHANCE else tips
        steps.append(made(position, player.choose(position.view(turn), rng)))
        position = steps[-1].after
    return steps
