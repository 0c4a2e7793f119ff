"""The end of a deal looked through to its last card, with every hand open: how many tricks a side can be sure of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import side_of

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.position import Position


class Search:
    """The tricks that one side can take from a position on, against the best play; positions seen are kept."""

    def __init__(self, side: int) -> None:
        self._side = side
        self._found: dict[tuple[object, ...], int] = {}

    def most(self, position: Position, card: Card) -> int:
        """Return how many tricks the side takes from here if `card` is played now."""
        before = self._tricks(position)
        after, _ = position.after(Play(card))
        return self._tricks(after) - before + self._from(after)

    def answer(self, position: Position) -> tuple[int, Card] | None:
        """Return the opponent next to play and the card that costs the side most; None where it is not their turn."""
        turn = position.turn
        if turn is None or side_of(turn) == self._side:
            return None
        return turn, min(position.legal_moves.cards, key=lambda card: (self.most(position, card), card.order))

    def _tricks(self, position: Position) -> int:
        return sum(count for player, count in enumerate(position.taken) if side_of(player) == self._side)

    def _from(self, position: Position) -> int:
        """Return how many tricks the side takes from a position on."""
        turn = position.turn
        if turn is None:
            return 0
        key = (position.held, position.trick, position.spades_broken)
        if key not in self._found:
            each = [self.most(position, card) for card in position.legal_moves.cards]
            self._found[key] = max(each) if side_of(turn) == self._side else min(each)
        return self._found[key]
