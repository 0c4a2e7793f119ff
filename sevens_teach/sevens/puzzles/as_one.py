"""The reply to a whole right answer as one: where every item would say the same, that is said once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import Card
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.verdict import Grounds, Note
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.why.line import beyond
from sevens_teach.sevens.why.playing import fitting

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.puzzles.answers import Item
    from sevens_teach.sevens.engine.position import Position

_FEW: Final = 3
"""Of how many cards it is told one by one what they go beside."""
_NOTHING: Final = phrase("puzzle-nothing")


def all_of_them(rule: str, why: Phrase, right: Sequence[Card]) -> Note:
    """Return the reply to a whole right answer: that it is all, and `why`. What was picked is marked already."""
    return Note(rule, phrase("puzzle-all", count=len(right)), why)


def right_cards(items: Sequence[Item]) -> tuple[Card, ...]:
    """Return the cards or places of the right items."""
    return tuple(Card(item.id) for item in items if item.right)


def all_that_fit(position: Position, right: Sequence[Card], hand: Sequence[Card] = ()) -> Note | None:
    """Return why the run from the 7 lets in each of these cards; None where something else lets one in.

    The cards of a `hand` that come next are named as the reader's.
    """
    if not right or position.rules.killer or any(card.is_joker for card in right):
        return None
    view = position.view(position.turn or 0)
    found = [(card, fitting(view, card)) for card in right]
    if any(why.rule != "B4" or why.why.key == "why-any-seven" for _, why in found):
        return None
    if len(right) > _FEW:
        ends = tuple(dict.fromkeys(end for _, why in found for end in why.cards))
        return all_of_them("B4", phrase("puzzle-beside-ends", cards=ends), right)
    told = phrase("puzzle-beside-all", beside=_beside(found), waits=_waiting(position, right, hand))
    return all_of_them("B4", told, right)


def _beside(found: Sequence[tuple[Card, Grounds]]) -> Phrase:
    """Return what each card goes beside: those beside the same one together."""
    groups: dict[tuple[Card, ...], tuple[Card, ...]] = {}
    for card, why in found:
        groups[why.cards] = (*groups.get(why.cards, ()), card)
    (first, *rest), more = list(groups.items()), _NOTHING
    for ends, cards in reversed(rest):
        more = phrase("puzzle-beside-more", cards=cards, end=ends, more=more)
    return phrase("puzzle-beside", cards=first[1], end=first[0], more=more)


def _waiting(position: Position, right: Sequence[Card], hand: Sequence[Card]) -> Phrase:
    """Return which cards come next: the reader's, or whosoever; nothing where A and K are neighbours, or none does."""
    if position.rules.tunnel != "off":
        return _NOTHING
    found = {card: each for card in right if (each := beyond(card)) and not each.place & position.down}
    if not found:
        return _NOTHING
    shown = {card: each for card, each in found.items() if each in hand} or found
    whom = "some" if len(shown) < len(right) else "it" if len(right) == 1 else "them"
    own = "yes" if next(iter(shown.values())) in hand else "no"
    return phrase("puzzle-beside-waits", own=own, cards=tuple(shown.values()), whom=whom, right=tuple(shown))


def all_for_joker(position: Position, items: Sequence[Item]) -> Note | None:
    """Return what happens wherever ★ is laid; None where it goes nowhere."""
    right = right_cards(items)
    ways = {move.place: move.card for move in reversed(position.legal_moves.jokers) if isinstance(move, LayJoker)}
    if not right:
        return None
    pairs: Phrase | None = None
    for place in right:
        if card := ways[place]:
            pair = phrase("puzzle-joker-pair", place=place, beyond=card)
            pairs = phrase("puzzle-joker-pair-more", more=pairs, pair=pair) if pairs else pair
    if pairs is None:
        return all_of_them("J1", phrase("puzzle-joker-alone"), right)
    return all_of_them("J2", phrase("puzzle-joker-pairs", pairs=pairs, how="one" if len(right) == 1 else "many"), right)
