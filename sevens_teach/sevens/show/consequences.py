"""What moves bring about, as lines below the coach's: before a move of the reader's, and after it. No other's card."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from sevens_teach.cards import ALL, cards_in
from sevens_teach.say.messages import Who, message, phrase, say, several
from sevens_teach.say.replies import reply
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.connection import survey
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import PASS, Play, laid_by
from sevens_teach.sevens.review.waiting import breakings, fits_only, told_of
from sevens_teach.sevens.show.answers import hand_verdicts, place_verdicts
from sevens_teach.sevens.why.consequences import (
    cards_beyond,
    consequences,
    headline,
    joker_elsewhere,
    opened_by,
    row_beyond,
    written,
)
from sevens_teach.sevens.why.danger import endangered, in_danger, sides_left
from sevens_teach.sevens.why.sure import sure_first

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.say.verdict import Verdict
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.moves import Move
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View
    from sevens_teach.wire import Reply

_HANDED_OVER: Final = {Happening.TOOK_JOKER: ("event-took-joker", "J1"), Happening.STUCK: ("event-stuck", "J5")}
"""What is told of a card that ★ has called for, with its rule."""
_OPENED: Final = ("brings-opens-known", "brings-opens-either", "brings-opens-others")
"""Which place a move opened for others: who has used it says so better."""
_USED_THERE: Final = ("brings-used", "brings-used-out")
_OF_OTHERS: Final = frozenset(
    {
        *(*_OPENED, "brings-opens-nothing", "brings-behind", "brings-leads", "brings-keeps", "brings-keeps-nothing"),
        *(*_USED_THERE, "brings-used-beyond", "brings-used-beyond-out"),
    }
)
"""What one hears of who has met that a move opens places for others, or keeps them shut: not at a plain table.

Nor in Killer Sevens, where that decides nothing, but for who has used what made room for the reader's own.
"""
_FORESEEN: Final = {
    *_OF_OTHERS.difference(_USED_THERE, {"brings-used-beyond", "brings-used-beyond-out"}),
    *("brings-opens-own", "brings-saves", "brings-saves-group"),
}
"""What follows from a move by itself: a hint that had advised it has weighed and told that."""
_ONCE: Final = {
    "brings-opens-own": "brings-now",
    "brings-leads": "brings-nearer",
    "brings-opens-nothing": None,
    "brings-used": "brings-used-again",
    "brings-opens-others": "brings-opens-others-again",
}
"""What comes so often that it is not said of two turns running, but otherwise, or not at all."""
_NEEDED: Final = {"brings-used-again": ("cards", "player", "over")}
"""What these other words need, where it is more than the cards."""
_LET_OUT: Final = {"brings-used-out": "brings-let-out", "brings-used-beyond-out": "brings-let-out-beyond"}
"""How the coach tells first that somebody has got rid of all cards where the reader's move opened the way."""
_MOST: Final = 3
"""How many sentences are told of a move: what waits behind an opened place in any case."""
_DEATHS: Final = 2
"""Of at most this many of the reader's cards it is told why they have died."""


def before_move(view: View, move: Move, lang: str, names: Sequence[str]) -> Reply:
    """Return what one legal move of the player of `view` would bring about."""
    return _line(headline(move, past=False), consequences(view, move), lang, names)


