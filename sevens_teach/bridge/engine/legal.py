"""What the player in turn may do after drawing or calling: meld, lay off, discard (D4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.melds import melds_of, openings, own_card
from sevens_teach.bridge.engine.moves import Add, Drop, Lay, Move
from sevens_teach.cards import cards_in

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.state import OwnedMeld


def playing_moves(hand: int, melds: Sequence[OwnedMeld], rules: Rules, may_add: bool) -> tuple[Move, ...]:  # noqa: FBT001
    """Return the melds, then what can be laid off, then the discards of a hand (a set)."""
    size = hand.bit_count()
    most = size if rules.out == "any" else size - 1
    lay = (Lay(meld) for meld in melds_of(hand, rules) if len(meld) <= most)
    add = _adds(hand, melds, rules) if may_add and most else ()
    return *lay, *add, *map(Drop, cards_in(hand))


def _adds(hand: int, melds: Sequence[OwnedMeld], rules: Rules) -> Iterator[Move]:
    for number, meld in enumerate(melds, 1):
        for laid in openings(meld.cards, rules):
            if own_card(laid).bit & hand:
                yield Add(laid, number)
