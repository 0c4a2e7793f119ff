"""The cast at a table of Seven Bridge: who sits opposite, how each of them plays, and how well at each level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.moves import DRAW, NO
from sevens_teach.bridge.engine.state import Step
from sevens_teach.bridge.players.player import moves_of
from sevens_teach.bridge.players.tips import TipsPlayer
from sevens_teach.bridge.simulator.habits import Habits
from sevens_teach.errors import GameError, shown

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.players.player import Player

LEVELS: Final = ("gentle", "normal", "sharp")
"""How well the cast plays, from the easiest on."""

_REN: Final = Habits(call_bare=True)
_AOI: Final = Habits(links=0)
_SORA: Final = Habits(hold=4)


@dataclass(frozen=True)
class DreamyPlayer:
    """Plays by `habits`, but often dreams: then it draws, lets a discard go, or throws any card."""

    habits: Habits
    dreams: float
    """How often it dreams, from 0 to 1."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return a legal move; `rng` decides whether it dreams, and which card it then throws."""
        moves = moves_of(view)
        if rng.random() >= self.dreams:
            return TipsPlayer(self.habits).choose(view, rng)
        if view.step is Step.DRAW:
            return DRAW if DRAW in moves else NO
        drops = moves[-len(view.hand) :]
        return drops[int(rng.random() * len(drops))]


_WAYS: Final[dict[str, tuple[Player, ...]]] = {
    "gentle": tuple(DreamyPlayer(habits, 0.7) for habits in (_REN, _AOI, _SORA)),
    "normal": tuple(TipsPlayer(habits) for habits in (_REN, _AOI, _SORA)),
}
"""How Ren, Aoi and Sora play at each level: Ren calls everything, Aoi lays at once and throws the dearest, Sora waits
for the fifty until somebody is down to four cards. The fourth to sit down plays as Ren does."""


def seated(players: int, you: int, level: str | None = None) -> tuple[Player, ...]:
    """Return a computer player for each of the seats, the cast round the table from the reader at `you`.

    The reader's own seat has one too, who is not asked. Raises `GameError` for a level that does not exist.
    """
    if level not in (None, *LEVELS):
        raise GameError(f"level={shown(level)} is no level: expected {', '.join(LEVELS)}")
    ways = _sharp() if level == "sharp" else _WAYS[level or "normal"]
    return tuple(ways[((seat - you) % players - 1) % len(ways)] for seat in range(players))


def _sharp() -> tuple[Player, ...]:
    """Return the three as players who try their moves in many worlds."""
    from sevens_teach.bridge.players.sharp import SharpPlayer  # noqa: PLC0415, only who sits down with them needs it

    return (SharpPlayer(),) * 3
