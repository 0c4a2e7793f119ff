"""What a good player of Spades knows (P6), measured: `make spades-tips`; nothing is asserted.

A pair that plays by the tips meets a pair that leaves one of them out: duplicate deals, each played from both sides,
95 % intervals over deals. Of nil: hands before anybody has bid, sorted by how safe they are, and what nil and the usual
bid come to in the same worlds.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Final

from nobody import nobodys_home
from table import Table

from sevens_teach.cards import deal
from sevens_teach.spades import Bid, Position, Rules
from sevens_teach.spades.engine.score import partner_of
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.players import TipsPlayer, play_deal
from sevens_teach.spades.players.bidding import nil_risk, worth_in
from sevens_teach.spades.players.expert import Trial, bids_tried

if TYPE_CHECKING:
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.players import Player

DEALS: Final = 4000
HANDS: Final = 4000
WORLDS: Final = 40
BAG: Final = 10
"""What a bag costs in the end: its part of a hundred (P5)."""
RISKS: Final = (20, 40, 60, 80, 100, 130, 1000)
"""Up to where each class of hands goes, in sixtieths: the tips bid nil up to 78."""


class Deaf(TipsPlayer):
    """Bids its own count, whatever the others have bid."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a bid or a card."""
        usual = super().choose(view, rng)
        if isinstance(usual, Bid) and usual.tricks:
            return Bid(max(1, round(worth_in(view.hand) / 100)))
        return usual


class DeafFourth(Deaf):
    """Reads the bids like anybody by the tips, but not as the fourth to bid."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a bid or a card."""
        is_fourth = sum(bid is not None for bid in view.bids) == PLAYERS - 1
        return super().choose(view, rng) if is_fourth else TipsPlayer().choose(view, rng)


class Coverless(TipsPlayer):
    """Plays its cards as if a partner who has bid nil had bid one."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a bid or a card."""
        partner = partner_of(view.player)
        bid = view.bids[partner]
        if view.is_bidding or bid is None or not bid.is_nil:
            return super().choose(view, rng)
        bids = tuple(Bid(1) if player == partner else each for player, each in enumerate(view.bids))
        return super().choose(replace(view, bids=bids), rng)


class Greedy(TipsPlayer):
    """Takes every trick it can get, bags or not."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a bid or a card."""
        return super().choose(replace(view, rules=replace(view.rules, sandbags=False)), rng)


def _interval(values: list[float]) -> str:
    return f"{fmean(values):+.1f} ± {1.96 * stdev(values) / sqrt(len(values)):.1f}"


def _end(pairs: tuple[Player, Player], seed: int, rules: Rules) -> Position:
    start, _ = Position.start(rules, deal(4, Random(f"tip {seed}")), dealer=seed % 4)
    return play_deal(start, pairs * 2, Random(seed))


def _ahead(end: Position, side: int) -> float:
    """Return by how much a side comes out better, each bag at its tenth part of a hundred."""
    assert end.result is not None  # noqa: S101, the deal is over
    worth = [each.points - each.penalty - BAG * each.bags for each in end.result.sides]
    return worth[side] - worth[1 - side]


def _gains(other: Player, deals: int, rules: Rules) -> tuple[list[float], list[float]]:
    """Return what a pair by the tips gains over a pair of another kind; then only where one of either had bid nil."""
    every: list[float] = []
    with_nil: list[float] = []
    for seed in range(deals):
        ends = [_end((TipsPlayer(), other), seed, rules), _end((other, TipsPlayer()), seed, rules)]
        gain = (_ahead(ends[0], 0) + _ahead(ends[1], 1)) / 2
        every.append(gain)
        if any(bid.is_nil for end in ends for bid in end.bids_made):
            with_nil.append(gain)
    return every, with_nil


def _kept(player: Player, deals: int) -> str:
    """Return how often nil is kept at a table of four of one kind."""
    kept = [
        nil.made
        for seed in range(deals)
        for side in _end((player, player), seed, Rules()).result.sides  # type: ignore[union-attr]  # the deal is over
        for nil in side.nils
    ]
    return f"{100 * fmean(kept):.0f} % of {len(kept)}"


def tips(deals: int) -> Table:
    """Return what each tip is worth against a pair that leaves it out."""
    table = Table(f"Spades: what a tip is worth, {deals} deals from both sides", ("", "points a deal", "nil kept"))
    reading, _ = _gains(Deaf(), deals, Rules())
    table.rows.append(("reading the bids before one's own", _interval(reading), ""))
    fourth, _ = _gains(DeafFourth(), deals, Rules())
    table.rows.append(("the same, the fourth to bid alone", _interval(fourth), ""))
    covering, with_nil = _gains(Coverless(), deals, Rules())
    kept = f"{_kept(TipsPlayer(), deals)}; not covered {_kept(Coverless(), deals)}"
    table.rows.append(("covering a partner's nil", _interval(covering), ""))
    table.rows.append((f"the same, in the {len(with_nil)} deals with a nil", _interval(with_nil), kept))
    bags, _ = _gains(Greedy(), deals, Rules(sandbags=True))
    table.rows.append(("with sandbags, letting tricks over go", _interval(bags), ""))
    return table


def nil_table(hands: int) -> Table:
    """Return what nil is worth beside the usual bid, by how safe the hand is."""
    heads = ("risk, in sixtieths, up to", "hands", "nil kept", "nil beside the usual bid, points")
    table = Table(f"Spades: when nil pays, {hands} hands, first to bid, {WORLDS} worlds each", heads)
    found: dict[int, list[tuple[float, float]]] = {most: [] for most in RISKS}
    for seed in range(hands):
        position, _ = Position.start(Rules(), deal(4, Random(f"nil {seed}")), dealer=3)
        view = position.view(0)
        usual = Bid(max(1, round(worth_in(view.hand) / 100)))
        trials, taken = bids_tried(view, Random(seed), [Bid(0), usual], WORLDS)
        gain, _ = Trial(trials[0]).gain_over(Trial(trials[1]))
        most = next(each for each in RISKS if nil_risk(view.hand) <= each)
        found[most].append((fmean(not tricks for tricks in taken[0]), gain))
    for most, rows in found.items():
        if rows:
            kept = f"{100 * fmean(kept for kept, _ in rows):.0f} %"
            table.rows.append((str(most), str(len(rows)), kept, _interval([gain for _, gain in rows])))
    return table


def main() -> None:
    """Read the arguments and print both tables."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--hands", type=int, default=HANDS)
    chosen = parser.parse_args()
    print(tips(chosen.deals), flush=True)
    print(nil_table(chosen.hands), flush=True)


if __name__ == "__main__":
    with nobodys_home():
        main()
