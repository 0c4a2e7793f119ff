"""Says what happened at a table of Spades and what is to do, to one player, in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sevens_teach.say.messages import Who
from sevens_teach.say.voice import Voice
from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.moves import BLIND_NIL, DEAL, LOOK, NIL
from sevens_teach.spades.engine.score import SIDES
from sevens_teach.spades.why.bidding import bid_name
from sevens_teach.spades.why.match import side

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.say.messages import Phrase
    from sevens_teach.spades.engine.moves import Move
    from sevens_teach.spades.engine.view import View

_EVENTS: Final = {
    Happening.DEALT: "spades-event-dealt",
    Happening.LOOKED: "spades-event-looked",
    Happening.BID: "spades-event-bid",
    Happening.PLAYED: "spades-event-played",
    Happening.BROKE_SPADES: "spades-event-broke-spades",
    Happening.TOOK: "spades-event-took",
    Happening.NIL_MADE: "spades-event-nil-made",
    Happening.NIL_FAILED: "spades-event-nil-failed",
    Happening.BAGGED: "spades-event-bagged",
    Happening.SCORED: "spades-event-scored",
    Happening.WON: "spades-event-won",
}
_ACTIONS: Final = {
    DEAL: "spades-action-deal",
    LOOK: "spades-action-look",
    NIL: "spades-action-nil",
    BLIND_NIL: "spades-action-blind-nil",
}


class Teller(Voice):
    """Speaks to the player `you`."""

    def event(self, event: Event) -> str:
        """Return one sentence that tells an event of Spades; it names no hidden card."""
        return self.text(
            _EVENTS[event.kind],
            player="" if event.player is None else Who(event.player),
            you="player" if event.player == self.you else "nobody",
            cards=event.cards,
            bid="" if event.bid is None else bid_name(event.bid),
            side="" if event.side is None else side(event.side),
            points=signed(event.points) if event.kind is not Happening.WON else str(event.points),
        )

    def news(self, events: Iterable[Event]) -> str:
        """Return what happened at Spades, a sentence an event."""
        return self.text("ui-gap").join(map(self.event, events))

    def prompt(self, view: View) -> str:
        """Return whose turn it is at Spades, and to the player to move what is to do."""
        if view.turn is None:
            return "" if view.outcome else self.text("spades-to-deal")
        if not view.is_my_turn:
            return self.text("spades-turn", player=Who(view.turn))
        if view.is_bidding:
            return self.text("spades-to-bid" if view.has_seen_hand else "spades-to-look")
        return self.text("spades-to-play" if view.trick.cards else "spades-to-lead")

    def action(self, move: Move) -> str:
        """Return what the button of a bid, a look or a deal says."""
        return self.text(_ACTIONS[move]) if move in _ACTIONS else str(getattr(move, "tricks", move))

    def stands(self, view: View, player: int) -> str:
        """Return how a player of Spades stands: bid and tricks."""
        bid, taken = view.bids[player], view.taken[player]
        if bid is None:
            return self.text("spades-stands-waiting")
        if bid.is_nil:
            return self.text("spades-stands-nil", taken=taken)
        return self.text("spades-stands", taken=taken, bid=bid.tricks)

    def side_name(self, number: int) -> str:
        """Return the two players of a side."""
        first, second = SIDES[number]
        return self.text("spades-side", first=Who(first), second=Who(second))

    def phrase(self, what: Phrase) -> str:
        """Return a phrase in the language of the reader at Spades."""
        return self.text(what.key, **dict(what.args))


def points_text(points: int) -> str:
    """Return a score of Spades as it is written: `63`, `−40`."""
    return str(points) if points >= 0 else f"−{-points}"


def signed(points: int) -> str:
    """Return points as they are written on a score sheet of Spades: `+63`, `−40`, `0`."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
