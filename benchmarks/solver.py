"""How long the solver takes for whole deals of two: `make solver`; nothing is asserted.

With a tunnel, with ★ and in Killer Sevens, where whole deals are too much for it, the largest positions it takes are
solved: the tips play until so few cards are left.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING

from table import Table

from sevens_teach import PRESETS, Game, TipsPlayer
from sevens_teach.solver import SolverError, solve

if TYPE_CHECKING:
    from sevens_teach import Position, Rules


def solved_after(rules: Rules, seed: int) -> tuple[Position, float] | None:
    """Return the first position of a deal that is solved, and the seconds it took; None where play ends before."""
    game, rng, player = Game(rules, 2, seed=seed), Random(seed), TipsPlayer()
    while (turn := game.position.turn) is not None and len(game.position.in_play) == 2:
        begin = process_time()
        try:
            solve(game.position)
        except SolverError:
            game.play(player.choose(game.view(turn), rng))
            continue
        return game.position, process_time() - begin
    return None


def main() -> None:
    """Read the arguments and print a line for each preset, each as soon as it is there."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("presets", nargs="*", default=list(PRESETS))
    chosen = parser.parse_args()
    for preset in chosen.presets:
        found = [each for seed in range(chosen.deals) if (each := solved_after(PRESETS[preset], seed))]
        table = Table(f"{preset}: seconds of processor time a position", ("cards", "positions", "median", "worst"))
        cards = [sum(map(int.bit_count, position.held)) for position, _ in found]
        taken = [seconds for _, seconds in found]
        row = (f"{min(cards)} to {max(cards)}", str(len(found)), f"{median(taken):.3f}", f"{max(taken):.2f}")
        table.rows.append(row)
        print(table, flush=True)


if __name__ == "__main__":
    main()
