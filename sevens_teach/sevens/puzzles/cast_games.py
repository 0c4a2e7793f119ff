"""Games of the cast to draw puzzles from: the reader sits at 0, and Ren, Aoi and Sora play as they do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import deal
from sevens_teach.puzzles.generator import mixed
from sevens_teach.puzzles.model import Sample
from sevens_teach.puzzles.reading import made
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.engine.position import Position
from sevens_teach.sevens.engine.rules import Rules
from sevens_teach.sevens.players.at_random import RandomPlayer
from sevens_teach.sevens.players.levels import seated_in_puzzles
from sevens_teach.sevens.players.tips import TipsPlayer

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.players.player import Player

READABLE: Final = ("basic", "forced")
"""House rules under which hands are read."""
_LONGEST: Final = 300
_ROUNDS: Final = 2
"""How many rounds are told before the question."""
_FEWEST: Final = 3
"""The fewest cards that the reader has."""


def cast_game(rules: str, players: int, rng: Random) -> list[Step]:
    """Return a game of the cast, the reader at 0 playing by the tips."""
    return _played(rules, players, rng, TipsPlayer())


def careless_game(rules: str, players: int, rng: Random) -> list[Step]:
    """Return a game of the cast in which the reader plays whatever fits."""
    return _played(rules, players, rng, RandomPlayer())


def _played(rules: str, players: int, rng: Random, you: Player) -> list[Step]:
    """Return a game of the cast to draw puzzles from, with another player in the reader's seat."""
    house = Rules.parse(rules)
    position, _ = Position.start(house, deal(players, rng, joker=house.joker != "none"))
    ways = (you, *seated_in_puzzles(players, 0)[1:])
    game: list[Step] = []
    while position.turn is not None and len(game) < _LONGEST:
        turn = position.turn
        game.append(made(position, ways[turn].choose(position.view(turn), rng)))
        position = game[-1].after
    return game


def own_turns(game: Sequence[Step], rng: Random) -> Iterator[Position]:
    """Yield the positions in which the reader at 0 is to move, in random order."""
    yield from (step.before for step in mixed(game, rng) if step.player == 0)


def at_own_turns(game: Sequence[Step], rng: Random) -> Iterator[Sample]:
    """Yield the reader's turns in a game of the cast, to ask about each."""
    yield from map(Sample, own_turns(game, rng))


def rounds_before(game: Sequence[Step], rng: Random) -> Iterator[tuple[Step, ...]]:
    """Yield what happened in the rounds before a turn of the reader, if another passed in them."""
    turns = [number for number, step in enumerate(game) if step.player == 0]
    for number in mixed(turns, rng):
        begin = number - _ROUNDS * len(game[0].before.players)
        steps = tuple(game[max(0, begin) : number])
        long_enough = len(game[number].before.hands[0]) >= _FEWEST
        if long_enough and any(isinstance(step.move, Pass) and step.player for step in steps):
            yield steps
