"""What each move that lays a card is worth by the tips, for the players who judge by them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.sevens.engine.moves import LayJoker, Play
from sevens_teach.sevens.players.killer_tips import killer_worth
from sevens_teach.sevens.players.player import moves_of
from sevens_teach.sevens.players.tips import tips_worth

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.sevens.engine.view import View

Laying: TypeAlias = "Play | LayJoker"


def worths_of(view: View) -> dict[Laying, float]:
    """Return the worth of every move but the pass, by the tips; raises `GameError` when it is another's turn."""
    worth = killer_worth if view.rules.killer else tips_worth
    return {move: worth(view, move) for move in moves_of(view) if isinstance(move, Play | LayJoker)}


def drawn_best(worths: dict[Laying, float], rng: Random) -> Laying:
    """Return the move worth most by the tips, and of equals one that `rng` draws."""
    best = max(worths.values())
    return drawn_of([move for move in worths if worths[move] == best], rng)


def drawn_of(moves: list[Laying], rng: Random) -> Laying:
    """Return one of `moves` of equal worth, all equally likely."""
    return moves[int(rng.random() * len(moves))]
