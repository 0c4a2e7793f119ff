"""One sight of a table of Seven Bridge with everything decided, for one player's eyes: the shapes of `wire`.

What goes in comes from that player's view, and from the events as that player may learn of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sevens_teach.bridge.engine.legal import cards_of
from sevens_teach.bridge.engine.melds import Wild, kind_of, own_card
from sevens_teach.bridge.engine.moves import DEAL, Add, Chi, Pon
from sevens_teach.bridge.why.telling import points_text
from sevens_teach.cards import texts
from sevens_teach.say.messages import Who

if TYPE_CHECKING:
    from collections.abc import Iterable

    from sevens_teach.bridge.engine.melds import Laid
    from sevens_teach.bridge.engine.moves import Move
    from sevens_teach.bridge.engine.rules import Rules
    from sevens_teach.bridge.engine.state import OwnedMeld
    from sevens_teach.bridge.engine.view import View
    from sevens_teach.bridge.why.telling import Teller
    from sevens_teach.bridge.wire import (
        BridgePlayer,
        BridgeSeen,
        BridgeSetup,
        HandCost,
        LaidInMeld,
        MeldState,
    )
    from sevens_teach.wire import Action, Sheet


NEWEST = 4
"""How many deals the sheet shows while the match goes on; the last page has all of them."""


def setup_of(names: Iterable[str], you: int) -> BridgeSetup:
    """Return what stays the same for a whole match of Seven Bridge, as the browser has it."""
    return {"game": "bridge", "names": [*names], "you": you}


def make_seen(view: View, teller: Teller, *, live: bool = True) -> BridgeSeen:
    """Return what a player of Seven Bridge sees, as the browser has it; unless `live`, nothing may be done in it."""
    actions = actions_of(view, teller) if live else []
    return {
        "hand": texts(view.hand),
        "playable": texts(view.legal_moves.cards) if live else [],
        "turn": view.turn,
        "drawn": view.drawn.text if view.drawn in view.hand and view.drawn else "",
        "calling": any(isinstance(move, Pon | Chi) for move in view.legal_moves) and live,
        "actions": actions,
        "stock": view.stock,
        "pile": texts(view.pile),
        "thrown": thrower(view, teller),
        "melds": [meld_state(meld, view.rules, teller) for meld in view.melds],
        "players": [player_state(view, teller, player) for player in range(len(view.counts))],
        "sheet": sheet(view, teller),
        "costs": costs(view, teller),
    }


def actions_of(view: View, teller: Teller) -> list[Action]:
    """Return every legal move of the player's, in words, as the browser has them."""
    moves: list[Move] = [*view.legal_moves, *([DEAL] if view.may_deal else [])]
    return [_action(move, view, teller) for move in moves]


def _action(move: Move, view: View, teller: Teller) -> Action:
    """Return a step that the reader may take, as a button and the cards it needs."""
    found: Action = {"text": teller.step(move, view), "move": str(move), "player": None}
    if cards := [card for card in cards_of(move) if card in view.hand]:
        found["cards"] = texts(cards)
    if isinstance(move, Add):
        found["meld"] = move.meld
    return found


def thrower(view: View, teller: Teller) -> str:
    """Return who threw the newest discard, where it can be called, as the browser has it."""
    return "" if view.discarder is None else teller.text("bridge-thrown", player=Who(view.discarder))


def meld_state(meld: OwnedMeld, rules: Rules, teller: Teller) -> MeldState:
    """Return a meld as the browser has it."""
    kind = kind_of(meld.cards, rules)
    assert kind is not None  # noqa: S101, it is a meld
    return {
        "owner": meld.owner,
        "kind": kind.value,
        "cards": [_laid(laid) for laid in meld.cards],
        "name": teller.meld(meld, rules),
    }


def _laid(laid: Laid) -> LaidInMeld:
    """Return a card of a meld, and for ★ what it stands for."""
    return {"card": own_card(laid).text, "stands": laid.card.text if isinstance(laid, Wild) else ""}


def player_state(view: View, teller: Teller, player: int) -> BridgePlayer:
    """Return how a player of Seven Bridge stands, as the browser has it."""
    return {
        "count": view.counts[player],
        "dealer": player == view.dealer,
        "total": view.totals[player],
        "text": teller.stands(view, player),
    }


def sheet(view: View, teller: Teller) -> Sheet:
    """Return the score sheet: a column a player, a line a deal that is over, and the totals."""
    deals = [(teller.text("bridge-sheet-deal", number=number), line) for number, line in enumerate(view.lines, 1)]
    newest = deals if view.outcome else deals[-NEWEST:]
    rows = [*newest, (teller.text("bridge-sheet-total"), view.totals)]
    return {
        "title": teller.text("bridge-sheet"),
        "goal": goal(view, teller),
        "heads": [*teller.names],
        "lines": [{"text": text, "cells": [points_text(points) for points in line]} for text, line in rows],
    }


def goal(view: View, teller: Teller) -> str:
    """Return when the match of Seven Bridge ends, as the browser has it."""
    if view.rules.deals:
        return teller.text("bridge-sheet-deals", deals=view.rules.deals)
    return teller.text("bridge-sheet-target", target=str(view.rules.target))


def costs(view: View, teller: Teller) -> list[HandCost] | None:
    """Return what each hand cost, as it is reckoned; None while the deal goes on."""
    if view.costs is None or view.line is None:
        return None
    return [
        {"player": player, "cards": texts(cost.cards), "text": teller.cost(cost, points), "points": points}
        for player, (cost, points) in enumerate(zip(view.costs, view.line, strict=True))
    ]
