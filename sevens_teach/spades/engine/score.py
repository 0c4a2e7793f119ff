"""What a deal is worth to each side, and when a match is won (P1, P2, P4, P5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.spades.engine.trick import PLAYERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.spades.engine.moves import Bid
    from sevens_teach.spades.engine.rules import Rules

SIDES: Final = ((0, 2), (1, 3))
"""The players of each side: partners sit opposite (P1)."""
NIL_BONUS: Final = 100
BLIND_NIL_BONUS: Final = 200
BAGS: Final = 10
"""How many bags cost `BAG_PENALTY` (P5)."""
BAG_PENALTY: Final = 100
Pair = tuple[int, int]
"""One number a side: players 0 and 2, players 1 and 3."""


def side_of(player: int) -> int:
    """Return the side of a player: 0 or 1."""
    return player % len(SIDES)


def partner_of(player: int) -> int:
    """Return who sits opposite."""
    return (player + 2) % PLAYERS


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the score sheet: what one deal brought each side."""

    points: Pair
    bags: Pair = (0, 0)
    """The tricks over, where they are bags (P5); 0 where they are not."""


@dataclass(frozen=True, slots=True)
class NilResult:
    """What became of one nil (P2)."""

    player: int
    made: bool
    points: int
    """100 or 200 if it was made, else as much less."""


@dataclass(frozen=True, slots=True)
class SideResult:
    """What a deal is worth to one side, item by item."""

    side: int
    target: int
    """The sum of the two bids (P2)."""
    tricks: int
    """What both players took, also one whose nil failed (P4)."""
    for_bid: int
    """10 × target, or as much less where it was missed (P4)."""
    over: int
    """One point for each trick over; none where the target was missed (P4)."""
    nils: tuple[NilResult, ...]
    bags: int
    """The tricks over as bags (P5); 0 where the table plays without."""
    penalty: int
    """What this deal's bags cost: −100 for each ten that the side comes to (P5)."""

    @property
    def made(self) -> bool:
        """Whether the target was reached."""
        return self.tricks >= self.target

    @property
    def points(self) -> int:
        """What the deal brings the side in all."""
        return self.for_bid + self.over + sum(nil.points for nil in self.nils) + self.penalty


@dataclass(frozen=True, slots=True)
class DealResult:
    """What one deal is worth to both sides."""

    sides: tuple[SideResult, SideResult]

    @property
    def line(self) -> Line:
        """The deal as a line of the score sheet."""
        first, second = self.sides
        return Line((first.points, second.points), (first.bags, second.bags))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the points of both sides, and which side won."""

    points: Pair
    winner: int
    """The side, 0 or 1."""

    @property
    def winners(self) -> Pair:
        """The two players of the side that won at Spades."""
        return SIDES[self.winner]

    def rank_of(self, player: int) -> int:
        """Return the place of a player's side at Spades: 1 or 2."""
        return 1 if side_of(player) == self.winner else 2


def score_deal(rules: Rules, bids: Sequence[Bid], taken: Sequence[int], bags: Pair = (0, 0)) -> DealResult:
    """Return what a deal is worth by each player's bid and tricks; `bags` are what each side had before it."""
    first, second = (_score_side(rules, side, bids, taken, bags[side]) for side in range(len(SIDES)))
    return DealResult((first, second))


def _score_side(rules: Rules, side: int, bids: Sequence[Bid], taken: Sequence[int], bags: int) -> SideResult:
    """Return what a deal is worth to one side (P4, P5)."""
    target = sum(bids[player].tricks for player in SIDES[side])
    tricks = sum(taken[player] for player in SIDES[side])
    over = max(0, tricks - target)
    new_bags = over if rules.sandbags else 0
    return SideResult(
        side=side,
        target=target,
        tricks=tricks,
        for_bid=10 * (target if tricks >= target else -target),
        over=over,
        nils=tuple(_score_nil(player, bids[player], taken[player]) for player in SIDES[side] if bids[player].is_nil),
        bags=new_bags,
        penalty=-BAG_PENALTY * ((bags + new_bags) // BAGS - bags // BAGS),
    )


def _score_nil(player: int, bid: Bid, taken: int) -> NilResult:
    """Return what a bid of nil brought (P2)."""
    bonus = BLIND_NIL_BONUS if bid.blind else NIL_BONUS
    return NilResult(player, not taken, -bonus if taken else bonus)


def totals(sheet: Sequence[Line]) -> tuple[Pair, Pair]:
    """Return the points and the bags of both sides after these lines."""
    points = (sum(line.points[0] for line in sheet), sum(line.points[1] for line in sheet))
    return points, (sum(line.bags[0] for line in sheet), sum(line.bags[1] for line in sheet))


def outcome_of(rules: Rules, points: Pair) -> Outcome | None:
    """Return how a match of Spades ended with this score; None while no side has the target, or both are level."""
    if max(points) < rules.target or points[0] == points[1]:
        return None
    return Outcome(points, points.index(max(points)))
