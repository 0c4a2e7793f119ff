"""What can be said of a place on the board, in whatever hand its card is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.cards import PACK, Card
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Note
from sevens_teach.sevens.engine import touch
from sevens_teach.sevens.why.playing import judge_place

if TYPE_CHECKING:
    from sevens_teach.puzzles.answers import Item, Part
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle


def not_down(position: Position) -> tuple[Card, ...]:
    """Return the places that are not down, sorted."""
    return tuple(card for card in PACK if not card.place & position.down)


def let_in(position: Position, place: Card) -> Note:
    """Return why the board lets in the card of a place, or why not, as if the asker held it."""
    return judge_place(position.view(position.turn or 0), place).note


def alive(position: Position, place: Card) -> Note:
    """Return why a place that is not down is not dead (K3, K4, K9)."""
    rules = position.rules
    headline = phrase("puzzle-alive", card=place)
    if rules.death == "group":
        together = touch.group(rules, position.down, place)
        return Note("K9", headline, phrase("puzzle-alive-together", places=together), (), together)
    free = tuple(card for card in touch.sides(rules, place) if not card.place & position.down)
    side = _side(rules, place, free[0]) if len(free) == 1 else "several"
    why = phrase("puzzle-alive-beside", places=free, side=side)
    return Note(touch.death_rule(rules, place), headline, why, (), free)


def _side(rules: Rules, place: Card, other: Card) -> str:
    """Return on which side of a place another lies that is next to it, rows as they were laid."""
    if other.suit is place.suit:
        return "left" if other.rank < place.rank else "right"
    row, beside = (rules.suit_order.index(each.text[0]) for each in (place, other))
    return "above" if beside < row else "below"


# -- what could be the answer at a first look --------------------------------------------------------


def beside_something(puzzle: SevensPuzzle[Any], part: Part, item: Item) -> bool:
    """Return whether a place could be the answer at a first look: with something down beside it."""
    if item.right or part.area != "board":
        return True
    return down_beside(part, item, puzzle.rules) >= 1


def down_beside(part: Part, item: Item, rules: Rules, before: int = 0) -> int:
    """Return how many of the places beside one are down, leaving out those that were down `before`."""
    news = part.position.down & ~before
    return sum(1 for each in touch.next_to(rules, Card(item.id)) if each.place & news)