def after_move(  # noqa: PLR0913, the last two are for a first look, and for who has asked for a hint
    start: Position,
    history: Sequence[Entry],
    you: int,
    lang: str,
    names: Sequence[str],
    *,
    plain: bool = False,
    followed: int | None = None,
    first: Phrase | None = None,
) -> list[Reply]:
    """Return what the last move of the player `you` has brought about since, from what everybody saw; if any.

    A `plain` table, or one of Killer Sevens, tells nothing of what that means for the others. To who is gone it is told
    for one more round. What the coach says `first` is left out, and beside it all but who had to pass and what waits
    behind an opened place; beside who is done by the move that too, and whom it broke. Who broke another alone does not
    hear what waits behind the place. Nobody is told that a forced move was advised; nor, while the coach tells the move
    itself, which it was.
    """
    ply = _last_own(start, history, you)
    if ply is None or history[-1].position.turn is None or ply < _old(history, you):
        return []
    followed = followed if len(_view_at(start, history, ply, you).legal_moves) > 1 else None
    told = _told(start, history, ply, plain=plain, followed=followed)
    is_blamed = first is not None and first.key in _LET_OUT.values()
    beside = {"brings-stopped"} if is_blamed else {"brings-stopped", "brings-behind"}
    found = [each for each in told if first is None or (each.why.key in beside and each.why != first)]
    gone = () if is_blamed else (*_broken(start, history, ply, you),)
    is_done = any(("all", "no") not in each.args for each in gone)
    found = [each for each in found if not is_done or each.why.key != "brings-behind"]
    is_news = ply == len(history) - 1
    head = None if is_news else headline(history[ply].move, past=True, advised=ply == followed)
    is_told = bool(found) or (head is not None and first is None and ply == followed)
    own = [_line(head, _most(_in_order(found)), lang, names)] if is_told else []
    return [*(reply("S1", "", say(each, lang, names)) for each in gone if each != first), *own]


def _told(
    start: Position, history: Sequence[Entry], ply: int, *, plain: bool, followed: int | None
) -> tuple[Grounds, ...]:
    """Return what is told of the own move of a ply, whom it broke apart: what came of it, then what it did by itself.

    What a hint that had advised it has told is left out, but for what a pass kept shut, and what waits behind a place
    that another has used.
    Nothing is said the same way of two turns running. Of the only card that fitted it is not told alone whom it may
    let in: that would sound like blame.
    """
    you, move = history[ply].player or 0, history[ply].move
    view = _view_at(start, history, ply, you)
    passed = () if plain else (*_passed(history, ply, you),)
    found = (*_useful(_so_far(view, move, history, ply), view, move),)
    if len(view.legal_moves.cards) == 1 and all(each.why.key in _OPENED for each in found):
        found = ()
    if plain or view.rules.killer:
        has_come = any(each.why.key == "brings-now" for each in found)  # others' cards lie before it now: whose
        found = (*_without_others(found, whose_use=has_come or not plain),)
    if ply == followed:
        is_used = any(each.why.key in _USED_THERE for each in found)
        kept = {"brings-keeps"} if move == PASS else {"brings-leads"} if is_used else set[str]()
        found = found if passed else (*_came_true(found, history[ply + 1 :], you),)
        found = tuple(each for each in found if each.why.key not in _FORESEEN - kept)
    if any(each.why.key == "brings-stopped" for each in passed):
        found = tuple(each for each in found if each.why.key != "brings-keeps")
    if any(each.why.key == "brings-all-passed" for each in passed):
        behind = [each for each in found if each.why.key == "brings-behind"]
        found = (*_without_others(found, whose_use=False), *behind)  # nobody has used the way, though somebody could
    before = _last_own(start, history[:ply], you)
    if before is not None and move == history[before].move == PASS:
        found = (*_kept_anew(found, _shut_before(start, history[:ply], before, you)),)
    if before is not None and any(each.why.key in _ONCE for each in found):
        earlier = {each.why.key for each in _told(start, history[:ply], before, plain=plain, followed=None)}
        found = (*_anew(found, earlier),)
    return *passed, *_own_last(found)


def _came_true(found: Iterable[Grounds], since: Sequence[Entry], you: int) -> Iterable[Grounds]:
    """Yield lines of a pass that a hint had advised, with who has passed since while places stayed shut."""
    is_broke = {entry.player for entry in since if any(event.kind is Happening.BANKRUPT for event in entry.events)}
    passed = [entry.player for entry in since if entry.player != you and entry.move == PASS]
    stuck = [player for player in passed if player is not None and player not in is_broke]
    for each in found:
        if stuck and each.why.key == "brings-keeps":
            yield replace(each, why=phrase("brings-kept", places=each.places, **several(stuck)))
        else:
            yield each


def _own_last(found: Sequence[Grounds]) -> Iterable[Grounds]:
    """Return lines in the order of what happened: which own card fits comes after what others did by the move."""
    if not any(each.why.key.startswith("brings-used") for each in found):
        return found
    own = [each for each in found if each.why.key in ("brings-opens-own", "brings-now")]
    fits = (replace(each, why=phrase("brings-now", cards=each.cards)) for each in own)
    return *(each for each in found if each not in own), *fits


