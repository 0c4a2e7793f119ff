"""What the player in turn may do after drawing or calling: meld, lay off, discard (D4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.bridge.engine.melds import melds_of, openings, own_card, own_cards
from sevens_teach.bridge.engine.moves import Add, Chi, Drop, Lay, Move, Pon
from sevens_teach.cards import cards_in
from sevens_teach.errors import IllegalMoveError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.state import OwnedMeld
    from sevens_teach.cards import Card


class LegalMoves(tuple[Move, ...]):
    """What the player who decides may do. The order is fixed, so an index picks the same everywhere."""

    __slots__ = ()

    @property
    def cards(self) -> tuple[Card, ...]:
        """The own cards that some of the moves use, sorted."""
        return tuple(sorted({card for move in self for card in cards_of(move)}))

    def draw(self, rng: Random) -> Move:
        """Return one of the moves of Seven Bridge at random: the same for the same `rng` everywhere.

        Raises `IllegalMoveError` where there is none.
        """
        if not self:
            raise IllegalMoveError("no legal move to draw: the match is over, or chance is on")
        return self[int(rng.random() * len(self))]

    def __repr__(self) -> str:
        return f"<legal moves: {', '.join(map(str, self)) or 'none'}>"


NONE: Final = LegalMoves()


def cards_of(move: Move) -> tuple[Card, ...]:
    """Return the own cards that a move takes from the hand, and a ★ that a chi takes from the pile."""
    if isinstance(move, Lay | Pon | Chi):
        return own_cards(move.cards)
    if isinstance(move, Add):
        return (own_card(move.laid),)
    return (move.card,) if isinstance(move, Drop) else ()


def playing_moves(hand: int, melds: Sequence[OwnedMeld], rules: Rules, *, may_add: bool) -> LegalMoves:
    """Return the melds, then what can be laid off, then the discards of a hand of Seven Bridge (D4)."""
    size = hand.bit_count()
    most = size if rules.out == "any" else size - 1
    lay = (Lay(meld) for meld in melds_of(hand, rules) if len(meld) <= most)
    add = _adds(hand, melds, rules) if may_add and most else ()
    return LegalMoves((*lay, *add, *map(Drop, cards_in(hand))))


def _adds(hand: int, melds: Sequence[OwnedMeld], rules: Rules) -> Iterator[Move]:
    """Yield every way to lay a card of the hand off to a meld on the table (D4)."""
    for number, meld in enumerate(melds, 1):
        for laid in openings(meld.cards, rules):
            if own_card(laid).bit & hand:
                yield Add(laid, number)
