"""What a move brings about, as far as the player who makes it can know: what opens, what stays shut, the cost.

Everything here follows from the player's own view, never from another's cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, JOKER_BIT, SEVEN, bits, card_of, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.moves import LayJoker, Pass, Play
from sevens_teach.sevens.why import danger
from sevens_teach.sevens.why.others import others_in, whose

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.rules import Rules
    from sevens_teach.sevens.engine.view import View

_NAMED: Final = {1: "brings-opens-known", 2: "brings-opens-either"}
"""The message for a place whose card this many players may hold; more are `the others`."""


def consequences(view: View, move: Move, *, past: bool = False) -> tuple[Grounds, ...]:
    """Return what a legal move of the player of `view` brings about, the weightiest first, each with its rule.

    `past` says that the move was made since: what concerns the next turn alone is left out then.
    """
    if isinstance(move, Pass):
        return (*_of_pass(view, "yes" if past else "no"),)
    if isinstance(move, Play):
        return (*_of_play(view, move.card, "yes" if past else "no"),)
    return (*_of_joker(view, move, "yes" if past else "no"),) if isinstance(move, LayJoker) else ()


def opened_by(view: View, *cards: Card) -> int:
    """Return the places that open once these cards are down, as a set."""
    return connection.survey(view.rules, _down(view, *cards))[0] & ~view.open


# -- a card, or ★ --------------------------------------------------------------------------------


def _of_play(view: View, card: Card, past: str) -> Iterator[Grounds]:
    """Yield what playing a card brings about."""
    left = view.own & ~card.bit
    if not left:
        yield Grounds("B9", phrase("brings-out"))
    elif left == JOKER_BIT:
        yield Grounds("J5", phrase("brings-stuck"))
    else:
        yield from _on_board(view, (card,), left, past)


def _of_joker(view: View, move: LayJoker, past: str) -> Iterator[Grounds]:
    """Yield what laying ★ brings about."""
    rule, cards = ("J1", (move.place,)) if move.card is None else ("J2", (move.place, move.card))
    left = view.own & ~JOKER_BIT & ~(move.card.bit if move.card else 0)
    if past == "no":
        yield Grounds(rule, phrase("brings-joker", place=move.place), (), (move.place,))
    if not left:
        yield Grounds("J4", phrase("brings-out"))
    else:
        yield from _on_board(view, cards, left, past)


def _on_board(view: View, cards: tuple[Card, ...], left: int, past: str) -> Iterator[Grounds]:
    """Yield what it means for the board that these cards are down, and for the player, whose cards are `left`."""
    places, dead = connection.survey(view.rules, _down(view, *cards))
    died, opened = dead & ~view.dead & ALL, places & ~view.open & ALL
    if view.rules.killer:
        yield from _in_killer(view, cards[0], died, opened, past)
    else:
        yield from _closed(view, cards, past)
        yield from _opened(view, cards[0], opened, left, past)
    if past == "no" and not left & places and not left & JOKER_BIT:
        yield _next_pass(view)


def _in_killer(view: View, card: Card, died: int, opened: int, past: str) -> Iterator[Grounds]:
    """Yield what a card means in Killer Sevens: death and danger, and where nothing of that comes, what it opens."""
    left = view.own & ~card.bit
    told = (
        *_deaths(view, died, left, past),
        *danger.saved(view, card, past),
        *(danger.harmed(view, card, left) if past == "no" else ()),
        *_opened_own(opened, left, past),
        *danger.presses(view, card, past),
        *danger.shut(view, card, left, past),
    )
    yield from told
    if not told:
        yield from _opened(view, card, opened, left, past)


def _opened_own(opened: int, left: int, past: str) -> Iterator[Grounds]:
    """Yield which own cards of those `left` a move opens the place for."""
    if mine := cards_in(opened & left):
        yield Grounds("S3", phrase("brings-opens-own", cards=mine, past=past), mine)


def _opened(view: View, card: Card, opened: int, left: int, past: str) -> Iterator[Grounds]:
    """Yield which own and others' places a card opens, and what waits behind them."""
    yield from _opened_own(opened, left, past)
    if theirs := cards_in(opened & ~left):
        others = others_in(view)
        named = {f"player{number}": Who(player) for number, player in enumerate(others[:2])}
        key = _NAMED.get(len(others), "brings-opens-others")
        yield Grounds(_rule(view), phrase(key, cards=theirs, past=past, **named), (), theirs)
        yield from _behind(view, card, theirs, left, past)
    if not opened:
        yield Grounds(_rule(view), phrase("brings-opens-nothing", past=past))


