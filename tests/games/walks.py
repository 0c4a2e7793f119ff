"""What the suite over all games needs: a sample of each game, and games played at random."""

from __future__ import annotations

from importlib import import_module
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

from sevens_teach.games import GAMES, game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.sampling import Sample

    from sevens_teach.play.contract import CardGame
    from sevens_teach.play.game import Game


def sample(name: str) -> Sample:
    """Return a game's sample."""
    found: Sample = import_module(f"{name}.sample").SAMPLE
    return found


CASES = [(name, rules, players) for name in GAMES for rules in sample(name).rules for players in sample(name).players]
"""Every game under each of its house rules, for each number of players."""


def begun(name: str, rules: str, players: int, seed: int) -> Game[Any, Any, Any]:
    """Return a game before its first move."""
    found: CardGame[Any] = game(name)
    position, _ = found.start(rules, players, Random(seed))
    return found.game.from_position(position, seed=seed)


def steps(played: Game[Any, Any, Any], seed: int) -> Iterator[tuple[Any, Any]]:
    """Play a game at random to its end; yield each position with the move made in it, chance's moves too."""
    rng = Random(seed)
    while (position := played.position).outcome is None:
        entry = played.go_on() if position.turn is None else played.play(position.legal_moves.draw(rng))
        yield position, entry


def some(name: str, rules: str, players: int, seed: int, most: int = 150) -> Game[Any, Any, Any]:
    """Return a game in which at most `most` moves were made at random."""
    played = begun(name, rules, players, seed)
    for _ in islice(steps(played, seed), most):
        pass
    return played
