"""What a move brought about, in sentences: the news that everybody at the table hears, and who took which place."""

from __future__ import annotations

from itertools import groupby, zip_longest
from typing import TYPE_CHECKING, Final, Literal

from sevens_teach.say.messages import Who, message, phrase, several
from sevens_teach.say.names import reader_among
from sevens_teach.say.verdict import Grounds
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.outcome import Reason

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.outcome import Placing

EVENTS: Final = {
    Happening.LAID_SEVENS: "event-laid-sevens",
    Happening.PLAYED: "event-played",
    Happening.LAID_JOKER: "event-laid-joker",
    Happening.TOOK_JOKER: "event-took-joker",
    Happening.PASSED: "event-passed",
    Happening.BANKRUPT: "event-bankrupt",
    Happening.LAID_HAND: "event-laid-hand",
    Happening.DIED: "event-died",
    Happening.OUT: "event-out",
    Happening.LEFT: "event-left",
    Happening.STUCK: "event-stuck",
    Happening.EXCHANGED: "event-exchanged",
    Happening.ENDED: "event-ended",
}
"""The message of each kind of event."""
_AGAIN: Final = {Happening.LAID_SEVENS: "event-laid-sevens-too", Happening.LEFT: "event-left-too"}
"""The message of an event right after another of its kind."""
_TURNS: Final = frozenset({Happening.PLAYED, Happening.PASSED})
"""What others do in most of their turns: several of them are one sentence in brief."""
_FEW: Final = 3
"""More cards of a hand that goes on the board are not named in brief: the board shows which."""
PLACINGS: Final = {
    Reason.OUT: "placing-out",
    Reason.LAST_IN: "placing-last-in",
    Reason.DEAD_CARDS: "placing-dead-cards",
    Reason.BANKRUPT: "placing-bankrupt",
    Reason.JOKER: "placing-joker",
}
"""The message of each reason for a place; `placed-out` is the reason alone, and so on."""


def describe(  # noqa: PLR0913, the last is for who sees the board beside it
    events: Iterable[Event],
    lang: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
    own: Collection[Card] = (),
    *,
    brief: bool = False,
) -> list[str]:
    """Return a sentence an event, to be told to everybody at the table; `you` is the player it is told to.

    None names a card that may be hidden: not the dead ones that somebody leaves with (K10). Of those who leave right
    after each other (K5) the reason is given once. Of cards that die (K3) the reader's `own` are told as such. In
    `brief` plays and passes running are one sentence, and so is a bankruptcy (B6).
    """
    told: list[str] = []
    before = None
    for turns, event in _in_brief([*events]) if brief else (((), each) for each in events):
        if turns:
            told.append(_turns(turns, lang, names))
        elif event.kind is Happening.DIED:
            told += _died(event, lang, own)
        else:
            key = _AGAIN[event.kind] if event.kind is before and event.kind in _AGAIN else EVENTS[event.kind]
            key = "event-laid-hand-brief" if brief and event.kind is Happening.LAID_HAND else key
            told.append(_sentence(key, event, lang, names, you))
        before = event.kind
    return told


def _in_brief(events: Sequence[Event]) -> Iterator[tuple[tuple[Event, ...], Event]]:
    """Yield events but for the pass of who goes broke by it, and for the bankruptcy where the hand is told of.

    With the last of several plays and passes come all of them.
    """
    shown = [event for event, after in zip_longest(events, events[1:]) if not _is_told_after(event, after)]
    for is_turn, found in groupby(shown, lambda event: event.kind in _TURNS):
        turns = (*found,)
        if is_turn and len(turns) > 1:
            yield turns, turns[-1]
        else:
            yield from (((), event) for event in turns)


def _is_told_after(event: Event, after: Event | None) -> bool:
    """Return whether the next event tells of this one too."""
    told = {Happening.PASSED: Happening.BANKRUPT, Happening.BANKRUPT: Happening.LAID_HAND}.get(event.kind)
    return told is not None and after is not None and after.kind is told


