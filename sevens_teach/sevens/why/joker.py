"""The verdict on laying ★, alone or with a card (J1 to J5, T5, F2)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER_BIT, SEVEN
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds, Verdict, allowed, both, refused
from sevens_teach.sevens.engine.legal import joker_moves
from sevens_teach.sevens.engine.moves import LayJoker
from sevens_teach.sevens.why.playing import waiting
from sevens_teach.sevens.why.refusals import barred, needs_place, not_your_turn, without_joker
from sevens_teach.sevens.why.ring import ACE, KING, comes_through_tunnel

if TYPE_CHECKING:
    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View


def judge_joker(view: View, move: LayJoker) -> Verdict:
    """Return the verdict on laying ★."""
    if view.may(move):
        return _laid(view, move)
    return (
        barred(view)
        or without_joker(view)
        or _refused_kind(view, move)
        or _refused_place(view, move.place)
        or _refused_pair(view, move)
        or not_your_turn(view)
    )


_NOWHERE: Final = {"solo": "why-joker-nowhere-solo", "pair": "why-joker-nowhere-pair"}


def joker_nowhere(rules: Rules) -> Verdict:
    """Return the verdict on ★ where there is no place for it (J1, J2)."""
    return refused(Grounds(rules.joker_rule, phrase(_NOWHERE[rules.joker])), "joker-nowhere")


# -- legal -----------------------------------------------------------------------------------------


def _laid(view: View, move: LayJoker) -> Verdict:
    """Return the verdict on a legal laying of ★ (J1, J2, J4, T5)."""
    place, card = move.place, move.card
    grounds = Grounds(view.rules.joker_rule, phrase("why-joker-laid", place=place), (), (place,))
    if _uses_tunnel(view, move):
        grounds = replace(grounds, rule="T5", why=both(phrase("why-joker-tunnel"), grounds.why))
    if card is None:
        return allowed(grounds, "joker-may-go", place=place)
    if view.own == JOKER_BIT | card.bit:
        grounds = replace(grounds, rule="J4", why=both(grounds.why, phrase("why-joker-out")))
    return allowed(replace(grounds, cards=(card,)), "joker-may-go-with", place=place, card=card)


def _uses_tunnel(view: View, move: LayJoker) -> bool:
    """Return whether ★ is reached through the tunnel, or the card beyond it lies on the tunnel's other side (T5)."""
    ends = (ACE, KING)
    across = move.card is not None and move.place.rank in ends and move.card.rank in ends
    return across or comes_through_tunnel(view, move.place)


# -- not legal -------------------------------------------------------------------------------------


def _refused_kind(view: View, move: LayJoker) -> Verdict | None:
    """Refuse a card with ★ where ★ is laid alone (J1), and ★ on no place at all."""
    if move.place.is_joker:
        return refused(needs_place(view), "joker-needs-place")
    if view.rules.joker == "solo" and move.card is not None:
        return refused(Grounds(view.rules.joker_rule, phrase("why-joker-alone")), "joker-goes-alone")
    return None


def _refused_place(view: View, place: Card) -> Verdict | None:
    """Refuse a place that is down, a 7's (F2), that of an own card (J3), or one the board does not let in."""
    if view.is_down(place):
        grounds = Grounds(view.rules.joker_rule, phrase("why-joker-down", place=place), (place,))
    elif place.rank == SEVEN:
        grounds = Grounds("F2", phrase("why-joker-seven"), (), (place,))
    elif place.bit & view.own:
        grounds = Grounds("J3", phrase("why-joker-own", place=place), (place,))
    elif place.bit & view.open:
        return None
    else:
        grounds = waiting(view, place)
    return refused(grounds, "joker-cannot-go", place=place)


def _refused_pair(view: View, move: LayJoker) -> Verdict | None:
    """Refuse ★ on an open place without the next card beyond it (J2)."""
    place, card = move.place, move.card
    if view.rules.joker == "solo":
        return None
    beyond = _beyond(view, place)
    if not view.missing(beyond):
        why = phrase("why-pair-down" if beyond else "why-pair-at-end", place=place, beyond=beyond)
        return refused(Grounds("J2", why, beyond, (place,)), "joker-cannot-go", place=place)
    if card is None:
        return refused(_pair_grounds("why-pair-needs", place, beyond), "joker-needs-card")
    if card in beyond and card.bit & view.own:
        return None
    key = "why-pair-not-yours" if card in beyond else "why-pair-other"
    return refused(_pair_grounds(key, place, beyond), "joker-not-with", place=place, card=card)


def _pair_grounds(key: str, place: Card, beyond: tuple[Card, ...]) -> Grounds:
    """Return why a card cannot go with ★ to this place (J2)."""
    return Grounds("J2", phrase(key, place=place, beyond=beyond), (), (place, *beyond))


def _beyond(view: View, place: Card) -> tuple[Card, ...]:
    """Return the cards that could go with ★ on an open place: the engine's moves for one who held everything else."""
    moves = joker_moves(view.rules.joker, view.rules.tunnel, view.down, ALL & ~place.bit)
    return tuple(move.card for move in moves if isinstance(move, LayJoker) and move.card is not None)
