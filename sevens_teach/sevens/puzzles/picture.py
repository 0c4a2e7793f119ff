"""The picture of a position for a puzzle: what lies on the table, and nothing that would give the answer away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sevens_teach.cards import JOKER, Card
from sevens_teach.messages import message
from sevens_teach.sevens.engine.events import Event
from sevens_teach.sevens.engine.exits import NEWS, Ending

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from sevens_teach.sevens.engine.position import Position
    from sevens_teach.sevens.engine.view import View

Picture = dict[str, Any]


def texts(cards: Iterable[Card]) -> list[str]:
    """Return cards or places as the browser has them."""
    return [card.text for card in cards]


def picture(position: Position, viewpoint: int, lang: str, *, all_hands: bool) -> Picture:
    """Return what `viewpoint` sees of a position, in the shape of a table's frame.

    Which places are open, dead or closed is left out: finding them is the puzzle. `hands` is None, or
    every player's hand where all of them lie open.
    """
    view = position.view(viewpoint)
    return {
        "board": {
            "down": texts(view.board),
            "islands": texts(position.islands),
            "open": [],
            "dead": [],
            "closed": [],
            "last": [],
        },
        "hand": texts(view.hand),
        "hands": [texts(hand) for hand in position.hands] if all_hands else None,
        "players": [_player(view, player, lang) for player in position.players],
        "turn": view.turn,
    }


def _player(view: View, player: int, lang: str) -> Picture:
    """Return how a player stands, for everybody to see."""
    gone = next((each for each in view.exits if each.player == player), None)
    limit, used, count = view.rules.passes, view.passes[player], view.counts[player]
    left = None if limit is None else max(0, limit - used)
    if gone is not None:
        text = message("ui-gone", lang, how=gone.how.name.lower(), count=count)
    else:
        text = message("puzzle-stands", lang, count=count, used=used)
    return {
        "count": count,
        "left": left,
        "status": gone.how.value if gone else "in",
        "text": text,
        "rank": None,
        "aside": view.put_aside[player],
        "shown": texts(view.shown[player]),
    }


def setup_of(position: Position, viewpoint: int, names: Sequence[str]) -> Picture:
    """Return what stays the same for the whole puzzle, as a table has it."""
    rules = position.rules
    return {
        "rows": rules.suit_order,
        "walls": rules.killer,
        "tunnel": rules.tunnel,
        "passes": rules.passes,
        "names": list(names),
        "you": viewpoint,
    }


def exits_told(position: Position) -> tuple[Event, ...]:
    """Return who left the game and how, in the order in which that happened."""
    return tuple(
        Event(NEWS[gone.how], gone.player, position.hands[gone.player] if gone.how is Ending.LEFT else ())
        for gone in position.exits
    )


def joker_at_end(position: Position) -> int | None:
    """Return who holds ★ where play is over, which then is known to all; else None."""
    if not position.is_over:
        return None
    return next((player for player in position.players if JOKER in position.hands[player]), None)
