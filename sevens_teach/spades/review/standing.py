"""The chance to win a match from a score: the deals to come are drawn from many that were played by the tips."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK
from sevens_teach.compiling.compiled import IS_COMPILED, numbers, zeros
from sevens_teach.spades.engine.score import SIDES, outcome_of
from sevens_teach.spades.simulator.deals import play_deals
from sevens_teach.spades.simulator.model import TIPS, House, new_table, to_lanes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.spades.engine.rules import Rules
    from sevens_teach.spades.engine.score import Pair

DEALS: Final = 2000 if IS_COMPILED else 120
"""How many deals stand for those to come."""
_SLICE: Final = DEALS if IS_COMPILED else 10
_MATCHES: Final = 600
"""How many ways in which a match may go on are drawn from them."""
_LONG: Final = 40
"""After this many deals a match counts as half won."""
_ROW: Final = 10
_BAG: Final = 10
"""What a bag costs in the end (P5)."""


class Standing:
    """What a score is worth: deals of four tips players, each of them both ways round, so that neither side is ahead.

    Every score meets the same deals to come, so that two of them can be held against each other.
    """

    def __init__(self, rules: Rules, seed: int) -> None:
        self._rules = rules
        self._seed = seed
        self._deals: list[Pair] = []
        self._to_come: list[list[Pair]] = []

    def prepare(self) -> Iterator[float]:
        """Play the deals that chances of a match are taken from, a slice at a time; yield what part is played."""
        pack, fresh = zeros(len(PACK)), numbers([to_lanes(card.bit) for card in PACK])
        house = House(blind_nil=False, sandbags=self._rules.sandbags, lead=0, bags=0)
        for done in range(0, DEALS, _SLICE):
            points = zeros(_ROW * _SLICE)
            play_deals(house, new_table([TIPS] * 4), fresh, pack, self._seed + done, _SLICE, points)
            rows = [[int(each) for each in points[at : at + _ROW]] for at in range(0, len(points), _ROW)]
            self._deals += [self._brought(row) for row in rows]
            yield (done + _SLICE) / DEALS
        rng = Random(self._seed)
        both = [*self._deals, *((two, one) for one, two in self._deals)]
        self._to_come = [[both[int(rng.random() * len(both))] for _ in range(_LONG)] for _ in range(_MATCHES)]

    def _brought(self, row: Sequence[int]) -> Pair:
        """Return what a deal of Spades brings both sides, a bag counted at its tenth part."""
        first, second = (row[side] - (_BAG * _over(row, side) if self._rules.sandbags else 0) for side in (0, 1))
        return first, second

    def chance(self, score: Pair, brought: Sequence[Pair], side: int) -> float:
        """Return a side's chance to win from a score, if a deal brings one of these, each as likely."""
        ways = max(_MATCHES, len(brought))
        return fmean(self._is_won(score, brought[way % len(brought)], side, way % _MATCHES) for way in range(ways))

    def _is_won(self, score: Pair, brought: Pair, side: int, way: int) -> float:
        """Return 1 where the side wins the match that goes on in one of the ways, 0 where it does not."""
        for one, two in (brought, *self._to_come[way]):
            score = score[0] + one, score[1] + two
            if (outcome := outcome_of(self._rules, score)) is not None:
                return float(outcome.winner == side)
        return 0.5


def _over(row: Sequence[int], side: int) -> int:
    """Return how many tricks over its bid a side has in a deal."""
    target = sum(row[2 + player] % 16 for player in SIDES[side])
    return max(0, sum(row[6 + player] for player in SIDES[side]) - target)
