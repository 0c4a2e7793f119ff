"""What lies on a table of Spades, as the browser has it: the trick, and how players and sides stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.spades.engine.events import Event, Happening
from sevens_teach.spades.engine.score import SIDES, side_of
from sevens_teach.spades.why.bidding import bid_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.rules import Rules
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.why.telling import Teller
    from sevens_teach.spades.wire import SideState, SpadesPlayer, SpadesSetup, TrickCard
    from sevens_teach.wire import Flight


def setup_of(rules: Rules, names: Sequence[str], you: int) -> SpadesSetup:
    """Return what stays the same for a whole match of Spades, as the browser has it."""
    return {"game": "spades", "names": list(names), "you": you, "target": rules.target, "sandbags": rules.sandbags}


def trick_state(trick: Trick) -> list[TrickCard]:
    """Return the cards of a trick in the order played, as the browser has them."""
    winner = trick.winner
    played = [(trick.player_of(card), card) for card in trick.cards]
    return [{"player": player, "card": card.text, "wins": player == winner} for player, card in played]


def player_state(view: View, teller: Teller, player: int) -> SpadesPlayer:
    """Return how a player of Spades stands, as the browser has it."""
    bid = view.bids[player]
    return {
        "count": view.counts[player],
        "bid": "" if bid is None else teller.phrase(bid_name(bid)),
        "taken": view.taken[player],
        "side": side_of(player),
        "dealer": player == view.dealer,
        "text": teller.stands(view, player),
    }


def side_state(view: View, teller: Teller, side: int) -> SideState:
    """Return how a side of Spades stands, as the browser has it."""
    bids = [bid for player in SIDES[side] if (bid := view.bids[player]) is not None]
    target = sum(bid.tricks for bid in bids) if len(bids) == len(SIDES[side]) else None
    tricks = sum(view.taken[player] for player in SIDES[side])
    words = teller.text("spades-side-open")
    if target is not None:
        words = teller.text("spades-side-stands", tricks=tricks, target=target)
    return {
        "name": teller.side_name(side),
        "target": target,
        "tricks": tricks,
        "score": view.score[side],
        "bags": view.bags[side],
        "text": words,
    }


def flights(events: Iterable[Event]) -> list[Flight]:
    """Return what moved at Spades: a card from its player to the middle, as the browser shows it."""
    return [
        {"card": card.text, "from": event.player, "to": card.text}
        for event in events
        if event.kind is Happening.PLAYED and event.player is not None
        for card in event.cards
    ]
