"""What a hand costs, what a deal brings, and how a match ends (D7, D8, D9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import SEVEN, Card

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.bridge.engine.rules import Rules

COURT: Final = 10
"""What a J, Q or K costs; cards from 2 to 10 cost their number (D7)."""
TWENTY: Final = 20
"""What a 7 costs where it doubles nothing (switch `sevens`)."""
ALL_AT_ONCE: Final = -50
"""What it brings to empty the hand in one turn (D8)."""
JOKER_FACTOR: Final = 5
Line = tuple[int, ...]
"""A line of the score sheet: what one deal cost each player."""


@dataclass(frozen=True, slots=True)
class Cost:
    """What a hand costs, step by step (D7): `(7 + 10) × 2 × 5 = 170`."""

    cards: tuple[Card, ...]
    points: tuple[int, ...]
    """What each card counts; ★ counts 0."""
    doublings: int
    """How many 7s double the sum."""
    joker: bool
    """Whether ★ makes it five times as much."""

    @property
    def total(self) -> int:
        """The penalty."""
        return (sum(self.points) << self.doublings) * (JOKER_FACTOR if self.joker else 1)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: the totals of the players; equal totals share the place (D9)."""

    totals: tuple[int, ...]

    def rank_of(self, player: int) -> int:
        """Return a player's place: 1 for the lowest total."""
        return 1 + sum(total < self.totals[player] for total in self.totals)

    @property
    def winners(self) -> tuple[int, ...]:
        """The players with the lowest total."""
        return tuple(player for player in range(len(self.totals)) if self.rank_of(player) == 1)


def points_of(card: Card, rules: Rules) -> int:
    """Return what a card left in the hand counts, before anything multiplies (D7)."""
    if card.is_joker:
        return 0
    if card.rank == SEVEN and rules.sevens == "twenty":
        return TWENTY
    return rules.ace if card.rank == 1 else min(card.rank, COURT)


def cost_of(cards: Sequence[Card], rules: Rules) -> Cost:
    """Return what the cards left in a hand cost (D7)."""
    sevens = sum(card.rank == SEVEN for card in cards)
    return Cost(
        cards=tuple(cards),
        points=tuple(points_of(card, rules) for card in cards),
        doublings=sevens if rules.sevens == "double" else 0,
        joker=any(card.is_joker for card in cards),
    )


def totals_of(sheet: Sequence[Line], players: int) -> tuple[int, ...]:
    """Return the players' totals after these deals."""
    return tuple(sum(line[player] for line in sheet) for player in range(players))


def is_last(sheet: Sequence[Line], players: int, rules: Rules) -> bool:
    """Return whether the match ends after these deals (D9)."""
    if rules.deals:
        return len(sheet) >= rules.deals
    return bool(sheet) and max(totals_of(sheet, players)) >= rules.target
