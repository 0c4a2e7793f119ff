"""The story of a finished game in three sentences, made from its events: who won, who kept what, where it turned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sevens_teach.cards import RANKS, SEVEN, Card
from sevens_teach.say.messages import Who, message
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.spent import broke

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.events import Event
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.outcome import Outcome, Placing
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.show.frames import Teller
    from sevens_teach.wire import Finish

_WORTH_TELLING = 2
"""Fewer turns, or cards, are not."""
_SHORT = 2
"""More cards are no near miss."""
_FEW = 3
"""More tilted cards are not named one by one."""
_WHOLE = 3
"""As many sentences already tell how it ended: then none tells how others were helped."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A card that a player could have played and did not, for this many turns."""

    player: int
    card: Card
    turns: int


@dataclass(frozen=True, slots=True)
class Opened:
    """A card right behind which others then played several, before its player laid another one there."""

    player: int
    card: Card
    others: tuple[int, ...]
    """Who has played there, each once."""
    count: int
    """How many cards they have played, together."""
    is_joker: bool = False
    """Whether ★ lay for it."""


def finish_of(start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller) -> Finish:
    """Return the last page of a game: the `headline`, the `story` and the cards left in the `hands`."""
    end = history[-1].position if history else start
    return {
        "headline": message(
            "story-you-came", teller.lang, rank=outcome.rank_of(_reader(teller)), count=len(teller.names)
        ),
        "story": story(start, history, outcome, teller),
        "hands": [[card.text for card in hand] for hand in end.hands],
    }


def _reader(teller: Teller) -> int:
    """Return which player the reader of the last page was."""
    assert teller.you is not None  # noqa: S101, a last page is somebody's
    return teller.you


def story(start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller) -> list[str]:
    """Return the story of a finished game in up to four sentences; where nothing of a kind happened, fewer.

    What the reader's own moves cost is left to the review: nothing here names a card of theirs for it.
    """

    def told(key: str, player: int, **values: Value) -> str:
        """Return a sentence of the story about a player."""
        who = "player" if player == teller.you else "other" if values.get("other") == Who(_reader(teller)) else "nobody"
        return message(key, teller.lang, teller.names, player=Who(player), you=who, **values)

    sentences = [_winning(outcome, told)]
    if end_of_mine := broke(start, history, _reader(teller)):
        fits, spent = "yes" if end_of_mine.fits else "no", len(end_of_mine.spent)
        sentences.append(
            told(
                "story-broke",
                _reader(teller),
                cards=end_of_mine.position.hands[_reader(teller)],
                fits=fits,
                spent=spent,
            )
        )
        if wait := most(waits(end_of_mine.position, _reader(teller))):
            behind, other = (wait.behind,), Who(wait.other)
            sentences.append(told("story-waited", _reader(teller), cards=wait.cards, card=behind, other=other))
    elif short := cards_short(history, outcome, _reader(teller)):
        winner = Who(outcome.placings[0].player)
        sentences.append(told("story-short", _reader(teller), cards=short, other=winner))
    elif (kept := longest_kept(start, history)) and (how := _kept_till(kept, history, _reader(teller))):
        sentences.append(told(how, kept.player, card=(kept.card,), turns=kept.turns))
    if start.rules.killer:
        deaths = [len(event.cards) for entry in history for event in entry.events if event.kind is Happening.DIED]
        last = outcome.placings[-1]
        sentences.append(told("story-deaths", last.player, count=sum(deaths), dead=last.dead_cards))
    elif len(sentences) < _WHOLE and (turning := widest_opening(start, history)) and turning.player != _reader(teller):
        values: dict[str, Any] = {
            "card": (turning.card,),
            "count": turning.count,
            **_helped(turning.others, _reader(teller)),
        }
        sentences.append(told("story-turned", turning.player, **values))
    end = history[-1].position if history else start
    if fallen := _left_tilted(end):
        sentences.append(
            told(
                "story-tilted",
                fallen[0],
                cards=end.islands,
                broke=len(fallen),
                many="yes" if len(end.islands) > _FEW else "no",
            )
        )
    return sentences


