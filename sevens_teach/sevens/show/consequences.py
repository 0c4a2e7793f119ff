"""What moves bring about, as lines below the coach's: before a move of the reader's, and after it. No other's card."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, message, phrase, say
from sevens_teach.say.replies import reply
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import PASS, laid_by
from sevens_teach.sevens.show.answers import hand_verdicts, place_verdicts
from sevens_teach.sevens.why.consequences import consequences, headline, opened_by

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.wire import Reply

_HANDED_OVER: Final = {Happening.TOOK_JOKER: ("event-took-joker", "J1"), Happening.STUCK: ("event-stuck", "J5")}
"""What is told of a card that ★ has called for, with its rule."""
_OF_OTHERS: Final = frozenset(
    {
        *("brings-opens-known", "brings-opens-either", "brings-opens-others", "brings-opens-nothing"),
        *("brings-behind", "brings-leads", "brings-keeps", "brings-keeps-nothing", "brings-used", "brings-used-out"),
    }
)
"""What one hears of who has met that a move opens places for others, or keeps them shut: not at a plain table."""
_DEATHS: Final = 2
"""Of at most this many of the reader's cards it is told why they have died."""


def before_move(view: View, move: Move, lang: str, names: Sequence[str]) -> Reply:
    """Return what one legal move of the player of `view` would bring about."""
    return _line(move, consequences(view, move), lang, names, past=False)


def after_move(  # noqa: PLR0913, the last is for a first look
    start: Position, history: Sequence[Entry], you: int, lang: str, names: Sequence[str], *, plain: bool = False
) -> list[Reply]:
    """Return what the last move of the player `you` has brought about since, from what everybody saw; if any.

    A `plain` table tells nothing of what that means for the others.
    """
    if not history or history[-1].position.turn is None:
        return []
    for ply in range(len(history) - 1, -1, -1):
        before = history[ply - 1].position if ply else start
        if before.turn == you == history[ply].player:
            view, move = before.view(you), history[ply].move
            found = (
                *(joker := tuple(_handed_over(history[ply], you))),
                *(_to_nobody_gone(_brought(view, move)) if joker else _brought(view, move)),
                *_used(view, move, history[ply + 1 :]),
                *_slip(start, history[: ply + 1], you),
            )
            if plain:
                found = tuple(each for each in found if each.why.key not in _OF_OTHERS)
            return [_line(move, found, lang, names, past=True)] if found else []
    return []


def exchange_since(start: Position, history: Sequence[Entry], you: int) -> Event | None:
    """Return how player `you` changed places with a ghost: since the last own turn, and not just now."""
    for ply in range(len(history) - 1, -1, -1):
        before = history[ply - 1].position if ply else start
        for event in history[ply].events:
            if event.kind is Happening.EXCHANGED and you in (event.player, event.other):
                return event if ply < len(history) - 1 else None
        if before.turn == you == history[ply].player:
            return None
    return None


def passes_since(start: Position, history: Sequence[Entry], you: int, lang: str) -> list[Reply]:
    """Return what a game's first pass cost and why its first bankruptcy was one, if that came since the own turn."""
    limit = start.rules.passes
    if limit is None or any(start.passes) or start.exits:
        return []
    turns = [ply for ply, entry in enumerate(history) if entry.player == you and entry.move is not None]
    own = turns[-1] if turns else 0
    passed = [ply for ply, entry in enumerate(history) if entry.move == PASS]
    broke = [ply for ply in passed if any(event.kind is Happening.BANKRUPT for event in history[ply].events)]
    texts = [message("brings-coin", lang, limit=limit)] if limit and passed and passed[0] >= own else []
    if broke and broke[0] >= own and passed[0] != broke[0]:
        texts.append(message("brings-too-many", lang, number=limit + 1))
    return [reply("B6", "", text) for text in texts]