def _turns(turns: Sequence[Event], lang: str, names: Sequence[str] | None) -> str:
    """Return several plays and passes of others as one sentence, with passes in a row told together."""
    parts = (
        part
        for is_pass, found in groupby(turns, lambda event: event.kind is Happening.PASSED)
        for part in (_passes((*found,), lang, names) if is_pass else (_turn(each, lang, names) for each in found))
    )
    return message("event-turns", lang, text=message("list-comma", lang).join(parts))


def _turn(event: Event, lang: str, names: Sequence[str] | None) -> str:
    """Return a play or a pass of another as a part of a sentence."""
    return message("event-turn", lang, names, player=Who(event.player or 0), cards=event.cards)


def _passes(events: Sequence[Event], lang: str, names: Sequence[str] | None) -> Iterator[str]:
    """Yield passes in a row as one part of a sentence; of more players than a message lists, each by itself."""
    players = [event.player or 0 for event in events]
    if 1 < len(players) <= 3 and len({*players}) == len(players):
        yield message("event-turns-passed", lang, names, **several(players))
    else:
        yield from (_turn(each, lang, names) for each in events)


def _died(event: Event, lang: str, own: Collection[Card]) -> Iterator[str]:
    """Yield that cards have died: the reader's own first, as such."""
    mine = tuple(card for card in event.cards if card in own)
    others = tuple(card for card in event.cards if card not in own)
    yield from (
        message("event-died", lang, cards=cards, own=key) for key, cards in (("yes", mine), ("no", others)) if cards
    )


def _sentence(key: str, event: Event, lang: str, names: Sequence[str] | None, you: int | None) -> str:
    """Return the sentence of an event, to the reader or about another player."""
    you = reader_among(names, lang) if you is None else you
    return message(
        key,
        lang,
        names,
        player=Who(event.player) if event.player is not None else "",
        other=Who(event.other) if event.other is not None else "",
        you="player" if event.player == you is not None else "other" if event.other == you is not None else "nobody",
        cards=event.cards,
        few="yes" if len(event.cards) <= _FEW else "no",
        first=event.cards[:1],
        rest=event.cards[1:],
    )


def placing_reason(
    placing: Placing,
    lang: str = "en",
    names: Sequence[str] | None = None,
    you: int | None = None,
    *,
    kind: Literal["placing", "placed"] = "placing",
) -> str:
    """Return which place a player took and why (B9, B10, J6, K8), in one sentence; `placed`: why, in a few words."""
    reason = PLACINGS[placing.reason] if placing.after is None else "placing-dead-cards-after"
    you = reader_among(names, lang) if you is None else you
    return message(
        reason.replace("placing", kind),
        lang,
        names,
        player=Who(placing.player),
        other=Who(placing.player if placing.after is None else placing.after),
        earlier="you" if placing.after == you is not None else "other",
        you="player" if placing.player == you else "nobody",
        rank=placing.rank,
        dead=placing.dead_cards,
        left=placing.left,
        broke="only" if placing.broke is None else placing.broke,
    )


def why_above(upper: Placing, lower: Placing) -> Grounds:
    """Return why one of two players ranks above the other, with its rule (B9, B10, J6, K8)."""
    rule, key = _ground(upper, lower)
    who = {"upper": Who(upper.player), "lower": Who(lower.player)}
    return Grounds(rule, phrase(key, **who, more=lower.dead_cards, fewer=upper.dead_cards))


def _ground(upper: Placing, lower: Placing) -> tuple[str, str]:
    """Return the rule and the message for why one of two players ranks above the other."""
    if lower.reason is Reason.JOKER:
        return "J6", "puzzle-above-joker"
    if lower.reason is Reason.LAST_IN:
        return "B10", "puzzle-above-last-in"
    if lower.reason is Reason.OUT:
        return "B9", "puzzle-above-out"
    if lower.reason is Reason.DEAD_CARDS:
        return "K8", "puzzle-above-dead" if upper.dead_cards < lower.dead_cards else "puzzle-above-earlier"
    return "B9", "puzzle-above-later" if upper.reason is Reason.BANKRUPT else "puzzle-above-bankrupt"
