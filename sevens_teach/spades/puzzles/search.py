"""The end of a deal looked through to its last card, with every hand open: what each side can be sure of."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import side_of
from sevens_teach.spades.engine.trick import PLAYERS, SPADES, STRENGTHS, SUITS, by_height, playable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.position import Position

_HIGHEST_FIRST: Final = [
    (suit_cards, [card.bit for card in by_height(PACK) if card.bit & suit_cards]) for suit_cards in SUITS.values()
]
"""Of each suit all cards as a set, and each by itself."""
_SUIT: Final = {card.bit: card.suit for card in PACK}


class Lookahead(ABC):
    """What one side can make of a position against the best play of the other; positions seen are kept."""

    def __init__(self, side: int) -> None:
        self._side = side
        self._found: dict[tuple[object, ...], int] = {}

    @abstractmethod
    def brought_by(self, player: int) -> int:
        """Return how many tricks of the side's it brings that a player takes one."""

    def gained(self, before: Position, after: Position) -> int:
        """Return how many tricks one card brings at once."""
        taken = zip(before.taken, after.taken, strict=True)
        return sum(self.brought_by(player) for player, (then, now) in enumerate(taken) if now > then)

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
        if position.turn is None:
            return 0
        trick = position.trick
        cards = tuple(card.bit for card in trick.cards)
        return self._worth(position.held, cards, trick.leader, broken=position.spades_broken)

    def _worth(self, held: tuple[int, ...], trick: tuple[int, ...], leader: int, *, broken: bool) -> int:
        """Return the same of what a position holds, as sets: positions themselves would take ten times as long."""
        key = held, trick, leader, broken
        if key not in self._found:
            turn = (leader + len(trick)) % PLAYERS
            legal = playable(held[turn], _SUIT[trick[0]] if trick else None, broken=broken)
            others = sum(trick) + sum(held) - held[turn]
            each = [self._most(held, (*trick, card), leader, broken=broken) for card in _distinct(legal, others)]
            self._found[key] = max(each) if side_of(turn) == self._side else min(each)
        return self._found[key]

    def _most(self, held: tuple[int, ...], trick: tuple[int, ...], leader: int, *, broken: bool) -> int:
        """Return how many tricks the side makes if the last card of this trick is played now."""
        turn, card = (leader + len(trick) - 1) % PLAYERS, trick[-1]
        held = (*held[:turn], held[turn] ^ card, *held[turn + 1 :])
        broken = broken or bool(card & SPADES and not trick[0] & SPADES)
        if len(trick) < PLAYERS:
            return self._worth(held, trick, leader, broken=broken)
        led = _SUIT[trick[0]]
        winner = (leader + max(range(PLAYERS), key=lambda index: STRENGTHS[trick[index], led])) % PLAYERS
        return self.brought_by(winner) + (self._worth(held, (), winner, broken=broken) if held[winner] else 0)


def _distinct(legal: int, others: int) -> Iterator[int]:
    """Yield one card of each group of legal cards with none of another player's between them: they do the same."""
    for suit, cards in _HIGHEST_FIRST:
        if not legal & suit:
            continue
        is_in_group = False
        for card in cards:
            if card & legal and not is_in_group:
                is_in_group = True
                yield card
            elif card & others:
                is_in_group = False


class Search(Lookahead):
    """The tricks that one side can take from a position on."""

    def brought_by(self, player: int) -> int:
        """Return 1 for a player of the side."""
        return int(side_of(player) == self._side)


class NilSearch(Lookahead):
    """The tricks that a player who has bid nil cannot be kept from, as a minus number: 0 is a nil kept."""

    def __init__(self, player: int) -> None:
        super().__init__(side_of(player))
        self._player = player

    def brought_by(self, player: int) -> int:
        """Return −1 for that player."""
        return -(player == self._player)
