"""High card, to be tried by the suite over all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.sampling import Sample
from sevens_teach.high_card import Position

from sevens_teach.cards import PACK, card_set, cards_in, shuffled

if TYPE_CHECKING:
    from random import Random


def redealt(position: Position, me: int, rng: Random) -> Position:
    seen = {*position.laid, *position.hands[me]}
    deck = shuffled([card for card in PACK if card not in seen], rng)
    hands = [
        hand if at == me else cards_in(card_set([deck.pop() for _ in hand])) for at, hand in enumerate(position.hands)
    ]
    return Position(tuple(hands), position.laid)


SAMPLE = Sample(rules=("basic",), players=(2, 4), redealt=redealt, bad_moves=("", "pass", "♠11", "deal"))
