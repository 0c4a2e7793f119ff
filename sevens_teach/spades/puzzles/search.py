"""The end of a deal looked through to its last card, with every hand open: what each side can be sure of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.engine.trick import by_height

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.position import Position


class Lookahead(ABC):
    """What one side can make of a position against the best play of the other; positions seen are kept."""

    def __init__(self, side: int) -> None:
        self._side = side
        self._found: dict[tuple[object, ...], int] = {}

    @abstractmethod
    def gained(self, before: Position, after: Position) -> int:
        """Return how many tricks one card brings at once."""

    def most(self, position: Position, card: Card) -> int:
        """Return how many tricks the side makes from here if `card` is played now."""
        after, _ = position.after(Play(card))
        return self.gained(position, after) + self.worth(after)

    def answer(self, position: Position) -> tuple[int, Card] | None:
        """Return the opponent next to play and the card that costs the side most; None where it is not their turn."""
        turn = position.turn
        if turn is None or side_of(turn) == self._side:
            return None
        return turn, self.best(position)

    def best(self, position: Position) -> Card:
        """Return the card that the player to move does best with; of several the first."""
        sign = -1 if side_of(position.turn or 0) == self._side else 1
        return min(position.legal_moves.cards, key=lambda card: (sign * self.most(position, card), card.order))

    def worth(self, position: Position) -> int:
        """Return how many tricks the side makes from a position on."""
        turn = position.turn
        if turn is None:
            return 0
        key = (position.held, position.trick, position.spades_broken)
        if key not in self._found:
            each = [self.most(position, card) for card in distinct(position)]
            self._found[key] = max(each) if side_of(turn) == self._side else min(each)
        return self._found[key]


def distinct(position: Position) -> list[Card]:
    """Return one card of each group of legal cards with none of another player's between them: they do the same."""
    turn = position.turn or 0
    others = {card for player, hand in enumerate(position.hands) if player != turn for card in hand}
    found: list[Card] = []
    last: Card | None = None
    for card in by_height((*position.legal_moves.cards, *others, *position.trick.cards)):
        if card in others or card in position.trick.cards:
            last = None
        elif last is None or last.suit is not card.suit:
            found.append(card)
            last = card
    return found


class Search(Lookahead):
    """The tricks that one side can take from a position on."""

    def gained(self, before: Position, after: Position) -> int:
        """Return 1 where the card ends a trick of the side's."""
        mine = range(self._side, len(after.taken), 2)
        return sum(after.taken[player] - before.taken[player] for player in mine)


class NilSearch(Lookahead):
    """The tricks that a player who has bid nil cannot be kept from, as a minus number: 0 is a nil kept."""

    def __init__(self, player: int) -> None:
        super().__init__(side_of(player))
        self._player = player

    def gained(self, before: Position, after: Position) -> int:
        """Return −1 where the card ends a trick of that player's."""
        return before.taken[self._player] - after.taken[self._player]
