"""What a play is worth in Killer Sevens, where the aim is to keep one's own cards alive (K3, K8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, bits, card_of
from sevens_teach.sevens.engine.touch import around, dead, touched
from sevens_teach.sevens.simulator.weights import KILLED, LOST, SAVED, THREATENED

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import LayJoker, Play
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View


def killer_worth(view: View, move: Play | LayJoker) -> float:
    """Return what a play brings in Killer Sevens by the tips: who dies, is pressed, saved, lost or threatened."""
    rules, card = view.rules, move.card
    assert card is not None  # noqa: S101, there is no ★ in Killer Sevens (K11)
    own = view.own & ~card.bit
    board = view.down
    after = board | card.place
    gone = dead(rules, after)
    died = gone & ~dead(rules, board) & ALL
    lost = (died & own).bit_count()
    return (
        KILLED * (died.bit_count() - lost)
        - LOST * lost
        - THREATENED * (_threatened(rules, after, gone, own) & own).bit_count()
        + SAVED * _sides_down(rules, board, card) ** 2
        + sum(_pressed(rules, after, side, own) for side in around(rules, card) if not side.place & (after | gone))
    )


def _threatened(rules: Rules, board: int, gone: int, own: int) -> int:
    """Return the places that one more card, not an own one, would kill."""
    killed = 0
    for place in bits(touched(board, rules.suit_order) & ~gone & ~own & ALL):
        killed |= dead(rules, board | card_of(place).place) & ~gone
    return killed


def _pressed(rules: Rules, board: int, place: Card, own: int) -> int:
    """Return how many sides of a place are down by the tips of Killer Sevens: a gain, for an own card a loss."""
    sides_down = _sides_down(rules, board, place)
    return -sides_down if place.bit & own else sides_down


def _sides_down(rules: Rules, board: int, place: Card) -> int:
    """Return how many of the four sides are down; walls are (K4)."""
    return 4 - sum(not side.place & board for side in around(rules, place))
