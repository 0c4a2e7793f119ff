"""Who else is still in, and whose a card may be: as far as a player can know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.say.messages import Who
from sevens_teach.sevens.engine.exits import still_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.sevens.engine.view import View


def others_in(view: View) -> tuple[int, ...]:
    """Return the other players still in: one of them may play what a move opens."""
    staying = still_in(len(view.counts), view.exits)
    return tuple(player for player in range(len(view.counts)) if staying >> player & 1 and player != view.player)


def whose(players: Sequence[int]) -> dict[str, Any]:
    """Return the values of a sentence about cards that these players may hold: up to two are named."""
    named = {f"player{number}": Who(player) for number, player in enumerate(players[:2])}
    return {"holders": len(players), **named}
