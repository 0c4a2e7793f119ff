"""The story of a finished game, from its events: whom the reader broke, who won, who kept what from whom."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who, message
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.spent import broke, ended_broke
from sevens_teach.sevens.review.waiting import Waited, beyond, breakings, goes_by_rows, most, told_of, waits
from sevens_teach.sevens.show.consequences import let_in

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Value
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.outcome import Outcome, Placing
    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.show.frames import Teller
    from sevens_teach.wire import Finish

_WORTH_TELLING = 2
"""Fewer turns, or cards, are not."""
_SHORT = 2
"""More cards are no near miss."""
_SMALL = 12
"""In how many cards there is one thing to be seen."""
_FEW = 3
"""More tilted cards are not named one by one."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A card that a player could have played and did not, for this many turns, while others' cards waited behind it."""

    player: int
    card: Card
    turns: int
    other: int
    """Who had to wait: the reader, where they had."""
    cards: tuple[Card, ...]
    """With which cards."""


def finish_of(start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller) -> Finish:
    """Return the last page of a game: the `headline`, the `story` and the cards left in the `hands`."""
    end = history[-1].position if history else start
    you = _reader(teller)
    won = outcome.placings[0]
    outlasted = won.player == you and won.reason is Reason.LAST_IN
    freed = _freed(start, history, outcome, you)
    came = "freed" if freed else "came" if ended_broke(start, history, you) is None else "broke"
    how, rank, count = "outlasted" if outlasted else came, outcome.rank_of(you), len(teller.names)
    cards: dict[str, Value] = {"card": freed[:1], "cards": freed[1:], "other": Who(won.player)}
    return {
        "headline": message("story-you-came", teller.lang, teller.names, rank=rank, count=count, how=how, **cards),
        "story": story(start, history, outcome, teller),
        "hands": [[card.text for card in hand] for hand in end.hands],
    }


