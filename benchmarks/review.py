"""How well the review judges: `make review`; nothing is asserted.

The same decisions are judged with the worlds of a review and with many times as many, which count as the truth. A false
call is a mistake that the truth does not know, a missed one is a mistake of the truth's that was not called.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from random import Random
from time import process_time
from typing import TYPE_CHECKING

from table import Table

from sevens_teach import PRESETS, Game, RandomPlayer, TipsPlayer, play_game
from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.review import choices_of
from sevens_teach.sevens.review.judging import WORLDS, judged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach import Position, Rules
    from sevens_teach.sevens.engine.moves import Move


@dataclass
class Calls:
    """What was called, and what the truth calls."""

    decisions: int = 0
    games: int = 0
    mistakes: int = 0
    false: int = 0
    missed: int = 0
    seconds: float = 0.0

    def cells(self) -> tuple[str, ...]:
        """Return the numbers as text: the calls in percent of the decisions."""
        shares = (f"{100 * each / max(1, self.decisions):.1f}" for each in (self.mistakes, self.false, self.missed))
        return str(self.decisions), *shares, f"{self.seconds / max(1, self.games):.2f}"


def played(rules: Rules, seed: int) -> Iterator[tuple[Position, Move]]:
    """Yield the decisions of a player who plays at random half of the time, against three by the tips."""
    game = Game(rules, seed=seed)
    reader = RandomPlayer(passing=True) if seed % 2 else TipsPlayer()
    play_game(game, [reader, TipsPlayer(), TipsPlayer(), TipsPlayer()], Random(seed))
    for ply in choices_of(game, 0):
        yield (game.history[ply - 1].position if ply else game.start), game.history[ply].move


def called(rules: Rules, decisions: int, worlds: int, truth: int) -> Calls:
    """Judge this many decisions twice."""
    found, seed = Calls(), 0
    while found.decisions < decisions:
        for position, move in played(rules, seed):
            began = process_time()
            small = judged(position, 0, move, worlds, Random(seed)).is_mistake
            found.seconds += process_time() - began
            large = judged(position, 0, move, truth, Random(seed + 1_000_000)).is_mistake
            found.decisions, found.mistakes = found.decisions + 1, found.mistakes + large
            found.false, found.missed = found.false + (small and not large), found.missed + (large and not small)
        found.games, seed = found.games + 1, seed + 1
    return found


def main() -> None:
    """Read the arguments and print a line for each preset."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=200)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--truth", type=int, default=6000)
    parser.add_argument("presets", nargs="*", default=["basic"])
    chosen = parser.parse_args()
    how = "compiled" if IS_COMPILED else "plain Python"
    title = f"{chosen.worlds} worlds a move beside {chosen.truth}, {how}"
    table = Table(title, ("", "decisions", "mistakes, %", "false calls, %", "missed, %", "s of processor time a game"))
    for preset in chosen.presets:
        table.rows.append((preset, *called(PRESETS[preset], chosen.decisions, chosen.worlds, chosen.truth).cells()))
    print(table, flush=True)


if __name__ == "__main__":
    main()