def deaths_since(start: Position, history: Sequence[Entry], you: int, lang: str, names: Sequence[str]) -> list[Reply]:
    """Return why cards of the reader's have died since the own turn (K3); of the others' the first of a game alone."""
    if not start.rules.killer or not history or history[-1].position.turn is None:
        return []
    own = max((ply for ply, entry in enumerate(history) if entry.player == you and entry.move is not None), default=0)
    died = [
        (ply, card)
        for ply, entry in enumerate(history)
        for event in entry.events
        if event.kind is Happening.DIED
        for card in event.cards
    ]
    view = history[-1].position.view(you)
    mine = [card for ply, card in died if ply >= own and card in view.hand]
    told = mine[:_DEATHS] or [card for ply, card in died[:1] if ply >= own]
    whys = place_verdicts(view) | hand_verdicts(view) if told else {}
    found = [whys[card] for card in told if card in whys]
    return [reply(each.rule, each.headline(lang, names), each.reason(lang, names)) for each in found]


@lru_cache(maxsize=16)
def _brought(view: View, move: Move) -> tuple[Grounds, ...]:
    """Return the lines of what a move has brought about by itself: the same until the reader's next one."""
    return consequences(view, move, past=True)


def _handed_over(entry: Entry, you: int) -> Iterable[Grounds]:
    """Yield who had to put down the card that the reader's ★ stood for, and whether ★ has put that player out (J5)."""
    for event in entry.events:
        if event.kind in (Happening.TOOK_JOKER, Happening.STUCK) and event.player not in (None, you):
            key, rule = _HANDED_OVER[event.kind]
            yield Grounds(rule, phrase(key, player=Who(event.player or 0), you="nobody", cards=event.cards))


def _to_nobody_gone(found: Iterable[Grounds]) -> tuple[Grounds, ...]:
    """Return lines of what ★ opened, without the names of who may use it: one of these may be out by that very move."""
    return tuple(
        replace(each, why=phrase("brings-opens-others", cards=each.places, past="yes"))
        if each.why.key in ("brings-opens-known", "brings-opens-either")
        else each
        for each in found
    )


def _slip(start: Position, history: Sequence[Entry], you: int) -> Iterable[Grounds]:
    """Say of the first pass of a game with which a player kept a card that it can be taken back: it is one press."""
    if history[-1].move != PASS:
        return
    before = [start, *(entry.position for entry in history)]
    passed = [
        ply for ply, entry in enumerate(history) if entry.move == PASS and before[ply].turn == entry.player == you
    ]
    if [ply for ply in passed if len(before[ply].legal_moves.turn) > 1] == [len(history) - 1]:
        yield Grounds("B5", phrase("brings-undo"))


@lru_cache(maxsize=16)
def _ways(view: View, move: Move) -> int:
    """Return the places that a move has opened, as a set, for its lines."""
    return opened_by(view, *laid_by(move))


def _used(view: View, move: Move, since: Sequence[Entry]) -> Iterable[Grounds]:
    """Yield who has since played where the move opened the way, and where that opened it further."""
    played: dict[int, list[Card]] = {}
    ways, out = _ways(view, move), set[int | None]()
    before = view.open | ways
    for entry in since:
        first, after = entry.events[0], _open(entry.position)
        if first.kind is Happening.PLAYED and first.cards[0].place & ways:
            played.setdefault(entry.player, []).append(first.cards[0])
            ways |= after & ~before
        before = after
        out |= {event.player for event in entry.events if event.kind is Happening.OUT}
    rule = "K2" if view.rules.killer else "B4"
    for player, cards in played.items():
        key = "brings-used-out" if player in out else "brings-used"
        yield Grounds(rule, phrase(key, player=Who(player), cards=tuple(cards)), tuple(cards))


def _open(position: Position) -> int:
    """Return the places that the board lets a card into."""
    return survey(position.rules, position.down)[0]


def _line(move: Move, found: Sequence[Grounds], lang: str, names: Sequence[str], *, past: bool) -> Reply:
    """Return what a move brings about as one line below the coach's."""
    gap = message("ui-gap", lang)
    told = gap.join(say(each.why, lang, names) for each in found)
    return reply(found[0].rule if found else "", say(headline(move, past=past), lang, names), told)
