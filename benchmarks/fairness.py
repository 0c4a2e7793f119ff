"""How often a reader wins against the cast at the level of the lesson: `make fairness`; nothing is asserted.

Two readers: one plays any card that fits and passes only when stuck, one follows the tips. Every deal is another
one, and the reader sits in another seat each time. The intervals are Wilson's, 95 %.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

from table import Table

from sevens_teach import PRESETS, Game, RandomPlayer, Reason, TipsPlayer, play_game
from sevens_teach.players import LEVELS, opponents
from sevens_teach.sevens.players.levels import default_level

if TYPE_CHECKING:
    from sevens_teach import Player, Rules

READERS: Final[dict[str, Player]] = {"any card": RandomPlayer(), "the tips": TipsPlayer()}
_EMPTIED: Final = {Reason.OUT, Reason.DEAD_CARDS}
_SURE: Final = 1.96


def fairness(games: int, level: str | None, presets: list[str]) -> Table:
    """Return the table of a number of games for each preset and reader."""
    columns = [f"{reader}: {what}" for reader in READERS for what in ("wins", "emptied a hand")]
    table = Table(
        f"A reader against Ren, Aoi and Sora: {games} games each, in percent with 95 % intervals",
        ("", "level", *columns),
        notes=[
            "Aim in basic, wins for any card and for the tips: gentle 30 and 60, normal 17 and 45, sharp 6 and 35.",
            "Where luck decides more (joker-pair, killer-group) the tips bring little, and the levels lie close.",
        ],
    )
    for name in presets:
        played = level or default_level(PRESETS[name])
        counts = [count for reader in READERS.values() for count in counted(PRESETS[name], played, reader, games)]
        table.rows.append((name, played, *(_interval(count, games) for count in counts)))
    return table


def counted(rules: Rules, level: str, reader: Player, games: int) -> tuple[int, int]:
    """Return how many games the reader won, and how many somebody won who was not just the last one unbroken."""
    won = emptied = 0
    for seed in range(games):
        players = [*opponents(rules, level)]
        players.insert(seat := seed % 4, reader)
        first = play_game(Game(rules, seed=seed), players, Random(f"fairness {seed}")).placings[0]
        won += first.player == seat
        emptied += first.reason in _EMPTIED
    return won, emptied


def _interval(count: int, games: int) -> str:
    share, error = count / games, _SURE**2 / games
    middle, half = (share + error / 2) / (1 + error), _SURE * sqrt(share * (1 - share) / games + error / games / 4)
    return f"{100 * share:.0f} ({100 * (middle - half / (1 + error)):.0f} to {100 * (middle + half / (1 + error)):.0f})"


def main() -> None:
    """Read the arguments and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("presets", nargs="*", default=list(PRESETS))
    chosen = parser.parse_args()
    print(fairness(chosen.games, chosen.level, chosen.presets))


if __name__ == "__main__":
    main()
