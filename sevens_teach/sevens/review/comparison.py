"""Two moves side by side, in one sentence: which own cards the better one leads to, and what the other one opened.

All hands lie open, as in a review. It says what follows from the board and the hands alone: which own cards wait behind
each move, and for whom else it opens a place. Where the better move does no more for the hand than the other, there is
no sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.cards import ALL, SEVEN, card_set, cards_in
from sevens_teach.say.messages import Phrase, Who, phrase
from sevens_teach.sevens.engine import connection
from sevens_teach.sevens.engine.moves import Pass, laid_by
from sevens_teach.sevens.review.at_once import dies, doors, opened_own
from sevens_teach.sevens.why.consequences import cards_beyond, opened_by, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View

KEY: Final = "review-compare"
"""The message of the sentence."""
INSTEAD_OF: Final = frozenset(
    {
        *("review-opens-own", "review-leads", "review-opens-nobody", "review-keeps-shut"),
        *("review-spares-used", "review-brings-used", "review-at-once-opens", "review-at-once-opens-too"),
    }
)
"""What the sentence says too, and says better: these are not told beside it."""


@dataclass(frozen=True, slots=True)
class _Way:
    """What a move does for the cards that are still in the hands."""

    move: Move
    made: str
    """`yes` or `no`, as the sentences ask."""
    fits: tuple[Card, ...]
    """The own cards that fit once it is made, and did not before."""
    waiting: tuple[Card, ...]
    """All own cards that it leads to: these, and those that wait further on."""
    may_lead: bool
    """Whether it may lead to an own card by any way at all: through the tunnel too."""
    doors: dict[int, tuple[Card, ...]]
    """The others' cards that fit once it is made, and did not before, by their holders."""
    opens: bool
    """Whether it opens any place."""

    @property
    def theirs(self) -> Phrase:
        """Return which cards of others it opens a place for, and whose they are."""
        if len(self.doors) > 1:
            return phrase("review-compare-others", cards=_all(self.doors))
        ((player, cards),) = self.doors.items()
        return phrase("review-compare-one", cards=cards, player=Who(player))

    def said(self, key: str, **more: Phrase | str | int | tuple[Card, ...]) -> Phrase:
        """Return a part of the sentence, about this move."""
        return phrase(key, move=written(self.move), made=self.made, **more)


def comparison(position: Position, worse: Move, better: Move, made: Move | None, went: int = ALL) -> Phrase | None:
    """Return in one sentence what the better of two moves does for the own hand and what the other does; None if alike.

    `made` is the one that was made, if any. Of what the worse one opened for others then, those cards count that
    `went` out later (a set): nobody has gained by another.
    """
    good = _way(position, better, ALL, "yes" if better == made else "no")
    bad = _way(position, worse, went if worse == made else ALL, "yes" if worse == made else "no")
    told = _of_pass(position, good, bad) if isinstance(better, Pass) else _of_card(position, good, bad)
    return told and phrase(KEY, better=told[0], worse=told[1])


def opened_for_others(position: Position, move: Move) -> Phrase | None:
    """Return which cards of others a move opens a place for, and whose they are; None for none."""
    way = _way(position, move, ALL, "no")
    return way.theirs if way.doors else None


def _of_pass(position: Position, good: _Way, bad: _Way) -> tuple[Phrase, Phrase] | None:
    """Return what is said of a pass that was better, and of the card that was not; None for nothing."""
    if position.rules.killer or position.rules.joker != "none" or bad.fits or not bad.doors:
        return None
    rest = _little(position, good, bad) if bad.may_lead else bad.said("review-compare-none", way=_wording(bad.move))
    if rest is None:
        return None
    shut = _all(bad.doors)
    return good.said("review-compare-keeps", cards=shut, behind=_others_behind(position, shut)), rest


def _others_behind(position: Position, shut: tuple[Card, ...]) -> int:
    """Return how many more cards of others wait behind the places that a pass keeps shut; none where no row tells."""
    if position.rules.tunnel != "off":
        return 0
    view, found = position.view(position.turn or 0), 0
    for card in shut:
        found |= cards_beyond(view, card)
    others = sum(hand for player, hand in enumerate(position.held) if player != position.turn)
    return (found & others & ALL & ~card_set(shut)).bit_count()


def _of_card(position: Position, good: _Way, bad: _Way) -> tuple[Phrase, Phrase] | None:
    """Return what is said of a card or ★ that was better, and of the move that was not; None for nothing."""
    if _harms_itself(position, good.move) or _breaks(position, bad.move):
        return None
    if not good.waiting:
        return None if good.may_lead or bad.may_lead or not bad.doors else _for_nobody(position, good, bad)
    if rest := _little(position, good, bad):
        return _lead(good, good.fits), rest
    if position.rules.tunnel == "off" and len(good.waiting) > len(bad.waiting):
        killer = position.rules.killer
        key = "review-compare-opens-fewer" if killer else "review-compare-fewer"
        return _lead(good, good.fits if killer else ()), bad.said(key, cards=bad.waiting)
    return None


