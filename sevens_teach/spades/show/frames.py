"""One sight of a table of Spades with everything decided, for one player's eyes: the shapes of `wire`.

What goes in comes from that player's view and from the events, which tell everybody the same; no other
player's card does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.messages import Who
from sevens_teach.spades.engine.score import SIDES, side_of, totals
from sevens_teach.spades.why.bidding import bid_name

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.cards import Card
    from sevens_teach.spades.engine.score import SideResult
    from sevens_teach.spades.engine.trick import Trick
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.show.telling import Teller
    from sevens_teach.spades.wire import PlayerState, ResultItem, Seen, Setup, SheetLine, SideState, TrickCard


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards as the browser has them."""
    return [card.text for card in cards]


def setup_of(view: View, teller: Teller) -> Setup:
    """Return what stays the same for a whole match."""
    return {
        "names": list(teller.names),
        "you": view.player,
        "target": view.rules.target,
        "sandbags": view.rules.sandbags,
        "sides": (teller.side_name(0), teller.side_name(1)),
    }


def make_seen(view: View, teller: Teller, *, live: bool = True) -> Seen:
    """Return what `view` sees; unless it is `live`, nothing may be played in it."""
    return {
        "hand": texts(view.hand),
        "playable": texts(view.legal_moves.cards if live else ()),
        "hidden": 0 if view.has_seen_hand else view.counts[view.player],
        "turn": view.turn,
        "leader": view.trick.leader,
        "trick": trick_state(view.trick),
        "last": trick_state(view.tricks[-1]) if view.tricks else [],
        "players": [player_state(view, teller, player) for player in range(len(view.counts))],
        "sides": (_side_state(view, teller, 0), _side_state(view, teller, 1)),
        "broken": view.spades_broken,
        "sheet": sheet(view, teller),
        "result": result(view, teller),
    }


def trick_state(trick: Trick) -> list[TrickCard]:
    """Return the cards of a trick in the order played."""
    winner = trick.winner
    played = [(trick.player_of(card), card) for card in trick.cards]
    return [{"player": player, "card": card.text, "wins": player == winner} for player, card in played]


def player_state(view: View, teller: Teller, player: int) -> PlayerState:
    """Return how a player stands, for everybody to see."""
    bid = view.bids[player]
    return {
        "count": view.counts[player],
        "bid": "" if bid is None else teller.phrase(bid_name(bid)),
        "taken": view.taken[player],
        "side": side_of(player),
        "dealer": player == view.dealer,
        "text": teller.stands(view, player),
    }


def _side_state(view: View, teller: Teller, side: int) -> SideState:
    bids = [bid for player in SIDES[side] if (bid := view.bids[player]) is not None]
    target = sum(bid.tricks for bid in bids) if len(bids) == len(SIDES[side]) else None
    tricks = sum(view.taken[player] for player in SIDES[side])
    words = teller.text("spades-side-open")
    if target is not None:
        words = teller.text("spades-side-stands", tricks=tricks, target=target)
    return {
        "target": target,
        "tricks": tricks,
        "score": view.score[side],
        "bags": view.bags[side],
        "text": words,
    }


def sheet(view: View, teller: Teller) -> list[SheetLine]:
    """Return the score sheet, a line a deal that is over."""
    lines = view.lines
    return [
        {
            "text": teller.text("spades-sheet-deal", number=number),
            "points": line.points,
            "bags": line.bags,
            "total": totals(lines[:number])[0],
        }
        for number, line in enumerate(lines, 1)
    ]


def result(view: View, teller: Teller) -> tuple[list[ResultItem], list[ResultItem]] | None:
    """Return what the deal brought both sides, item by item; None while it goes on."""
    if view.result is None:
        return None
    first, second = view.result.sides
    return _items(first, teller), _items(second, teller)


def _items(side: SideResult, teller: Teller) -> list[ResultItem]:
    key = "spades-item-made" if side.made else "spades-item-missed"
    found: list[ResultItem] = [
        {"text": teller.text(key, target=side.target, tricks=side.tricks), "points": side.for_bid}
    ]
    if side.over:
        found.append({"text": teller.text("spades-item-over"), "points": side.over})
    for nil in side.nils:
        key = "spades-item-nil-made" if nil.made else "spades-item-nil-failed"
        found.append({"text": teller.text(key, player=Who(nil.player)), "points": nil.points})
    if side.penalty:
        found.append({"text": teller.text("spades-item-bags"), "points": side.penalty})
    found.append({"text": teller.text("spades-item-total"), "points": side.points})
    return found
