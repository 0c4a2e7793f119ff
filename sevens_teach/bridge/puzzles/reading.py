"""From what a file says to a position of Seven Bridge, the moves before the question made; and games to draw from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.moves import Drop
from sevens_teach.bridge.engine.notation import parse_move
from sevens_teach.bridge.engine.position import Position
from sevens_teach.bridge.engine.rules import Rules
from sevens_teach.bridge.engine.soundness import pack_of
from sevens_teach.bridge.engine.state import Step as Stage
from sevens_teach.bridge.players import Habits, TipsPlayer
from sevens_teach.cards import shuffled
from sevens_teach.puzzles.reading import made, read_under, stepped

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.puzzles.answers import Step

_CHANCE: Final = 0.25
"""How often a random card is thrown in a drawn game, so that not everything goes as it should."""
_PLAYERS: Final = (TipsPlayer(), TipsPlayer(Habits(hold=3)), TipsPlayer(Habits(pon=False)))


def read_position(text: str, rules: str) -> Position:
    """Return the position of a puzzle of Seven Bridge; raises what `Position.parse` raises, or `PuzzleError`."""
    return read_under(Position, text, rules)


def make_moves(position: Position, moves: Sequence[str], *, lawful: bool = True) -> tuple[Step, ...]:  # noqa: ARG001, no kind here shows a move that is not
    """Return the moves of Seven Bridge made one after another; raises `PuzzleError`."""
    return stepped(position, moves, lambda position, text: made(position, parse_move(text)))


def random_game(rules: str, players: int, rng: Random) -> list[Step]:
    """Return one deal of players with several habits, and some cards thrown at random; raises `SevensError`."""
    parsed = Rules.parse(rules)
    dealer = int(rng.random() * players)
    position, _ = Position.start(parsed, players, shuffled(pack_of(parsed), rng), dealer)
    steps: list[Step] = []
    while not position.is_deal_over:
        move = position.chance(rng) or _chosen(position, rng)
        steps.append(made(position, move))
        position = steps[-1].after
    return steps


def _chosen(position: Position, rng: Random) -> Move:
    """Return a move for a random game of Seven Bridge: by the tips mostly, now and then any discard."""
    turn = position.turn
    assert turn is not None  # noqa: S101, chance is not on
    move = _PLAYERS[turn % len(_PLAYERS)].choose(position.view(turn), rng)
    if not isinstance(move, Drop) or position.step is not Stage.PLAY or rng.random() >= _CHANCE:
        return move
    hand = position.hands[turn]
    return Drop(hand[int(rng.random() * len(hand))])
