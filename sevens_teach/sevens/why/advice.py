"""Why a hint's move is the best, as far as its player can know: what it does, or how it stands beside the other cards.

Each reason holds of the position as the player sees it, and there always is one.
"""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.say.messages import phrase
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play, laid_by
from sevens_teach.sevens.why.consequences import consequences, opened_by, row_beyond
from sevens_teach.sevens.why.danger import endangered, sides_left

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.view import View

_MOST: Final = 2
"""How many reasons are told of a move."""
_IN_KILLER: Final = (*("brings-saves", "brings-saves-group", "brings-kills", "brings-opens-own", "brings-presses"),)
"""What speaks for a card of Killer Sevens by itself, the weightiest first."""
_IN_ROWS: Final = ("brings-opens-own", "brings-keeps", "brings-opens-nothing")
"""What speaks for a move where cards lie in rows, the weightiest first."""


def advice(view: View, best: Move) -> tuple[Grounds, ...]:
    """Return why the player of `view` does best to make a legal move: two reasons at most, the weightiest first."""
    last = tuple(each for each in consequences(view, best) if each.why.key == "brings-out")
    found = last or tuple(islice(_in_killer(view, best) if view.rules.killer else _in_rows(view, best), _MOST))
    return found or (next(_beside(view, best), Grounds("", phrase("advice-tried"))),)


def answers(view: View, best: Card, why: Grounds) -> tuple[Card, ...]:
    """Return all cards that fit of which a reason holds as of the best one: the answers to a hint's question."""
    key, cards = why.why.key, view.legal_moves.cards
    if key in _MEASURED:
        return tuple(card for card in cards if _MEASURED[key](view, card) == _MEASURED[key](view, best))
    if key == "advice-spares":
        return tuple(card for card in cards if not _harm(view, card))
    if key == "brings-opens-own":
        return tuple(card for card in cards if opened_by(view, card) & why.cards[0].bit)
    if key == "brings-leads":
        return tuple(card for card in cards if row_beyond(view, card) & why.cards[0].bit)
    told = {card: {each.why.key for each in consequences(view, Play(card))} for card in cards}
    return tuple(card for card in cards if key in told[card]) or cards


def _of(view: View, best: Move, keys: tuple[str, ...]) -> Iterator[Grounds]:
    """Yield those consequences of a move that speak for it."""
    found = {each.why.key: each for each in consequences(view, best)}
    yield from (found[key] for key in keys if key in found)


# -- Killer Sevens ---------------------------------------------------------------------------------


def _in_killer(view: View, best: Move) -> Iterator[Grounds]:
    """Yield what speaks for a move in Killer Sevens."""
    if not isinstance(best, Play):
        yield from _waits(view)
        return
    speak = [*_of(view, best, _IN_KILLER)]
    others = {
        each.why.key
        for card in view.legal_moves.cards
        if card is not best.card
        for each in consequences(view, Play(card))
    }
    if any(each.why.key == "brings-kills" for each in speak):
        others.add("brings-presses")  # a card that is killed comes before one that is left a side
    yield from (each for each in speak if each.why.key not in others)
    yield from _spares(view, best.card)
    yield from (each for each in speak if each.why.key in others)
    yield from _only(view)


def _waits(view: View) -> Iterator[Grounds]:
    """Yield what speaks for a pass in Killer Sevens: what the cards that fit would do to the own hand."""
    harms = [_harm(view, card) for card in view.legal_moves.cards]
    if harms and all(harms):
        yield from (Grounds("K3", phrase("advice-waits", harm=harm.why), harm.cards) for harm in harms[:1] if harm)
    if not endangered(view.rules, view.down, view.own):
        yield Grounds("K3", phrase("advice-can-wait"))


def _spares(view: View, best: Card) -> Iterator[Grounds]:
    """Yield that a card does the own hand no harm, and which other that fits would."""
    others = (card for card in view.legal_moves.cards if card is not best)
    harm = next(filter(None, (_harm(view, card) for card in others)), None)
    if harm and not _harm(view, best):
        yield Grounds("K3", phrase("advice-spares", card=best, harm=harm.why), harm.cards)


