"""What one more card kills in Killer Sevens, as one player sees it (K3, K4, K9)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.errors import PuzzleError
from sevens_teach.puzzles.reading import made
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.position import just_laid
from sevens_teach.sevens.engine.touch import dead, sides

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.puzzles.answers import Step
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.sevens.puzzles.puzzle import SevensPuzzle

_SEEN: Final = (Happening.PLAYED, Happening.DIED)
"""What is seen one after the other when a card kills."""


def need_killer(puzzle: SevensPuzzle[Any]) -> None:
    """Raise `PuzzleError` unless cards can die by themselves (Killer Sevens)."""
    if not puzzle.rules.killer or puzzle.rules.death == "group":
        raise PuzzleError(f"rules: under {str(puzzle.rules)!r} no card dies by itself (K3)")


def killed_by(view: View, card: Card) -> tuple[Card, ...]:
    """Return the cards that die when a card is laid (K3)."""
    after = dead(view.rules, view.down | card.place)
    return cards_in(after & ~view.dead & ~card.bit & ALL)


def dangers(view: View, card: Card) -> tuple[Card, ...]:
    """Return the cards that another could lay now, each of which would kill this one (K3)."""
    others = (place for place in view.open_places if place not in view.hand)
    return tuple(place for place in others if card in killed_by(view, place))


def free_sides(view: View, card: Card) -> tuple[Card, ...]:
    """Return the places beside a card that are not down."""
    return view.missing(sides(view.rules, card))


def dying(position: Position, card: Card) -> tuple[Step, ...]:
    """Return a card's move to be watched in two steps: it is laid, and then what it kills dies; nothing if it can't.

    Whether somebody leaves by it is left out: that hangs on cards which the reader does not see.
    """
    if Play(card) not in position.legal_moves:
        return ()
    move = made(position, Play(card))
    laid, died = (tuple(each for each in move.events if each.kind is kind) for kind in _SEEN)
    return replace(move, after=position, events=laid), replace(move, after=just_laid(position, card), events=died)