def _left_tilted(end: Position) -> tuple[int, ...]:
    """Return whose bankruptcies laid the cards that still lie tilted at the end; nobody's where that is not known."""
    tilted = {*end.islands}
    found = [gone for gone in end.exits if tilted & {*gone.laid}]
    known = {card for gone in found for card in gone.laid} if all(gone.laid_by is not None for gone in found) else ()
    return tuple(gone.laid_by for gone in found if gone.laid_by is not None) if tilted.issubset(known) else ()


def cards_short(history: Sequence[Entry], outcome: Outcome, player: int) -> tuple[Card, ...]:
    """Return the few cards that a player of the story still had when the winner got rid of the last one; else none."""
    first = outcome.placings[0]
    if first.player == player or first.reason is not Reason.OUT:
        return ()
    end = next((entry.position for entry in history if entry.position.exit_of(first.player)), None)
    if end is None or end.exit_of(player):
        return ()
    held = tuple(end.hands[player])
    return held if len(held) <= _SHORT else ()


def _winning(outcome: Outcome, told: Callable[..., str]) -> str:
    """Return the sentence how the winner won."""
    first = outcome.placings[0]
    broke = [placing.player for placing in outcome.placings if placing.reason is Reason.BANKRUPT]
    if first.reason is Reason.LAST_IN:
        return told("story-outlasted", first.player, count=len(broke), other=Who(broke[0] if broke else first.player))
    if first.reason is Reason.OUT:
        return told("story-emptied", first.player)
    alone = all(each.dead_cards != first.dead_cards or _is_broke(each) for each in outcome.placings[1:])
    return told("story-stayed", first.player, dead=first.dead_cards, alone="yes" if alone else "no")


def _is_broke(placing: Placing) -> bool:
    """Return whether a player ended the game bankrupt."""
    return placing.reason is Reason.BANKRUPT


def longest_kept(start: Position, history: Sequence[Entry]) -> Kept | None:
    """Return the card that was kept back for most of its holder's turns though it could be played (S1).

    One that stopped somebody comes before one that only lay there.
    """
    turns: dict[tuple[int, Card], int] = {}
    stops: set[tuple[int, Card]] = set()
    for before, entry in _steps(start, history):
        player = entry.player
        kept = set(before.open_places) & set(before.hands[player]) - set(entry.events[0].cards)
        for card in kept:
            turns[player, card] = turns.get((player, card), 0) + 1
            stops |= {(player, card)} if _stops(before, player, card) else set()
    told = {each: count for each, count in turns.items() if count >= _WORTH_TELLING}
    best = max(told, key=lambda each: (each in stops, told[each], -each[0], each[1].text), default=None)
    return None if best is None else Kept(*best, told[best])


def _stops(before: Position, player: int, card: Card) -> bool:
    """Return whether a card kept back has others' cards waiting behind it, where the rows tell."""
    others = {each for other, hand in enumerate(before.hands) if other != player for each in hand}
    return _goes_by_rows(before) and not others.isdisjoint(beyond(card))


def _goes_by_rows(position: Position) -> bool:
    """Return whether what lies behind a card is told by its row alone."""
    return position.rules.tunnel == "off" and not position.rules.killer


@dataclass(frozen=True, slots=True)
class Waited:
    """Cards of a player that wait behind one card of another's."""

    cards: tuple[Card, ...]
    behind: Card
    other: int


def waits(position: Position, player: int) -> tuple[Waited, ...]:
    """Return the doors in other hands that cards of a player wait behind; none where something of the hand fits.

    Nor where a row has two ways in. Who is out has no hand.
    """
    hand = position.hands[player]
    if not _goes_by_rows(position) or any(card.suit is None or card in position.open_places for card in hand):
        return ()
    return tuple(
        Waited(cards, door, other)
        for door in position.open_places
        for other, held in enumerate(position.hands)
        if door in held and (cards := tuple(card for card in hand if card in {*beyond(door)}))
    )


