"""Why a card fits, has to wait or is dead in Killer Sevens (K2 to K4, K9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.touch import around, at_wall, death_rule, group, near, sides

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.view import View


def waiting(view: View, card: Card) -> Grounds:
    """Return why a card cannot be played in Killer Sevens: it is dead, or it touches nothing (K2, K3)."""
    if card.bit & view.dead:
        return _dying(view, card)
    places = near(view.rules, card)
    return Grounds("K2", phrase("why-touches-nothing", near=places), (), places)


def fitting(view: View, card: Card) -> Grounds:
    """Return what a card of Killer Sevens touches that is down (K2)."""
    cards = tuple(filter(view.is_down, near(view.rules, card)))
    return Grounds("K2", phrase("why-touches", near=cards), cards)


def _dying(view: View, card: Card) -> Grounds:
    """Return why a card is dead, by the house rule: its sides (K9), all around it (K3, K4), or a group (K9)."""
    enclosing = sides(view.rules, card)
    if view.missing(enclosing):
        return _dying_together(view, card)
    key = _DEATHS[view.rules.death == "sides", at_wall(view.rules, card)]
    return Grounds(death_rule(view.rules, card), phrase(key, around=enclosing), enclosing)


_DEATHS: Final = {
    (True, False): "why-dead-between",
    (True, True): "why-dead-beside-wall",
    (False, False): "why-dead",
    (False, True): "why-dead-at-wall",
}
"""How a card died by itself: by its left and right alone or not, and whether a wall helped."""


def _dying_together(view: View, card: Card) -> Grounds:
    """Return the enclosed group that a card dies with (K9, group), and what encloses it."""
    dead = group(view.rules, view.down, card)
    enclosing = tuple(sorted({other for each in dead for other in around(view.rules, each)} - set(dead)))
    walled = any(at_wall(view.rules, each) for each in dead)
    key = "why-dead-together-at-wall" if walled else "why-dead-together"
    return Grounds("K9", phrase(key, group=dead, around=enclosing), enclosing, dead)
