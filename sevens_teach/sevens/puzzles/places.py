"""What can be said of a place on the board, whoever holds its card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import PACK, RANKS, Card
from sevens_teach.messages import phrase
from sevens_teach.sevens.engine.legal import LegalMoves
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.puzzles.answers import Note, from_verdict
from sevens_teach.sevens.why.playing import judge_play
from sevens_teach.sevens.why.seat import seat_of

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules

_BESIDE: Final = ((0, -1), (0, 1))
_AROUND: Final = (*_BESIDE, (-1, 0), (1, 0))
_SOMEBODY: Final = -1
"""No player in particular."""
_GROUP: Final = 3
"""So many cards die together, where groups do (K9)."""


def not_down(position: Position) -> tuple[Card, ...]:
    """Return the places that are not down, sorted."""
    return tuple(card for card in PACK if not card.place & position.down)


def let_in(position: Position, place: Card) -> Note:
    """Return why the board lets in the card of a place that is not down, or why not: as to one who held it."""
    seat = seat_of(position, position.turn)
    is_open = place.bit & seat.open
    holder = replace(seat, hand=place.bit, moves=LegalMoves(is_open), turn=_SOMEBODY, player=_SOMEBODY)
    return from_verdict(judge_play(holder, Play(place)))


def alive(position: Position, place: Card) -> Note:
    """Return why a place that is not down is not dead (K3, K4, K9)."""
    rules = position.rules
    around = sides(place, rules)
    free = tuple(card for card in around if not card.place & position.down)
    headline = phrase("puzzle-alive", card=place)
    if rules.death == "group":
        together = _together(position, place)
        return Note("K9", headline, phrase("puzzle-alive-together", places=together), (), together)
    rule = "K9" if rules.death == "sides" else "K4" if len(around) < len(_AROUND) else "K3"
    return Note(rule, headline, phrase("puzzle-alive-beside", places=free), (), free)


def sides(card: Card, rules: Rules) -> tuple[Card, ...]:
    """Return the places left and right, in Killer Sevens above and below too, leaving out the walls.

    In Killer Sevens these have to be down for the card to die (K3, K4, K9).
    """
    assert card.suit is not None  # noqa: S101, a place belongs to a number card
    row = rules.suit_order.index(card.suit.value)
    found = ((row + down, card.rank + right) for down, right in _steps(rules))
    inside = ((row, rank) for row, rank in found if row in range(4) and rank in range(1, 14))
    return tuple(sorted(Card(rules.suit_order[row] + RANKS[rank - 1]) for row, rank in inside))


def _steps(rules: Rules) -> tuple[tuple[int, int], ...]:
    return _AROUND if rules.killer and rules.death != "sides" else _BESIDE


def _together(position: Position, place: Card) -> tuple[Card, ...]:
    """Return the place and those not down that hang together with it, until there are too many to die (K9)."""
    found = [place]
    for each in found:
        found += [card for card in sides(each, position.rules) if not card.place & position.down and card not in found]
        if len(found) > _GROUP:
            break
    return tuple(sorted(found[: _GROUP + 1]))