def _freed(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> tuple[Card, ...]:
    """Return which card of the reader's gave a small table away, and what the winner played there; nothing for none."""
    is_told = is_small(start) and _short_told(start, history, outcome, you)
    return let_in(start, history, you, outcome.placings[0].player) if is_told else ()


def _reader(teller: Teller) -> int:
    """Return which player the reader of the last page was."""
    assert teller.you is not None  # noqa: S101, a last page is somebody's
    return teller.you


def story(start: Position, history: Sequence[Entry], outcome: Outcome, teller: Teller) -> list[str]:
    """Return the story of a finished game in up to five sentences; where nothing of a kind happened, fewer.

    What the reader brought about comes first. What their own moves cost is left to the review. That somebody had no
    cards left is said once: not where the headline says that the reader won, nor beside what the reader still held.
    Nor is it said twice that the reader outlasted everybody.
    """
    you = _reader(teller)

    def told(key: str, player: int, **values: Value) -> str:
        """Return a sentence of the story about a player."""
        who = "player" if player == you else "other" if values.get("other") == Who(you) else "nobody"
        return message(key, teller.lang, teller.names, player=Who(player), you=who, **values)

    end = history[-1].position if history else start
    won = outcome.placings[0]
    mine = [*_brought_about(start, history, outcome, you, told)]
    is_said = won.reason in (Reason.OUT, Reason.LAST_IN) and won.player == you
    winning = [] if is_said or _short_told(start, history, outcome, you) else [_winning(outcome, told)]
    is_first = any(breakings(start, history, you)) or ended_broke(start, history, you) is not None
    return [
        *(mine if is_first else ()),
        *winning,
        *(() if is_first else mine),
        *_deaths(start, history, outcome, told),
        *(() if won.player == you else _died(start, history, you, told)),
        *_tilted(end, told),
    ]


def _brought_about(
    start: Position, history: Sequence[Entry], outcome: Outcome, you: int, told: Callable[..., str]
) -> Iterator[str]:
    """Yield how the reader broke somebody or went broke, was a card or two short, or who kept what from whom."""
    broken = dict(breakings(start, history, you))
    for whole in ("yes", "no"):
        alike = {player: wait for player, wait in broken.items() if wait.is_all is (whole == "yes")}
        if len(alike) > 1:
            yield told("story-broke-several", you, all=whole, **told_of(alike))
        for player, behind in alike.items() if len(alike) == 1 else ():
            yield told("story-broke-other", player, cards=behind.cards, card=(behind.behind,), all=whole)
    if end_of_mine := ended_broke(start, history, you):
        fits = "yes" if end_of_mine.fits else "no"
        hand = end_of_mine.position.hands[you]
        yield told("story-broke", you, cards=hand, fits=fits)
        yield from _waited(end_of_mine.position, you, told)
    elif short := _short_told(start, history, outcome, you):
        winner = outcome.placings[0].player
        yield told("story-short", you, cards=short, other=Who(winner))
        yield from () if is_small(start) else _waited(history[-1].position, you, told)
    elif not broken and (kept := longest_kept(start, history, you)):
        how = "story-kept-broke" if _went_broke_with(kept, history[-1].position) else "story-kept"
        yield told(how, kept.player, card=(kept.card,), turns=kept.turns, cards=kept.cards, other=Who(kept.other))


def _waited(position: Position, you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield for whose card most of the reader's waited in a position where none of them fitted."""
    if wait := most(waits(position, you)):
        yield told("story-waited", you, cards=wait.cards, card=(wait.behind,), other=Who(wait.other))


def _deaths(start: Position, history: Sequence[Entry], outcome: Outcome, told: Callable[..., str]) -> Iterator[str]:
    """Yield how many cards died at Killer, and how many of them the last one held."""
    if start.rules.killer:
        deaths = [len(event.cards) for entry in history for event in entry.events if event.kind is Happening.DIED]
        last = outcome.placings[-1]
        yield told("story-deaths", last.player, count=sum(deaths), dead=last.dead_cards)


def _died(start: Position, history: Sequence[Entry], you: int, told: Callable[..., str]) -> Iterator[str]:
    """Yield which card killed the one of the reader's that fitted for most of their turns before (K3).

    Of two own cards of which either would have killed the other there is nothing to tell.
    """
    fitted: Counter[Card] = Counter()
    found: list[tuple[int, int, Card, Card]] = []
    for before, entry in _steps(start, history):
        if entry.player == you:
            fitted.update(before.legal_moves.cards)
        dead = {card for event in entry.events if event.kind is Happening.DIED for card in event.cards}
        if isinstance(entry.move, Play):
            own = [card for card in before.hands[you] if card in dead and not _is_mutual(before, entry, card, you)]
            found += [(fitted[card], entry.player, entry.move.card, card) for card in own]
    if found:
        turns, player, killer, card = max(found, key=lambda each: each[0])
        yield told("story-died", player, turns=turns, killer=(killer,), card=(card,))


def _is_mutual(before: Position, entry: Entry, died: Card, you: int) -> bool:
    """Return whether the reader's card that died, played instead, would have killed the one that the reader played."""
    if entry.player != you or Play(died) not in before.legal_moves or not isinstance(entry.move, Play):
        return False
    after, _ = before.after(Play(died))
    return bool(after.dead & entry.move.card.bit)


def _tilted(end: Position, told: Callable[..., str]) -> Iterator[str]:
    """Yield whose the cards were that still lie tilted."""
    if fallen := _left_tilted(end):
        many = "yes" if len(end.islands) > _FEW else "no"
        yield told("story-tilted", fallen[0], cards=end.islands, broke=len(fallen), many=many)


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


def is_small(start: Position) -> bool:
    """Return whether a game began with a few cards only, for one thing to be seen: not a whole one, nor reviewed."""
    return sum(map(len, start.hands)) <= _SMALL


def _short_told(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> tuple[Card, ...]:
    """Return the few cards that the story tells the reader still held; none for who went broke: that is told."""
    return () if broke(start, history, you) else cards_short(history, outcome, you)


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


def longest_kept(start: Position, history: Sequence[Entry], you: int) -> Kept | None:
    """Return the card kept back for most turns though it could be played while others' waited behind it (S1).

    The reader kept it, or their cards waited, or who kept it went broke with it. Where rows don't tell, there is none.
    """
    turns: dict[tuple[int, Card], int] = {}
    behind: dict[tuple[int, Card], Waited] = {}
    for before, entry in _steps(start, history):
        player = entry.player
        for card in set(before.open_places) & set(before.hands[player]) - set(entry.events[0].cards):
            if (waiting := _stopped(before, player, card, you)) is not None:
                turns[player, card] = turns.get((player, card), 0) + 1
                behind.setdefault((player, card), waiting)
    found = [
        Kept(*each, count, behind[each].other, behind[each].cards)
        for each, count in turns.items()
        if count >= _WORTH_TELLING
    ]
    end = history[-1].position if history else start
    told = [each for each in found if you in (each.player, each.other) or _went_broke_with(each, end)]
    return max(told, key=lambda each: (each.player == you, each.turns, each.card.text), default=None)


def _stopped(before: Position, player: int, card: Card, you: int) -> Waited | None:
    """Return whose cards nothing but one that is kept holds up: the reader's, else who has fewest left; None: nobody's.

    A card that waits for another one too, which a third player has or the keeper, is not held up by this one alone.
    """
    hands = enumerate(before.hands if goes_by_rows(before) else ())
    found = [
        Waited(cards, card, other)
        for other, hand in hands
        if other != player and (cards := tuple(_next_in_row(before, hand, card)))
    ]
    left = [len(hand) for hand in before.hands]
    return max(found, key=lambda each: (each.other == you, -left[each.other], len(each.cards)), default=None)


def _next_in_row(before: Position, hand: Collection[Card], card: Card) -> Iterator[Card]:
    """Yield the cards of a hand that could be laid one after another once a card is down."""
    for is_up in (True, False):
        for each in beyond(card):
            if (each.rank > card.rank) is is_up and each not in before.board:
                if each not in hand:
                    break
                yield each


def _went_broke_with(kept: Kept, end: Position) -> bool:
    """Return whether somebody but the reader went broke with a card that they kept back."""
    gone = end.exit_of(kept.player)
    return gone is not None and gone.how is Ending.BANKRUPT and kept.card in (*gone.laid, *end.hands[kept.player])


def _steps(start: Position, history: Sequence[Entry]) -> Iterator[tuple[Position, Entry]]:
    """Yield each turn of the finished game with the position before it; an exchange is nobody's turn (G1)."""
    before = start
    for entry in history:
        if before.turn == entry.player:
            yield before, entry
        before = entry.position