def most(found: Sequence[Waited]) -> Waited | None:
    """Return behind which door most cards wait; None for no door."""
    return max(found, key=lambda each: len(each.cards), default=None)


def _kept_till(kept: Kept, history: Sequence[Entry], reader: int) -> str | None:
    """Return what came of a card kept back: broke, laid in the end, or never; None for the reader's own that broke."""
    end = history[-1].position
    gone = end.exit_of(kept.player)
    if gone is not None and gone.how is Ending.BANKRUPT and kept.card in (*gone.laid, *end.hands[kept.player]):
        return None if kept.player == reader else "story-kept-broke"
    return "story-kept-never" if kept.card in end.hands[kept.player] else "story-kept-laid"


def widest_opening(start: Position, history: Sequence[Entry]) -> Opened | None:
    """Return the play right behind which others then played the most cards; None where ★ has opened more."""
    found = [opened for ply, entry in enumerate(history) if (opened := _opening(entry, history[ply + 1 :]))]
    best = max(found, key=lambda each: (each.count, each.is_joker), default=None)
    if best is None or best.is_joker or best.count < _WORTH_TELLING or start.rules.tunnel != "off":
        return None
    return best


def _opening(entry: Entry, since: Sequence[Entry]) -> Opened | None:
    """Return who else has played how many cards beyond one that was laid, if anybody has, for the story.

    On each side of a 7 they count until its player lays one there too: what the coach tells at the table is among them.
    """
    first = entry.events[0]
    if first.kind not in (Happening.PLAYED, Happening.LAID_JOKER):
        return None
    card = first.cards[0]
    played: list[int] = []
    for step in (1, -1):
        side = {each for each in beyond(card) if (each.rank - card.rank) * step > 0} - {*first.cards}
        for each in since:
            if each.player == entry.player and any(side & {*event.cards} for event in each.events):
                break
            played += [each.player] if each.player != entry.player and side & {*_laid(each.events[0])} else []
    others = tuple(sorted({*played}))
    is_joker = first.kind is Happening.LAID_JOKER
    return Opened(entry.player, card, others, len(played), is_joker) if played else None


def _helped(others: tuple[int, ...], reader: int) -> dict[str, Value]:
    """Return who has played behind a card, as the sentence asks: the reader, and one more by name."""
    rest = [each for each in others if each != reader]
    kind = "you" if not rest else "one" if len(rest) == 1 else "others"
    by = f"you-{kind}" if rest and reader in others else kind
    return {"by": by, "other": Who(rest[0] if rest else reader)}


def _laid(event: Event) -> tuple[Card, ...]:
    """Return the card of a player's own that a move of the story put down: beyond ★, if it was laid."""
    if event.kind is Happening.PLAYED:
        return event.cards
    return event.cards[1:] if event.kind is Happening.LAID_JOKER else ()


def beyond(card: Card) -> Iterator[Card]:
    """Yield what lies beyond a card, seen from the 7 of its suit: on both sides of a 7."""
    if card.suit is None:
        return
    if card.rank >= SEVEN:
        yield from (Card.of(card.suit, rank) for rank in range(card.rank + 1, len(RANKS) + 1))
    if card.rank <= SEVEN:
        yield from (Card.of(card.suit, rank) for rank in range(card.rank - 1, 0, -1))


def _steps(start: Position, history: Sequence[Entry]) -> Iterator[tuple[Position, Entry]]:
    """Yield each turn of the finished game with the position before it; an exchange is nobody's turn (G1)."""
    before = start
    for entry in history:
        if before.turn == entry.player:
            yield before, entry
        before = entry.position
