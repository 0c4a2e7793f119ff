"""How strong our players are: `make strength`; nothing is asserted.

Each deal is played with the candidate in every seat, against three others of one kind. Places and wins are means over
deals, with 95 % intervals over these blocks. Chance alone gives place 2.5 and 25 % wins.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING, Final

from table import Table

from sevens_teach import PRESETS, ExpertPlayer, Game, RandomPlayer, TipsPlayer
from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.sevens.lab.cheating import CheatingPlayer

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach import Player, Rules

OTHERS: Final[dict[str, Player]] = {"tips": TipsPlayer(), "random": RandomPlayer()}
SEATS: Final = 4


def candidates(budget: int) -> dict[str, Callable[[Game], Player]]:
    """Return what makes each candidate for a game."""
    return {
        "tips": lambda _: TipsPlayer(),
        f"expert, {budget}": lambda _: ExpertPlayer(budget),
        f"cheater, {budget}": lambda game: CheatingPlayer(game, budget),
    }


class Measured:
    """What one candidate reached: a mean place and win share for each deal, and the time its moves took."""

    def __init__(self) -> None:
        self.places: list[float] = []
        self.wins: list[float] = []
        self.moves = 0
        self.seconds = 0.0

    def play(self, rules: Rules, make: Callable[[Game], Player], other: Player, seed: int) -> None:
        """Play one deal with the candidate in every seat."""
        ranks = [self._ranked(Game(rules, seed=seed), make, other, seat) for seat in range(SEATS)]
        self.places.append(fmean(ranks))
        self.wins.append(fmean(rank == 1 for rank in ranks))

    def _ranked(self, game: Game, make: Callable[[Game], Player], other: Player, seat: int) -> int:
        candidate, rng = make(game), Random(f"{game.seed} {seat}")
        while (turn := game.position.turn) is not None:
            began = process_time()
            move = (candidate if turn == seat else other).choose(game.view(turn), rng)
            if turn == seat:
                self.moves, self.seconds = self.moves + 1, self.seconds + process_time() - began
            game.play(move)
        return game.outcome.rank_of(seat) if game.outcome else SEATS

    def cells(self) -> tuple[str, str, str]:
        """Return the place, the win share and the time a move as text."""
        place, wins = (_interval(values, scale) for values, scale in ((self.places, 1), (self.wins, 100)))
        return place, wins, f"{1000 * self.seconds / max(1, self.moves):.1f}"


def _interval(values: list[float], scale: int) -> str:
    half = 1.96 * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    digits = 3 if scale == 1 else 1
    return f"{scale * fmean(values):.{digits}f} ± {scale * half:.{digits}f}"


def main() -> None:
    """Read the arguments and print a table for each preset, each as soon as it is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--budget", type=int, default=1000)
    parser.add_argument("--others", nargs="+", choices=OTHERS, default=list(OTHERS))
    parser.add_argument("--presets", nargs="+", choices=PRESETS, default=list(PRESETS))
    chosen = parser.parse_args()
    for preset in chosen.presets:
        title = f"{preset}: {chosen.deals} deals × {SEATS} seats, {'compiled' if IS_COMPILED else 'plain Python'}"
        table = Table(title, ("", "place", "wins, %", "ms of processor time a move"))
        for against in chosen.others:
            for name, make in candidates(chosen.budget).items():
                measured = Measured()
                for seed in range(chosen.deals):
                    measured.play(PRESETS[preset], make, OTHERS[against], seed)
                table.rows.append((f"{name}, against three {against}", *measured.cells()))
        print(table, flush=True)


if __name__ == "__main__":
    main()