def _rule(view: View) -> str:
    """Return the rule by which places open, for a consequence."""
    return "K2" if view.rules.killer else "B4"


def _behind(view: View, card: Card, opened: tuple[Card, ...], left: int, past: str) -> Iterator[Grounds]:
    """Yield what waits behind one place that a card opens: an own card (S3), or others' alone (S1), if any.

    It is by this that a review, too, tells a move that opened nothing for who made it.
    """
    if view.rules.killer or view.rules.tunnel != "off" or len(opened) != 1:
        return
    waiting = cards_beyond(view, opened[0])
    if own := cards_in(waiting & left):
        yield Grounds("S3", phrase("brings-leads", cards=own), own)
    else:
        told = phrase("brings-behind", move=card, card=opened[0], count=waiting.bit_count(), past=past)
        yield Grounds("S1", told, (), opened)


def cards_beyond(view: View, place: Card) -> int:
    """Return the cards not down beyond a place, seen from its 7, as a set: what a move lets come; for a 7 both ways."""
    step = 1 if place.rank > SEVEN else -1
    found = 0
    for bit in bits(ALL & ~view.down):
        card = card_of(bit)
        is_beyond = card is not place if place.rank == SEVEN else (card.rank - place.rank) * step > 0
        found |= bit if card.suit is place.suit and is_beyond else 0
    return found


def row_beyond(view: View, card: Card) -> int:
    """Return the cards not down beyond a card, seen from where its row comes: its 7, or the tunnel (T2)."""
    outward, inward = connection.directed_places(view.rules.tunnel, view.down)
    if card.rank == SEVEN or not card.place & inward or card.place & outward:
        return cards_beyond(view, card)
    step = 1 if card.rank < SEVEN else -1
    inside = (each for each in cards_in(ALL & ~view.down) if each.suit is card.suit)
    return sum(each.bit for each in inside if (each.rank - card.rank) * step > 0 and (SEVEN - each.rank) * step > 0)


def _deaths(view: View, died: int, left: int, past: str) -> Iterator[Grounds]:
    """Yield whose cards die (K3): the own ones first."""
    if cards := cards_in(died & left):
        yield Grounds("K3", phrase("brings-kills-own", cards=cards, past=past), (), cards)
    if cards := cards_in(died & ~left):
        told = phrase("brings-kills", cards=cards, past=past, **whose(others_in(view)))
        yield Grounds("K3", told, (), cards)


def _closed(view: View, cards: tuple[Card, ...], past: str) -> Iterator[Grounds]:
    """Yield the side that the one-way tunnel closes (T4)."""
    now = connection.closed_places(view.rules, _down(view, *cards))
    if closed := cards_in(now & ~connection.closed_places(view.rules, view.down) & ALL):
        yield Grounds("T4", phrase("brings-closes", cards=closed, past=past), (), closed)


def _next_pass(view: View) -> Grounds:
    """Return what a pass would cost after this move."""
    left = view.passes_left
    if left is None:
        return Grounds("B5", phrase("brings-pass-next-free"))
    return Grounds("B6" if left == 0 else "B5", phrase("brings-pass-next", left=left))


# -- a pass --------------------------------------------------------------------------------------


