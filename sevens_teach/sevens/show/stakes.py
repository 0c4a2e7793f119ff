"""What is at stake at the table, as far as the player to move can see it: who is nearly done, who has no pass left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, JOKER_BIT, Card, cards_in
from sevens_teach.say.messages import phrase, several
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.moves import LayJoker, Pass, laid_by
from sevens_teach.sevens.why.consequences import arrivals, joker_elsewhere, opened_by, written
from sevens_teach.sevens.why.others import others_in

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View

_FEW: Final = 2
"""The most cards that a player has left who is nearly done."""


def stakes(view: View, *, plain: bool) -> Iterator[Grounds]:
    """Yield what presses most, the most pressing first; at a `plain` table nothing of passes."""
    few = Grounds("B9", phrase("hint-few", left=fewest(view), **several(nearly_done(view))))
    if fewest(view) == 1:
        yield few
    if not plain and view.passes_left is not None:
        yield from _of_passes(view)
    if fewest(view) == _FEW:
        yield few


def _of_passes(view: View) -> Iterator[Grounds]:
    """Yield that all others have to pass (B5), and who of them cannot (B6)."""
    short = [each for each in others_in(view) if view.passes_left_of(each) == 0]
    if only_own(view):
        key = "hint-only-own-short" if short else "hint-only-own"
        yield Grounds("B6", phrase(key, **several(short or others_in(view))))
    if short:
        is_all = view.passes_left == 0 and len(short) == len(others_in(view)) > 1
        yield Grounds("B6", phrase("hint-none-left") if is_all else phrase("hint-short", **several(short)))


def fewest(view: View) -> int:
    """Return how few cards another has who is nearly done: one or two; 0 where nobody is."""
    few = min((view.counts[each] for each in others_in(view)), default=0)
    return few if few <= _FEW else 0


def nearly_done(view: View) -> tuple[int, ...]:
    """Return which of the others are nearly done."""
    return tuple(each for each in others_in(view) if view.counts[each] == fewest(view))


def only_own(view: View) -> bool:
    """Return whether nothing but own cards fits, and no ★ can call one out (J1)."""
    return not view.rules.killer and not _may_call(view) and not view.open & ~view.own & ALL


def _may_call(view: View) -> bool:
    """Return whether another could lay ★."""
    return view.rules.joker != "none" and joker_elsewhere(view)


def lets_in(view: View) -> dict[Card, tuple[Card, ...]]:
    """Return those own cards that fit which open a place for another, each with the places; none in Killer Sevens."""
    if view.rules.killer:
        return {}
    opened = {card: cards_in(opened_by(view, card) & ~view.own & ALL) for card in view.legal_moves.cards}
    return {card: places for card, places in opened.items() if places}


def could_be_theirs(view: View, cards: dict[Card, tuple[Card, ...]]) -> dict[str, Any]:
    """Return what a message says of own cards, the places that they open, and who is nearly done."""
    places = tuple(dict.fromkeys(place for each in cards.values() for place in each))
    alone = "yes" if len(others_in(view)) == 1 else "no"
    return {"cards": tuple(cards), "places": places, "alone": alone, **several(nearly_done(view))}


def bare(view: View, best: Move) -> Grounds | None:
    """Return what fits after a move of who has no pass left, if that is one card or none (B6); None for no danger."""
    left = view.own & ~sum(card.bit for card in laid_by(best)) & ALL
    if isinstance(best, Pass | LayJoker) or view.passes_left != 0 or not left or view.own & JOKER_BIT:
        return None
    down = view.down | sum(card.place for card in laid_by(best))
    fits = cards_in(connection.survey(view.rules, down)[0] & left)
    return Grounds("B6", phrase("hint-bare-then", move=written(best), cards=fits), fits) if len(fits) < _FEW else None


def meanwhile(view: View) -> Grounds | None:
    """Return that after a pass another has to pass, too, or goes broke: fewer of their cards can come than they are.

    None where it cannot be seen; the first time one passes, what passing is good for.
    """
    others = others_in(view)
    passes = [view.passes_left_of(each) for each in others]
    if view.rules.killer or not any(passes):
        return None
    come = () if _may_call(view) else arrivals(view.rules, view.down, ~view.own)
    if 0 < len(come) < len(others):
        return Grounds("B6", phrase("hint-pass-brings", cards=come, all="yes" if all(passes) else "no"))
    return None if view.passes[view.player] or not all(passes) else Grounds("B6", phrase("hint-pass-may"))
