"""Why a card fits or has to wait on the line from its 7 (B4, B8, F1)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from sevens_teach.cards import RANKS, SEVEN, Card, Suit
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Grounds

if TYPE_CHECKING:
    from sevens_teach.sevens.engine.view import View


def suit_of(card: Card) -> Suit:
    """Return the suit of a card on the line."""
    assert card.suit is not None  # noqa: S101, a place belongs to a number card
    return card.suit


@cache
def from_seven(card: Card) -> tuple[Card, ...]:
    """Return the cards from the 7 of the suit up or down to the neighbour of `card`; none for a 7."""
    step = 1 if card.rank > SEVEN else -1
    return tuple(Card.of(suit_of(card), rank) for rank in range(SEVEN, card.rank, step))


@cache
def beyond(card: Card) -> Card | None:
    """Return the neighbour of `card` away from the 7; None for A and K."""
    rank = card.rank + (1 if card.rank > SEVEN else -1)
    return Card.of(suit_of(card), rank) if 1 <= rank <= len(RANKS) else None


def waiting(view: View, card: Card) -> Grounds:
    """Return why a card that the line does not let in has to wait (B4, B8)."""
    found = cut_off(view, from_seven(card))
    outward = beyond(card)
    if found.rule == "B4" and outward is not None and view.is_down(outward):
        why = phrase("why-island-beyond", missing=found.places, island=island(view, outward))
        return Grounds("B8", why, (outward,), found.places)
    return found


def cut_off(view: View, path: tuple[Card, ...]) -> Grounds:
    """Return why the run does not come along a `path` that starts at the 7."""
    missing = view.missing(path)
    if view.is_down(path[-1]):
        why = phrase("why-island", missing=missing, island=island(view, path[-1]))
        return Grounds("B8", why, path[-1:], missing)
    if missing[0] is path[0]:
        return Grounds("F1", phrase("why-no-seven", seven=path[0]), (), missing)
    end = path[path.index(missing[0]) - 1]
    return Grounds("B4", phrase("why-gap", missing=missing), (end,), missing)


def fitting(view: View, card: Card) -> Grounds:
    """Return why the line from the 7 lets a card in (B4)."""
    if card.rank == SEVEN:
        return Grounds("F1", phrase("why-any-seven"))
    path = from_seven(card)
    neighbour = path[-1]
    if neighbour is path[0]:
        return Grounds("B4", phrase("why-beside-seven", seven=neighbour), (neighbour,))
    if view.bankruptcy_of(neighbour):
        why = phrase("why-through-island", seven=path[0], island=island(view, neighbour))
        return Grounds("B8", why, (neighbour,))
    return Grounds("B4", phrase("why-run", seven=path[0], end=neighbour), (neighbour,))


def island(view: View, card: Card) -> Phrase:
    """Return how to call a card that is down beyond a gap: by whose bankruptcy laid it, where that is known."""
    gone = view.bankruptcy_of(card)
    if gone is None or gone.laid_by is None:
        return phrase("island", card=card)
    return phrase("island-laid", card=card, player=Who(gone.laid_by))
