"""Which cards are in danger in Killer Sevens, one side left, and what a card does about that (K3, K4, K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.cards import ALL, bits, card_of, cards_in
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.touch import at_wall, sides
from sevens_teach.sevens.why.others import others_in, whose

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View


def sides_left(rules: Rules, board: int, card: Card) -> int:
    """Return how many sides of a card's place are not shut yet: a wall is shut (K4)."""
    return sum(not side.place & board for side in sides(rules, card))


def endangered(rules: Rules, board: int, own: int) -> int:
    """Return the cards of a hand that are in danger: the next card on the board may kill them.

    Those are the living ones with one side left that a card of another's can take now; where cards die in groups, those
    that a card of another's kills now.
    """
    places, gone = survey(rules, board)
    alive = own & ALL & ~gone & ~board
    if rules.death != "group":
        pressed_now = cards_in(_with_one_side(rules, board, alive))
        return sum(card.bit for card in pressed_now if any(side.bit & places & ~own for side in sides(rules, card)))
    found = 0
    for place in bits(places & ~own & ALL):
        found |= survey(rules, board | card_of(place).place)[1] & alive
    return found


def pressed(rules: Rules, board: int, own: int) -> int:
    """Return the living cards of others with one side left; none where cards die in groups."""
    if rules.death == "group":
        return 0
    return _with_one_side(rules, board, ALL & ~survey(rules, board)[1] & ~board & ~own)


def _with_one_side(rules: Rules, board: int, cards: int) -> int:
    """Return those of some cards that have one side left."""
    return sum(card.bit for card in cards_in(cards) if sides_left(rules, board, card) == 1)


# -- what a card does there ------------------------------------------------------------------------


def saved(view: View, card: Card, past: str) -> Iterator[Grounds]:
    """Yield that a card was in danger while in the hand, and which card of another's could have killed it there.

    Before the move that is a reason only where no other card that fits is in danger too.
    """
    danger = endangered(view.rules, view.down, view.own) & view.open
    if card.bit & danger and (past == "yes" or danger == card.bit):
        last = tuple(side for side in sides(view.rules, card) if side.bit & view.open & ~view.own)
        key = _by_death(view.rules, "brings-saves")
        yield Grounds("K3", phrase(key, card=card, last=last[:1], past=past), (card,))


def harmed(view: View, card: Card, left: int) -> Iterator[Grounds]:
    """Yield which cards of those `left` in the hand a card brings into danger."""
    now = endangered(view.rules, view.down | card.place, left) & ~endangered(view.rules, view.down, view.own)
    if cards := cards_in(now):
        yield Grounds("K3", _with_wall(view.rules, "brings-one-side", cards), cards)


def shut(view: View, card: Card, left: int, past: str) -> Iterator[Grounds]:
    """Yield which cards of those `left` in the hand a card takes one of more sides from; not of those it lets in."""
    opened = survey(view.rules, view.down | card.place)[0] & ~view.open
    if cards := cards_in(losing_a_side(view, card, left) & ~opened):
        yield Grounds("K3", phrase("brings-shuts-side", cards=cards, past=past), cards)


def losing_a_side(view: View, card: Card, left: int) -> int:
    """Return the living cards of those `left` in the hand that a card takes a side from, and that keep two or more."""
    after = view.down | card.place
    gone = survey(view.rules, after)[1]
    beside = (side for side in sides(view.rules, card) if side.bit & left & ~gone)
    return sum(side.bit for side in beside if sides_left(view.rules, after, side) > 1)


def presses(view: View, card: Card, past: str) -> Iterator[Grounds]:
    """Yield which cards of others a card leaves one side."""
    now = pressed(view.rules, view.down | card.place, view.own) & ~pressed(view.rules, view.down, view.own)
    if cards := cards_in(now):
        told = phrase("brings-presses", cards=cards, past=past, **whose(others_in(view)))
        yield Grounds("K3", told, (), cards)


def in_danger(rules: Rules, cards: tuple[Card, ...]) -> Phrase:
    """Return that these cards of the reader's are in danger now."""
    return _with_wall(rules, "brings-danger", cards)


def _with_wall(rules: Rules, key: str, cards: tuple[Card, ...]) -> Phrase:
    """Return what danger these cards of the reader's are in, and whether a wall is part of it (K4)."""
    wall = "yes" if any(at_wall(rules, card) for card in cards) else "no"
    return phrase(_by_death(rules, key), cards=cards, wall=wall)


def _by_death(rules: Rules, key: str) -> str:
    """Return the message about danger that suits the way of dying: by sides, or in a group (K9)."""
    return f"{key}-group" if rules.death == "group" else key