def _in_order(found: Sequence[Grounds]) -> Sequence[Grounds]:
    """Return lines with who had to pass after who used the way, if both are told: while it was open, nobody had to."""
    used = [each for each in found if each.why.key.startswith("brings-used")]
    stopped = next((each for each in found if each.why.key == "brings-stopped"), None)
    if stopped is None or not used:
        return found
    then = replace(stopped, why=phrase("brings-stopped", **dict[str, Any](stopped.why.args) | {"then": "yes"}))
    rest = [each for each in found if each is not stopped]
    at = rest.index(used[-1]) + 1
    return *rest[:at], then, *rest[at:]


def _most(found: Sequence[Grounds]) -> Sequence[Grounds]:
    """Return as many lines as are told of a move, the last one among them where it is what waits behind a place."""
    is_last = bool(found) and found[-1].why.key == "brings-behind"
    return (*found[: _MOST - 1], found[-1]) if is_last and len(found) > _MOST else found[:_MOST]


def _anew(found: Iterable[Grounds], earlier: set[str]) -> Iterable[Grounds]:
    """Yield lines in other words where those before them had the same, or leave them out."""
    for each in found:
        if each.why.key not in earlier.intersection(_ONCE):
            yield each
        elif (key := _ONCE[each.why.key]) and key not in earlier:
            values = {name: value for name, value in each.why.args if name in _NEEDED.get(key, ("cards",))}
            yield replace(each, why=phrase(key, **dict[str, Any](values)))


def _shut_before(start: Position, history: Sequence[Entry], ply: int, you: int) -> set[Card]:
    """Return which places a pass of the reader's was said to keep shut; none where it told of who had to pass."""
    if any(each.why.key == "brings-stopped" for each in _passed(history, ply, you)):
        return set()
    kept = (each for each in _brought(_view_at(start, history, ply, you), PASS) if each.why.key == "brings-keeps")
    return {place for each in kept for place in each.places}


def _kept_anew(found: Iterable[Grounds], shut: set[Card]) -> Iterable[Grounds]:
    """Yield lines of a pass after one that kept places shut: of these no more, but which else, and who passed."""
    for each in found:
        key, anew = each.why.key, tuple(place for place in each.places if place not in shut)
        if not shut or key not in ("brings-keeps", "brings-kept", "brings-joker-finds"):
            yield each
        elif key == "brings-kept":
            told = phrase("brings-kept-again", **dict[str, Any](each.why.args)) if not anew else each.why
            yield replace(each, why=told)
        elif anew:
            yield replace(each, why=phrase("brings-keeps", places=anew, past="yes"))


def _so_far(view: View, move: Move, history: Sequence[Entry], ply: int) -> Iterable[Grounds]:
    """Yield what a move of the reader's has brought about since, but for who is done by it where that is told first."""
    is_first = history[-1].position.turn == view.player and not view.rules.killer
    joker, used = (*_handed_over(history[ply], view.player),), (*_used(view, move, history[ply + 1 :]),)
    there = [each for each in used if each.why.key in _USED_THERE]
    brought = _to_nobody_gone(_brought(view, move)) if joker else _brought(view, move)
    now = history[-1].position.view(view.player)
    rest = _not_used(_still_so(brought, view, now), there)
    told = (joker, there, [each for each in used if each not in there], rest)
    is_done = is_first and any(each.why.key in _LET_OUT for each in used)
    left_out = {*_LET_OUT, "brings-used-beyond", "brings-behind"} if is_done else set()
    return (each for part in told for each in part if each.why.key not in left_out)


def told_first(start: Position, history: Sequence[Entry], you: int) -> Phrase | None:
    """Return what the coach says first of the reader's last move: who is done by it, went broke, or that all passed."""
    if (found := let_out(start, history, you)) or not history or history[-1].position.turn != you:
        return found
    ply = _last_own(start, history, you)
    if ply is None:
        return None
    passed = (each.why for each in _passed(history, ply, you))
    shut_out = (each for each in passed if ("all", "yes") in each.args and ("count", 1) not in each.args)
    return next(iter((*_broken(start, history, ply, you), *shut_out)), None)


