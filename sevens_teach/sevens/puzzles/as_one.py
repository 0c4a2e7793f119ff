"""The reply to a whole right answer as one: where every item would say the same, that is said once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import SEVEN, Card, Suit
from sevens_teach.say.messages import Phrase, phrase
from sevens_teach.say.verdict import Grounds, Note, sentences_in, without
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.why.line import beyond, from_seven
from sevens_teach.sevens.why.playing import fitting

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sevens_teach.puzzles.answers import Item
    from sevens_teach.sevens.engine.position import Position

_FEW: Final = 3
"""Of how many cards it is told one by one what they go beside."""
_NOTHING: Final = phrase("puzzle-nothing")
_BESIDE_SEVENS: Final = frozenset(Card.of(suit, rank) for suit in Suit for rank in (SEVEN - 1, SEVEN + 1))
"""All that fits once the 7s are laid."""


def all_of_them(rule: str, why: Phrase, right: Sequence[Card]) -> Note:
    """Return the reply to a whole right answer: that it is all, and `why`. What was picked is marked already."""
    return Note(rule, phrase("puzzle-all", count=len(right)), why)


def right_cards(items: Sequence[Item]) -> tuple[Card, ...]:
    """Return the cards or places of the right items."""
    return tuple(Card(item.id) for item in items if item.right)


def all_that_fit(
    position: Position, right: Sequence[Card], hand: Sequence[Card] = (), trap: Phrase | None = None
) -> Note | None:
    """Return why the run from the 7, or a touch, lets in each of these cards; None where something else lets one in.

    The cards of a `hand` that come next are named as the reader's; in their place stands why a `trap` is none of these.
    """
    if not right or any(card.is_joker for card in right):
        return None
    view = position.view(position.turn or 0)
    found = [(card, fitting(view, card)) for card in right]
    if position.rules.killer:
        return _all_that_touch(found)
    if any(why.rule != "B4" or why.why.key == "why-any-seven" for _, why in found):
        return None
    if set(right) == _BESIDE_SEVENS:
        return all_of_them("B4", phrase("puzzle-beside-sevens"), right)
    if len(right) > _FEW:
        return all_of_them("B4", phrase("puzzle-beside-ends", cards=tuple(right)), right)
    waits = trap or _waiting(position, right, hand)
    told = phrase("puzzle-beside-all", beside=_beside(found), waits=waits)
    return all_of_them("B4", told, right)


def only_pass(note: Note) -> Note:
    """Return that a pass is all there is, and what it costs; that nothing fits is said only once."""
    why = [each for each in sentences_in(note.why) if each.key in {"why-nothing-fits", "why-nothing-touches"}]
    return replace(note, headline=phrase("puzzle-only-pass"), why=without(note.why, why))


def _all_that_touch(found: Sequence[tuple[Card, Grounds]]) -> Note:
    """Return a card that each of these touches, for one is enough; of many only that they touch some."""
    right = [card for card, _ in found]
    if len(right) > _FEW:
        return all_of_them("K2", phrase("puzzle-touch-many"), right)
    groups = _groups([(card, replace(why, cards=why.cards[:1])) for card, why in found])
    if len(groups) == 1 < len(right):
        return all_of_them("K2", phrase("puzzle-touch-same", count=len(right), end=next(iter(groups))), right)
    return all_of_them("K2", phrase("puzzle-touch-all", touch=_grouped("puzzle-touch", groups)), right)


def _beside(found: Sequence[tuple[Card, Grounds]]) -> Phrase:
    """Return what each card goes beside: those beside the same one together."""
    return _grouped("puzzle-beside", _groups(found))


def _groups(found: Sequence[tuple[Card, Grounds]]) -> dict[tuple[Card, ...], tuple[Card, ...]]:
    """Return the cards by what lets them in."""
    groups: dict[tuple[Card, ...], tuple[Card, ...]] = {}
    for card, why in found:
        groups[why.cards] = (*groups.get(why.cards, ()), card)
    return groups


def _grouped(key: str, groups: Mapping[tuple[Card, ...], tuple[Card, ...]]) -> Phrase:
    """Return a phrase of the first group, with one of each further group in it."""
    (first, *rest), more = list(groups.items()), _NOTHING
    for ends, cards in reversed(rest):
        more = phrase(f"{key}-more", cards=cards, end=ends, more=more)
    return phrase(key, cards=first[1], end=first[0], more=more)


def _waiting(position: Position, right: Sequence[Card], hand: Sequence[Card]) -> Phrase:
    """Return which card of the reader's lies beside an island, or comes next; where no `hand` is told, any that does.

    Nothing where A and K are neighbours, or there is none.
    """
    if position.rules.tunnel != "off":
        return _NOTHING
    if stranded := tuple(card for card in hand if card not in right and is_beside(card, position)):
        return phrase("puzzle-beside-island", cards=stranded)
    found = {card: each for card in right if (each := beyond(card)) and not each.place & position.down}
    shown = {card: each for card, each in found.items() if each in hand or not hand}
    if not shown:
        return _NOTHING
    whom = "some" if len(shown) < len(right) else "it" if len(right) == 1 else "them"
    own = "yes" if hand else "no"
    return phrase("puzzle-beside-waits", own=own, cards=tuple(shown.values()), whom=whom, right=tuple(shown))


def is_beside(card: Card, position: Position) -> bool:
    """Return whether a card of the same suit beside this one is on the board."""
    if card.is_joker or card.rank == SEVEN:
        return False
    return any(each and each.place & position.down for each in (from_seven(card)[-1], beyond(card)))


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
