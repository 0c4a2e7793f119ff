"""What a deal comes to for a player who wants points: as on the score sheet, but a bag costs its tenth part at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.compiling.compiled import compiled
from sevens_teach.spades.simulator.model import House, Now, bid_by, needed

if TYPE_CHECKING:
    from collections.abc import Sequence

BAG: Final = 10
"""What a bag costs in the end: ten of them cost a hundred (P5)."""


@compiled
def side_worth(house: House, bids: Sequence[int], now: Now, side: int) -> int:
    """Return what a deal of Spades that is over is worth to a side, a bag at its tenth part."""
    need = needed(now, side)
    target, nils = bid_by(bids, now, side)
    if need > 0:
        return nils - 10 * target
    return nils + 10 * target - need * (1 - BAG if house.sandbags else 1)


@compiled
def lead_worth(house: House, bids: Sequence[int], now: Now) -> int:
    """Return by how much a deal that is over is worth more to side 0 than to side 1."""
    return side_worth(house, bids, now, 0) - side_worth(house, bids, now, 1)
