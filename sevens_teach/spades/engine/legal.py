"""The legal moves of a position, as a view that is cheap to make: `in`, `len`, iteration, `bool`, an index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, overload

from sevens_teach.cards import Card, bits, cards_in
from sevens_teach.errors import IllegalMoveError
from sevens_teach.spades.engine.moves import BIDS, BLIND_NIL, LOOK, PLAYS, Bid, Move, Play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from sevens_teach.spades.engine.rules import Rules


class LegalMoves(Sequence[Move]):
    """What the player to move may do: look, bid or play. The order is fixed, so an index picks the same everywhere."""

    __slots__ = ("_others", "_plays")

    def __init__(self, plays: int = 0, others: tuple[Move, ...] = ()) -> None:
        """Take the playable cards as a set, or the other moves; `position.legal_moves` makes it."""
        self._plays = plays
        self._others = others

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played, sorted."""
        return cards_in(self._plays)

    @property
    def bids(self) -> tuple[Bid, ...]:
        """The bids that may be made."""
        return tuple(move for move in self._others if isinstance(move, Bid))

    def __len__(self) -> int:
        return self._plays.bit_count() + len(self._others)

    def __bool__(self) -> bool:
        return bool(self._plays or self._others)

    def __contains__(self, move: object) -> bool:
        return bool(self._plays & move.card.bit) if isinstance(move, Play) else move in self._others

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return tuple(self)[index]

    def draw(self, rng: Random) -> Move:
        """Return one of the moves at random: the same for the same `rng` on every machine and Python version.

        Raises `IllegalMoveError` where there is none.
        """
        if not self:
            raise IllegalMoveError("no legal move to draw: play is over, or a new deal comes")
        return self[int(rng.random() * len(self))]

    def __iter__(self) -> Iterator[Move]:
        for bit in bits(self._plays):
            yield PLAYS[bit]
        yield from self._others

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(map(str, self)) or 'none'}>"


NONE: Final = LegalMoves()
BIDDING: Final = LegalMoves(0, BIDS)
"""What one who has looked may do when it is time to bid (P2)."""
UNSEEN: Final = LegalMoves(0, (LOOK, BLIND_NIL))
"""What one who has not looked may do (P2)."""


def bidding_moves(rules: Rules, *, looked: bool) -> LegalMoves:
    """Return what a player may do who is to bid (P2)."""
    return UNSEEN if rules.blind_nil and not looked else BIDDING
