"""What a lost game came down to: found once, for the last page's story and for the review's headline and moment."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who, phrase
from sevens_teach.sevens.engine.events import Happening
from sevens_teach.sevens.engine.moves import Play
from sevens_teach.sevens.engine.outcome import Reason
from sevens_teach.sevens.review.at_once import dies
from sevens_teach.sevens.review.spent import broke, ended_broke, fits_in
from sevens_teach.sevens.review.waiting import Waited, most, waits

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.cards import Card
    from sevens_teach.say.messages import Phrase
    from sevens_teach.sevens.engine.game import Entry
    from sevens_teach.sevens.engine.outcome import Outcome
    from sevens_teach.sevens.engine.position import Position

NOTHING: Final = "review-cause-none"
"""Where the last page names no one thing."""
_SHORT: Final = 2
"""More cards are no near miss."""


@dataclass(frozen=True, slots=True)
class Stuck:
    """The reader's turn without a card that fitted that the game came down to: the last before it was decided."""

    ply: int
    count: int
    """How many such turns the reader had had by then, with this one."""
    broke: bool
    """Whether the reader went broke at it."""
    wait: Waited | None
    """Behind whose card most of the reader's waited; None for nobody's."""
    turns: int
    """On how many turns before its owner could have played that card."""
    is_held: bool
    """Whether the reader had one of those cards to the end."""


def stuck(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> Stuck | None:
    """Return the reader's last turn without a card that fitted, before they went broke or the winner was out."""
    befores = [start, *(entry.position for entry in history)]
    end, first = ended_broke(start, history, you), outcome.placings[0]
    if first.player == you or (end is None and first.reason is not Reason.OUT) or (end is not None and end.fits):
        return None
    last = max((ply for ply, entry in enumerate(history) if entry.player == first.player), default=0)
    until = last if end is None else end.ply + 1
    forced = [ply for ply in range(until) if befores[ply].turn == you and not fits_in(befores[ply])]
    ply = next((each for each in reversed(forced) if history[each].player == you), None)
    if ply is None:
        return None
    left = befores[until if end is None else end.ply].hands[you]
    wait = most(waits(befores[ply], you))
    is_held = wait is not None and not {*wait.cards}.isdisjoint(left)
    turns = 0 if wait is None else _could_have(befores, history[:ply], wait)
    return Stuck(ply, sum(each <= ply for each in forced), end is not None, wait, turns, is_held)


def _could_have(befores: Sequence[Position], history: Sequence[Entry], wait: Waited) -> int:
    """Return on how many turns who had the card that was waited for had kept it."""
    return sum(
        before.turn == wait.other == entry.player and wait.behind in before.open_places
        for before, entry in zip(befores, history, strict=False)
    )


def stopped(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> Waited | None:
    """Return behind whose card the cards of a reader who went broke waited to the end; None where they did not.

    Of who was only slower no waiting is told by itself: their own moves may have cost more, and the review knows.
    """
    found = stuck(start, history, outcome, you)
    return found.wait if found and found.is_held and found.broke else None


def cards_left(history: Sequence[Entry], outcome: Outcome, player: int) -> tuple[Card, ...]:
    """Return the cards that a player still had when the winner got rid of the last one; none where it was not so."""
    first = outcome.placings[0]
    if first.player == player or first.reason is not Reason.OUT:
        return ()
    end = next((entry.position for entry in history if entry.position.exit_of(first.player)), None)
    if end is None or end.exit_of(player):
        return ()
    return tuple(end.hands[player])


def cards_short(history: Sequence[Entry], outcome: Outcome, player: int) -> tuple[Card, ...]:
    """Return the cards that a player still had then where they were few; else none."""
    held = cards_left(history, outcome, player)
    return held if len(held) <= _SHORT else ()


def short(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> tuple[Card, ...]:
    """Return the few cards that the reader is told they still held; none for who went broke: that is told."""
    return () if broke(start, history, you) else cards_short(history, outcome, you)


@dataclass(frozen=True, slots=True)
class Killed:
    """A card of the reader's that died in their hand (K3)."""

    ply: int
    """After how many moves it was killed."""
    player: int
    """By whom."""
    killer: Card
    card: Card
    turns: int
    """On how many of the reader's turns it had fitted."""
    is_own: bool
    """Whether the reader killed it, and another card that fitted would have killed none of theirs."""


def killed(start: Position, history: Sequence[Entry], you: int) -> Killed | None:
    """Return the death of the reader's that a lost game of Killer is told by: one of their own doing comes first.

    Then the card that had fitted on most turns. Of two own cards of which either would have killed the other there is
    nothing to tell.
    """
    fitted: Counter[Card] = Counter()
    found: list[Killed] = []
    befores = [start, *(entry.position for entry in history)]
    for ply, (before, entry) in enumerate(zip(befores, history, strict=False)):
        if before.turn == entry.player == you:
            fitted.update(before.legal_moves.cards)
        dead = {card for event in entry.events if event.kind is Happening.DIED for card in event.cards}
        if isinstance(entry.move, Play):
            is_own = entry.player == you and _was_avoidable(before, entry.move, you)
            hand = [card for card in before.hands[you] if card in dead]
            own = [card for card in hand if is_own or entry.player != you or not is_mutual(before, entry.move, card)]
            found += [Killed(ply, entry.player, entry.move.card, card, fitted[card], is_own) for card in own]
    return max(found, key=lambda each: (each.is_own, each.turns), default=None)


def _was_avoidable(before: Position, move: Play, you: int) -> bool:
    """Return whether the reader killed an own card by a move of theirs though another card that fitted would not."""
    others = (card for card in before.legal_moves.cards if card != move.card)
    return before.turn == you and any(not dies(before, Play(card)) & before.held[you] for card in others)


def is_mutual(before: Position, move: object, died: Card) -> bool:
    """Return whether an own card that a move killed, played instead, would have killed the card that was played."""
    if Play(died) not in before.legal_moves or not isinstance(move, Play):
        return False
    after, _ = before.after(Play(died))
    return bool(after.dead & move.card.bit)


def cause(start: Position, history: Sequence[Entry], outcome: Outcome, you: int) -> Phrase:
    """Return what the last page says that a lost game came down to, as the review's headline begins; or nothing."""
    winner = outcome.placings[0].player
    if winner != you and (death := killed(start, history, you)):
        own = "yes" if death.player == you else "no"
        return phrase("review-cause-killed", player=Who(death.player), killer=death.killer, card=death.card, own=own)
    if wait := stopped(start, history, outcome, you):
        return phrase("review-cause-waited", player=Who(wait.other), card=wait.behind, cards=wait.cards)
    if held := short(start, history, outcome, you):
        return phrase("review-cause-short", player=Who(winner), cards=held)
    return phrase(NOTHING)