def let_out(start: Position, history: Sequence[Entry], you: int) -> Phrase | None:
    """Return that the reader's last move made room for another, who is done by it; None where it did not.

    In Killer Sevens a card touches eight others: nobody comes in by one move alone.
    """
    if start.rules.killer or not history or history[-1].position.turn != you:
        return None
    ply = _last_own(start, history, you)
    if ply is None:
        return None
    view, move = _view_at(start, history, ply, you), history[ply].move
    for each in _used(view, move, history[ply + 1 :]):
        if each.why.key in _LET_OUT:
            player = dict(each.why.args)["player"]
            return phrase(_LET_OUT[each.why.key], move=written(move), player=player, cards=each.cards[-1:])
    return None


def exchange_since(start: Position, history: Sequence[Entry], you: int) -> Event | None:
    """Return how player `you` changed places with a ghost, since the last own turn, not just now; None at the end."""
    if not history or history[-1].position.turn is None:
        return None
    for ply in range(len(history) - 1, -1, -1):
        before = history[ply - 1].position if ply else start
        for event in history[ply].events:
            if event.kind is Happening.EXCHANGED and you in (event.player, event.other):
                return event if ply < len(history) - 1 else None
        if before.turn == you == history[ply].player:
            return None
    return None


def passes_since(  # noqa: PLR0913, the last two are for who has heard it before, or hears it first
    start: Position,
    history: Sequence[Entry],
    you: int,
    lang: str,
    names: Sequence[str],
    *,
    knows: bool = False,
    is_told: bool = False,
    plain: bool = False,
) -> list[Reply]:
    """Return what a game's first pass cost and why its first bankruptcy was one, if that came since the own turn.

    At a `plain` table nobody has been told yet what a pass is, nor what it is good for while something fits.

    Once the game is over it is told of its last move alone, to who is gone of the last round. Who `knows` what a
    pass costs is not told it again, nor why somebody went broke where that `is_told` first.
    """
    limit = start.rules.passes
    if limit is None or any(start.passes) or start.exits:
        return []
    own = len(history) - 1 if history and history[-1].position.turn is None else _own(history, you)
    passed = [ply for ply, entry in enumerate(history) if entry.move == PASS]
    broke = [ply for ply in passed if any(event.kind is Happening.BANKRUPT for event in history[ply].events)]
    kept = "dead" if start.rules.killer else "none" if start.rules.joker == "none" else "joker"
    texts, who = [], dict[str, Any]()
    if limit and passed and passed[0] >= own and not knows:
        first = history[passed[0]].player or 0
        who = {"player": Who(first), "you": _who(first, you), "left": limit - history[-1].position.passes[first]}
        has_kept = plain and first == you and bool(_view_at(start, history, passed[0], you).legal_moves.cards)
        is_first = "kept" if has_kept else "yes" if plain else "no"
        texts.append(message("brings-passes", lang, names, limit=limit, kept=kept, first=is_first, **who))
    if broke and broke[0] >= own and passed[0] != broke[0] and not is_told:
        gone = history[broke[0]].player or 0
        all_gone = several([history[ply].player or 0 for ply in broke if ply >= own])
        who = {"player": Who(gone), "you": _who(gone, you), "number": limit + 1, **all_gone}
        texts.append(message("brings-too-many", lang, names, **who))
    return [reply("B6", "", text) for text in texts]


def _who(player: int, you: int) -> str:
    """Return whether a message about a player is about the reader, as it is asked in messages."""
    return "player" if player == you else "nobody"


def deaths_since(start: Position, history: Sequence[Entry], you: int, lang: str, names: Sequence[str]) -> list[Reply]:
    """Return why cards of the reader's have died since the own turn (K3); of the others' the first of a game alone."""
    if not start.rules.killer or not history or history[-1].position.turn is None:
        return []
    own = _own(history, you)
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
    return [
        reply(why.rule, _head_of_death(why, card, mine, lang, names), why.reason(lang, names))
        for card in told
        if (why := whys.get(card))
    ]


def _head_of_death(why: Verdict, card: Card, mine: Collection[Card], lang: str, names: Sequence[str]) -> str:
    """Return what stands before why a card is dead; that one of the reader's is, the news above it says."""
    return message("brings-died", lang, card=card) if card in mine else why.headline(lang, names)


