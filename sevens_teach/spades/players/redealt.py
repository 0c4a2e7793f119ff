"""A position with the hidden cards dealt anew: what one player of Spades knows, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import shuffled
from sevens_teach.spades.engine.position import Position
from sevens_teach.spades.engine.trick import PLAYERS
from sevens_teach.spades.players.counting import Count

if TYPE_CHECKING:
    from random import Random

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.moves import Bid
    from sevens_teach.spades.engine.view import View

_TRIES: Final = 200
"""This often the cards are dealt anew where somebody would hold a suit that they have shown to be out of."""


def redealt(view: View, rng: Random) -> Position | None:
    """Return a position of Spades that looks the same to the player of `view`; None where none is found."""
    for _ in range(_TRIES):
        hands = _dealt(view, rng)
        if hands is not None:
            return Position(
                view.rules,
                [(*hand, *_played(view, player)) for player, hand in enumerate(hands)],
                dealer=view.dealer,
                bids=[bid for bid in _bids_made(view) if bid is not None],
                looked=view.has_looked,
                played=view.played,
                sheet=view.sheet,
            )
    return None


def _dealt(view: View, rng: Random) -> list[list[Card]] | None:
    """Deal the unseen cards of Spades, those first that fewest may hold; None where a hand is full too early."""
    voids = Count(view).voids
    hands: list[list[Card]] = [[] for _ in range(PLAYERS)]
    hands[view.player] = list(view.hand)

    def may(card: Card) -> list[int]:
        """Return who may hold a hidden card."""
        return [
            each for each in range(PLAYERS) if len(hands[each]) < view.counts[each] and (each, card.suit) not in voids
        ]

    for card in sorted(shuffled(view.unseen, rng), key=lambda each: len(may(each))):
        room = [each for each in may(card) for _ in range(view.counts[each] - len(hands[each]))]
        if not room:
            return None
        hands[room[int(rng.random() * len(room))]].append(card)
    return hands


def _played(view: View, player: int) -> list[Card]:
    """Return the cards of Spades that a player has played in this deal."""
    tricks = (*view.tricks, view.trick)
    return [card for trick in tricks for card in trick.cards if trick.player_of(card) == player]


def _bids_made(view: View) -> list[Bid | None]:
    """Return the bids from the dealer's left on (P1)."""
    return [view.bids[(view.dealer + 1 + at) % PLAYERS] for at in range(PLAYERS)]