def _of_pass(view: View, past: str) -> Iterator[Grounds]:
    """Yield what a pass brings about: what stays shut, and its cost."""
    if view.passes_left == 0:
        yield Grounds("B7", phrase("brings-broke", count=(view.own & ALL & ~view.dead).bit_count()))
        return
    yield from _kept(view, past)
    yield Grounds("B6", _cost(view, past))


def _cost(view: View, past: str) -> Phrase:
    """Return what a pass costs, in words."""
    left = view.passes_left
    return phrase("brings-costs-nothing") if left is None else phrase("brings-costs", left=left - 1, past=past)


def _kept(view: View, past: str) -> Iterator[Grounds]:
    """Yield which own cards keep what shut (S1), and that ★ finds them (J1)."""
    if view.rules.killer:
        return
    fits = cards_in(view.own & view.open & ALL)
    shut = {card: opened_by(view, card) & ~view.own & ALL for card in fits}
    if not any(shut.values()):
        shut = {card: _first_further_on(view, card) for card in fits}
    kept = tuple(card for card, places in shut.items() if places)
    if not kept:
        if shut and not _comes_by_tunnel(view, shut):
            later = "yes" if view.rules.joker == "none" and view.rules.tunnel == "off" else "no"
            yield Grounds("S1", phrase("brings-keeps-nothing", cards=fits, later=later), fits)
        return
    places = tuple(dict.fromkeys(place for card in kept for place in cards_in(shut[card])))
    yield Grounds("S1", phrase("brings-keeps", places=places, past=past), kept, places)
    if view.rules.joker == "solo" and joker_elsewhere(view):
        yield Grounds("J1", phrase("brings-joker-finds", cards=kept))


def _first_further_on(view: View, card: Card) -> int:
    """Return the first shut place of another's beyond a card that fits, behind own ones; else nothing."""
    beyond = cards_in(row_beyond(view, card) & ~view.own & ~view.open & ALL)
    return min(beyond, key=lambda each: abs(each.rank - card.rank)).place if beyond else 0


def _comes_by_tunnel(view: View, kept: Iterable[Card]) -> bool:
    """Return whether the row may go on from a card that is kept through the tunnel, to cards of others (T2)."""
    suits = {card.suit for card in kept} if view.rules.tunnel != "off" else set()
    return any(card.suit in suits for card in cards_in(ALL & ~view.down & ~view.own))


def joker_elsewhere(view: View) -> bool:
    """Return whether another who is still in holds ★: those who are out hold nothing but ★ (B9, J5, J6)."""
    return not view.own & JOKER_BIT and not any(view.counts[gone.player] for gone in view.exits)


# -- what both need ------------------------------------------------------------------------------


def _down(view: View, *cards: Card) -> int:
    """Return the board with these cards on it too, for a move's consequences."""
    down = view.down
    for card in cards:
        down |= card.place
    return down


def headline(move: Move, *, past: bool, advised: bool = False) -> Phrase:
    """Return which move the consequences are of, and, of one that was made, that a hint had advised it."""
    if advised:
        return phrase("brings-advised-pass") if isinstance(move, Pass) else phrase("brings-advised", move=written(move))
    if isinstance(move, Pass):
        return phrase("brings-passed" if past else "brings-pass")
    return phrase("brings-played" if past else "brings-play", move=written(move))


def arrivals(rules: Rules, down: int, free: int) -> tuple[Card, ...]:
    """Return which of some `free` cards can come on the board if nobody plays another, in the order they come."""
    come: tuple[Card, ...] = ()
    while new := cards_in(connection.survey(rules, down)[0] & free & ~down & ALL):
        down, come = down | sum(card.place for card in new), (*come, *new)
    return come


def written(move: Move) -> Phrase | str:
    """Return a move as a sentence of consequences has it: a card by itself, ★ with its place."""
    if not isinstance(move, LayJoker):
        return str(move)
    return phrase("brings-joker-move", place=move.place, beyond=(move.card,) if move.card else ())
