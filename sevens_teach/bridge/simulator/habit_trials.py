"""What a habit of the tips player is worth: tried in every seat of the same deals (D10)."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.simulator.deals import SUMS, compare_deals, play_deals
from sevens_teach.bridge.simulator.habits import NEVER, Habits
from sevens_teach.bridge.simulator.model import habits_of, new_deal, new_room
from sevens_teach.compiling.compiled import zeros

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.bridge.engine.rules import Rules

SURE: Final = 1.96
"""Standard errors on either side of a mean that make a 95 % interval."""
TRIED: Final[Mapping[str, Habits]] = {
    "never-call": Habits(pon=False, chi=False),
    "never-pon": Habits(pon=False),
    "never-chi": Habits(chi=False),
    "call-late": Habits(call_bare=False),
    "wait-4": Habits(hold=4),
    "wait-3": Habits(hold=3),
    "wait-end": Habits(hold=NEVER),
    "seven-3": Habits(lone=3),
    "seven-end": Habits(lone=NEVER),
    "seven-thrown": Habits(lone=NEVER, keep_sevens=False),
    "star-4": Habits(star=4),
    "star-end": Habits(star=NEVER),
    "throw-any": Habits(chance=True),
    "throw-dear": Habits(links=0),
    "throw-loose": Habits(points=0),
    "lay-off-2": Habits(add=2),
    "avoid-light": Habits(safe=2),
    "avoid-firm": Habits(safe=8),
}
"""The habits that are tried, by the name of their sentence in the catalogues."""


@dataclass(frozen=True, slots=True)
class Change:
    """What a habit changed, against the tips in the same seats of the same deals; the unit is the deal."""

    deals: int
    own: float
    """How many points a deal it costs more; below 0 it saves them."""
    own_error: float
    """Half of the 95 % interval of `own`."""
    others: float
    """How many points a deal it costs each other player."""
    others_error: float
    out: float
    """How often the player with the habit is out first, from 0 to 1."""
    out_before: float
    """How often a player without it is."""
    cost_before: float
    """What a deal costs a player without it."""


def change_of(habits: Habits, players: int, deals: int, *, rules: Rules, seed: int = 1) -> Change:
    """Return what `habits` change in one seat among tips players, tried in each seat of the same `deals`."""
    sums, row = zeros(len(SUMS)), new_deal(rules, players)
    compare_deals(row, habits_of([Habits()] * players), habits_of([habits]), seed, 0, deals, new_room(), sums)
    found = {name: int(value) for name, value in zip(SUMS, sums, strict=True)}
    own, own_error = _mean(found["own"], found["own_squared"], deals, players)
    others, others_error = _mean(found["others"], found["others_squared"], deals, players * (players - 1))
    seats = deals * players
    shares = (found["won"] / seats, found["won_before"] / seats, found["cost_before"] / seats)
    return Change(deals, own, own_error, others, others_error, *shares)


@dataclass(frozen=True, slots=True)
class Seat:
    """How one who plays at a table did."""

    won: float
    """How often that player paid least for a deal, from 0 to 1."""
    won_error: float
    """Half of the 95 % interval of `won`."""
    cost: float
    """What a deal costs that player on average."""


def seats_of(who: Sequence[Habits | None], deals: int, *, rules: Rules, seed: int = 1) -> tuple[Seat, ...]:
    """Return how these players did in a number of deals, one a seat; None makes any legal move."""
    players = len(who)
    sums = zeros(2 * players)
    play_deals(new_deal(rules, players), habits_of(who), seed, deals, new_room(), sums)
    won = [int(count) / deals for count in sums[players:]]
    errors = [SURE * sqrt(share * (1 - share) / deals) for share in won]
    return tuple(Seat(won[at], errors[at], int(sums[at]) / deals) for at in range(players))


def _mean(total: int, squares: int, deals: int, share: int) -> tuple[float, float]:
    """Return the mean of the deals' sums, each divided by `share`, and half of its 95 % interval."""
    mean = total / deals
    spread = sqrt(max(0.0, squares / deals - mean * mean) / max(1, deals - 1))
    return mean / share, SURE * spread / share
