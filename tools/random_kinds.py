"""Count of which kinds the puzzles are that are drawn at random for a rule.

    python tools/random_kinds.py                 every rule that three kinds or more can ask about, a hundred draws each
    python tools/random_kinds.py S3 P6           some rules
    python tools/random_kinds.py --draws 20 S3

It prints the counts, and fails where one kind has more than its share: 30 of 100, or a third and one more where there
are three kinds only. A hundred draws for a tip take minutes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from math import ceil

from nobody import nobodys_home

from sevens_teach.puzzles import Puzzle
from sevens_teach.puzzles.generator import drawn_rules
from sevens_teach.puzzles.model import room_about

FEWEST = 3
"""With fewer kinds there is nothing to share."""


def kinds_for(rule: str) -> list[str]:
    """Return the kinds that can ask about a rule."""
    return [kind.name for kind in room_about(rule).kinds.values() if rule in kind.turns_on]


def most(rule: str, draws: int) -> int:
    """Return how many draws of one kind there may be."""
    kinds = len(kinds_for(rule))
    return ceil(draws / kinds) + 1 if kinds == FEWEST else ceil(draws * 0.3)


def drawn_kinds(rule: str, draws: int) -> Counter[str]:
    """Return how often each kind comes up for a rule."""
    return Counter(Puzzle.random(rule=rule, seed=seed).kind for seed in range(draws))


def main() -> int:
    """Count, print, and return how many rules have a kind with more than its share."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", help="ids; all with three kinds or more, if none are named")
    parser.add_argument("--draws", type=int, default=100, help="draws for each rule")
    given = parser.parse_args()
    too_many = 0
    for rule in given.rules or [each for each in drawn_rules() if len(kinds_for(each)) >= FEWEST]:
        counts = drawn_kinds(rule, given.draws)
        too_many += max(counts.values()) > most(rule, given.draws)
        print(rule, dict(counts.most_common()), flush=True)
    return too_many


if __name__ == "__main__":
    with nobodys_home():
        sys.exit(main())