def dangers_since(start: Position, history: Sequence[Entry], you: int, lang: str) -> list[Reply]:
    """Return which of the reader's cards have come into danger since the last own move, by it or by others' (K3)."""
    if not start.rules.killer or not history or history[-1].position.turn is None:
        return []
    own, now = _own(history, you), history[-1].position
    before = history[own - 1].position if own else start
    was = endangered(start.rules, before.down, before.held[you])
    cards = cards_in(endangered(start.rules, now.down, now.held[you]) & ~was)
    return [reply("K3", "", say(in_danger(start.rules, cards), lang))] if cards else []


def _own(history: Sequence[Entry], you: int) -> int:
    """Return when player `you` moved last: what has come since is news. To who is gone it is that for one round."""
    turns = (ply for ply, entry in enumerate(history) if entry.player == you and entry.move is not None)
    return max((_old(history, you), *turns))


def _old(history: Sequence[Entry], you: int) -> int:
    """Return how many moves are no news any more to player `you`, who has been gone for longer than a round."""
    if not history or not history[-1].position.exits:
        return 0
    since = sum(entry.position.exit_of(you) is not None for entry in history) - 1
    turns = len(history[-1].position.in_play)
    return len(history) - 1 - turns if since > turns else 0


@lru_cache(maxsize=16)
def _brought(view: View, move: Move) -> tuple[Grounds, ...]:
    """Return the lines of what a move has brought about by itself: the same until the reader's next one."""
    return consequences(view, move, past=True)


def _still_so(found: Iterable[Grounds], view: View, now: View) -> Iterable[Grounds]:
    """Leave out what is so no longer: ★ may have called a card out of the hand since, a row come from the other end.

    Or somebody went broke, whose cards lie where they were waited for. Of what a pass kept shut, what still is.
    """
    so_now = [_as_now(each, view, now) for each in found]
    kept = any(each.why.key == "brings-keeps" and each.places for each in so_now)
    for each in so_now:
        key = each.why.key
        if key == "brings-keeps":
            is_so = kept
        elif key in ("brings-opens-own", "brings-leads"):
            is_so = not any(card.bit & (now.dead | ~now.own) for card in each.cards)
        elif key == "brings-shuts-side":
            is_so = all(_keeps_sides(now, card) for card in each.cards)
        elif key in _OPENED:
            is_so = any(place.place & now.open for place in each.places)
        elif key == "brings-presses":
            is_so = not any(place.place & (now.down | now.dead) for place in each.places)
        else:
            is_so = key != "brings-joker-finds" or (kept and joker_elsewhere(now))
        if is_so:
            yield each


def _as_now(each: Grounds, view: View, now: View) -> Grounds:
    """Return a line as it is now: of own cards further along those that fit, of places that a pass kept shut the rest.

    No place is left where one of the cards before them is gone. Of others' cards behind a place those still to come.
    """
    if each.why.key == "brings-behind":
        place = _furthest(view, now, each.places[0])
        values = dict[str, Any](each.why.args) | {"card": place, "count": cards_beyond(now, place).bit_count()}
        return replace(each, why=phrase("brings-behind", **values))
    if each.why.key == "brings-leads" and (fits := tuple(card for card in each.cards if card.place & now.open)):
        return replace(each, why=phrase("brings-now", cards=fits), cards=fits)
    if each.why.key != "brings-keeps":
        return each
    is_gone = any(card.bit & (now.dead | ~now.own) for card in each.cards)
    shut = () if is_gone else tuple(place for place in each.places if not place.place & (now.open | now.down))
    return replace(each, why=phrase("brings-keeps", places=shut, past="yes"), places=shut)


def _furthest(view: View, now: View, place: Card) -> Card:
    """Return the card up to which a row has come since from an opened place; the place itself where it has not."""
    row = sorted(cards_in(cards_beyond(view, place)), key=lambda card: abs(card.rank - place.rank))
    for card in row if place.place & now.down else ():
        if not card.place & now.down:
            break
        place = card
    return place


