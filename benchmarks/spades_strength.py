"""How strong the players of Spades are: a part of `make strength`; nothing is asserted.

Each pair plays each fixed deal twice, once with either side's cards, against each other pair: duplicate deals, 95 %
intervals over deals. Nobody looks at the score, so a match is any row of deals: the share of matches to 500 is that of
matches drawn from the deals played, its interval that of drawing the deals anew.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import TYPE_CHECKING, Final

from table import Table

from sevens_teach.cards import deal
from sevens_teach.compiling.compiled import IS_COMPILED
from sevens_teach.spades import Position, Rules
from sevens_teach.spades.players import ExpertPlayer, RandomPlayer, TipsPlayer, play_deal

if TYPE_CHECKING:
    from sevens_teach.spades.engine.score import DealResult
    from sevens_teach.spades.players import Player

DEALS: Final = 1000
BUDGET: Final = 100
MATCHES: Final = 400
"""Matches drawn for one share."""
REDRAWN: Final = 100
"""So often the deals are drawn anew for the interval of the share."""
_MOST_DEALS: Final = 200
Both = list[tuple[int, int]]
"""The points of the first pair and of the second, for the two ways to sit."""


@dataclass
class Bids:
    """How the bids of one kind of player came out."""

    away: list[int] = field(default_factory=list)
    """By how many tricks each bid but nil was missed or passed."""
    nils: list[bool] = field(default_factory=list)
    targets: list[bool] = field(default_factory=list)

    def add(self, position: Position, result: DealResult, side: int) -> None:
        """Add one deal of one side."""
        for player in (side, side + 2):
            bid = position.bids[player]
            if bid is None:
                continue
            if bid.is_nil:
                self.nils.append(not position.taken[player])
            else:
                self.away.append(abs(position.taken[player] - bid.tricks))
        self.targets.append(result.sides[side].made)

    def row(self, name: str) -> tuple[str, ...]:
        """Return it as a row of a table."""
        near = fmean(away <= 1 for away in self.away)
        nils = f"{100 * fmean(self.nils):.0f} % of {len(self.nils)}" if self.nils else "–"
        return name, f"{fmean(self.away):.2f}", f"{100 * near:.0f} %", nils, f"{100 * fmean(self.targets):.1f} %"


def players(budget: int) -> dict[str, Player]:
    """Return the players by name, the weakest first."""
    return {"random": RandomPlayer(), "tips": TipsPlayer(), "expert": ExpertPlayer(budget)}


def played(first: Player, second: Player, deals: int, kept: tuple[Bids, Bids]) -> list[Both]:
    """Return what each deal brings both pairs, sitting both ways."""
    return [[_seated(first, second, seed, way, kept) for way in (0, 1)] for seed in range(deals)]


def _seated(first: Player, second: Player, seed: int, way: int, kept: tuple[Bids, Bids]) -> tuple[int, int]:
    rng = Random(f"spades {seed}")
    start, _ = Position.start(Rules(), deal(4, rng), dealer=seed % 4)
    pair = (first, second) if way == 0 else (second, first)
    end = play_deal(start, pair * 2, Random(f"{seed} {way}"))
    assert end.result is not None  # noqa: S101, the deal is over
    for number, bids in enumerate(kept):
        bids.add(end, end.result, number ^ way)
    return end.score[way], end.score[1 - way]


def share(deals: list[Both], rng: Random) -> float:
    """Return the share of matches to 500 that the first pair wins, each a row of deals drawn from these."""
    return fmean(_match(deals, rng) for _ in range(MATCHES))


def _match(deals: list[Both], rng: Random) -> bool:
    ours = theirs = 0
    for _ in range(_MOST_DEALS):
        both = deals[int(rng.random() * len(deals))][int(rng.random() * 2)]
        ours, theirs = ours + both[0], theirs + both[1]
        if max(ours, theirs) >= Rules().target and ours != theirs:
            break
    return ours > theirs


def _won(deals: list[Both]) -> str:
    rng = Random(1)
    mean = fmean(share(deals, rng) for _ in range(10))
    redrawn = [share([deals[int(rng.random() * len(deals))] for _ in deals], rng) for _ in range(REDRAWN)]
    return f"{100 * mean:.1f} ± {196 * stdev(redrawn):.1f}"


def _points(deals: list[Both]) -> str:
    gains = [fmean(ours - theirs for ours, theirs in both) for both in deals]
    return f"{fmean(gains):+.1f} ± {1.96 * stdev(gains) / sqrt(len(gains)):.1f}"


def strength(deals: int, budget: int) -> tuple[Table, Table]:
    """Return who is how strong, and how their bids come out at the strongest table."""
    how = "compiled" if IS_COMPILED else "plain Python"
    title = f"Spades: {deals} deals, each played from both sides, {budget} worlds a move, {how}"
    heads = ("a pair of", "against", "points a deal", "matches to 500 won, %", "seconds a deal")
    found = Table(title, heads)
    heads = ("at a table with", "tricks away from the bid", "at most one away", "nil kept", "targets reached")
    bids = Table("How near bids come, by the player whose bids they are", heads)
    for (weak, second), (strong, first) in combinations(players(budget).items(), 2):
        began, kept = process_time(), (Bids(), Bids())
        both = played(first, second, deals, kept)
        seconds = (process_time() - began) / (2 * deals)
        found.rows.append((strong, weak, _points(both), _won(both), f"{seconds:.3f}"))
        bids.rows += [kept[0].row(f"{strong}, against {weak}"), kept[1].row(f"{weak}, against {strong}")]
    return found, bids


def main() -> None:
    """Read the arguments and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--budget", type=int, default=BUDGET)
    chosen = parser.parse_args()
    for table in strength(chosen.deals, chosen.budget):
        print(table, flush=True)


if __name__ == "__main__":
    main()