def _harm(view: View, card: Card) -> Grounds | None:
    """Return which own cards a card would kill, or bring into danger; None for none."""
    left = view.own & ~card.bit
    dead = connection.survey(view.rules, view.down | card.place)[1]
    in_danger = endangered(view.rules, view.down | card.place, left) & ~endangered(view.rules, view.down, view.own)
    for key, harmed in (("advice-would-kill", dead & left & ALL & ~view.dead), ("advice-would-endanger", in_danger)):
        if cards := cards_in(harmed):
            return Grounds("K3", phrase(key, card=card, cards=cards), cards)
    return None


def _sides(view: View, card: Card) -> int:
    """Return how many sides of a card are not shut."""
    return sides_left(view.rules, view.down, card)


def _places(view: View, card: Card) -> int:
    """Return how many places a card opens for others."""
    return (opened_by(view, card) & ~view.own & ALL).bit_count()


# -- rows ------------------------------------------------------------------------------------------


def _in_rows(view: View, best: Move) -> Iterator[Grounds]:
    """Yield what speaks for a move where cards lie in rows."""
    found = {each.why.key: each for each in _of(view, best, _IN_ROWS)}
    yield from (found[key] for key in _IN_ROWS[:-1] if key in found)
    if isinstance(best, LayJoker):
        yield Grounds("J6", phrase("advice-rids-joker"))
    if isinstance(best, Pass):
        return
    own = row_beyond(view, laid_by(best)[-1]) & view.own & ~view.open
    if own and "brings-opens-own" not in found:
        yield Grounds("S3", phrase("brings-leads", cards=cards_in(own)), cards_in(own))
    if "brings-opens-nothing" in found:
        yield found["brings-opens-nothing"]
    yield from _only(view)


def _behind(view: View, card: Card) -> int:
    """Return how many cards of others wait behind a card in its row."""
    return (row_beyond(view, card) & ~view.own).bit_count()


# -- beside the other moves ------------------------------------------------------------------------


def _beside(view: View, best: Move) -> Iterator[Grounds]:
    """Yield how a card stands beside the others that fit, and beside a pass."""
    if isinstance(best, Play) and view.rules.killer:
        yield from _beside_others(view, best.card, "advice-sides", _sides)
        yield from _beside_others(view, best.card, "advice-places", _places)
    elif isinstance(best, Play):
        yield from _beside_others(view, best.card, "advice-behind", _behind)
    if not isinstance(best, Pass) and view.legal_moves.can_pass and view.passes_left is not None:
        several = isinstance(best, Play) and len(view.legal_moves.cards) > 1
        yield Grounds("B6", phrase("advice-alike" if several else "advice-pass", left=view.passes_left))


def _only(view: View) -> Iterator[Grounds]:
    """Yield that no other card fits, where ★ cannot be laid either, and what a pass would cost instead."""
    moves = view.legal_moves
    if len(moves.cards) == 1 and not moves.jokers:
        left = view.passes_left
        key = "advice-only-free" if left is None else "advice-only"
        yield Grounds("B6", phrase(key) if left is None else phrase(key, left=left))


def _beside_others(view: View, best: Card, key: str, measure: Callable[[View, Card], int]) -> Iterator[Grounds]:
    """Yield that of all cards that fit none has less of something than the best one, where some have more: which.

    They are named only where another has as little.
    """
    found = {card: measure(view, card) for card in view.legal_moves.cards}
    if found[best] == min(found.values()) < max(found.values()):
        more = tuple(card for card in found if found[card] > found[best])
        yield Grounds("", phrase(key, card=best, count=found[best], than=more if len(more) < len(found) - 1 else ()))


_MEASURED: Final[dict[str, Callable[[View, Card], int]]] = {
    "advice-behind": _behind,
    "advice-places": _places,
    "advice-sides": _sides,
}
"""What is counted of each card for a reason that compares them."""
