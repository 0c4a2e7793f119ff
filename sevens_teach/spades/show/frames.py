"""One sight of a table of Spades with everything decided, for one player's eyes: the shapes of `wire`.

What goes in comes from that player's view and from the events, which tell everybody the same; no other
player's card does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.say.messages import Who
from sevens_teach.spades.engine.score import totals
from sevens_teach.spades.to_wire import player_state, side_state, texts, trick_state

if TYPE_CHECKING:
    from sevens_teach.spades.engine.score import SideResult
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.why.telling import Teller
    from sevens_teach.spades.wire import ResultItem, SheetLine, SpadesSeen


def make_seen(view: View, teller: Teller, *, live: bool = True) -> SpadesSeen:
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
        "sides": (side_state(view, teller, 0), side_state(view, teller, 1)),
        "broken": view.spades_broken,
        "sheet": sheet(view, teller),
        "goal": teller.text("spades-sheet-target", target=str(view.rules.target)),
        "result": result(view, teller),
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
