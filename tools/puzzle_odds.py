"""Measure again what the puzzles at the table say: how often each move comes first against the cast.

    python tools/puzzle_odds.py             all of them, in other deals than those that were stored
    python tools/puzzle_odds.py K8-51       some
    python tools/puzzle_odds.py --worlds 400

It prints the stored numbers beside the new ones, and fails where another move has become the best.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING, Any

from sevens_teach.puzzles import load_puzzles
from sevens_teach.sevens.engine.notation import parse_move
from sevens_teach.sevens.puzzles.odds import WORLDS, best_of, odds_of, replies

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.puzzles import Puzzle

OTHER = 7_000_000
"""What is added to the seed, so that the deals are others."""


def measured(puzzle: Puzzle, worlds: int) -> Iterator[tuple[dict[str, int], dict[str, int]]]:
    """Yield for each turn of a puzzle what is stored, and what comes out now."""
    source: Any = puzzle.source
    position = puzzle.position
    for number, odds in enumerate(source.odds):
        yield odds, odds_of(position.view(puzzle.viewpoint), worlds, source.seed + OTHER + number)
        position = replies(position, parse_move(best_of(odds)), source.seed)[-1].after


def main() -> int:
    """Measure, print, and return how many puzzles have another best move now."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="ids; all, if none are named")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="deals a turn")
    given = parser.parse_args()
    changed = 0
    for puzzle in load_puzzles():
        if puzzle.kind == "table" and (not given.names or puzzle.id in given.names):
            turns = list(measured(puzzle, given.worlds))
            same = all(best_of(before) == best_of(now) for before, now in turns)
            changed += not same
            print(puzzle.id, "" if same else "ANOTHER BEST MOVE", turns)
    return changed


if __name__ == "__main__":
    sys.exit(main())
