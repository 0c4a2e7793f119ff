"""One sight of a table of Spades with everything decided, for one player's eyes: the shapes of `wire`.

What goes in comes from that player's view and from the events, which tell everybody the same; no other
player's card does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from sevens_teach.cards import texts
from sevens_teach.say.messages import Who
from sevens_teach.spades.to_wire import player_state, side_state, trick_state
from sevens_teach.spades.why.telling import points_text, signed

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.spades.engine.score import Pair, SideResult
    from sevens_teach.spades.engine.view import View
    from sevens_teach.spades.why.telling import Teller
    from sevens_teach.spades.wire import SpadesSeen
    from sevens_teach.wire import Sheet, SheetLine

Item: TypeAlias = tuple[str, int]
"""One thing that a deal brought a side, or cost it: the words and the points."""


def make_seen(view: View, teller: Teller, *, live: bool = True) -> SpadesSeen:
    """Return what a player of Spades sees; unless it is `live`, nothing may be played in it."""
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
    }


def sheet(view: View, teller: Teller) -> Sheet:
    """Return the score sheet of Spades: a line a deal that is over, this deal, and the total."""
    found = result(view, teller)
    lines = [_line(text, map(signed, points)) for text, points in deals(view, teller)]
    lines.append(
        _line("", map(_written, found))
        if found
        else _line(teller.text("spades-sheet-tricks"), (side_state(view, teller, side)["text"] for side in (0, 1)))
    )
    lines.append(_line(teller.text("spades-sheet-total"), map(points_text, view.score)))
    if view.rules.sandbags:
        lines.append(_line(teller.text("spades-sheet-bags"), map(str, view.bags)))
    return {
        "title": teller.text("spades-sheet"),
        "goal": teller.text("spades-sheet-target", target=str(view.rules.target)),
        "heads": [teller.side_name(side) for side in (0, 1)],
        "lines": lines,
    }


def deals(view: View, teller: Teller) -> list[tuple[str, Pair]]:
    """Return what each deal of Spades that is over is called, and what it brought both sides."""
    return [(teller.text("spades-sheet-deal", number=number), line.points) for number, line in enumerate(view.lines, 1)]


def _line(text: str, cells: Iterable[str]) -> SheetLine:
    """Return a line of the score sheet of Spades."""
    return {"text": text, "cells": [*cells]}


def _written(items: Sequence[Item]) -> str:
    """Return what a deal of Spades brought a side, a line an item; the sum stands in its deal's line."""
    return "\n".join(f"{text} {signed(points)}" for text, points in items[:-1])


def result(view: View, teller: Teller) -> tuple[list[Item], list[Item]] | None:
    """Return what the deal of Spades brought both sides, item by item; None while it goes on."""
    if view.result is None:
        return None
    first, second = view.result.sides
    return _items(first, teller), _items(second, teller)


def _items(side: SideResult, teller: Teller) -> list[Item]:
    """Return what a deal brought a side, item by item."""
    key = "spades-item-made" if side.made else "spades-item-missed"
    found = [(teller.text(key, target=side.target, tricks=side.tricks), side.for_bid)]
    if side.over:
        found.append((teller.text("spades-item-over"), side.over))
    for nil in side.nils:
        key = "spades-item-nil-made" if nil.made else "spades-item-nil-failed"
        found.append((teller.text(key, player=Who(nil.player)), nil.points))
    if side.penalty:
        found.append((teller.text("spades-item-bags"), side.penalty))
    found.append((teller.text("spades-item-total"), side.points))
    return found
