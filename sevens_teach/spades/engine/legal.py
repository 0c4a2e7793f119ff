"""What the player to move may do: look, bid or play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.play import legal
from sevens_teach.spades.engine.moves import BIDS, BLIND_NIL, LOOK, PLAYS, Bid, Move, Play

if TYPE_CHECKING:
    from sevens_teach.spades.engine.rules import Rules


class LegalMoves(legal.LegalMoves[Move]):
    """What the player to move may do: look, bid or play. The order is fixed, so an index picks the same everywhere."""

    __slots__ = ()
    PLAY, PLAYS = Play, PLAYS

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids that may be made."""
        return tuple(move for move in self._others if isinstance(move, Bid))


NONE: Final = LegalMoves()
BIDDING: Final = LegalMoves(0, BIDS)
"""What one who has looked may do when it is time to bid (P2)."""
UNSEEN: Final = LegalMoves(0, (LOOK, BLIND_NIL))
"""What one who has not looked may do (P2)."""


def bidding_moves(rules: Rules, *, looked: bool) -> LegalMoves:
    """Return what a player may do who is to bid (P2)."""
    return UNSEEN if rules.blind_nil and not looked else BIDDING
