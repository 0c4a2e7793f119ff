"""The legal moves of a position, as a view that is cheap to make: `in`, `len`, iteration, `bool`, an index."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from sevens_teach.cards import JOKER_BIT, ONES, Card, bits, card_of, cards_in
from sevens_teach.connection import ENDS, directed_places, opposite_end
from sevens_teach.moves import PASS, PLAYS, LayJoker, Move

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.moves import Exchange
    from sevens_teach.rules import Rules


class LegalMoves(Sequence[Move]):
    """What may be done: the turn of the player to move (plays, the joker, pass), then the ghost's exchanges.

    The order is fixed, so an index drawn from a seed picks the same move everywhere.
    """

    __slots__ = ("_exchanges", "_jokers", "_pass", "_plays")

    def __init__(
        self,
        plays: int = 0,
        jokers: tuple[LayJoker, ...] = (),
        *,
        can_pass: bool = False,
        exchanges: tuple[Exchange, ...] = (),
    ) -> None:
        """Take the playable cards as a set, the joker's moves, and the rest; `position.legal_moves` makes it."""
        self._plays = plays
        self._jokers = jokers
        self._pass = can_pass
        self._exchanges = exchanges

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards of the hand that are playable now, sorted."""
        return cards_in(self._plays)

    @property
    def jokers(self) -> tuple[LayJoker, ...]:
        """The ways to lay ★ (J1, J2)."""
        return self._jokers

    @property
    def can_pass(self) -> bool:
        """Whether a pass is allowed (B5)."""
        return self._pass

    @property
    def exchanges(self) -> tuple[Exchange, ...]:
        """The ghost's exchanges that may be reported now (G1)."""
        return self._exchanges

    @property
    def turn(self) -> LegalMoves:
        """The moves of the player to move alone: without the ghost's exchanges."""
        return LegalMoves(self._plays, self._jokers, can_pass=self._pass) if self._exchanges else self

    def with_exchanges(self, exchanges: tuple[Exchange, ...]) -> LegalMoves:
        """Return these moves and the ghost's `exchanges`."""
        return LegalMoves(self._plays, self._jokers, can_pass=self._pass, exchanges=exchanges)

    def __len__(self) -> int:
        return self._plays.bit_count() + len(self._jokers) + self._pass + len(self._exchanges)

    def __bool__(self) -> bool:
        return bool(self._plays or self._jokers or self._pass or self._exchanges)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        plays = self._plays
        if not isinstance(index, int) or index < 0 or index >= plays.bit_count():
            return tuple(self)[index]
        while index:
            plays &= plays - 1
            index -= 1
        return PLAYS[plays & -plays]

    def __iter__(self) -> Iterator[Move]:
        for bit in bits(self._plays):
            yield PLAYS[bit]
        yield from self._jokers
        if self._pass:
            yield PASS
        yield from self._exchanges

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(map(str, self)) or 'none'}>"


def turn_moves(rules: Rules, board: int, open_places: int, hand: int) -> LegalMoves:
    """Return what the player to move may do with `hand`: only its own cards and the board decide (B3 to B5, J)."""
    plays = open_places & hand
    jokers = joker_moves(rules, board, open_places, hand) if hand & JOKER_BIT else ()
    return LegalMoves(plays, jokers, can_pass=rules.voluntary_passing or not (plays or jokers))


def joker_moves(rules: Rules, board: int, open_places: int, hand: int) -> tuple[LayJoker, ...]:
    """Return the ways to lay ★: alone (J1), or with the next card beyond (J2); never for a card of `hand` (J3)."""
    places = open_places & ~hand & ~ONES
    if rules.joker == "solo":
        return tuple(LayJoker(card_of(place)) for place in bits(places))
    outward, inward = directed_places(rules, board)
    return tuple(
        LayJoker(card_of(place), card_of(beyond))
        for directed, step in ((outward, _next_outward), (inward, _next_inward))
        for place in bits(places & directed)
        if (beyond := step(rules, place)) & hand
    )


def _next_outward(rules: Rules, place: int) -> int:
    """Return the next place away from the 7; past A or K it is the other end, where the tunnel is open (T5)."""
    if not place & ENDS:
        return place << 1
    return opposite_end(place) if rules.tunnel != "off" else 0


def _next_inward(_rules: Rules, place: int) -> int:
    """Return the next place towards the 7: the way the tunnel goes on (T2)."""
    return place >> 1