def _not_used(found: Iterable[Grounds], used: Sequence[Grounds]) -> Iterable[Grounds]:
    """Leave out that places opened for others where each of them has been used, and by whom is told.

    What lies behind them is told all the same: without it the move would sound harmless, and a review may blame it.
    """
    laid = {card for each in used for card in each.cards}
    return (each for each in found if each.why.key not in _OPENED or not laid.issuperset(each.places))


def _useful(found: Iterable[Grounds], view: View, move: Move) -> Iterable[Grounds]:
    """Leave out that nothing of the reader's waits behind an opened place where that would help nobody to choose."""
    return (each for each in found if each.why.key != "brings-behind" or _helps_to_choose(each, view, move))


def _helps_to_choose(behind: Grounds, view: View, move: Move) -> bool:
    """Return whether another card that fitted does better, or a pass would have kept shut what waits `behind`.

    No card does better than one that wins for sure.
    """
    if not isinstance(move, Play):
        return True
    if move.card in sure_first(view):
        return False
    could_keep = view.legal_moves.can_pass and view.passes_left != 0 and ("count", 0) not in behind.why.args
    return could_keep or any(_does_better(view, card, move.card) for card in view.legal_moves.cards)


def _does_better(view: View, card: Card, than: Card) -> bool:
    """Return whether a card leads to an own one, or has fewer of others' behind it `than` another, or none."""
    behind = row_beyond(view, card) & ~view.open
    fewer = behind.bit_count() < (row_beyond(view, than) & ~view.open).bit_count()
    return card is not than and (fewer or bool(behind & view.own))


def _without_others(found: Sequence[Grounds], *, whose_use: bool) -> Iterable[Grounds]:
    """Leave out what a move means for the others, but, where asked, who used it beside a card of the reader's own."""
    own = {each.why.key for each in found} & {"brings-opens-own", "brings-now"}
    kept = {*_USED_THERE, *(["brings-used-beyond"] if "brings-now" in own else [])} if whose_use and own else set[str]()
    return (each for each in found if each.why.key not in _OF_OTHERS - kept)


def _keeps_sides(now: View, card: Card) -> bool:
    """Return whether a card is still the reader's, and has two sides left or more: else other things are told of it."""
    return bool(card.bit & now.own & ~now.dead) and sides_left(now.rules, now.down, card) > 1


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
        if each.why.key in _OPENED
        else each
        for each in found
    )


def _broken(start: Position, history: Sequence[Entry], ply: int, you: int) -> Iterable[Phrase]:
    """Yield whom the reader has broken since the own move of this ply, by a card kept back (S1): a line of its own."""
    broken = dict(breakings(start, history, you, since=ply + 1))
    whole = "yes" if all(wait.is_all for wait in broken.values()) else "no"
    if len(broken) > 1:
        yield phrase("brings-broke-several", all=whole, **told_of(broken))
    for player, wait in broken.items() if len(broken) == 1 else ():
        if len(wait.doors) > 1:
            yield phrase("brings-broke-whole", player=Who(player), count=wait.held, cards=wait.doors)
        else:
            yield phrase("brings-broke-other", player=Who(player), cards=wait.cards, card=wait.behind, all=whole)


def _passed(history: Sequence[Entry], ply: int, you: int) -> Iterable[Grounds]:
    """Yield who has had to pass since the own move of this ply: nothing but the reader's own cards fitted (S1).

    Where another has passed with something else open, whether that one had to nobody knows: it is told then only that
    all of them have spent a pass.
    """
    passed, before, had_to = list[int](), history[ply].position, True
    others = sum(entry.player != you for entry in history[ply + 1 :])
    if before.rules.killer:
        return
    for entry in history[ply + 1 :]:
        if entry.player != you and entry.move == PASS:
            had_to = had_to and fits_only(before, you)
            is_broke = any(event.kind is Happening.BANKRUPT for event in entry.events)
            passed += [] if is_broke else [entry.player]
        before = entry.position
    everybody = len(passed) == len(before.in_play) - 1
    if passed and had_to:
        yield Grounds(
            "S1",
            phrase(
                "brings-stopped", all="yes" if everybody and len(passed) > 1 else "no", then="no", **several(passed)
            ),
        )
    elif everybody and others == len(passed) > 1 and before.rules.passes is not None:
        yield Grounds("B6", phrase("brings-all-passed", too="yes" if history[ply].move == PASS else "no"))


