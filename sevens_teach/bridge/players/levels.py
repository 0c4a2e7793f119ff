"""The cast at a table of Seven Bridge: who sits opposite, how each of them plays, and how well at each level."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.players.tips import TipsPlayer
from sevens_teach.bridge.simulator.habits import NEVER, Habits
from sevens_teach.errors import GameError, shown

if TYPE_CHECKING:
    from sevens_teach.bridge.players.player import Player

LEVELS: Final = ("gentle", "normal", "sharp")
"""How well the cast plays, from the easiest on."""

_REN: Final = Habits(keep_sevens=False, lone=NEVER)
_AOI: Final = Habits(links=0)
_SORA: Final = Habits(hold=3)
_DREAMS: Final = 60

CAST: Final[dict[str, tuple[Habits, ...]]] = {
    "gentle": tuple(replace(habits, dreams=_DREAMS) for habits in (_REN, _AOI, _SORA)),
    "normal": (_REN, _AOI, _SORA),
}
"""How Ren, Aoi and Sora play: Ren calls everything and throws his 7s away, for fear of what they cost; Aoi lays at once
and throws the dearest; Sora waits for the fifty until somebody is down to three cards. The fourth to sit down plays as
Ren does. At `gentle` they often dream. `make fairness` measures how a reader fares."""


def seated(players: int, you: int, level: str | None = None) -> tuple[Player, ...]:
    """Return a computer player for each seat at Seven Bridge, the cast round the table from the reader at `you`.

    The reader's own seat has one too, who is not asked. Raises `GameError` for a level that does not exist.
    """
    if level not in (None, *LEVELS):
        raise GameError(f"level={shown(level)} is no level: expected {', '.join(LEVELS)}")
    ways: tuple[Player, ...] = _sharp() if level == "sharp" else tuple(map(TipsPlayer, CAST[level or "normal"]))
    return tuple(ways[((seat - you) % players - 1) % len(ways)] for seat in range(players))


def _sharp() -> tuple[Player, ...]:
    """Return the three of Seven Bridge as players who try their moves in many worlds."""
    from sevens_teach.bridge.players.sharp import SharpPlayer  # noqa: PLC0415, only who sits down with them needs it

    return (SharpPlayer(),) * 3
