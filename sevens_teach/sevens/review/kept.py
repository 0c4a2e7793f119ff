"""Which card somebody kept back, and whose cards waited behind it: for the last page of a game and for its review."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.exits import Ending
from sevens_teach.sevens.engine.moves import Pass
from sevens_teach.sevens.review.waiting import Waited, beyond, breakings, goes_by_rows, waits

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from sevens_teach.cards import Card
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position

_WORTH_TELLING: Final = 2
"""Fewer turns are not."""


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


def longest_kept(start: Position, history: Sequence[Entry], you: int) -> Kept | None:
    """Return the card kept back for most turns though it could be played while others' waited behind it (S1).

    The reader kept it, and who waited had to pass for want of another card; or the reader's cards waited; or who kept
    it went broke with it. Where rows don't tell, there is none.
    """
    turns: dict[tuple[int, Card], int] = {}
    behind: dict[tuple[int, Card], Waited] = {}
    forced: set[tuple[int, Card]] = set()
    for before, entry in _turns(start, history):
        player = entry.player
        if isinstance(entry.move, Pass):
            forced.update((player, wait.behind) for wait in waits(before, player))
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
    held = [each for each in found if each.player != you or (each.other, each.card) in forced]
    told = [each for each in held if you in (each.player, each.other) or went_broke_with(each, end)]
    return max(told, key=lambda each: (each.player == you, each.turns, each.card.text), default=None)


def kept_by(start: Position, history: Sequence[Entry], you: int) -> Kept | None:
    """Return the card that the reader kept for longest, and who waited; None where another's card is told of."""
    kept = longest_kept(start, history, you)
    return kept if kept and kept.player == you else None


@dataclass(frozen=True, slots=True)
class HeldUp:
    """A card of the reader's by which the last page says that somebody was held up."""

    other: int
    """Who."""
    broke_at: int | None = None
    """After how many moves that one went broke; None where that is not told."""

    def how(self, ply: int) -> str:
        """Return whether that one was broken, and when, seen from a turn of the reader's, as a message asks."""
        return "held" if self.broke_at is None else "before" if self.broke_at < ply else "later"


def held_up(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> dict[Card, HeldUp]:
    """Return the cards that the last page praises the reader for keeping, and who broke by them, or else waited.

    Who waited is told there to who has won, where nobody was broken.
    """
    found: dict[Card, HeldUp] = {}
    for player, wait in breakings(start, history, you):
        at = next(ply for ply, entry in enumerate(history) if _breaks(entry, player))
        for card in wait.doors if len(wait.doors) > 1 else (wait.behind,):
            found.setdefault(card, HeldUp(player, at))
    if not found and outcome.placings[0].player == you and (kept := kept_by(start, history, you)):
        found[kept.card] = HeldUp(kept.other)
    return found


def _breaks(entry: Entry, player: int) -> bool:
    """Return whether a player goes broke by a move."""
    return any(event.kind is Happening.BANKRUPT and event.player == player for event in entry.events)


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


def went_broke_with(kept: Kept, end: Position) -> bool:
    """Return whether somebody but the reader went broke with a card that they kept back."""
    gone = end.exit_of(kept.player)
    return gone is not None and gone.how is Ending.BANKRUPT and kept.card in (*gone.laid, *end.hands[kept.player])


def _turns(start: Position, history: Sequence[Entry]) -> Iterator[tuple[Position, Entry]]:
    """Yield each turn of the finished game with the position before it; an exchange is nobody's turn (G1)."""
    before = start
    for entry in history:
        if before.turn == entry.player:
            yield before, entry
        before = entry.position
