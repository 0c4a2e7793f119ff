"""Who plays for the others at a table of Spades, and how well at each level."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.errors import GameError, shown
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.players.tips import TipsPlayer

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.players.player import Player

LEVELS: Final = ("gentle", "normal", "sharp")
"""How well the others play, from the easiest on; a partner never plays worse than the tips."""
SHARP: Final = (100, 10)
"""In this many worlds the sharp ones try each card, compiled and in plain Python: some tenths of a second at most."""
_DREAMS: Final = 0.4


@dataclass(frozen=True)
class DreamyPlayer:
    """Bids by the tips, but often plays any card."""

    dreams: float = _DREAMS
    """How often, from 0 to 1."""

    def choose(self, view: View, rng: Random) -> Move:
        """Return any legal bid or card: a player of Spades who dreams."""
        if view.is_bidding or rng.random() >= self.dreams:
            return TipsPlayer().choose(view, rng)
        return view.legal_moves.draw(rng)


def seated(you: int, level: str | None = None) -> tuple[Player, ...]:
    """Return a computer player for each seat at Spades, round the reader at `you`; raises `GameError` for no level.

    The reader's own seat has one too, who is not asked.
    """
    if level not in (None, *LEVELS):
        raise GameError(f"level={shown(level)} is no level: expected {', '.join(LEVELS)}")
    if level == "sharp":
        return (_sharp(),) * PLAYERS
    other: Player = DreamyPlayer() if level == "gentle" else TipsPlayer()
    return tuple(TipsPlayer() if side_of(seat) == side_of(you) else other for seat in range(PLAYERS))


def _sharp() -> Player:
    """Return one who tries every bid and card in many worlds; what it needs is imported only for one who sits down."""
    from sevens_teach.compiling.compiled import IS_COMPILED  # noqa: PLC0415, see above
    from sevens_teach.spades.players.expert import ExpertPlayer  # noqa: PLC0415

    compiled, plain = SHARP
    return ExpertPlayer(compiled if IS_COMPILED else plain)