def _last_own(start: Position, history: Sequence[Entry], you: int) -> int | None:
    """Return the ply of player `you`'s last own move; None for none."""
    return next((ply for ply in range(len(history) - 1, -1, -1) if _is_own(start, history, ply, you)), None)


def _view_at(start: Position, history: Sequence[Entry], ply: int, you: int) -> View:
    """Return what player `you` saw before the move of this ply."""
    return (history[ply - 1].position if ply else start).view(you)


def _is_own(start: Position, history: Sequence[Entry], ply: int, you: int) -> bool:
    """Return whether a move was player `you`'s own, on the own turn."""
    before = history[ply - 1].position if ply else start
    return before.turn == you == history[ply].player


@lru_cache(maxsize=16)
def _ways(view: View, move: Move) -> int:
    """Return the places that a move has opened, as a set, for its lines."""
    return opened_by(view, *laid_by(move))


def _used(view: View, move: Move, since: Sequence[Entry]) -> Iterable[Grounds]:
    """Yield who has since played where the move opened the way, and behind that, where a row leads on from there."""
    played: dict[tuple[int, str], list[Card]] = {}
    there, behind, out = _ways(view, move), 0, set[tuple[int, str]]()
    before = view.open | there
    for entry in since:
        first, after = entry.events[0], _open(entry.position)
        if first.kind is Happening.PLAYED and first.cards[0].place & (there | behind):
            used = (entry.player, "brings-used" if first.cards[0].place & there else "brings-used-beyond")
            played.setdefault(used, []).append(first.cards[0])
            behind |= 0 if view.rules.killer else after & ~before
            out |= {used} if _is_out(entry) else set()
        before = after
    rule = "K2" if view.rules.killer else "B4"
    for used, cards in played.items():
        player, key = used
        told = f"{key}-out" if used in out else key
        over = _lay_between(view, move, cards[0]) if told in _USED_THERE else ()
        too = "yes" if key == "brings-used" and used != next(iter(played)) else "no"
        yield Grounds(rule, phrase(told, player=Who(player), cards=tuple(cards), over=over, too=too), tuple(cards))


def _lay_between(view: View, move: Move, card: Card) -> tuple[Card, ...]:
    """Return which cards lay already between a card that a move laid and one that it let in: of who went broke (B6).

    None where they lie the other way round, through the tunnel (T2).
    """
    own = next((each for each in laid_by(move) if each.suit is card.suit), card)
    between = range(min(own.rank, card.rank) + 1, max(own.rank, card.rank))
    down = [each for each in cards_in(view.down & ALL) if each.suit is card.suit and each.rank in between]
    laid = [each for each in laid_by(move) if each.suit is card.suit and each.rank in between]
    return tuple(down) if len(down) + len(laid) == len(between) else ()


def _is_out(entry: Entry) -> bool:
    """Return whether a move has put the player who made it out (B9)."""
    return any(event.kind is Happening.OUT and event.player == entry.player for event in entry.events)


def _open(position: Position) -> int:
    """Return the places that the board lets a card into."""
    return survey(position.rules, position.down)[0]


def _towards_own(found: Sequence[Grounds]) -> Sequence[Phrase]:
    """Return lines as messages; a place opened for others on the way to an own card is told as that way, no loss."""
    told = [each.why for each in found]
    for at, (opened, behind) in enumerate(pairwise(found)):
        if (opened.why.key, behind.why.key) == ("brings-opens-others", "brings-leads"):
            past = dict(opened.why.args)["past"]
            told[at : at + 2] = [phrase("brings-opens-towards", own=behind.cards, cards=opened.places, past=past)]
            break
    return told


def _line(head: Phrase | None, found: Sequence[Grounds], lang: str, names: Sequence[str]) -> Reply:
    """Return what a move brings about, after which move it is, if that is told, as one line below the coach's."""
    gap = message("ui-gap", lang)
    told = gap.join(say(each, lang, names) for each in _towards_own(found))
    return reply(found[0].rule if found else "", "" if head is None else say(head, lang, names), told)
