"""Killer Sevens: which places touch, and which can never be filled any more (K2, K3, K4, K9).

A set of cards is as `cards.on_board` has it. Neighbours and walls stand here alone: for whole boards as
shifts of all rows at once, for one card as what these shifts find around it.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, LANE, SEVENS, Card, cards_in
from sevens_teach.sevens.engine.lanes import on_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from sevens_teach.sevens.engine.rules import Rules

MOST_TOGETHER: Final = 3
"""How many cards die together, where groups do (K9)."""
_ROW: Final = 2 * LANE
_ROW_BITS: Final = (1 << _ROW) - 1
_PLACES: Final = on_board(ALL)
_SUITS: Final = "♠♥♦♣"

# -- boards ----------------------------------------------------------------------------------------


def touched(board: int, suit_order: str = _SUITS) -> int:
    """Return the places not down that touch a card down: left, right, above, below or diagonally (K2)."""
    rows = _reordered(board, suit_order)
    wide = rows | _beside(rows)
    return _restored((wide | wide << _ROW | wide >> _ROW) & (rows ^ _PLACES), suit_order)


def dead(rules: Rules, board: int) -> int:
    """Return the places not down that can never be filled, by the rule's way of dying (K3, K4, K9)."""
    rows = _reordered(board, rules.suit_order)
    return _restored(_DEATHS[rules.death](rows), rules.suit_order)


def _beside(rows: int) -> int:
    """Return the left and right neighbours; a 7 has one in each of its lanes."""
    return rows << 1 | rows >> 1 & _PLACES


def _surrounded(rows: int) -> int:
    """Return the places not down with nothing but cards down and walls at their four sides (K3, K4)."""
    empty = rows ^ _PLACES
    above_below = empty << _ROW | empty >> _ROW
    return empty ^ empty & (_beside(empty) | above_below)


def _between(rows: int) -> int:
    """Return the places not down with cards down or walls at their left and right (K9, sides)."""
    empty = rows ^ _PLACES
    return empty ^ empty & _beside(empty)


def _grouped(rows: int) -> int:
    """Return the places of groups of at most three, joined side by side, that are enclosed (K9, group).

    A group of four or more has a place with three neighbours, or two neighbouring places with two
    each; such a place, or one beside it, is every place of the group, and a group of three has none.
    """
    empty = rows ^ _PLACES
    sides = (empty << 1 & empty, empty >> 1 & empty, empty << _ROW & empty, empty >> _ROW & empty)
    two, three = 0, 0
    one = 0
    for side in sides:
        three |= two & side
        two |= one & side
        one |= side
    heart = three | two & _orthogonal(two)
    return empty ^ empty & (heart | _orthogonal(heart))


def _orthogonal(rows: int) -> int:
    """Return the places above, below, left and right of others, rows in their order."""
    return _beside(rows) | rows << _ROW | rows >> _ROW


_DEATHS: Final[dict[str, Callable[[int], int]]] = {
    "surround": _surrounded,
    "sides": _between,
    "group": _grouped,
}


def _reordered(board: int, suit_order: str) -> int:
    """Return the board with its rows from top to bottom as `suit_order` has them."""
    if suit_order == _SUITS:
        return board
    return sum((board >> _ROW * _SUITS.index(suit) & _ROW_BITS) << _ROW * row for row, suit in enumerate(suit_order))


def _restored(rows: int, suit_order: str) -> int:
    """Return places with their rows back in the usual order of suits."""
    if suit_order == _SUITS:
        return rows
    return sum((rows >> _ROW * row & _ROW_BITS) << _ROW * _SUITS.index(suit) for row, suit in enumerate(suit_order))


# -- one card --------------------------------------------------------------------------------------


def near(rules: Rules, card: Card) -> tuple[Card, ...]:
    """Return the places that touch a card's: left, right, above, below or diagonally, without the walls (K2, K4)."""
    return _near(rules.suit_order, card)


def around(rules: Rules, card: Card) -> tuple[Card, ...]:
    """Return the places left, right, above and below a card's, without the walls (K3, K4)."""
    return _around(rules.suit_order, card)


@cache
def beside(card: Card) -> tuple[Card, ...]:
    """Return the places left and right of a card's, without the walls (K9)."""
    return _cards(_beside(card.place))


def sides(rules: Rules, card: Card) -> tuple[Card, ...]:
    """Return the places that have to be down for a card to die by itself (K3, K9)."""
    return beside(card) if rules.death == "sides" else around(rules, card)


def next_to(rules: Rules, card: Card) -> tuple[Card, ...]:
    """Return the places left and right of a card's; in Killer Sevens its `sides` (K3, K4, K9)."""
    return sides(rules, card) if rules.killer else beside(card)


def at_wall(rules: Rules, card: Card) -> bool:
    """Return whether a wall is among the sides of a card's place (K4)."""
    return len(sides(rules, card)) < (2 if rules.death == "sides" else 4)


def death_rule(rules: Rules, card: Card) -> str:
    """Return the id of the rule by which a card dies by itself, not in a group: K3, at a wall K4, of its sides K9."""
    return "K9" if rules.death == "sides" else "K4" if at_wall(rules, card) else "K3"


def group(rules: Rules, board: int, card: Card) -> tuple[Card, ...]:
    """Return the place and those not down that hang together with it, until there are too many to die (K9)."""
    found = [card]
    for each in found:
        found += [other for other in around(rules, each) if not other.place & board and other not in found]
        if len(found) > MOST_TOGETHER:
            break
    return tuple(sorted(found[: MOST_TOGETHER + 1]))


@cache
def _near(suit_order: str, card: Card) -> tuple[Card, ...]:
    """Return the places that touch a card's place in Killer Sevens (K2)."""
    return _cards(touched(card.place, suit_order))


@cache
def _around(suit_order: str, card: Card) -> tuple[Card, ...]:
    """Return the places above, below, left and right of a card's place (K3)."""
    return _cards(_restored(_orthogonal(_reordered(card.place, suit_order)), suit_order))


def _cards(places: int) -> tuple[Card, ...]:
    """Return the cards of places: a 7 may have been found by one of its lanes alone."""
    return cards_in(places & ALL | places >> LANE & SEVENS)
