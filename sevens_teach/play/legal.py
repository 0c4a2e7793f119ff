"""The legal moves of a position, as a view that is cheap to make: `in`, `len`, iteration, `bool`, an index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, overload

from sevens_teach.cards import Card, bits, cards_in
from sevens_teach.errors import IllegalMoveError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

MoveT = TypeVar("MoveT")


class LegalMoves(Sequence[MoveT]):
    """Cards that may be played, then other moves. The order is fixed, so an index picks the same everywhere.

    A game says in `PLAY` and `PLAYS` what plays a card, and adds names for the other moves.
    """

    __slots__ = ("_others", "_plays")
    PLAY: ClassVar[type[Any]]
    """The move that plays a card: its `card` says which."""
    PLAYS: ClassVar[Mapping[int, Any]]
    """The play of each card, by the card's bit."""

    def __init__(self, plays: int = 0, others: tuple[MoveT, ...] = ()) -> None:
        """Take the playable cards as a set, and the other moves; `position.legal_moves` makes it."""
        self._plays = plays
        self._others = others

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand that may be played now, sorted, in any game."""
        return cards_in(self._plays)

    def __len__(self) -> int:
        return self._plays.bit_count() + len(self._others)

    def __bool__(self) -> bool:
        return bool(self._plays or self._others)

    def __contains__(self, move: object) -> bool:
        return bool(self._plays & move.card.bit) if isinstance(move, self.PLAY) else move in self._others

    @overload
    def __getitem__(self, index: int) -> MoveT: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[MoveT]: ...
    def __getitem__(self, index: int | slice) -> MoveT | Sequence[MoveT]:
        return tuple(self)[index]

    def draw(self, rng: Random) -> MoveT:
        """Return one of the moves at random, in any game: the same for the same `rng` everywhere.

        Raises `IllegalMoveError` where there is none.
        """
        if not self:
            raise IllegalMoveError("no legal move to draw: play is over, or a new deal comes")
        return self[int(rng.random() * len(self))]

    def __iter__(self) -> Iterator[MoveT]:
        for bit in bits(self._plays):
            yield self.PLAYS[bit]
        yield from self._others

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(map(str, self)) or 'none'}>"