def _for_nobody(position: Position, good: _Way, bad: _Way) -> tuple[Phrase, Phrase] | None:
    """Return what is said of two moves that lead to no own card: how much less the better one does for others."""
    if not good.opens:
        return good.said("review-compare-nothing"), bad.said("review-compare-for", theirs=bad.theirs)
    few, many = (_count_behind(position, each.move) for each in (good, bad))
    if position.rules.killer or position.rules.tunnel != "off" or few >= many:
        return None
    return good.said("review-compare-few", count=few), bad.said("review-compare-many", count=many)


def _harms_itself(position: Position, move: Move) -> bool:
    """Return whether a move kills own cards (K3), or is the last one of the hand: then other things are told of it."""
    player = position.turn or 0
    return bool(dies(position, move) & position.held[player]) or not position.after(move)[0].staying >> player & 1


def _breaks(position: Position, move: Move) -> bool:
    """Return whether a move is a pass too many (B6): then that is told of it."""
    return isinstance(move, Pass) and position.view(position.turn or 0).passes_left == 0


def _lead(good: _Way, fits: tuple[Card, ...]) -> Phrase:
    """Return what the better move does for the own hand, and honestly whom else it opens a place for."""
    key = "review-compare-own" if fits else "review-compare-way"
    if not good.doors:
        return good.said(key, cards=fits or good.waiting)
    return good.said(f"{key}-too", cards=fits or good.waiting, theirs=good.theirs)


def _little(position: Position, good: _Way, bad: _Way) -> Phrase | None:
    """Return how little the other move does for the own hand; None where it does as much as the better one."""
    if isinstance(bad.move, Pass):
        return bad.said("review-compare-pass")
    if not bad.may_lead:
        if bad.doors:
            return bad.said("review-compare-for", theirs=bad.theirs)
        if position.rules.killer:
            return bad.said("review-compare-opens-none")
        return bad.said("review-compare-none", way=_wording(bad.move))
    if bad.waiting and bad.doors and not bad.fits and (good.fits or isinstance(good.move, Pass)):
        return bad.said("review-compare-far", cards=bad.waiting, theirs=bad.theirs)
    return None


def _wording(move: Move) -> int:
    """Return in which of two wordings it is said that a move does nothing for the own hand."""
    return sum(card.rank for card in laid_by(move)) % 2


# -- what a move opens and leads to ----------------------------------------------------------------


def _way(position: Position, move: Move, went: int, made: str) -> _Way:
    """Return what a move does for the cards in the hands, those of others that `went`."""
    laid = laid_by(move)
    if not laid:
        return _Way(move, made, (), (), may_lead=False, doors={}, opens=False)
    view = position.view(position.turn or 0)
    fits = opened_own(position, move)
    waits = view.own & ALL & ~view.open & ~card_set(laid)
    waiting = card_set(fits) if position.rules.killer else card_set(fits) | _behind(view, laid) & waits
    may_lead = bool(waiting)
    if position.rules.tunnel != "off":
        may_lead = any(card.suit is laid[0].suit for card in cards_in(waits))
    opens = bool(opened_by(view, *laid) & ALL)
    return _Way(move, made, fits, cards_in(waiting), may_lead, doors(position, move, went), opens)


def _behind(view: View, laid: Iterable[Card]) -> int:
    """Return the cards that wait behind some that are laid, seen from where their row comes, as a set."""
    outward, inward = connection.directed_places(view.rules.tunnel, view.down)
    found = 0
    for card in laid:
        comes_inward = card.place & inward and not card.place & outward
        found |= _towards_its_7(view, card) if comes_inward else cards_beyond(view, card)
    return found


def _count_behind(position: Position, move: Move) -> int:
    """Return how many cards wait behind what a move lays."""
    return behind_laid(position, move).bit_count()


def behind_laid(position: Position, move: Move) -> int:
    """Return the cards that wait behind what a move lays, as a set."""
    laid = laid_by(move)
    return _behind(position.view(position.turn or 0), laid) & ~card_set(laid)


def _towards_its_7(view: View, card: Card) -> int:
    """Return the cards not down between a card and its 7, as a set (T2)."""
    step = 1 if card.rank < SEVEN else -1
    found = 0
    for each in cards_in(ALL & ~view.down):
        between = each.suit is card.suit and (each.rank - card.rank) * step > 0 and (SEVEN - each.rank) * step > 0
        found |= each.bit if between else 0
    return found


def _all(found: dict[int, tuple[Card, ...]]) -> tuple[Card, ...]:
    """Return the cards of several players, sorted."""
    return tuple(sorted(card for cards in found.values() for card in cards))
