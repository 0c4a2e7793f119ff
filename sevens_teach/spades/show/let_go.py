"""Which card of the reader's would have taken a trick of Spades that the other side took: told by the engine itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.spades.engine.events import Happening
from sevens_teach.spades.engine.moves import Play
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.engine.trick import by_height

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.game import Entry
    from sevens_teach.spades.engine.position import Position


def card_let_go(start: Position, history: Sequence[Entry], you: int) -> Card | None:
    """Return the lowest card that would have taken the trick before the one that lies in the middle now.

    None where the reader did not play last in it (the others might have played otherwise), has bid nil, or the side
    took it or needs no more; and where no card of the reader's would have.
    """
    at = len(history) - 1 - len(history[-1].position.trick.cards) if history else -1
    if at < 0 or history[at].player != you:
        return None
    before = history[at - 1].position if at else start
    takers = {event.player for event in history[at].events if event.kind is Happening.TOOK}
    if not takers or takers & {*SIDES[side_of(you)]} or not _needs_tricks(before, you):
        return None
    return next((card for card in reversed(by_height(before.hands[you])) if _takes(before, card, you)), None)


def _needs_tricks(before: Position, you: int) -> bool:
    """Return whether a player has not bid nil, and the side has still fewer tricks than it bid."""
    own, side = before.bids[you], SIDES[side_of(you)]
    wanted = sum(bid.tricks for player in side if (bid := before.bids[player]) is not None)
    return own is not None and not own.is_nil and sum(before.taken[player] for player in side) < wanted


def _takes(before: Position, card: Card, you: int) -> bool:
    """Return whether a card ends the trick in the middle, and takes it."""
    if not before.may(you, Play(card)):
        return False
    events = before.after(Play(card))[1]
    return any(event.kind is Happening.TOOK and event.player == you for event in events)
